-- Invoices and cancellation invoices.

-- Invoice numbers have no gaps, so they come from a row locked by the invoicing transaction, not from
-- a sequence.
create table invoice_counters (
  series text primary key,
  last integer not null
);

-- Every invoice, cancellation and credit note as it was issued, in one series of numbers. Amounts of
-- corrections are negative, and an invoice is cancelled at most once. Those of the
-- sandbox are test documents with a series of their own.
create table invoices (
  id uuid primary key,
  number text not null unique,
  account_id uuid not null references accounts (id),
  environment text not null,
  kind text not null check (kind in ('INVOICE', 'CANCELLATION', 'CREDIT_NOTE')),
  document_id uuid not null unique references documents (id),
  xml_document_id uuid unique references documents (id),
  issued_at timestamptz not null,
  -- The day in the operator's time zone, as printed.
  invoice_date date not null,
  due_on date not null,
  -- The first and the last day of service, in the operator's time zone.
  served_from date not null,
  served_to date not null,
  -- Early payment: percent off within so many days.
  discount jsonb,
  currency text not null,
  -- Units of the currency for one euro; null for euro, and if no rate is known.
  exchange_rate numeric,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  -- Net and VAT for each category and rate.
  vat_groups jsonb not null,
  -- The addressee.
  party jsonb,
  corrects uuid references invoices (id),
  reason text,
  -- What is not settled yet, written by `write_open_amounts` alone; null for corrections and test invoices. Below
  -- zero the customer has a credit.
  open_cents bigint,
  check (gross_cents = net_cents + vat_cents),
  check (exchange_rate is null or (exchange_rate > 0 and currency <> 'EUR')),
  check ((kind = 'INVOICE') = (corrects is null)),
  check ((corrects is null) = (reason is null)),
  check ((open_cents is not null) = (kind = 'INVOICE' and environment = 'production'))
);

create index invoices_by_time on invoices (issued_at desc, id desc);
create index invoices_of_account on invoices (account_id, environment, issued_at desc, id desc);
create index invoices_that_correct on invoices (corrects) where corrects is not null;
-- What is due on a day before today is overdue, so the same index serves both lists, and sums by age read only it.
create index invoices_open on invoices (due_on, id) include (account_id, currency, open_cents) where open_cents <> 0;
create index invoices_open_of_account on invoices (account_id, due_on, id) include (currency, open_cents)
  where open_cents <> 0;
create unique index invoices_cancelled_once on invoices (corrects) where kind = 'CANCELLATION';

-- Finds an invoice by the digits in the text of a payment, which are those behind the prefix.
create index invoices_by_digits on invoices (regexp_replace(number, '^[^-]*-|\D', '', 'g'))
  where environment = 'production';

-- Finds the customer that was invoiced under a number of bookkeeping.
create index invoices_by_debtor_number on invoices ((party ->> 'debtorNumber'))
  where party ->> 'debtorNumber' is not null and environment = 'production';

-- An invoice may bill several orders.
create table invoice_lines (
  invoice_id uuid not null references invoices (id) on delete cascade,
  position integer not null,
  order_id uuid references orders (id),
  extra_id uuid,
  kind text not null check (kind in ('TRANSPORT', 'EXTRA', 'EXPENSE', 'PASS_THROUGH')),
  -- In the language of the document.
  description text not null,
  quantity numeric not null,
  -- Code of UN/ECE recommendation 20.
  unit text not null,
  -- A decimal in units of the currency; a price per kilometre may have four decimals.
  unit_net text not null,
  net_cents bigint not null,
  -- Code list UNTDID 5305.
  vat_category text not null check (vat_category in ('S', 'AE', 'E', 'Z', 'G', 'K', 'O')),
  vat_rate numeric not null,
  -- The line of the corrected invoice that a line of a credit note takes back.
  corrects_position integer,
  primary key (invoice_id, position)
);

create index invoice_lines_of_order on invoice_lines (order_id, invoice_id);
create index invoice_lines_of_extra on invoice_lines (extra_id) where extra_id is not null;

-- An issued invoice is a document: nothing of it changes but what is still open.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'An issued invoice cannot be changed; correct it by a cancellation or a credit note.'
    using errcode = 'restrict_violation';
end $$;

create trigger invoice_is_final before update on invoices for each row
  when ((old.id, old.number, old.account_id, old.environment, old.kind, old.document_id, old.xml_document_id, old.issued_at,
      old.invoice_date, old.due_on, old.served_from, old.served_to, old.discount, old.currency, old.exchange_rate,
      old.net_cents, old.vat_cents, old.gross_cents, old.vat_groups, old.party, old.corrects, old.reason)
    is distinct from (new.id, new.number, new.account_id, new.environment, new.kind, new.document_id, new.xml_document_id,
      new.issued_at, new.invoice_date, new.due_on, new.served_from, new.served_to, new.discount, new.currency,
      new.exchange_rate, new.net_cents, new.vat_cents, new.gross_cents, new.vat_groups, new.party, new.corrects, new.reason))
  execute function refuse_invoice_change();
create trigger invoice_lines_are_final before update on invoice_lines for each row
  execute function refuse_invoice_change();

-- All lines are written by one statement, so an invoice with other lines has been issued before.
create function refuse_further_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_lines l
    where l.invoice_id in (select invoice_id from added)
      and not exists (select from added a where (a.invoice_id, a.position) = (l.invoice_id, l.position))
  ) then
    raise exception 'An issued invoice cannot be changed; it has its lines already.' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create trigger invoice_lines_are_complete after insert on invoice_lines
  referencing new table as added for each statement execute function refuse_further_lines();

-- They go with their invoice, never alone.
create function refuse_line_removal() returns trigger language plpgsql as $$
begin
  if exists (select from invoices where id = old.invoice_id) then
    raise exception 'An issued invoice cannot be changed; its lines stay.' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create trigger invoice_lines_stay before delete on invoice_lines for each row execute function refuse_line_removal();

-- The number never changes.
create trigger invoice_terms after insert or delete on invoices
  for each row execute function write_name_terms('invoice');

-- Orders that accounting can invoice: completed ones, and those whose invoice was cancelled.
create index orders_to_invoice on orders (created_at desc, id desc)
  where environment = 'production' and (status = 'COMPLETED' or (status = 'INVOICED' and invoice_number is null));

-- For the orders of an account by their time of service, which an invoice run reads.
create index orders_to_invoice_of_account on orders
  (account_id, (coalesce(actual_delivery, arrived_at_pickup, updated_at)), id)
  where environment = 'production' and (status = 'COMPLETED' or (status = 'INVOICED' and invoice_number is null));

-- A run invoices what is due by the agreements until a day. Only one runs at a time.
create table invoice_runs (
  id uuid primary key,
  state text not null check (state in ('RUNNING', 'STOPPED', 'DONE')),
  -- The last day of service, inclusive.
  until date not null,
  -- The chosen accounts; null for all.
  account_ids jsonb,
  created_at timestamptz not null,
  created_by text not null,
  finished_at timestamptz,
  check ((state = 'RUNNING') = (finished_at is null))
);

create index invoice_runs_newest on invoice_runs (created_at desc, id desc);
create unique index invoice_runs_running on invoice_runs (state) where state = 'RUNNING';

-- The accounts of a run with what became of them. A worker leases the next one for a batch of invoices.
create table invoice_run_accounts (
  run_id uuid not null references invoice_runs (id) on delete cascade,
  account_id uuid not null references accounts (id),
  -- The place in the run.
  place integer not null,
  state text not null check (state in ('WAITING', 'DONE', 'BLOCKED')),
  -- Orders that were due when the run began.
  order_count integer not null,
  -- Why it could not be invoiced: the code of an error with its details.
  problem jsonb,
  leased_until timestamptz,
  primary key (run_id, account_id),
  check ((state = 'BLOCKED') = (problem is not null))
);

create index invoice_run_accounts_waiting on invoice_run_accounts (run_id, place) where state = 'WAITING';

-- What a run issued, written with each batch of invoices.
create table invoice_run_sums (
  run_id uuid not null,
  account_id uuid not null,
  currency text not null,
  order_count integer not null,
  invoice_count integer not null,
  net_cents bigint not null,
  gross_cents bigint not null,
  first_number text not null,
  last_number text not null,
  primary key (run_id, account_id, currency),
  foreign key (run_id, account_id) references invoice_run_accounts (run_id, account_id) on delete cascade
);
