-- The whole schema, created on the first start. Later changes are further numbered files; this one never changes.


-- === Who may call (accounts, agreements, credentials), who the operator is, and what was called and changed.

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

-- Every process caches credentials, accounts and agreements, and clears the cache when notified here.
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

-- Who changed what through which door; kept even when the subject is deleted.
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

-- One row per call of any interface, written in batches behind the response; one partition a day, dropped when old.
create table request_log (
  at timestamptz not null,
  request_id uuid not null,
  interface text not null,
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


-- === Orders and requests, what happened to them, who drives them, and which calls were already answered.

create sequence order_numbers start 100001;
create sequence request_numbers start 100001;
create sequence quote_numbers start 100001;

-- Invoice numbers have no gaps, so they come from a row locked by the invoicing transaction, not from a sequence.
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
  -- The status to return to when a complaint is settled.
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
  -- Until when a delay was reported.
  delayed_until timestamptz,
  actual_pickup timestamptz,
  actual_delivery timestamptz,
  arrived_at_pickup timestamptz,
  -- What the vehicle was like when it was taken over: odometer and known damages.
  vehicle_at_pickup jsonb,
  services jsonb not null,
  instructions text,
  end_customer_email text,
  metadata jsonb not null,
  -- Cents and lines as agreed; null while a request waits for its quote.
  price jsonb,
  agreement_version integer not null,
  distance_km double precision,
  quote_reason text,
  quote_number text,
  driver_id uuid references drivers (id),
  cancel_reason text,
  invoice_number text unique,
  has_damage boolean not null,
  -- What only one door understands, such as the raw values of the legacy interface.
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
-- Dispatch lists all accounts, by time and by status, and searches for what people read out to each other.
create index orders_dispatch on orders (environment, created_at desc, id desc);
create index orders_dispatch_status on orders (environment, status, created_at desc, id desc);
create index orders_search_external on orders (external_order_id) where external_order_id is not null;
create index orders_search_vin on orders (vin) where vin is not null;
create index orders_search_plate on orders (license_plate) where license_plate is not null;
create index orders_of_driver on orders (driver_id, status) where driver_id is not null;

-- Orders whose people were forgotten, so that nobody looks at them again.
create table forgotten_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  forgotten_at timestamptz not null
);

-- What webhooks carry: written with the change, in both formats, as the bytes that will be sent.
create table events (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  -- A test message belongs to no order.
  order_id uuid references orders (id) on delete cascade,
  format text not null check (format in ('2026-09-01', 'legacy')),
  type text not null,
  created_at timestamptz not null,
  body text not null
);

create index events_of_order on events (order_id, created_at, id);

-- The first answer to a call, kept for a day. While a lease runs, the first call is still in progress.
create table idempotency_keys (
  account_id uuid not null references accounts (id),
  environment text not null,
  -- Header keys and externalOrderIds, each shared by v1 and the older interface; dispatch has keys of its own.
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


-- === Webhook endpoints, what to deliver to them, every attempt, and inboxes for testing.

-- PostgreSQL 15 cannot generate time-ordered UUIDs, and statements that insert deliveries need them.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

create table webhook_endpoints (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  url text not null,
  description text,
  events text[] not null,
  format text not null check (format in ('2026-09-01', 'legacy')),
  status text not null check (status in ('ACTIVE', 'PAUSED')),
  -- Encrypted with a key derived from MASTER_KEY, because signing needs the plain text.
  secret bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index webhook_endpoints_of_account on webhook_endpoints (account_id, environment, created_at, id);

create trigger webhook_endpoints_changed after insert or update or delete on webhook_endpoints
  for each statement execute function notify_access_changed();

-- Which worker serves an endpoint now. Only one at a time, so order and limits need no counting in the table.
create table webhook_queues (
  endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
  owner uuid,
  leased_until timestamptz,
  slow boolean not null default false
);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  event text not null,
  order_id uuid,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED_RETRYING', 'DEAD_LETTER')),
  -- All attempts ever. The retry plan counts from `plan_base`, which a resend moves up.
  attempts integer not null default 0,
  plan_base integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz,
  event_at timestamptz not null,
  created_at timestamptz not null,
  -- About the last attempt.
  status smallint,
  duration_ms integer,
  response text,
  error text,
  finished_at timestamptz,
  check ((state in ('PENDING', 'FAILED_RETRYING')) = (next_attempt_at is not null))
);

-- Only open deliveries, so claiming costs the same however many finished ones there are.
create index webhook_deliveries_open on webhook_deliveries (endpoint_id, next_attempt_at, event_at, id)
  where next_attempt_at is not null;
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
create index webhook_deliveries_finished on webhook_deliveries (finished_at) where finished_at is not null;

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  attempt integer not null,
  at timestamptz not null,
  status smallint,
  duration_ms integer not null,
  response text not null,
  error text,
  primary key (delivery_id, attempt)
);

create table webhook_inboxes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  token text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index webhook_inboxes_of_account on webhook_inboxes (account_id, created_at desc);
create index webhook_inboxes_expired on webhook_inboxes (expires_at);

create table webhook_inbox_messages (
  id uuid primary key,
  inbox_id uuid not null references webhook_inboxes (id) on delete cascade,
  received_at timestamptz not null,
  headers jsonb not null,
  body text not null
);

create index webhook_inbox_messages_newest on webhook_inbox_messages (inbox_id, received_at desc, id desc);


-- === Documents with their bytes, quotes for requests, and alerts for the operator.

create table documents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'DAMAGE_REPORT', 'AUTHORIZATION',
    'VEHICLE_DOCUMENT', 'INVOICE', 'QUOTE', 'SIGNED_QUOTE')),
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  created_at timestamptz not null
);

create index documents_of_order on documents (order_id, created_at, id);

create table document_chunks (
  document_id uuid not null references documents (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (document_id, position)
);
-- PDFs and photos do not compress; external storage allows reading a part without the rest.
alter table document_chunks alter column bytes set storage external;

-- One row per request, with the request's id; a revision is its next version.
create table quotes (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  environment text not null,
  quote_number text not null unique,
  version integer not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  price jsonb not null,
  note text,
  valid_until timestamptz not null,
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb
);

create index quotes_expiring on quotes (valid_until) where state = 'OFFERED';

create table alerts (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  message text not null,
  details jsonb not null
);

create index alerts_newest on alerts (at desc, id desc);
-- However often an altered document is asked for, it raises one alert.
create unique index alerts_of_document on alerts ((details ->> 'documentId')) where kind = 'DOCUMENT_ALTERED';


-- === Mails: written with the change that causes them, then sent by a worker or kept for the operator to read.

create table mails (
  id uuid primary key,
  -- A driver's link belongs to no account and no order.
  account_id uuid references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  order_id uuid references orders (id) on delete cascade,
  kind text not null check (kind in ('QUOTE', 'TRACKING_LINK', 'STATUS', 'DRIVER_LINK')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- The token of the link in it, encrypted; text and HTML have a mark in its place.
  link_token bytea,
  -- Goes along with it; its bytes are read when the mail is sent.
  document_id uuid references documents (id) on delete set null,
  language text not null check (language in ('de', 'en')),
  state text not null check (state in ('PENDING', 'SENT', 'FAILED', 'KEPT')),
  -- All attempts ever, counted when one begins. The retry plan counts from `plan_base`, which a resend moves up.
  attempts integer not null,
  plan_base integer not null,
  next_attempt_at timestamptz,
  -- Set while an attempt is in progress. After this time, its worker is presumed dead.
  leased_until timestamptz,
  error text,
  message_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'PENDING') = (next_attempt_at is not null))
);

create index mails_due on mails (next_attempt_at, id) where next_attempt_at is not null;
create index mails_newest on mails (created_at desc, id desc);
create index mails_of_state on mails (state, created_at desc, id desc);
create index mails_of_document on mails (document_id) where document_id is not null;
create index mails_of_order on mails (order_id, created_at desc, id desc) where order_id is not null;


-- === How drivers sign in, what they record at pickup and delivery, and where they are on the way.

-- Only hashes: nobody who reads this table can sign in with it.
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

-- A draft until it is submitted. Each driver has their own, so nobody submits what another driver signed.
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
  unique (order_id, kind, driver_id)
);

create unique index protocols_submitted on protocols (order_id, kind) where submitted_at is not null;

create table protocol_photos (
  protocol_id uuid not null references protocols (id) on delete cascade,
  -- Chosen by the phone, so sending a photo again changes nothing.
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
  -- The device's time, but never later than the time of receipt.
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


-- === Sandbox processes: which scenario an order runs, how far it is, and when the next step is due.

create table sandbox_processes (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  scenario text not null,
  mode text not null check (mode in ('automatic', 'manual')),
  -- The customer decides on the quote, and the simulation waits.
  waits_for_customer boolean not null,
  step integer not null,
  finished boolean not null,
  next_step_at timestamptz,
  history jsonb not null,
  created_at timestamptz not null
);

create index sandbox_processes_due on sandbox_processes (next_step_at) where next_step_at is not null;
create index sandbox_processes_newest on sandbox_processes (account_id, created_at desc, order_id desc);

create table sandbox_days (
  account_id uuid not null references accounts (id),
  day date not null,
  processes integer not null,
  primary key (account_id, day)
);

-- The driver of the sandbox. Inactive, so nobody gives them a real trip.
insert into drivers (id, name, phone, email, location_consent, active, created_at, updated_at)
values ('00000000-0000-7000-8000-000000000001', 'Sandra Sandbox', null, null, false, false, now(), now());
