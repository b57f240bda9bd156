-- What the service does behind its answers and could not do: one row until it works, whatever kind it is. Mails and
-- webhooks keep their own outcomes.
create table failed_jobs (
  id uuid primary key,
  kind text not null,
  -- The id of what it is about or the name of a step; empty where the whole kind fails.
  subject text not null,
  account_id uuid references accounts (id),
  order_id uuid references orders (id) on delete cascade,
  since timestamptz not null,
  last_at timestamptz not null,
  attempts integer not null,
  error text not null,
  next_attempt_at timestamptz,
  retry_asked_at timestamptz,
  unique (kind, subject)
);

create index failed_jobs_newest on failed_jobs (since desc, id desc);
create index failed_jobs_to_retry on failed_jobs (retry_asked_at) where retry_asked_at is not null;
