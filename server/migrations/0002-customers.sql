-- Customers: accounts, their agreements and their credentials.

create table accounts (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('CUSTOMER', 'CARRIER')),
  status text not null check (status in ('ACTIVE', 'SUSPENDED')),
  api_v1_production boolean not null,
  -- Whether a key that orders in production, made by a person who is no admin, waits for an admin's approval.
  write_keys_need_approval boolean not null,
  -- The roles of its people that need a second factor.
  second_factor_roles text[] not null default '{}',
  language text not null check (language in ('de', 'en')),
  contracting_party jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create index accounts_newest on accounts (created_at desc, id desc) where deleted_at is null;
-- Every customer has its own number in bookkeeping.
create unique index accounts_by_debtor_number on accounts ((contracting_party ->> 'debtorNumber'))
  where contracting_party ->> 'debtorNumber' is not null and deleted_at is null;
create index accounts_carriers on accounts (id) where kind = 'CARRIER' and deleted_at is null;

create table agreements (
  account_id uuid not null references accounts (id),
  version integer not null,
  -- The first day on which it applies; null from the beginning.
  valid_from date,
  terms jsonb not null,
  created_at timestamptz not null,
  -- The actor as in the audit.
  created_by text,
  primary key (account_id, version)
);

-- The fuel surcharge of the operator: a percentage of the transport, from a month on until the next entry.
create table fuel_surcharges (
  month date primary key check (extract(day from month) = 1),
  percent double precision not null check (percent between 0 and 100),
  updated_at timestamptz not null
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
  -- Refused until an admin approves it.
  awaiting_approval boolean not null default false,
  created_at timestamptz not null,
  -- Addresses and networks, `203.0.113.24` or `203.0.113.0/24`; empty means any address.
  allowed_addresses text[] not null default '{}',
  -- After a roll: the successor of this credential, and its predecessor.
  rolled_to uuid references credentials (id),
  rolled_from uuid references credentials (id),
  check ((type = 'oauth_client') = (client_id is not null))
);

create index credentials_of_account on credentials (account_id, created_at desc, id desc);
create index credentials_expiring on credentials (expires_at)
  where expires_at is not null and revoked_at is null and disabled_at is null;

-- Separate from the credentials, because a change of those clears the caches of every process.
create table credential_uses (
  credential_id uuid primary key references credentials (id) on delete cascade,
  at timestamptz not null,
  address text not null
);

-- The production keys of the demo's customers; the demo calls with them.
create table demo_keys (
  id uuid primary key references credentials (id) on delete cascade,
  customer text not null unique,
  -- Encrypted.
  secret bytea not null
);

-- Every process caches credentials, accounts, agreements, fuel surcharges and webhook endpoints until it is notified.
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
create trigger fuel_surcharges_changed after insert or update or delete on fuel_surcharges
  for each statement execute function notify_access_changed();
create trigger operator_changed after insert or update or delete on operator
  for each statement execute function notify_access_changed();
create trigger credentials_changed after insert or update or delete on credentials
  for each statement execute function notify_access_changed();
