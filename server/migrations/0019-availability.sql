-- The terms on which drivers work, and their absences.

-- A driver without a row works on the usual terms: at any time, with any vehicle.
create table driver_terms (
  driver_id uuid primary key references drivers (id) on delete cascade,
  -- Seven entries, Monday first: local times, or null for a day without work. Null: at any time.
  weekly_hours jsonb check (weekly_hours is null or jsonb_array_length(weekly_hours) = 7),
  -- Empty: not recorded and not checked.
  licence_classes text[] not null,
  may_drive text[] not null,
  -- Postal code, city, country and coordinates; without a street.
  home jsonb,
  employment text not null check (employment in ('EMPLOYED', 'FREELANCE', 'CARRIER')),
  max_day_minutes integer,
  min_rest_minutes integer,
  -- What ends, such as the driving licence: kind and last day of each.
  licences jsonb not null check (jsonb_typeof(licences) = 'array'),
  updated_at timestamptz not null
);

create table driver_absences (
  -- Chosen by the phone that asks for it, so that sending it again changes nothing.
  id uuid primary key,
  driver_id uuid not null references drivers (id) on delete cascade,
  kind text not null check (kind in ('DAY_OFF', 'HOLIDAY', 'SICKNESS')),
  first_day date not null,
  last_day date not null,
  state text not null check (state in ('REQUESTED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  source text not null check (source in ('DRIVER', 'DISPATCH')),
  remark text,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision_remark text,
  -- When the driver's app showed the decision.
  seen_at timestamptz,
  -- Counts changes, so that a decision applies to what was seen.
  version integer not null,
  check (first_day <= last_day),
  check ((state = 'REQUESTED') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);

create index driver_absences_of_driver on driver_absences (driver_id, first_day desc, id desc);
create index driver_absences_waiting on driver_absences (created_at, id) where state = 'REQUESTED';
-- Of a period, and for deleting old ones.
create index driver_absences_by_end on driver_absences (last_day, first_day);
