-- Orders from a file: its rows, how its columns were matched, and the result of each row.

-- Imports take turns: each batch of rows takes the next number, and the lowest number is served first.
create sequence import_turns;

create table imports (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  -- Null for pasted text.
  file_name text,
  state text not null check (state in ('CHECKING', 'READY', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED')),
  delimiter text not null,
  encoding text not null,
  columns jsonb not null,
  -- Texts for all rows, by field.
  constants jsonb not null,
  -- The values that were chosen for texts of cells, by field and text.
  value_choices jsonb not null default '{}',
  -- Whether the matching came from an earlier file with the same header.
  remembered boolean not null,
  row_count integer not null,
  checked_at timestamptz,
  -- The agreement that the rows were checked with.
  agreement_version integer,
  -- Counts how often all rows had to be checked again, so that results of an earlier check are not written.
  generation integer not null default 0,
  -- Why no row can be created: the code of the error.
  halted_by text,
  created_by text not null,
  started_by text,
  started_at timestamptz,
  finished_at timestamptz,
  turn bigint not null default nextval('import_turns'),
  leased_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index imports_newest on imports (account_id, environment, created_at desc, id desc);
create index imports_at_work on imports (turn) where state in ('CHECKING', 'RUNNING');
create index imports_untouched on imports (updated_at);

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  row_number integer not null,
  -- The original texts, by column.
  cells jsonb not null,
  -- Texts that a person entered in their place, by field.
  corrected jsonb not null default '{}',
  result text not null check (result in ('UNCHECKED', 'TO_CORRECT', 'READY', 'REQUEST', 'EXISTS', 'DUPLICATE',
    'CREATED', 'REQUESTED', 'FAILED')),
  problems jsonb not null default '[]',
  external_order_id text,
  -- A hash of what the row orders; null while it cannot be read.
  content_key text,
  -- The earlier row with the same content or the same number.
  duplicate_of integer,
  net_cents bigint,
  currency text,
  -- What the row was before the agreement changed, and whether the new check gave something else. Empty once
  -- a person has confirmed it.
  former_result text,
  former_net_cents bigint,
  former_currency text,
  price_changed boolean not null default false,
  quote_reason text,
  distance_km double precision,
  -- The order that was created from the row or that already exists; it may be deleted before the import is.
  order_id uuid,
  order_number text,
  error text,
  -- Rows with problems come first, then changed prices: before the run followed by existing orders, during and
  -- after it by the latest orders.
  check_place integer generated always as (row_number + case
    when result in ('TO_CORRECT', 'FAILED') then 0 when price_changed then 50000
    when result = 'UNCHECKED' then 100000 when result in ('EXISTS', 'DUPLICATE') then 200000
    when result = 'REQUEST' then 300000 when result = 'READY' then 400000 else 500000 end) stored,
  run_place integer generated always as (case
    when result in ('TO_CORRECT', 'FAILED') then row_number
    when price_changed then 50000 + row_number
    when result in ('CREATED', 'REQUESTED') then 200000 - row_number
    when result in ('READY', 'REQUEST', 'UNCHECKED') then 300000 + row_number
    else 400000 + row_number end) stored,
  primary key (import_id, row_number)
);

create index import_rows_waiting on import_rows (import_id, result, row_number);
create index import_rows_check_place on import_rows (import_id, check_place);
create index import_rows_run_place on import_rows (import_id, run_place);
create index import_rows_external on import_rows (import_id, external_order_id)
  where external_order_id is not null;
create index import_rows_content on import_rows (import_id, content_key) where content_key is not null;
create index import_rows_order on import_rows (order_id) where order_id is not null;

-- A row without an external number is recognised by its content, as long as the order exists.
create index orders_imported on orders (account_id, environment, (extra -> 'import' ->> 'key'))
  where extra ? 'import';

-- How the columns of a header were matched the last time.
create table import_matchings (
  account_id uuid not null references accounts (id) on delete cascade,
  -- A hash of the header.
  header text not null,
  -- One field per column, null for columns that are not imported.
  fields jsonb not null,
  constants jsonb not null,
  -- The columns whose dates are no dates of an order, by place.
  other_dates jsonb not null default '[]',
  used_at timestamptz not null,
  primary key (account_id, header)
);

-- The values that an account chose for texts of its files, whatever their header is.
create table import_values (
  account_id uuid not null references accounts (id) on delete cascade,
  field text not null,
  -- In lower case, with single spaces.
  text text not null,
  -- Empty if cells with this text count as empty.
  value text not null,
  used_at timestamptz not null,
  primary key (account_id, field, text)
);
