-- Payments from bank statements or noted by hand, what they settle, and reminders.

-- Files with bank statements; their entries are payments.
create table bank_statements (
  id uuid primary key,
  file_name text not null,
  format text not null check (format in ('CAMT052', 'CAMT053', 'MT940', 'CSV')),
  sha256 bytea not null,
  -- Entries of the file, and how many of them were new.
  entries integer not null,
  added integer not null,
  imported_at timestamptz not null,
  imported_by text not null
);

-- What a person chose for the columns of a bank's CSV, by the hash of their names.
create table statement_columns (
  header_key text primary key,
  -- The position of each field.
  columns jsonb not null,
  created_at timestamptz not null,
  created_by text not null
);

-- Money that arrived, or left if the amount is negative.
create table payments (
  id uuid primary key,
  -- Null if it was noted by hand.
  statement_id uuid references bank_statements (id),
  -- The same for the same entry in every file.
  entry_id text unique,
  -- The same for the same booking in files of other formats.
  booking_key text,
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
  -- The customer whose credit the rest is, and whether it is to be paid back; null while the rest has to be allocated.
  credit_account_id uuid references accounts (id),
  pay_back boolean not null default false,
  created_at timestamptz not null,
  created_by text not null,
  -- What is not allocated yet, written by `write_open_amounts` alone.
  rest_cents bigint not null,
  check ((statement_id is null) = (entry_id is null)),
  check ((entry_id is null) = (booking_key is null)),
  check (credit_account_id is not null or not pay_back),
  -- No more is allocated than was paid.
  check (rest_cents between least(amount_cents, 0) and greatest(amount_cents, 0))
);

create index payments_open on payments (created_at desc, id desc)
  where set_aside is null and rest_cents <> 0 and credit_account_id is null;
create index payments_credit on payments (created_at desc, id desc)
  where set_aside is null and rest_cents <> 0 and credit_account_id is not null;
create index payments_credit_of_account on payments (credit_account_id)
  where set_aside is null and rest_cents <> 0 and credit_account_id is not null;
create index payments_allocated on payments (created_at desc, id desc) where set_aside is null and rest_cents = 0;
create index payments_set_aside on payments (created_at desc, id desc) where set_aside is not null;
-- For the sum of a month, in every state.
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_booking on payments (booking_key) where booking_key is not null;
create index payments_of_payer on payments (payer_iban, created_at desc) where payer_iban is not null;

-- Money out that pays back what was left of a payment.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  outgoing_id uuid not null references payments (id),
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  created_by text not null
);

create index refunds_of_payment on refunds (payment_id);
create index refunds_of_outgoing on refunds (outgoing_id);

-- A credit of a customer that was used for an invoice, with the letter about it.
create table set_offs (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  document_id uuid not null references documents (id),
  created_at timestamptz not null,
  created_by text not null
);

-- What settles an invoice: a part of a payment, the discount that the payer took with it, a small difference that is
-- written off, or a credit on another invoice. The bank's fee of a returned debit is charged by opening its invoice further. A set-off has two rows, whose amounts add up to zero, unless its credit is
-- what was left of a payment.
create table allocations (
  id uuid primary key,
  payment_id uuid references payments (id),
  invoice_id uuid not null references invoices (id),
  kind text not null check (kind in ('PAYMENT', 'DISCOUNT', 'WRITE_OFF', 'SET_OFF', 'RETURN_FEE')),
  amount_cents bigint not null check (amount_cents <> 0),
  reason text,
  set_off_id uuid references set_offs (id),
  created_at timestamptz not null,
  created_by text not null,
  check ((kind in ('WRITE_OFF', 'SET_OFF')) = (payment_id is null)),
  check (kind <> 'SET_OFF' or set_off_id is not null),
  check ((kind = 'WRITE_OFF') = (reason is not null)),
  check (kind <> 'RETURN_FEE' or amount_cents < 0)
);

create index allocations_of_invoice on allocations (invoice_id);
create index allocations_of_payment on allocations (payment_id) where payment_id is not null;
create index allocations_of_set_off on allocations (set_off_id) where set_off_id is not null;

-- The one place that writes what is open of an invoice and what is left of a payment, in the transaction of the
-- change. The update locks the row, so two changes of the same invoice or payment follow each other.
create function write_open_amounts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'payments' then
    new.rest_cents := new.amount_cents;
    return new;
  end if;
  if tg_table_name = 'invoices' then
    if tg_op = 'INSERT' and new.corrects is null then
      new.open_cents := case when new.environment = 'production' then new.gross_cents end;
    elsif tg_op = 'INSERT' then
      update invoices set open_cents = open_cents + new.gross_cents where id = new.corrects;
    elsif old.corrects is not null then
      update invoices set open_cents = open_cents - old.gross_cents where id = old.corrects;
    end if;
    return coalesce(new, old);
  end if;
  if tg_table_name = 'refunds' then
    if tg_op = 'INSERT' then
      update payments set rest_cents = rest_cents - new.amount_cents where id = new.payment_id;
      update payments set rest_cents = rest_cents + new.amount_cents where id = new.outgoing_id;
    else
      update payments set rest_cents = rest_cents + old.amount_cents where id = old.payment_id;
      update payments set rest_cents = rest_cents - old.amount_cents where id = old.outgoing_id;
    end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    update invoices set open_cents = open_cents + old.amount_cents where id = old.invoice_id;
    update payments set rest_cents = rest_cents + old.amount_cents where id = old.payment_id
      and old.kind in ('PAYMENT', 'RETURN_FEE');
  else
    update invoices set open_cents = open_cents - new.amount_cents where id = new.invoice_id;
    update payments set rest_cents = rest_cents - new.amount_cents where id = new.payment_id
      and new.kind in ('PAYMENT', 'RETURN_FEE');
  end if;
  return null;
end
$$;

create trigger payment_rest before insert on payments for each row execute function write_open_amounts();
create trigger invoice_open before insert on invoices for each row execute function write_open_amounts();
create trigger invoice_removed after delete on invoices for each row execute function write_open_amounts();
create trigger allocation_settles after insert or delete on allocations
  for each row execute function write_open_amounts();

create trigger refund_returns after insert or delete on refunds
  for each row execute function write_open_amounts();

-- Allocations and amounts are added and removed, never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The amounts of % are not changed', tg_table_name;
end
$$;

create trigger allocation_unchanged before update on allocations for each row execute function refuse_change();
create trigger refund_unchanged before update on refunds for each row execute function refuse_change();
create trigger payment_unchanged before update of amount_cents on payments
  for each row execute function refuse_change();
create trigger invoice_unchanged before update of gross_cents, corrects, kind, environment on invoices
  for each row execute function refuse_change();

-- Invoices with what is still open of them.
create view open_items as
select id, number, account_id, document_id, invoice_date, due_on, discount, currency, gross_cents, open_cents
from invoices where open_cents is not null;

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
  -- For late payment.
  interest_cents bigint not null,
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

-- Files for bookkeeping that were downloaded. A later change is found by comparing the checksum of the lines.
create table bookkeeping_exports (
  id uuid primary key,
  kind text not null check (kind in ('INVOICES', 'PAYMENTS', 'DEBTORS')),
  -- Such as 2026-11.
  month text not null,
  sha256 bytea not null,
  -- Invoices of the month that were not in the file, because their exchange rate was not known.
  left_out text[] not null default '{}',
  exported_at timestamptz not null,
  exported_by text not null
);

create index bookkeeping_exports_of_month on bookkeeping_exports (month, kind, exported_at desc);
