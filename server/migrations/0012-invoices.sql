-- Invoices and cancellation invoices.

-- Invoice numbers have no gaps, so they come from a row locked by the invoicing transaction, not from
-- a sequence.
create table invoice_counters (
  series text primary key,
  last integer not null
);

-- Every invoice as it was issued. A cancellation invoice has a number of the same series and negative
-- amounts, and an invoice is cancelled at most once. Production only; nothing is billed in the sandbox.
create table invoices (
  id uuid primary key,
  number text not null unique,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id),
  document_id uuid not null unique references documents (id),
  issued_at timestamptz not null,
  price jsonb not null,
  -- The addressee.
  party jsonb,
  cancels uuid unique references invoices (id),
  reason text,
  check ((cancels is null) = (reason is null))
);

create index invoices_by_time on invoices (issued_at desc, id desc);
create index invoices_of_order on invoices (order_id, issued_at desc, id desc);

-- The number never changes.
create trigger invoice_terms after insert or delete on invoices
  for each row execute function write_name_terms('invoice');

-- Orders that accounting can invoice: completed ones, and those whose invoice was cancelled.
create index orders_to_invoice on orders (created_at desc, id desc)
  where environment = 'production' and (status = 'COMPLETED' or (status = 'INVOICED' and invoice_number is null));
