-- How drivers sign in, what they write down at pickup and delivery, and where they are on the way.

-- Only hashes: who reads this table cannot sign in with it.
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
  expires_at timestamptz not null
);

create index driver_sessions_of_driver on driver_sessions (driver_id);
create index driver_sessions_ending on driver_sessions (expires_at);

-- A draft until it is submitted. Each driver has one's own, so that nobody hands in what another one signed.
create table protocols (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP', 'DELIVERY')),
  driver_id uuid not null references drivers (id),
  data jsonb not null,
  -- Counts changes, so that what was rendered is what is handed in.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  unique (order_id, kind, driver_id)
);

create unique index protocols_submitted on protocols (order_id, kind) where submitted_at is not null;

create table protocol_photos (
  protocol_id uuid not null references protocols (id) on delete cascade,
  -- Chosen by the phone, so that sending a photo again changes nothing.
  id uuid not null,
  bytes bytea not null,
  size integer not null,
  sha256 bytea not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  caption text,
  taken_at timestamptz,
  created_at timestamptz not null,
  primary key (protocol_id, id)
);
-- Photos do not compress.
alter table protocol_photos alter column bytes set storage external;

create table positions (
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  driver_id uuid not null references drivers (id),
  -- The time of the device, cut to the time of receipt.
  recorded_at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  accuracy_meters double precision,
  heading_degrees double precision,
  speed_kmh double precision,
  received_at timestamptz not null,
  primary key (order_id, driver_id, recorded_at)
);

create index positions_oldest on positions (recorded_at);
