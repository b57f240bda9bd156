-- Webhook endpoints, what is to be delivered to them, every attempt, and inboxes to test with.

-- PostgreSQL 15 makes no time-ordered UUIDs; deliveries are made inside statements, so their ids are too.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- A test message belongs to no order.
alter table events alter column order_id drop not null;

create table webhook_endpoints (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  url text not null,
  description text,
  events text[] not null,
  format text not null check (format in ('2026-09-01', 'legacy')),
  status text not null check (status in ('ACTIVE', 'PAUSED')),
  -- Encrypted with a key derived from MASTER_KEY: signing needs it back.
  secret bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index webhook_endpoints_of_account on webhook_endpoints (account_id, environment, created_at, id);

create trigger webhook_endpoints_changed after insert or update or delete on webhook_endpoints
  for each statement execute function notify_access_changed();

-- Who serves an endpoint right now. One worker at a time, so that order and limits need no counting in the table.
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
  event_type text not null,
  order_id uuid,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED_RETRYING', 'DEAD_LETTER')),
  -- All attempts ever; the retry plan counts from `plan_base`, which a resend moves up.
  attempts integer not null default 0,
  plan_base integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz,
  event_at timestamptz not null,
  created_at timestamptz not null,
  last_status smallint,
  last_duration_ms integer,
  last_response text,
  last_error text,
  finished_at timestamptz,
  check ((state in ('PENDING', 'FAILED_RETRYING')) = (next_attempt_at is not null))
);

-- Only what is open: claiming costs the same however many deliveries lie finished beside it.
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
