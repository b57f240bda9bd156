-- Drivers and how they sign in.

create table drivers (
  id uuid primary key,
  name text not null,
  phone text,
  email text,
  location_consent boolean not null,
  active boolean not null,
  -- Finishes the trips on the road and is deactivated after the last.
  leaving boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  language text not null default 'de' check (language in ('de', 'en', 'pl', 'ro', 'tr', 'uk'))
);

create index drivers_newest on drivers (created_at desc, id desc);

-- Tokens and codes are stored as hashes only, so reading these tables is not enough to sign in.
-- Each driver has at most one link and one code: a new one replaces the old one.
create table driver_links (
  driver_id uuid not null references drivers (id) on delete cascade,
  kind text not null check (kind in ('link', 'code')),
  token_hash bytea not null unique,
  -- The first digits of a code, by which it is found; wrong codes with these digits count as tries.
  selector text unique,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set with the first session; only the same phone may repeat the exchange, for a short time.
  exchanged_at timestamptz,
  exchanges integer not null default 0,
  device_hash bytea,
  primary key (driver_id, kind),
  check ((kind = 'code') = (selector is not null))
);

create index driver_links_ending on driver_links (expires_at);

create table driver_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  driver_id uuid not null references drivers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The random id that the phone chose for itself; null for callers that sent none.
  device_hash bytea,
  user_agent text,
  -- Set when the phone was signed out. The row stays until the phone confirms that it keeps nothing, so that it
  -- learns that it is signed out and can still hand in what was done before.
  signed_out_at timestamptz,
  -- Set when dispatch gives up the unsent work on a signed-out phone: the phone then deletes it.
  released_at timestamptz
);

create index driver_sessions_of_driver on driver_sessions (driver_id);
create index driver_sessions_ending on driver_sessions (expires_at);
