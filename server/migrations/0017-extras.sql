-- Extras and expenses of orders: what is added to the agreed price, and what drivers paid on the road.

create table order_extras (
  -- Chosen by the phone that adds it, so that sending it again changes nothing.
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  order_id uuid not null references orders (id) on delete cascade,
  category text not null check (category in ('EXTRA', 'EXPENSE')),
  kind text not null,
  -- Of an extra that the agreement names itself.
  name text check (name is null or (category = 'EXTRA' and kind = 'OTHER')),
  source text not null check (source in ('DRIVER', 'DISPATCH', 'SYSTEM')),
  driver_id uuid references drivers (id),
  bill_to text not null check (bill_to in ('CUSTOMER', 'OPERATOR')),
  state text not null check (state in ('PROPOSED', 'APPROVED', 'REFUSED')),
  -- Quarters of an hour, pieces, litres or kilowatt hours; null if an expense has none.
  quantity double precision,
  waited_minutes integer,
  -- What the driver paid, as on the receipt.
  paid_gross_cents bigint,
  paid_vat_rate double precision,
  paid_currency text,
  -- Units of that currency for one euro; null for euro, and while only the average of the month is known.
  paid_rate double precision check (paid_rate is null or (paid_rate > 0 and paid_currency <> 'EUR')),
  paid_on date,
  note text,
  -- What the customer is billed; null until the extra is approved.
  net_cents bigint,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  invoice_id uuid references invoices (id) on delete set null,
  -- Counts changes, so that a decision applies to what was seen.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((category = 'EXPENSE') = (paid_gross_cents is not null)),
  check ((paid_gross_cents is null) = (paid_vat_rate is null) and (paid_gross_cents is null) = (paid_on is null)),
  check ((paid_gross_cents is null) = (paid_currency is null) and (paid_rate is null or paid_currency is not null)),
  check ((state = 'APPROVED') = (net_cents is not null)),
  check ((state = 'PROPOSED') = (decided_at is null)),
  check (invoice_id is null or (state = 'APPROVED' and bill_to = 'CUSTOMER'))
);

create index order_extras_of_order on order_extras (order_id, created_at, id);
create index order_extras_to_check on order_extras (created_at, id)
  where state = 'PROPOSED' and environment = 'production';
create index order_extras_to_bill on order_extras (account_id, order_id)
  where state = 'APPROVED' and bill_to = 'CUSTOMER' and net_cents > 0 and invoice_id is null;
create index order_extras_of_invoice on order_extras (invoice_id) where invoice_id is not null;
create index order_extras_of_driver on order_extras (driver_id, paid_on desc)
  where category = 'EXPENSE' and driver_id is not null;
-- Finds probable duplicates.
create index order_extras_paid on order_extras (paid_on, paid_gross_cents) where category = 'EXPENSE';

-- The photo of a receipt, or of the place of a trip in vain.
create table extra_receipts (
  extra_id uuid primary key references order_extras (id) on delete cascade,
  bytes bytea,
  -- The object with its bytes, if they are not here.
  object_key text collate "C" references stored_objects (key),
  size integer not null,
  sha256 bytea not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  created_at timestamptz not null,
  check ((bytes is null) = (object_key is not null))
);
-- Photos do not compress. PostgreSQL 15 has no storage clause in `create table`.
alter table extra_receipts alter column bytes set storage external;

create unique index extra_receipts_in_store on extra_receipts (object_key) where object_key is not null;
call follow_object_names('extra_receipts');
