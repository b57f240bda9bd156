-- Payments from bank statements or noted by hand, what they settle, and reminders.

-- Files with bank statements; their entries are payments.
create table bank_statements (
  id uuid primary key,
  file_name text not null,
  format text not null check (format in ('CAMT053', 'MT940')),
  sha256 bytea not null,
  -- Entries of the file, and how many of them were new.
  entries integer not null,
  added integer not null,
  imported_at timestamptz not null,
  imported_by text not null
);

-- Money that arrived, or left if the amount is negative.
create table payments (
  id uuid primary key,
  -- Null if it was noted by hand.
  statement_id uuid references bank_statements (id),
  -- The same for the same entry in every file.
  entry_id text unique,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  currency text not null,
  bank_account text,
  payer_name text,
  payer_iban text,
  remittance text not null,
  end_to_end_id text,
  -- Why nothing more of it is allocated; null while it has to be.
  set_aside text,
  created_at timestamptz not null,
  created_by text not null,
  check ((statement_id is null) = (entry_id is null))
);

create index payments_newest on payments (created_at desc, id desc);
create index payments_to_allocate on payments (created_at desc, id desc) where set_aside is null;
create index payments_of_payer on payments (payer_iban) where payer_iban is not null;

-- What settles an invoice: a part of a payment, the discount that the payer took with it, or a small
-- difference that is written off.
create table allocations (
  id uuid primary key,
  payment_id uuid references payments (id),
  invoice_id uuid not null references invoices (id),
  kind text not null check (kind in ('PAYMENT', 'DISCOUNT', 'WRITE_OFF')),
  amount_cents bigint not null check (amount_cents <> 0),
  reason text,
  created_at timestamptz not null,
  created_by text not null,
  check ((kind = 'WRITE_OFF') = (payment_id is null)),
  check ((kind = 'WRITE_OFF') = (reason is not null))
);

create index allocations_of_invoice on allocations (invoice_id);
create index allocations_of_payment on allocations (payment_id) where payment_id is not null;

-- Invoices with what is still open. Cancellations and credit notes reduce it; below zero the customer has a
-- credit.
create view open_items as
select i.id, i.number, i.account_id, i.document_id, i.invoice_date, i.due_on, i.discount, i.currency, i.gross_cents,
  (i.gross_cents + coalesce(corrected.cents, 0) - coalesce(settled.cents, 0))::bigint as open_cents
from invoices i
  left join (
    select corrects, sum(gross_cents) as cents from invoices where corrects is not null group by corrects
  ) corrected on corrected.corrects = i.id
  left join (
    select invoice_id, sum(amount_cents) as cents from allocations group by invoice_id
  ) settled on settled.invoice_id = i.id
where i.kind = 'INVOICE' and i.environment = 'production';

-- A letter to a customer about overdue invoices.
create table reminders (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- The highest level among its invoices.
  level integer not null check (level between 1 and 3),
  document_id uuid not null references documents (id),
  recipient text not null,
  currency text not null,
  open_cents bigint not null,
  fee_cents bigint not null,
  pay_until date not null,
  created_at timestamptz not null,
  created_by text not null
);

create index reminders_newest on reminders (created_at desc, id desc);

-- An invoice reaches each level once, whatever runs at the same time.
create table reminded_invoices (
  reminder_id uuid not null references reminders (id),
  invoice_id uuid not null references invoices (id),
  level integer not null check (level between 1 and 3),
  open_cents bigint not null,
  primary key (invoice_id, level)
);

create index reminded_invoices_of_reminder on reminded_invoices (reminder_id);

-- Accounts and invoices that get no reminders.
create table reminder_blocks (
  subject_id uuid primary key,
  reason text not null,
  created_at timestamptz not null,
  created_by text not null
);
