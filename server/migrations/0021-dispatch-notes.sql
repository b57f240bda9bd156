-- What dispatch wants the driver of an order to know: one text an order, apart from the order because writing it changes
-- nothing that anybody decides on. Never shown to customers; forgotten with the people of the order.
create table dispatch_notes (
  order_id uuid primary key references orders (id) on delete cascade,
  text text not null,
  written_at timestamptz not null,
  written_by text not null
);
