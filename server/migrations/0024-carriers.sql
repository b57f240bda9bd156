-- Offers of orders to carriers: accounts that drive for the operator and buy nothing.

-- Drivers whom a carrier named; all others work for the operator.
create table carrier_drivers (
  driver_id uuid primary key references drivers (id) on delete cascade,
  -- The carrier.
  account_id uuid not null references accounts (id),
  created_at timestamptz not null
);

create index carrier_drivers_of_carrier on carrier_drivers (account_id, created_at desc, driver_id desc);

-- What is agreed with a carrier, and until when its papers are valid; all unknown without a row.
create table carrier_terms (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- After the carrier's invoice.
  payment_days integer check (payment_days between 0 and 365),
  insurance_until date,
  transport_licence_until date,
  updated_at timestamptz not null
);

create table carrier_offers (
  id uuid primary key,
  -- The customer of the order, who never sees it.
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  order_id uuid not null references orders (id) on delete cascade,
  -- The account of the carrier, who sees it.
  carrier_id uuid not null references accounts (id),
  net_cents bigint not null check (net_cents > 0),
  vat_rate double precision not null,
  currency text not null,
  deadline timestamptz not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
  -- Why it was withdrawn: another carrier took the order, the order went another way or changed, or dispatch decided so.
  end_reason text check (end_reason in ('TAKEN', 'ORDER', 'CHANGED', 'DISPATCH')),
  -- What the carrier or dispatch wrote about it; null after the order was anonymised.
  remarks text,
  -- The cost of the order since it was accepted.
  extra_id uuid references order_extras (id) on delete set null,
  -- Named by the carrier.
  driver_id uuid references drivers (id),
  created_by text not null,
  answered_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answered_at timestamptz,
  -- Since when the carrier is asked again, because the order changed after it was accepted.
  confirm_since timestamptz,
  -- From then on nothing follows from it: it was not accepted, or the order is completed or cancelled.
  ended_at timestamptz,
  check ((state = 'WITHDRAWN') = (end_reason is not null)),
  check (state not in ('DECLINED', 'EXPIRED', 'WITHDRAWN') or ended_at is not null),
  check (state <> 'OFFERED' or ended_at is null)
);

-- One carrier has the order.
create unique index carrier_offers_accepted on carrier_offers (order_id) where state = 'ACCEPTED';
-- A carrier has one offer of an order at a time.
create unique index carrier_offers_standing on carrier_offers (order_id, carrier_id) where state in ('OFFERED', 'ACCEPTED');
create index carrier_offers_of_order on carrier_offers (order_id, created_at, id);
create index carrier_offers_of_carrier on carrier_offers (carrier_id, environment, created_at desc, id desc);
create index carrier_offers_running on carrier_offers (carrier_id, environment, created_at desc, id desc) where ended_at is null;
create index carrier_offers_to_confirm on carrier_offers (confirm_since) where confirm_since is not null and ended_at is null;
create index carrier_offers_due on carrier_offers (deadline, id) where ended_at is null;
create index carrier_offers_of_extra on carrier_offers (extra_id) where extra_id is not null;
create index carrier_offers_of_driver on carrier_offers (driver_id) where driver_id is not null;
