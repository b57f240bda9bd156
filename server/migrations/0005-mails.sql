-- Mails: written with the change that causes them, sent by a worker, or kept for the operator to read.

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
  language text not null check (language in ('de', 'en')),
  state text not null check (state in ('PENDING', 'SENT', 'FAILED', 'KEPT')),
  -- All attempts ever, counted when one begins; the retry plan counts from `plan_base`, which a resend moves up.
  attempts integer not null,
  plan_base integer not null,
  next_attempt_at timestamptz,
  -- While an attempt is under way; past it, whoever made the attempt is taken for dead.
  leased_until timestamptz,
  last_error text,
  message_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'PENDING') = (next_attempt_at is not null))
);

create index mails_due on mails (next_attempt_at, id) where next_attempt_at is not null;
create index mails_newest on mails (created_at desc, id desc);
create index mails_of_state on mails (state, created_at desc, id desc);
create index mails_of_order on mails (order_id, created_at desc, id desc) where order_id is not null;
