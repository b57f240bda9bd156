-- Seals over the audit: a worker makes them behind the writes, each chained to the one before by a hash, so that an entry
-- that was changed, removed or slipped in later shows.

create table audit_seals (
  number bigint primary key,
  sealed_at timestamptz not null,
  entries integer not null,
  -- Of what the entries say.
  digest bytea not null,
  -- Of the chain so far and everything above.
  chain bytea not null
);

-- Which seal an entry is under. A table of its own: entries themselves are never touched.
create table audit_sealed (
  entry_id uuid primary key,
  seal bigint not null references audit_seals (number)
);

create index audit_sealed_by on audit_sealed (seal);

-- What an entry says, the same on every machine.
create function audit_entry_text(a audit) returns text language sql stable as $$
  select jsonb_build_array(a.id, (extract(epoch from a.at) * 1000000)::bigint, a.actor, a.door, a.action,
    a.account_id, a.subject_type, a.subject_id, a.details)::text
$$;

-- The journal by person.
create index audit_by_actor on audit (actor, at desc, id desc);
