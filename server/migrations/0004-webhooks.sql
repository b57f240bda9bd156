-- Rolling secrets, the health of endpoints, deliveries of a whole account, and sending many again.

-- A rolled secret goes on signing beside the new one until its time has come.
alter table webhook_endpoints
  add column secret_made_at timestamptz,
  add column old_secret bytea,
  add column old_secret_until timestamptz,
  add check ((old_secret is null) = (old_secret_until is null));
update webhook_endpoints set secret_made_at = created_at;
alter table webhook_endpoints alter column secret_made_at set not null;

create index webhook_endpoints_old_secrets on webhook_endpoints (old_secret_until)
  where old_secret_until is not null;

-- How the last attempts went, written with their outcomes. Refers to nothing, so that writing outcomes never waits for
-- whoever deletes an endpoint.
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

-- Counting a day by state and event reads the index alone.
drop index webhook_deliveries_log;
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc)
  include (state, event);
create index webhook_deliveries_of_type on webhook_deliveries (endpoint_id, event, created_at desc, id desc);
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at desc, id desc)
  where state in ('FAILED_RETRYING', 'DEAD_LETTER');

-- Sending many deliveries again, worked off in batches: either the chosen ones, or all that failed in a time.
create table webhook_resends (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  actor text not null,
  door text not null,
  delivery_ids uuid[],
  -- Of one endpoint, or of all where null.
  endpoint_id uuid,
  failed_since timestamptz,
  -- How many there were at the start, and how many of them were handled and really sent again.
  total integer not null,
  handled integer not null default 0,
  resent integer not null default 0,
  -- The last one handled of those that failed.
  last_created_at timestamptz,
  last_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((delivery_ids is null) <> (failed_since is null))
);

create index webhook_resends_open on webhook_resends (created_at, id) where finished_at is null;
create index webhook_resends_of_account on webhook_resends (account_id, environment, created_at desc);
