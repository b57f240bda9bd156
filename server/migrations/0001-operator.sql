-- The operator: settings, own record and logo, alerts, and the audit log of all changes.

create table settings (
  name text primary key,
  value text not null
);

-- Random keys, each encrypted by a master key that only the settings hold. Everything that is signed, hashed or
-- encrypted uses one of them, so another master key changes only these rows.
create table data_keys (
  id text primary key,
  purpose text not null,
  wrapped bytea not null,
  -- The master key that encrypts it now, and the one that was current when it was made.
  master_key text not null,
  made_under text not null,
  -- Processes use it for new values from then on; until then each has time to load it.
  active_from timestamptz not null
);

create function notify_data_keys_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('data_keys_changed', '');
  return null;
end
$$;

create trigger data_keys_changed after insert or update or delete on data_keys
  for each statement execute function notify_data_keys_changed();

create table operator (
  only_row boolean primary key default true check (only_row),
  record jsonb not null,
  -- The roles that need a second factor in addition to admins.
  second_factor_roles text[] not null default '{}',
  updated_at timestamptz not null
);

-- The logo as documents embed it: checked, and a PNG already on a white background.
create table operator_logo (
  only_row boolean primary key default true check (only_row),
  bytes bytea not null,
  content_type text not null,
  -- In pixels: a wide logo stands alone, others are followed by the name.
  width integer not null,
  height integer not null,
  updated_at timestamptz not null
);

create table alerts (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  message text not null,
  details jsonb not null
);

create index alerts_newest on alerts (at desc, id desc);
-- An altered document raises one alert, no matter how many calls read it.
create unique index alerts_of_document on alerts ((details ->> 'documentId')) where kind = 'DOCUMENT_ALTERED';

-- Who changed what through which channel. No foreign keys, because entries outlive their subjects.
create table audit (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  channel text not null,
  action text not null,
  account_id uuid,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null
);

create index audit_of_subject on audit (subject_type, subject_id, at, id);
create index audit_newest on audit (at desc, id desc);
create index audit_by_actor on audit (actor, at desc, id desc);

-- A worker seals entries some time after they are written. Each seal is chained to the one before by a keyed hash,
-- so an entry that was changed, removed or inserted later is detected, and SQL alone cannot compute another chain.
create table audit_seals (
  number bigint primary key,
  sealed_at timestamptz not null,
  entries integer not null,
  -- Hash of the entries' texts.
  digest bytea not null,
  -- The data key of the chain value. No foreign key: a missing key is reported by the check.
  key_id text not null,
  -- Keyed hash of the previous chain value and the columns above.
  chain bytea not null
);

-- Which seal covers an entry. A separate table, because entries are never updated.
create table audit_sealed (
  entry_id uuid primary key,
  seal bigint not null references audit_seals (number)
);

create index audit_sealed_by on audit_sealed (seal);

-- The text of an entry that is hashed. It does not depend on the machine's settings.
create function audit_entry_text(a audit) returns text language sql stable as $$
  select jsonb_build_array(a.id, (extract(epoch from a.at) * 1000000)::bigint, a.actor, a.channel, a.action,
    a.account_id, a.subject_type, a.subject_id, a.details)::text
$$;
