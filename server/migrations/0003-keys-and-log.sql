-- Credentials that work only from some addresses, are exchanged without a gap and say when they were last used; and
-- the request log as customers search it.

alter table credentials
  -- Addresses and networks, `203.0.113.24` or `203.0.113.0/24`; none means everywhere.
  add column allowed_addresses text[] not null default '{}',
  -- Of a credential that was exchanged: the one that took its place, and the one it took the place of.
  add column rolled_to uuid references credentials (id),
  add column rolled_from uuid references credentials (id);

-- Apart from the credentials, because a change of those empties the caches of every process.
create table credential_uses (
  credential_id uuid primary key references credentials (id) on delete cascade,
  at timestamptz not null,
  address text not null
);

alter table request_log
  -- Why a credential that exists was answered as an unknown one.
  add column refusal text,
  -- What the headers of the answer said, so that they can be shown.
  add column rate_limit integer,
  add column rate_remaining integer,
  add column rate_reset integer,
  add column retry_after integer;

-- What customers call. The pages of the portal are logged as well, and nobody looks for them in between.
create index request_log_calls on request_log (account_id, environment, at desc, request_id desc)
  include (status, duration_ms) where interface in ('v1', 'legacy', 'oauth');
create index request_log_errors on request_log (account_id, environment, at desc, request_id desc)
  where interface in ('v1', 'legacy', 'oauth') and status >= 400;
create index request_log_slow on request_log (account_id, environment, at desc, request_id desc)
  where interface in ('v1', 'legacy', 'oauth') and duration_ms >= 1000;
create index request_log_of_credential on request_log (credential_id, at desc, request_id desc)
  include (status, duration_ms) where credential_id is not null;
create index request_log_of_order on request_log (order_id, at desc, request_id desc) where order_id is not null;
create index request_log_of_own_number on request_log (account_id, external_order_id, at desc, request_id desc)
  where external_order_id is not null;
