-- Indexes for lists of orders: each list and filter reads only the rows it shows.

-- Lists of one account.
create index orders_newest on orders (account_id, environment, created_at desc, id desc);
create index orders_changed on orders (account_id, environment, updated_at desc, id desc);
create index orders_by_status on orders (account_id, environment, status, created_at desc, id desc);
create index orders_by_pickup on orders (account_id, environment, requested_pickup desc, id desc)
  where requested_pickup is not null;
create index orders_by_delivery on orders (account_id, environment, requested_delivery desc, id desc)
  where requested_delivery is not null;

-- What waits for the customer: a quote to decide, a complaint, or data that dispatch needs before the pickup.
create function order_needs_look(status text, vin text, pickup jsonb, delivery jsonb) returns boolean
  language sql immutable parallel safe as $$
  select status in ('QUOTE_SENT', 'COMPLAINT') or (
    status in ('DRAFT', 'REQUESTED', 'CONFIRMED', 'OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED', 'ASSIGNED',
      'ACCEPTED', 'PICKUP')
    and (vin is null
      or pickup #>> '{contact,name}' is null or pickup #>> '{contact,phone}' is null
      or delivery #>> '{contact,name}' is null or delivery #>> '{contact,phone}' is null))
$$;

create index orders_needing_look on orders (account_id, environment, created_at desc, id desc)
  where order_needs_look(status, vin, pickup, delivery);

-- Lists of dispatch over all accounts.
create index orders_dispatch on orders (environment, created_at desc, id desc);
create index orders_dispatch_status on orders (environment, status, created_at desc, id desc);
create index orders_dispatch_pickup on orders (environment, requested_pickup, id) where requested_pickup is not null;
create index orders_dispatch_driver on orders (driver_id, created_at desc, id desc) where driver_id is not null;

-- The next date of an order: the pickup, then the delivery, and after the delivery when it was delivered.
create function order_due(status text, requested_pickup timestamptz, requested_delivery timestamptz,
  actual_delivery timestamptz) returns timestamptz
  language sql immutable parallel safe as $$
  select case
    when status in ('IN_TRANSIT', 'DELIVERY') then requested_delivery
    when actual_delivery is not null then actual_delivery
    else requested_pickup end
$$;

-- From when an order is late; null if it has ended or has no date. Fifteen minutes are tolerated. A drive that cannot
-- arrive in time at 70 km/h on average is late from its start. An order with a reported delay is late.
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

-- Lists of requests, and the newest requests of the same kind, which a new price is compared with.
create index orders_requested on orders (environment, created_at desc, id desc) where request_number is not null;
create index orders_requested_alike on orders (environment, transport_type, created_at desc)
  where request_number is not null;

-- Planning reads the trips of a driver, where each driver delivered last, all deliveries since a time, and the orders of
-- a day without a driver.
create index orders_of_driver on orders (driver_id, status) where driver_id is not null;
create index orders_delivered_by on orders (driver_id, actual_delivery desc)
  where driver_id is not null and actual_delivery is not null;
create index orders_delivered on orders (actual_delivery)
  where environment = 'production' and driver_id is not null and actual_delivery is not null;
create index orders_unassigned on orders (requested_pickup)
  where environment = 'production' and kind = 'ORDER'
    and status in ('OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED');
