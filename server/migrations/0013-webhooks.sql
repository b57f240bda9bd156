-- Events, webhook endpoints, deliveries with every attempt, and inboxes for testing.

-- The positions of events, in whose order API v1 lists them: the number of the transaction that wrote the event, plus
-- `shift`. A reader takes only events below the oldest running transaction, so none can appear later before one that
-- was already read. `shift` grows when the data is restored into a PostgreSQL that counts from another number.
create table event_positions (
  only_row boolean primary key default true check (only_row),
  shift bigint not null,
  -- Names the PostgreSQL that counts, and its timeline.
  counted_by text not null
);

create function event_counter() returns text language sql stable as $$
  select s.system_identifier || '-' || c.timeline_id from pg_control_system() s, pg_control_checkpoint() c
$$;

insert into event_positions (shift, counted_by) values (0, event_counter());

create function event_position() returns bigint language sql volatile as $$
  select pg_current_xact_id()::text::bigint + shift from event_positions
$$;

-- All events below it are visible. Stable, so that it has the snapshot of the statement that reads the events.
create function event_horizon() returns bigint language sql stable as $$
  select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + shift from event_positions
$$;

-- The horizon of every hour: a reader of the events since a time begins there. Some 9,000 rows a year.
create table event_marks (
  at timestamptz primary key,
  position bigint not null
);

-- Written with the change, in both formats, as the bytes that are sent.
create table events (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  -- Null for a test message.
  order_id uuid references orders (id) on delete cascade,
  format text not null check (format in ('2026-09-01', 'legacy')),
  type text not null,
  created_at timestamptz not null,
  body text not null,
  -- The `traceparent` of the call that caused it, if the call was traced; its deliveries continue the trace.
  trace_parent text,
  position bigint not null default event_position()
);

create index events_of_order on events (order_id, created_at, id);
-- Test messages are deleted by their age.
create index events_of_tests on events (created_at) where order_id is null;
-- The event stream of the sandbox reads an account's events in their order.
create index events_of_sandbox on events (account_id, created_at, id)
  where environment = 'sandbox' and format = '2026-09-01';

create index events_by_position on events (account_id, environment, position, id) include (type, created_at)
  where format = '2026-09-01';

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
  -- Encrypted, because signing needs the plain text.
  secret bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret_created_at timestamptz not null,
  -- After a roll, the old secret also signs until this time.
  old_secret bytea,
  old_secret_until timestamptz,
  check ((old_secret is null) = (old_secret_until is null))
);

create index webhook_endpoints_of_account on webhook_endpoints (account_id, environment, created_at, id);
create index webhook_endpoints_old_secrets on webhook_endpoints (old_secret_until)
  where old_secret_until is not null;

create trigger webhook_endpoints_changed after insert or update or delete on webhook_endpoints
  for each statement execute function notify_access_changed();

-- Which worker serves an endpoint now. Only one at a time, so order and limits are kept in its memory.
create table webhook_queues (
  endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
  owner uuid,
  leased_until timestamptz,
  slow boolean not null default false
);

-- The results of the last attempts, written with their outcomes. No foreign key, so that writing outcomes
-- never waits for the deletion of an endpoint.
create table webhook_health (
  endpoint_id uuid primary key,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure_status smallint,
  last_failure_error text,
  -- The first failed attempt since the last success.
  failing_since timestamptz
);

create index webhook_health_failing on webhook_health (failing_since) where failing_since is not null;

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  event text not null,
  order_id uuid,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED_RETRYING', 'DEAD_LETTER')),
  -- All attempts so far. The retry plan counts from `plan_base`, which a resend increases.
  attempts integer not null default 0,
  plan_base integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz,
  event_at timestamptz not null,
  created_at timestamptz not null,
  -- The result of the last attempt.
  status smallint,
  duration_ms integer,
  response text,
  error text,
  finished_at timestamptz,
  check ((state in ('PENDING', 'FAILED_RETRYING')) = (next_attempt_at is not null))
);

-- Only open deliveries, so the cost of claiming does not grow with the finished ones.
create index webhook_deliveries_open on webhook_deliveries (endpoint_id, next_attempt_at, event_at, id)
  where next_attempt_at is not null;
-- Counting a day by state and event reads only the index.
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc)
  include (state, event);
create index webhook_deliveries_of_type on webhook_deliveries (endpoint_id, event, created_at desc, id desc);
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at desc, id desc)
  where state in ('FAILED_RETRYING', 'DEAD_LETTER');
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

-- A resend of many deliveries, processed in batches: either the chosen ones, or all that failed since a time.
create table webhook_resends (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  actor text not null,
  channel text not null,
  delivery_ids uuid[],
  -- Null for all endpoints.
  endpoint_id uuid,
  failed_since timestamptz,
  -- The number at the start, how many of them are processed, and how many were sent.
  total integer not null,
  handled integer not null default 0,
  resent integer not null default 0,
  -- The last failed delivery that is processed.
  last_created_at timestamptz,
  last_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((delivery_ids is null) <> (failed_since is null))
);

create index webhook_resends_open on webhook_resends (created_at, id) where finished_at is null;
create index webhook_resends_of_account on webhook_resends (account_id, environment, created_at desc);

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
