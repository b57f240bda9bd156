-- One row per call of any interface, written in batches after the response. One partition a day, dropped
-- after its retention time.
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
  external_order_id text,
  -- Why a credential that exists was answered like an unknown one.
  refusal text,
  -- The rate limit headers of the response.
  rate_limit integer,
  rate_remaining integer,
  rate_reset integer,
  retry_after integer
) partition by range (at);

-- Calls of customers. Rows are written in the order of time, so an ascending index grows at its end and stays
-- small; a backward scan gives the newest first.
create index request_log_calls on request_log (account_id, environment, at, request_id)
  include (status, duration_ms) where interface in ('v1', 'legacy', 'oauth', 'mcp');
create index request_log_of_credential on request_log (credential_id, at, request_id)
  include (status, duration_ms) where credential_id is not null;
create index request_log_errors on request_log (account_id, environment, at desc, request_id desc)
  where interface in ('v1', 'legacy', 'oauth', 'mcp') and status >= 400;
create index request_log_slow on request_log (account_id, environment, at desc, request_id desc)
  where interface in ('v1', 'legacy', 'oauth', 'mcp') and duration_ms >= 1000;
create index request_log_of_order on request_log (order_id, at desc, request_id desc) where order_id is not null;
create index request_log_of_own_number on request_log (account_id, external_order_id, at desc, request_id desc)
  where external_order_id is not null;
-- All other calls: portal, public links, dispatch.
create index request_log_of_account on request_log (account_id, at desc, request_id desc)
  where interface not in ('v1', 'legacy', 'oauth', 'mcp');
