-- The sandbox: the scenario of an order, its progress, when the next step is due, and simulated payments.

create table sandbox_processes (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  scenario text not null,
  mode text not null check (mode in ('automatic', 'manual')),
  -- The customer decides on the quote, and the simulation waits.
  waits_for_customer boolean not null,
  step integer not null,
  finished boolean not null,
  next_step_at timestamptz,
  history jsonb not null,
  created_at timestamptz not null,
  -- The moment that the test clock of the order was moved to; null if it was never moved.
  clock_at timestamptz
);

create index sandbox_processes_due on sandbox_processes (next_step_at) where next_step_at is not null;
create index sandbox_processes_newest on sandbox_processes (account_id, created_at desc, order_id desc);

create table sandbox_days (
  account_id uuid not null references accounts (id),
  day date not null,
  processes integer not null,
  primary key (account_id, day)
);

-- The order in which listeners get the events of an account. Readers number events after their commit, so an
-- event that commits late has a higher number than those that were sent before it.
create sequence sandbox_stream_numbers;

create table sandbox_stream (
  event_id uuid primary key references events (id) on delete cascade,
  account_id uuid not null references accounts (id),
  number bigint not null,
  -- The time of the event.
  created_at timestamptz not null
);

create unique index sandbox_stream_order on sandbox_stream (account_id, number);

-- The driver of the sandbox. Inactive, so that no real trip is assigned to it.
insert into drivers (id, name, phone, email, location_consent, active, created_at, updated_at)
values ('00000000-0000-7000-8000-000000000001', 'Sandra Sandbox', null, null, false, false, now(), now());

-- Simulated payments of test invoices. A table of its own, so that no list of the operator's money has them.
create table sandbox_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents > 0)
);

create index sandbox_payments_of_invoice on sandbox_payments (invoice_id);

-- Test invoices with what is still open: the columns of `open_items`, which has those of production.
create view sandbox_open_items as
select i.id, i.number, i.account_id, i.document_id, i.invoice_date, i.due_on, i.discount, i.currency, i.gross_cents,
  (i.gross_cents
    + coalesce((select sum(c.gross_cents) from invoices c where c.corrects = i.id), 0)
    - coalesce((select sum(p.amount_cents) from sandbox_payments p where p.invoice_id = i.id), 0))::bigint as open_cents
from invoices i where i.kind = 'INVOICE' and i.environment = 'sandbox';
