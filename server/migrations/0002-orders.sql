-- Orders and requests, what happened to them, who drives them, and which calls were already answered.

create sequence order_numbers start 100001;
create sequence request_numbers start 100001;

-- Invoice numbers have no gaps, so they come from a row that the invoicing transaction holds, not from a sequence.
create table invoice_counters (
  series text primary key,
  last integer not null
);

create table drivers (
  id uuid primary key,
  name text not null,
  phone text,
  email text,
  location_consent boolean not null,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index drivers_newest on drivers (created_at desc, id desc);

create table orders (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  kind text not null check (kind in ('ORDER', 'REQUEST')),
  status text not null,
  -- Where a complaint came from and goes back to.
  status_before_complaint text,
  order_number text unique,
  request_number text unique,
  tracking_number text not null unique,
  external_order_id text,
  customer_reference text,
  transport_type text not null,
  vehicle jsonb not null,
  vin text,
  license_plate text,
  pickup jsonb not null,
  delivery jsonb not null,
  requested_pickup timestamptz,
  requested_delivery timestamptz,
  actual_pickup timestamptz,
  actual_delivery timestamptz,
  arrived_at_pickup timestamptz,
  services jsonb not null,
  instructions text,
  end_customer_email text,
  metadata jsonb not null,
  -- Cents and lines as they were agreed; null while a request waits for its quote.
  price jsonb,
  agreement_version integer not null,
  distance_km double precision,
  quote_reason text,
  driver_id uuid references drivers (id),
  cancel_reason text,
  invoice_number text unique,
  has_damage boolean not null,
  -- What only one door knows of, the raw values of the older interface for instance.
  extra jsonb not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'ORDER') = (order_number is not null)),
  check (kind = 'ORDER' or request_number is not null)
);

create unique index orders_external_id on orders (account_id, environment, external_order_id)
  where external_order_id is not null;
create index orders_newest on orders (account_id, environment, created_at desc, id desc);
create index orders_changed on orders (account_id, environment, updated_at desc, id desc);
-- Dispatch looks over all accounts, by time and by status, and searches for what people read to each other.
create index orders_dispatch on orders (environment, created_at desc, id desc);
create index orders_dispatch_status on orders (environment, status, created_at desc, id desc);
create index orders_search_external on orders (external_order_id) where external_order_id is not null;
create index orders_search_vin on orders (vin) where vin is not null;
create index orders_search_plate on orders (license_plate) where license_plate is not null;
create index orders_of_driver on orders (driver_id, status) where driver_id is not null;

-- What webhooks carry: written with the change, in both formats, as the bytes that will be sent.
create table events (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  order_id uuid not null references orders (id) on delete cascade,
  format text not null check (format in ('2026-09-01', 'legacy')),
  type text not null,
  created_at timestamptz not null,
  body text not null
);

create index events_of_order on events (order_id, created_at, id);

-- The first answer of a create call, kept for a day; while a lease runs, the first call is still under way.
create table idempotency_keys (
  account_id uuid not null references accounts (id),
  environment text not null,
  space text not null check (space in ('header', 'external', 'ops')),
  key text not null,
  fingerprint bytea not null,
  owner uuid not null,
  leased_until timestamptz,
  order_id uuid,
  status smallint,
  body text,
  created_at timestamptz not null,
  primary key (account_id, environment, space, key)
);

create index idempotency_keys_oldest on idempotency_keys (created_at);
