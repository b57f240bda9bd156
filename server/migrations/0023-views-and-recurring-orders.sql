-- What dispatch keeps for its day: short-term plates, saved views of the list of orders, and recurring orders.

create table short_term_plates (
  id uuid primary key,
  number text not null,
  -- In upper case without spaces and hyphens, to compare numbers.
  number_key text collate "C" not null,
  valid_from date not null,
  valid_until date not null,
  state text not null check (state in ('IN_STOCK', 'WITH_DRIVER', 'USED', 'RETURNED')),
  -- Kept after the return, until the plate is handed out again.
  driver_id uuid references drivers (id),
  order_id uuid references orders (id) on delete set null,
  -- Counts changes, so that a decision applies to what was seen.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_until >= valid_from),
  check (state <> 'WITH_DRIVER' or driver_id is not null)
);

-- An authority gives out a number again after it has expired.
create unique index short_term_plates_number on short_term_plates (number_key, valid_until);
-- An order has one plate at a time.
create unique index short_term_plates_of_order on short_term_plates (order_id) where state in ('WITH_DRIVER', 'USED');
create index short_term_plates_used_on on short_term_plates (order_id) where order_id is not null;
create index short_term_plates_of_driver on short_term_plates (driver_id) where state in ('WITH_DRIVER', 'USED');
create index short_term_plates_by_time on short_term_plates (created_at desc, id desc);
create index short_term_plates_by_state on short_term_plates (state, created_at desc, id desc);

create table saved_views (
  id uuid primary key,
  -- Null for a view that the operator token made; such a view is shared.
  owner_id uuid references users (id) on delete cascade,
  name text not null,
  is_shared boolean not null,
  -- As in the address of the list.
  filter jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (owner_id is not null or is_shared)
);

create index saved_views_of_owner on saved_views (owner_id);
create index saved_views_shared on saved_views (id) where is_shared;

create table recurring_orders (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  name text not null,
  -- The content of the orders, without vehicle and dates.
  content jsonb not null,
  -- One order for each of them on every date.
  vehicles jsonb not null,
  -- 1 is Monday; empty for a rule by month.
  weekdays jsonb not null,
  every_weeks integer not null check (every_weeks between 1 and 12),
  -- For a rule by month: which of its days.
  by_month jsonb,
  -- Local, as 08:30.
  pickup_time text not null,
  -- From pickup to delivery; null if no delivery is requested.
  delivery_after_minutes integer,
  starts_on date not null,
  ends_on date,
  on_holidays text not null check (on_holidays in ('KEEP', 'SKIP', 'MOVE')),
  -- Dates that are left out or moved.
  exceptions jsonb not null,
  -- How many days ahead the orders are created.
  days_ahead integer not null check (days_ahead between 0 and 60),
  state text not null check (state in ('ACTIVE', 'PAUSED', 'ENDED')),
  -- When to look for dates next; null unless active.
  next_check_at timestamptz,
  version integer not null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_on is null or ends_on >= starts_on),
  check ((state = 'ACTIVE') = (next_check_at is not null))
);

create index recurring_orders_due on recurring_orders (next_check_at) where state = 'ACTIVE';
create index recurring_orders_by_time on recurring_orders (created_at desc, id desc);
create index recurring_orders_of_account on recurring_orders (account_id);

-- The dates for which orders were created, or not: each exactly once.
create table recurring_order_dates (
  recurring_id uuid not null references recurring_orders (id) on delete cascade,
  day date not null,
  outcome text not null check (outcome in ('CREATED', 'REFUSED')),
  order_ids uuid[] not null,
  -- Code and message if the orders were refused.
  error jsonb,
  created_at timestamptz not null,
  primary key (recurring_id, day)
);

-- Today shows them until they are tried again or over.
create index recurring_order_dates_refused on recurring_order_dates (day) where outcome = 'REFUSED';
