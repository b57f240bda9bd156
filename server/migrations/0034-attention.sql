-- What about an order needs a person is decided by orders/model/attention.ts and written with each change of an order.
drop index orders_needing_look;
drop index orders_open_by_due;
drop index orders_late;
drop function order_needs_look;
drop function order_due;
drop function order_late_from;

alter table orders
  -- What was agreed; a reported delay moves only requested_delivery.
  add column agreed_delivery timestamptz,
  -- After this time it is late; null for what has ended or has no date.
  add column late_from timestamptz,
  -- What dispatch waits for next; afterwards when it was delivered.
  add column due_at timestamptz,
  -- Whether the customer has something to decide or to complete.
  add column needs_attention boolean not null default false;

alter table orders alter column needs_attention drop default;

create index orders_needing_attention on orders (account_id, environment, created_at desc, id desc)
  where needs_attention;
create index orders_open_by_due on orders (environment, status, due_at, id)
  where status not in ('INVOICED', 'CANCELLED', 'REJECTED', 'CONVERTED');
create index orders_late on orders (environment, late_from, id) where late_from is not null;
