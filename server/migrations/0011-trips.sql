-- What drivers record at pickup and delivery, and where they are on the way.

-- A draft until it is submitted. Each driver has a separate draft and cannot submit that of another one.
create table protocols (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP', 'DELIVERY')),
  driver_id uuid not null references drivers (id),
  data jsonb not null,
  -- Counts changes, so that exactly what was rendered is submitted.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  -- Submitted by a driver whose trip was reassigned after the signature; kept in addition to the
  -- trip's own protocol.
  from_former_driver boolean not null default false,
  unique (order_id, kind, driver_id)
);

create unique index protocols_submitted on protocols (order_id, kind) where submitted_at is not null and not from_former_driver;

create table protocol_photos (
  protocol_id uuid not null references protocols (id) on delete cascade,
  -- Chosen by the phone, so sending a photo twice changes nothing.
  id uuid not null,
  bytes bytea,
  -- The object with its bytes, if they are not here.
  object_key text collate "C" references stored_objects (key),
  size integer not null,
  sha256 bytea not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  caption text,
  -- Of the damage that it shows, in the protocol's list from 1.
  damage_number smallint,
  taken_at timestamptz,
  created_at timestamptz not null,
  primary key (protocol_id, id),
  check ((bytes is null) = (object_key is not null))
);
-- Photos do not compress. PostgreSQL 15 has no storage clause in `create table`.
alter table protocol_photos alter column bytes set storage external;

create unique index protocol_photos_in_store on protocol_photos (object_key) where object_key is not null;
call follow_object_names('protocol_photos');

create table positions (
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  driver_id uuid not null references drivers (id),
  -- The device's time, shifted if its clock is ahead: never later than the time of receipt.
  recorded_at timestamptz not null,
  -- The device's time as sent. It recognises a position that is sent again, which may be shifted differently.
  device_at timestamptz,
  lat double precision not null,
  lng double precision not null,
  accuracy_meters double precision,
  heading_degrees double precision,
  speed_kmh double precision,
  received_at timestamptz not null,
  primary key (order_id, driver_id, recorded_at)
);

create unique index positions_sent on positions (order_id, driver_id, device_at);
create index positions_oldest on positions (recorded_at);
