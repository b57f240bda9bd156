-- Quotes for requests and for changes of orders, with all versions.

create sequence quote_numbers start 100001;

-- The newest version of the quote of each request or order.
create table quotes (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  environment text not null,
  quote_number text not null unique,
  version integer not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  price jsonb not null,
  -- The change of an order that the newest version offers; null for a request.
  change jsonb,
  note text,
  valid_until timestamptz not null,
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb
);

create index quotes_expiring on quotes (valid_until) where state = 'OFFERED';
-- Lists of an account: undecided quotes first, then the newest.
create index quotes_to_decide on quotes (account_id, environment, valid_until) where state = 'OFFERED';
create index quotes_newest on quotes (account_id, environment, created_at desc, order_id desc);
-- The operator's list of undecided quotes.
create index quotes_offered on quotes (environment, valid_until, order_id) where state = 'OFFERED';

-- The number never changes.
create trigger quote_terms after insert or delete on quotes
  for each row execute function write_name_terms('quote');

-- Every version that was offered, with its author and its outcome.
create table quote_versions (
  order_id uuid not null references orders (id) on delete cascade,
  version integer not null,
  state text not null
    check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'SUPERSEDED')),
  price jsonb not null,
  note text,
  valid_until timestamptz not null,
  offered_at timestamptz not null,
  -- The actor as in the audit.
  offered_by text,
  ended_at timestamptz,
  ended_by text,
  primary key (order_id, version)
);
