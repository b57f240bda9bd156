-- Messages with drivers: the key and the phones for Web Push, the thread of each trip, and what drivers are told.

-- The key pair that identifies this service to push services (VAPID, RFC 8292). Made at the first start; another
-- pair would make every subscription useless.
create table push_keys (
  id uuid primary key,
  -- The uncompressed point of P-256.
  public_key bytea not null,
  -- Encrypted.
  private_key bytea not null,
  created_at timestamptz not null,
  only_row boolean not null unique default true check (only_row)
);

-- Where a push service takes messages for a phone. It ends with the session of the phone.
create table push_subscriptions (
  session_id uuid primary key references driver_sessions (id) on delete cascade,
  driver_id uuid not null references drivers (id) on delete cascade,
  endpoint text not null unique,
  -- The phone's public key and secret for RFC 8291. Of no use without the private key above: push services refuse
  -- messages of others.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_of_driver on push_subscriptions (driver_id, created_at);

-- Between dispatch and one driver of the order: a driver who takes a trip over does not see the thread of the other.
create table trip_messages (
  -- Chosen by the sender, so that sending it again changes nothing.
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  driver_id uuid not null references drivers (id),
  author text not null check (author in ('DISPATCH', 'DRIVER')),
  -- In the form of the audit.
  written_by text not null,
  text text not null check (char_length(text) <= 1000),
  -- A question of dispatch, to which the driver is asked to answer.
  is_question boolean not null,
  -- What the driver reports with it; the text may then be empty.
  problem text check (problem in ('DELAY', 'BREAKDOWN', 'ACCIDENT')),
  problem_reason text,
  -- Of a delay: when the driver expects to arrive.
  arrives_at timestamptz,
  -- When dispatch took care of the problem.
  handled_at timestamptz,
  answers_id uuid references trip_messages (id) on delete set null,
  -- Tapped instead of written; the text is then empty.
  quick_answer text check (quick_answer in ('YES', 'NO')),
  -- By the corrected clock of the phone; it may have been offline.
  written_at timestamptz not null,
  created_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz
);

create index trip_messages_of_order on trip_messages (order_id, created_at, id);
create index trip_messages_of_driver on trip_messages (driver_id, created_at, id);
create index trip_messages_to_read on trip_messages (created_at, order_id) where author = 'DRIVER' and read_at is null;
create index trip_messages_problems on trip_messages (created_at, order_id) where problem is not null and handled_at is null;

-- Written with the change that a driver must learn of, then pushed by a worker, or mailed after a time.
create table driver_notices (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id) on delete cascade,
  driver_id uuid not null references drivers (id) on delete cascade,
  kind text not null check (kind in ('NEW_TRIP', 'TIME_CHANGED', 'TRIP_CHANGED', 'TRIP_CANCELLED', 'TRIP_REASSIGNED',
    'NOTE', 'QUESTION')),
  message_id uuid references trip_messages (id) on delete cascade,
  state text not null check (state in ('WAITING', 'NOTIFIED', 'READ', 'NOT_REACHED', 'MAILED', 'OBSOLETE')),
  attempts integer not null,
  -- The next push, or the check whether a mail is needed.
  next_attempt_at timestamptz,
  leased_until timestamptz,
  -- The time until the mail counts from here, not from the night before.
  first_attempt_at timestamptz,
  created_at timestamptz not null,
  notified_at timestamptz,
  read_at timestamptz,
  mailed_at timestamptz,
  check (state in ('WAITING', 'NOTIFIED') or next_attempt_at is null),
  check ((state = 'READ') = (read_at is not null)),
  check (state <> 'NOTIFIED' or notified_at is not null),
  check (state <> 'MAILED' or mailed_at is not null)
);

create index driver_notices_due on driver_notices (next_attempt_at, id) where next_attempt_at is not null;
create index driver_notices_of_order on driver_notices (order_id, created_at, id);
create index driver_notices_to_read on driver_notices (driver_id, order_id) where read_at is null;
create index driver_notices_of_driver on driver_notices (driver_id, created_at);
create index driver_notices_oldest on driver_notices (created_at);
