-- The older interface recognises repetitions by the identifier alone, in a key space of its own.
alter table idempotency_keys drop constraint idempotency_keys_space_check;
alter table idempotency_keys add constraint idempotency_keys_space_check
  check (space in ('header', 'external', 'ops', 'older'));
