-- Documents of orders with their bytes, and what is in the store of STORAGE_URL.

-- Every object in the store. It is recorded before it is written, named by the row of its file in a transaction, and
-- removed some time after no row names it.
create table stored_objects (
  -- Account and a random part. Sorted by bytes, as stores list.
  key text collate "C" primary key,
  is_named boolean not null default false,
  -- Null while it is named, and until the next sweep after its row was deleted.
  unnamed_since timestamptz,
  -- Set before the object is removed: no row can name it any more.
  removing boolean not null default false,
  check (not (is_named and removing))
);

create index stored_objects_unnamed on stored_objects (unnamed_since) where not is_named;

create function name_object() returns trigger language plpgsql as $$
begin
  update stored_objects set is_named = true, unnamed_since = null
  where key = new.object_key and not is_named and not removing;
  if not found then
    raise exception 'Object % cannot be named: it was removed, or another row names it', new.object_key;
  end if;
  return null;
end $$;

create function unname_object() returns trigger language plpgsql as $$
begin
  update stored_objects set is_named = false where key = old.object_key;
  return null;
end $$;

-- For a table with a column object_key. Without a store the conditions are false, and nothing is called.
create procedure follow_object_names(naming regclass) language plpgsql as $$
begin
  execute format('create trigger object_named after insert on %s
    for each row when (new.object_key is not null) execute function name_object()', naming);
  execute format('create trigger object_named_later after update of object_key on %s
    for each row when (new.object_key is not null and new.object_key is distinct from old.object_key)
    execute function name_object()', naming);
  execute format('create trigger object_replaced after update of object_key on %s
    for each row when (old.object_key is not null and new.object_key is distinct from old.object_key)
    execute function unname_object()', naming);
  execute format('create trigger object_unnamed after delete on %s
    for each row when (old.object_key is not null) execute function unname_object()', naming);
end $$;

create table documents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null,
  -- Null for a reminder and a set-off, which are about an account, and for a letter of a damage case.
  order_id uuid references orders (id) on delete cascade,
  kind text not null check (kind in ('PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'DAMAGE_REPORT', 'AUTHORIZATION',
    'VEHICLE_DOCUMENT', 'INVOICE', 'INVOICE_XML', 'QUOTE', 'SIGNED_QUOTE', 'REMINDER',
    'DAMAGE_LETTER', 'SET_OFF')),
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  -- The document whose bytes this one shares: an invoice over several orders is stored once and is a document of
  -- each of them. Null if it has its own.
  bytes_of uuid references documents (id),
  -- The object with its bytes; null if they are in document_chunks.
  object_key text collate "C" references stored_objects (key),
  created_at timestamptz not null
);

create index documents_of_order on documents (order_id, created_at, id);

create index documents_sharing on documents (bytes_of) where bytes_of is not null;
create unique index documents_in_store on documents (object_key) where object_key is not null;
call follow_object_names('documents');

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
