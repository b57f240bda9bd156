-- Documents with their bytes, quotes of requests, and what the operator must look at.

create table documents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'DAMAGE_REPORT', 'AUTHORIZATION',
    'VEHICLE_DOCUMENT', 'INVOICE', 'QUOTE', 'SIGNED_QUOTE')),
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  created_at timestamptz not null
);

create index documents_of_order on documents (order_id, created_at, id);

create table document_chunks (
  document_id uuid not null references documents (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (document_id, position)
);
-- PDFs and photos do not compress; external storage lets a part be read without the rest.
alter table document_chunks alter column bytes set storage external;

create sequence quote_numbers start 100001;

-- One row a request: a revision is its next version, and it bears the id of the request.
create table quotes (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  environment text not null,
  quote_number text not null unique,
  version integer not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  price jsonb not null,
  note text,
  valid_until timestamptz not null,
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb
);

create index quotes_expiring on quotes (valid_until) where state = 'OFFERED';

create table alerts (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  message text not null,
  details jsonb not null
);

create index alerts_newest on alerts (at desc, id desc);
