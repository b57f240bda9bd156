-- Orders and requests, their notes, who has them open, and which calls were already answered.

create sequence order_numbers start 100001;
create sequence request_numbers start 100001;

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
  customer_cost_centre text,
  transport_type text not null,
  vehicle jsonb not null,
  vin text,
  license_plate text,
  pickup jsonb not null,
  delivery jsonb not null,
  requested_pickup timestamptz,
  requested_delivery timestamptz,
  -- The delivery time agreed with the customer; a reported delay moves only requested_delivery.
  agreed_delivery timestamptz,
  -- The end of a reported delay.
  delayed_until timestamptz,
  actual_pickup timestamptz,
  actual_delivery timestamptz,
  arrived_at_pickup timestamptz,
  -- The state of the vehicle at pickup: odometer and known damages.
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
  -- Since when the driver of an accepted trip must confirm its new dates or places; null if nothing is to confirm.
  confirm_since timestamptz,
  cancel_reason text,
  invoice_number text,
  -- Invoices for extras that were approved after the invoice.
  supplementary_invoices text[] not null default '{}',
  has_damage boolean not null,
  -- The next three are computed by orders/model/attention.ts and written with every change of the order.
  -- From when the order is late; null if it has ended or has no date.
  late_from timestamptz,
  -- What dispatch waits for next; after the delivery when it was delivered.
  due_at timestamptz,
  -- Whether the customer has something to decide or to complete.
  needs_attention boolean not null,
  -- Values that only one interface uses, such as the raw values of the older interface.
  extra jsonb not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'ORDER') = (order_number is not null)),
  check (kind = 'ORDER' or request_number is not null)
);

create unique index orders_external_id on orders (account_id, environment, external_order_id)
  where external_order_id is not null;

-- The console filters by it.
create index orders_of_cost_centre on orders (customer_cost_centre, environment, created_at desc, id desc)
  where customer_cost_centre is not null;

-- An invoice may bill several orders.
create index orders_of_invoice on orders (invoice_number) where invoice_number is not null;

-- Orders whose personal data is deleted, so that the worker skips them.
create table anonymized_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  anonymized_at timestamptz not null
);

-- What people wrote, and the values before and after a change. Not in the audit entry, because they may be personal
-- data and the audit cannot be redacted; the entry has a hash. The salt is deleted with the values, so that nobody
-- can find deleted values by trying.
create table audit_values (
  audit_id uuid primary key references audit (id),
  -- Null unless the entry is about an order.
  order_id uuid references orders (id) on delete cascade,
  -- Null after the values were erased, like the values.
  salt bytea,
  -- Fields of an order: before and after.
  changes jsonb,
  -- Further details of the entry.
  texts jsonb
);

create index audit_values_of_order on audit_values (order_id) where order_id is not null;

create function audit_values_hash(v audit_values) returns text language sql immutable as $$
  select encode(sha256(v.salt || convert_to(jsonb_build_array(v.changes, v.texts)::text, 'UTF8')), 'hex')
$$;

-- The audit log as people read it.
create view audit_log as
select a.id, a.at, a.actor, a.channel, a.action, a.account_id, a.subject_type, a.subject_id,
  a.details - 'valuesHash' || coalesce(v.texts, '{}') as details, v.changes
from audit a left join audit_values v on v.audit_id = a.id;

-- Notes of dispatch for colleagues, never shown to customers. The audit has the author and the time; the text
-- is here, because the audit cannot be redacted.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  text text not null
);

create index order_notes_of_order on order_notes (order_id);

-- The note of dispatch for the driver, one text per order, never shown to customers. Not a column of the
-- order, because writing it does not change the order's version. Deleted with the personal data of the order.
create table dispatch_notes (
  order_id uuid primary key references orders (id) on delete cascade,
  text text not null,
  written_at timestamptz not null,
  written_by text not null
);

-- Who has an order open. Unlogged, because every open page repeats it within seconds.
create unlogged table order_presence (
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (order_id, user_id)
);

create index order_presence_oldest on order_presence (seen_at);

-- The first answer to a call, kept for a day. While a lease runs, the first call is still in progress.
create table idempotency_keys (
  account_id uuid not null references accounts (id),
  environment text not null,
  -- Header keys and externalOrderIds are shared by v1 and the older interface; dispatch has separate keys.
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

-- First answers of other creating calls, for a day; those that create an order are in idempotency_keys.
create table answered_calls (
  -- Of the call that holds the key or has answered.
  id uuid primary key,
  -- Whose key it is: an account and environment, a person's realm, or a driver.
  caller text collate "C" not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  leased_until timestamptz,
  status smallint,
  -- Encrypted, because an answer may contain a secret.
  body bytea,
  created_at timestamptz not null,
  unique (caller, key)
);

create index answered_calls_oldest on answered_calls (created_at);
