-- Mails, and background work that failed.

-- Written with the change that causes them, then sent by a worker, or kept for the operator to read.
create table mails (
  id uuid primary key,
  -- The customer or carrier that caused it; the operator's links of drivers belong to no account and no order.
  account_id uuid references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  order_id uuid references orders (id) on delete cascade,
  kind text not null check (kind in ('QUOTE', 'TRACKING_LINK', 'STATUS', 'DRIVER_LINK', 'INVITATION', 'PASSWORD_RESET',
    'NEW_DEVICE', 'SIGN_IN_CHANGED', 'ADDRESS_PROOF', 'ADMIN_ADDED', 'BANK_CHANGED', 'AUDIT_SEAL', 'DAILY_DIGEST', 'ENDPOINT_FAILING',
    'KEY_EXPIRING', 'KEY_CREATED', 'AGENT_WAITING',
    'QUESTION', 'REMINDER', 'INVOICE', 'DRIVER_NOTICE', 'DAMAGE_LETTER', 'ORDER_CHANGE', 'CARRIER_OFFER',
    'RECIPIENT')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- The token of the link in the mail, encrypted; text and HTML have a placeholder for it.
  link_token bytea,
  -- Where the token belongs in text and HTML: names may contain the same characters as the placeholder.
  token_positions jsonb,
  -- The attachment; its bytes are read when the mail is sent.
  document_id uuid references documents (id) on delete set null,
  -- The e-invoice as a file of its own, attached besides the document.
  xml_document_id uuid references documents (id) on delete set null,
  -- Of the office, of drivers or of those who await a vehicle.
  language text not null check (language in ('de', 'en', 'fr', 'it', 'nl', 'pl', 'ro', 'tr', 'uk')),
  -- HELD: its sender or recipient had too many within an hour; a person decides about it.
  state text not null check (state in ('PENDING', 'SENT', 'FAILED', 'KEPT', 'HELD')),
  -- All attempts so far, counted when one begins. The retry plan counts from `plan_base`, which a resend
  -- increases.
  attempts integer not null,
  plan_base integer not null,
  next_attempt_at timestamptz,
  -- Set while an attempt is in progress. After this time, its worker is presumed dead.
  leased_until timestamptz,
  error text,
  message_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The `traceparent` of the call that caused it, if the call was traced.
  trace_parent text,
  -- A person sends it in spite of the limits.
  is_released boolean not null default false,
  check ((state = 'PENDING') = (next_attempt_at is not null)),
  check ((link_token is null) = (token_positions is null))
);

create index mails_due on mails (next_attempt_at, id) where next_attempt_at is not null;
create index mails_newest on mails (created_at desc, id desc);
-- For the limits of an hour.
create index mails_to_recipient on mails (lower(recipient), created_at);
create index mails_of_account on mails (account_id, created_at) where account_id is not null;
create index mails_of_state on mails (state, created_at desc, id desc);
create index mails_of_document on mails (document_id) where document_id is not null;
create index mails_of_xml_document on mails (xml_document_id) where xml_document_id is not null;
create index mails_of_order on mails (order_id, created_at desc, id desc) where order_id is not null;

-- Background work that failed, of every kind except mails and webhooks, which keep their own outcomes. The
-- row is deleted when the work succeeds.
create table failed_jobs (
  id uuid primary key,
  kind text not null,
  -- The id of what it is about or the name of a step; empty if the whole kind fails.
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

-- People who follow a transfer on its page and asked for messages; they end with the handover.
create table recipient_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  -- The browser that asked, by a signed cookie or the link in a mail.
  visitor_id uuid not null,
  email text not null,
  language text not null,
  -- Mails that asked to confirm the address.
  asked integer not null default 1,
  created_at timestamptz not null,
  -- Until then only the mail that asks for it is sent.
  confirmed_at timestamptz,
  arrival_announced_at timestamptz,
  unique (order_id, visitor_id)
);

create index recipient_subscriptions_to_announce on recipient_subscriptions (order_id)
  where confirmed_at is not null and arrival_announced_at is null;

-- The language in which a reader who followed the link in a mail has the page, and gets the next mails.
create table recipient_languages (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  language text not null
);

-- Another time or place that a reader of the tracking page asked for; dispatch answers.
create table recipient_requests (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  visitor_id uuid not null,
  email text not null,
  language text not null,
  -- Null if only a text was written.
  wanted_from timestamptz,
  wanted_until timestamptz,
  text text check (char_length(text) <= 500),
  state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'OVER')),
  answer text check (char_length(answer) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((wanted_from is null) = (wanted_until is null)),
  check (wanted_from is not null or text is not null or state <> 'OPEN')
);

create index recipient_requests_of_order on recipient_requests (order_id, created_at, id);
-- Dispatch answers one before the next is asked.
create unique index recipient_requests_open on recipient_requests (order_id) where state = 'OPEN';
