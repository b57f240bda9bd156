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
  -- Early payment: percent off within so many days.
  discount jsonb,
  currency text not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  -- Net and VAT for each category and rate.
  vat_groups jsonb not null,
  -- The addressee.
  party jsonb,
  corrects uuid references invoices (id),
  reason text,
  check (gross_cents = net_cents + vat_cents),
  check ((kind = 'INVOICE') = (corrects is null)),
  check ((corrects is null) = (reason is null))
);

create index invoices_by_time on invoices (issued_at desc, id desc);
create index invoices_of_account on invoices (account_id, environment, issued_at desc, id desc);
create index invoices_that_correct on invoices (corrects) where corrects is not null;
create unique index invoices_cancelled_once on invoices (corrects) where kind = 'CANCELLATION';

-- An invoice may bill several orders.
create table invoice_lines (
  invoice_id uuid not null references invoices (id) on delete cascade,
  position integer not null,
  order_id uuid references orders (id),
  extra_id uuid,
  kind text not null check (kind in ('TRANSPORT', 'EXTRA', 'EXPENSE')),
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

-- The number never changes.
create trigger invoice_terms after insert or delete on invoices
  for each row execute function write_name_terms('invoice');

-- Orders that accounting can invoice: completed ones, and those whose invoice was cancelled.
create index orders_to_invoice on orders (created_at desc, id desc)
  where environment = 'production' and (status = 'COMPLETED' or (status = 'INVOICED' and invoice_number is null));
