-- The desk of dispatch: boards and lists over all accounts, notes for colleagues, and who looks at an order right now.

-- What dispatch waits for next: the pickup, then the delivery; afterwards since when it has been delivered.
create function order_due(status text, requested_pickup timestamptz, requested_delivery timestamptz,
  actual_delivery timestamptz) returns timestamptz
  language sql immutable parallel safe as $$
  select case
    when status in ('IN_TRANSIT', 'DELIVERY') then requested_delivery
    when actual_delivery is not null then actual_delivery
    else requested_pickup end
$$;

-- From when on an order counts as late; null for what has ended or has no date. Fifteen minutes are in time. A drive that
-- cannot arrive in time, at 70 km/h on average, is late when it begins; one with a reported delay is.
create function order_late_from(status text, requested_pickup timestamptz, requested_delivery timestamptz,
  delayed_until timestamptz, actual_pickup timestamptz, distance_km double precision) returns timestamptz
  language sql immutable parallel safe as $$
  select case
    when status in ('DRAFT', 'REQUESTED', 'CONFIRMED', 'OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED', 'ASSIGNED', 'ACCEPTED')
      then requested_pickup + interval '15 minutes'
    when status = 'PICKUP' then
      case when delayed_until is not null then 'epoch'::timestamptz else requested_pickup + interval '15 minutes' end
    when status in ('IN_TRANSIT', 'DELIVERY') then case
      when delayed_until is not null then 'epoch'::timestamptz
      when actual_pickup + distance_km / 70 * interval '1 hour' > requested_delivery + interval '15 minutes' then actual_pickup
      else requested_delivery + interval '15 minutes' end
    end
$$;

create index orders_open_by_due on orders
  (environment, status, order_due(status, requested_pickup, requested_delivery, actual_delivery), id)
  where status not in ('INVOICED', 'CANCELLED', 'REJECTED', 'CONVERTED');
create index orders_late on orders
  (environment, order_late_from(status, requested_pickup, requested_delivery, delayed_until, actual_pickup, distance_km), id)
  where order_late_from(status, requested_pickup, requested_delivery, delayed_until, actual_pickup, distance_km) is not null;
create index orders_dispatch_pickup on orders (environment, requested_pickup, id) where requested_pickup is not null;
create index orders_dispatch_driver on orders (driver_id, created_at desc, id desc) where driver_id is not null;

-- Never shown to customers. The audit has who wrote when; the words are here, so that they can be forgotten.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  text text not null
);

create index order_notes_of_order on order_notes (order_id);

-- Nothing is lost with it: whoever is still there says so again within seconds.
create unlogged table order_presence (
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (order_id, user_id)
);

create index order_presence_oldest on order_presence (seen_at);
