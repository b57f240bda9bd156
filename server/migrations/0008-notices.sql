-- Which mails about failures and expiry went to whom, so that none goes twice.

create table notices (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('DAILY_DIGEST', 'ENDPOINT_FAILING', 'KEY_EXPIRING')),
  -- What it was about: an endpoint since a time, a key with its expiry, a day.
  subject text not null,
  at timestamptz not null,
  primary key (user_id, kind, subject)
);

create index notices_oldest on notices (at);
create index users_digest on users (account_id) where (notifications ->> 'dailyDigest')::boolean;
create index credentials_expiring on credentials (expires_at)
  where expires_at is not null and revoked_at is null and disabled_at is null;
