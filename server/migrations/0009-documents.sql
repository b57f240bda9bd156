-- Documents of orders with their bytes.

create table documents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  -- Null for a reminder, which is about an account.
  order_id uuid references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'DAMAGE_REPORT', 'AUTHORIZATION',
    'VEHICLE_DOCUMENT', 'INVOICE', 'INVOICE_XML', 'QUOTE', 'SIGNED_QUOTE', 'REMINDER')),
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  -- The document whose bytes this one shares: an invoice over several orders is stored once and is a document of
  -- each of them. Null if it has its own.
  bytes_of uuid references documents (id),
  created_at timestamptz not null
);

create index documents_of_order on documents (order_id, created_at, id);

create index documents_sharing on documents (bytes_of) where bytes_of is not null;

create table document_chunks (
  document_id uuid not null references documents (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (document_id, position)
);
-- PDFs and photos do not compress; external storage allows reading a part without the rest. PostgreSQL 15 has
-- no storage clause in `create table`.
alter table document_chunks alter column bytes set storage external;

-- What was uploaded for an account in a day, documents and photos together. One row, so that a limit needs no
-- sum over all files.
create table upload_days (
  account_id uuid not null references accounts (id),
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (account_id, day)
);
