-- Who may call (accounts, agreements, credentials), who the operator is, and what was called and changed.

create table settings (
  name text primary key,
  value text not null
);

create table operator (
  only_row boolean primary key default true check (only_row),
  record jsonb not null,
  updated_at timestamptz not null
);

create table accounts (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('CUSTOMER', 'CARRIER')),
  status text not null check (status in ('ACTIVE', 'SUSPENDED')),
  api_v1_production boolean not null,
  language text not null check (language in ('de', 'en')),
  contracting_party jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create index accounts_newest on accounts (created_at desc, id desc) where deleted_at is null;

create table agreements (
  account_id uuid not null references accounts (id),
  version integer not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, version)
);

create table credentials (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  type text not null check (type in ('api_key', 'oauth_client')),
  name text not null,
  client_id text unique,
  secret_hash bytea not null unique,
  prefix text not null,
  scopes text[] not null,
  expires_at timestamptz,
  disabled_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  check ((type = 'oauth_client') = (client_id is not null))
);

create index credentials_of_account on credentials (account_id, created_at desc, id desc);

-- Every process keeps credentials, accounts and agreements in a small cache and empties it when told here.
create function notify_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$$;

create trigger accounts_changed after insert or update or delete on accounts
  for each statement execute function notify_access_changed();
create trigger agreements_changed after insert or update or delete on agreements
  for each statement execute function notify_access_changed();
create trigger credentials_changed after insert or update or delete on credentials
  for each statement execute function notify_access_changed();

-- Who changed what through which door; kept when the subject is gone.
create table audit (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  door text not null,
  action text not null,
  account_id uuid,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null
);

create index audit_of_subject on audit (subject_type, subject_id, at, id);
create index audit_newest on audit (at desc, id desc);

-- One row per call of /extern, written in batches behind the response; one partition a day, dropped when old.
create table request_log (
  at timestamptz not null,
  request_id uuid not null,
  method text not null,
  path text not null,
  status smallint not null,
  duration_ms real not null,
  error_code text,
  account_id uuid,
  credential_id uuid,
  environment text not null,
  address text not null,
  user_agent text,
  order_id uuid,
  external_order_id text
) partition by range (at);

create index request_log_of_account on request_log (account_id, at desc, request_id desc);
