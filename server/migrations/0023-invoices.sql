-- Every invoice as it was issued, and the cancellation invoices: their numbers come from the same series, their amounts
-- are negative, and an invoice is cancelled at most once. Only of production; in the sandbox nothing is billed.
create table invoices (
  id uuid primary key,
  number text not null unique,
  account_id uuid not null references accounts (id),
  order_id uuid not null references orders (id),
  document_id uuid not null unique references documents (id),
  issued_at timestamptz not null,
  price jsonb not null,
  -- Who it was addressed to; unknown for what was issued before this table.
  party jsonb,
  cancels uuid unique references invoices (id),
  reason text,
  check ((cancels is null) = (reason is null))
);

create index invoices_by_time on invoices (issued_at desc, id desc);
create index invoices_of_order on invoices (order_id, issued_at desc, id desc);

insert into invoices (id, number, account_id, order_id, document_id, issued_at, price)
select d.id, o.invoice_number, o.account_id, o.id, d.id, d.created_at, o.price
from orders o
join lateral (
  select id, created_at from documents where order_id = o.id and kind = 'INVOICE' order by created_at, id limit 1
) d on true
where o.environment = 'production' and o.invoice_number is not null and o.price is not null;

drop index documents_invoices;

-- What accounting can invoice: completed orders, and those whose invoice was cancelled.
create index orders_to_invoice on orders (created_at desc, id desc)
  where environment = 'production' and (status = 'COMPLETED' or (status = 'INVOICED' and invoice_number is null));
