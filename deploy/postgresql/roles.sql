-- Two roles: handover_owner owns the tables and migrates, handover serves. The service grants what handover needs after each
-- migration: rows of all tables may be read, added, changed and deleted, those of the audit log only read and added.
--   psql -f deploy/postgresql/roles.sql postgres        (as a superuser, once; choose your own passwords)
create role handover login password 'CHANGE';
create role handover_owner login password 'CHANGE-TOO';
-- The service creates and drops the daily partitions of its request log, so it owns that table; the owner migrates it, too.
grant handover to handover_owner;
create database handover owner handover_owner;

-- What the service grants by itself, to check it or to do it by hand:
--   grant usage, create on schema public to handover;
--   grant select, insert, update, delete on all tables in schema public to handover;
--   grant usage, select, update on all sequences in schema public to handover;
--   revoke update, delete, truncate, references, trigger on audit, audit_seals, audit_sealed from handover;
--   revoke insert, update, delete, truncate, references, trigger on migrations from handover;
--   alter table request_log owner to handover;          -- and its partitions
--
-- A database that one role has owned so far: create handover_owner, then, as a superuser in that database,
--   reassign owned by handover to handover_owner;
--   grant handover to handover_owner;
