-- Planning asks where each driver delivered last, and what was delivered since a moment.
create index orders_delivered_by on orders (driver_id, actual_delivery desc)
  where driver_id is not null and actual_delivery is not null;
create index orders_delivered on orders (actual_delivery)
  where environment = 'production' and driver_id is not null and actual_delivery is not null;
-- Orders of a day that nobody drives yet.
create index orders_unassigned on orders (requested_pickup)
  where environment = 'production' and kind = 'ORDER'
    and status in ('OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED');
