-- Indexes for lists of orders: each list and filter reads only the rows it shows.

-- Lists of one account.
create index orders_newest on orders (account_id, environment, created_at desc, id desc);
create index orders_changed on orders (account_id, environment, updated_at desc, id desc);
create index orders_by_status on orders (account_id, environment, status, created_at desc, id desc);
create index orders_changed_by_status on orders (account_id, environment, status, updated_at desc, id desc);
create index orders_by_pickup on orders (account_id, environment, requested_pickup desc, id desc)
  where requested_pickup is not null;
create index orders_by_delivery on orders (account_id, environment, requested_delivery desc, id desc)
  where requested_delivery is not null;

create index orders_needing_attention on orders (account_id, environment, created_at desc, id desc)
  where needs_attention;

-- Lists of dispatch over all accounts.
create index orders_dispatch on orders (environment, created_at desc, id desc);
create index orders_dispatch_status on orders (environment, status, created_at desc, id desc);
create index orders_dispatch_pickup on orders (environment, requested_pickup, id) where requested_pickup is not null;
create index orders_dispatch_driver on orders (driver_id, created_at desc, id desc) where driver_id is not null;

-- The sort orders that dispatch can choose, behind the status, because most lists have one; those by texts are in
-- 0008-order-search.sql. A list by driver ends with the orders that nobody has.
create index orders_dispatch_status_pickup on orders (environment, status, requested_pickup, id);
create index orders_dispatch_status_delivery on orders (environment, status, requested_delivery, id);
create index orders_dispatch_status_price on orders (environment, status, ((price ->> 'netCents')::bigint), id);
create index orders_dispatch_nobody on orders (environment, status, created_at desc, id desc) where driver_id is null;

create index orders_open_by_due on orders (environment, status, due_at, id)
  where status not in ('INVOICED', 'CANCELLED', 'REJECTED', 'CONVERTED');
create index orders_late on orders (environment, late_from, id) where late_from is not null;

-- Lists of requests, and the newest requests of the same kind, which a new price is compared with.
create index orders_requested on orders (environment, created_at desc, id desc) where request_number is not null;
create index orders_requested_comparable on orders (environment, transport_type, created_at desc)
  where request_number is not null;

-- Planning reads the trips of a driver, where each driver delivered last, all deliveries since a time, and
-- the orders of a day without a driver.
create index orders_of_driver on orders (driver_id, status, created_at desc, id desc) where driver_id is not null;
create index orders_delivered_by on orders (driver_id, actual_delivery desc)
  where driver_id is not null and actual_delivery is not null;
create index orders_delivered on orders (actual_delivery)
  where environment = 'production' and driver_id is not null and actual_delivery is not null;
create index orders_unassigned on orders (due_at)
  where environment = 'production' and kind = 'ORDER'
    and status in ('OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED');
