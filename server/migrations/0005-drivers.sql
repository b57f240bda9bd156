-- Drivers and how they sign in.

create table drivers (
  id uuid primary key,
  name text not null,
  phone text,
  email text,
  location_consent boolean not null,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  language text not null default 'de' check (language in ('de', 'en'))
);

create index drivers_newest on drivers (created_at desc, id desc);

-- Tokens are stored as hashes only, so reading these tables is not enough to sign in.
create table driver_links (
  token_hash bytea primary key,
  driver_id uuid not null references drivers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index driver_links_of_driver on driver_links (driver_id);
create index driver_links_ending on driver_links (expires_at);

create table driver_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  driver_id uuid not null references drivers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set when the phone was signed out. The row stays until the session would have expired, so that the
  -- phone learns that it must delete its local data.
  signed_out_at timestamptz
);

create index driver_sessions_of_driver on driver_sessions (driver_id);
create index driver_sessions_ending on driver_sessions (expires_at);
