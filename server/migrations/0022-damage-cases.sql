-- Damage cases: from a protocol or a complaint to a credit note or a cost.

-- Numbers may have gaps, so a position is taken before the transaction that uses it.
create table damage_case_counters (
  series text primary key,
  last integer not null
);

create table damage_cases (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  order_id uuid not null references orders (id) on delete cascade,
  number text not null unique,
  origin text not null check (origin in ('PROTOCOL', 'COMPLAINT')),
  -- Of a complaint; null for a damage in a protocol.
  reported_by text check (reported_by in ('CUSTOMER', 'DISPATCH')),
  state text not null check (state in ('OPEN', 'IN_REVIEW', 'DECIDED', 'CLOSED')),
  -- What was reported; null after the order was anonymised.
  description text,
  -- The damaged parts of the vehicle.
  damages jsonb not null,
  liability text not null check (liability in ('OPEN', 'OPERATOR', 'DRIVER', 'CUSTOMER', 'THIRD_PARTY', 'NOT_OURS')),
  liability_reason text,
  estimate_cents bigint check (estimate_cents >= 0),
  currency text not null,
  insurer_name text,
  insurer_address text,
  insurer_email text,
  -- The number of the claim at the insurer.
  insurer_number text,
  -- For colleagues only.
  remarks text,
  created_by text not null,
  -- Counts changes, so that a change applies to what was seen.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  closed_at timestamptz,
  check ((origin = 'COMPLAINT') = (reported_by is not null)),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((state in ('DECIDED', 'CLOSED')) = (decided_at is not null)),
  check (state not in ('DECIDED', 'CLOSED') or liability <> 'OPEN')
);

-- One case at a time: a second damage belongs to the open case.
create unique index damage_cases_unfinished on damage_cases (order_id) where state <> 'CLOSED';
create index damage_cases_of_order on damage_cases (order_id, created_at, id);
create index damage_cases_newest on damage_cases (created_at desc, id desc) where environment = 'production';
create index damage_cases_of_state on damage_cases (state, created_at desc, id desc) where environment = 'production';

create index damage_cases_of_account on damage_cases (account_id, created_at desc, id desc);

create trigger damage_case_terms after insert or update or delete on damage_cases
  for each row execute function write_name_terms('damage');

-- Photos of customers and dispatch; those of protocols stay with their protocol.
create table damage_photos (
  case_id uuid not null references damage_cases (id) on delete cascade,
  -- Chosen by the sender, so that sending it again changes nothing.
  id uuid not null,
  account_id uuid not null references accounts (id),
  source text not null check (source in ('CUSTOMER', 'DISPATCH')),
  -- Of the damage that it shows, in the list of the case from 1.
  damage_number smallint,
  bytes bytea,
  -- The object with its bytes, if they are not here.
  object_key text collate "C" references stored_objects (key),
  size integer not null,
  sha256 bytea not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  created_at timestamptz not null,
  primary key (case_id, id),
  check ((bytes is null) = (object_key is not null))
);
-- Photos do not compress. PostgreSQL 15 has no storage clause in `create table`.
alter table damage_photos alter column bytes set storage external;

create unique index damage_photos_in_store on damage_photos (object_key) where object_key is not null;
call follow_object_names('damage_photos');

create table damage_tasks (
  id uuid primary key,
  case_id uuid not null references damage_cases (id) on delete cascade,
  account_id uuid not null references accounts (id),
  -- Null after the order was anonymised.
  text text,
  due_on date not null,
  done_at timestamptz,
  done_by text,
  created_at timestamptz not null,
  created_by text not null,
  check ((done_at is null) = (done_by is null))
);

create index damage_tasks_of_case on damage_tasks (case_id, due_on, id);
create index damage_tasks_due on damage_tasks (due_on, id) where done_at is null;

-- Letters that were sent. The PDF is a document of the account, because customers must not see all of them.
create table damage_letters (
  id uuid primary key,
  case_id uuid not null references damage_cases (id) on delete cascade,
  account_id uuid not null references accounts (id),
  kind text not null,
  recipient_type text not null check (recipient_type in ('CUSTOMER', 'INSURER')),
  -- Null after the order was anonymised.
  recipient text,
  subject text,
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  created_by text not null
);

create index damage_letters_of_case on damage_letters (case_id, created_at, id);
create index damage_letters_of_document on damage_letters (document_id) where document_id is not null;

-- What closing a case did; a case that was opened again may have several.
create table damage_outcomes (
  id uuid primary key,
  case_id uuid not null references damage_cases (id) on delete cascade,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('CREDIT', 'COST', 'NONE')),
  -- Net; null for NONE.
  net_cents bigint check (net_cents > 0),
  currency text not null,
  credit_note_number text,
  extra_id uuid references order_extras (id) on delete set null,
  -- Null after the order was anonymised.
  reason text,
  created_at timestamptz not null,
  created_by text not null,
  check ((kind = 'NONE') = (net_cents is null)),
  check ((kind = 'CREDIT') = (credit_note_number is not null))
);

create index damage_outcomes_of_case on damage_outcomes (case_id, created_at, id);
create index damage_outcomes_of_extra on damage_outcomes (extra_id) where extra_id is not null;

-- Damages at handover for which dispatch decided that no case is needed.
create table damage_dismissals (
  order_id uuid primary key references orders (id) on delete cascade,
  account_id uuid not null references accounts (id),
  dismissed_at timestamptz not null,
  dismissed_by text not null
);

-- Damages for which dispatch has not decided whether they need a case.
create index orders_damaged on orders (environment, created_at desc, id desc)
  where has_damage and status in ('DELIVERED', 'COMPLETED');
