-- The address book of an account: places with contacts, opening hours, and coordinates set on the map.

create table places (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  environment text not null check (environment in ('production', 'sandbox')),
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  -- The normalised address: equal for two spellings of the same address.
  address_key text collate "C" not null,
  -- Set by a person; null if the address alone says where it is.
  coordinates jsonb,
  -- Null if they are not known.
  opening_hours jsonb,
  -- A list of people: name, phone, email.
  contacts jsonb not null default '[]',
  remarks text,
  -- The list is sorted by it.
  name_key text collate "C" generated always as (search_key(name)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index places_by_name on places (account_id, environment, name_key, id);
-- Finds duplicates, and the place of an order's address.
create index places_by_address on places (account_id, environment, address_key);
create index places_with_hours on places (account_id, environment) where opening_hours is not null;
create index places_with_coordinates on places (account_id, environment) where coordinates is not null;
-- Completes the city of a postal code and the postal code of a city.
create index places_by_postal_code on places (account_id, environment, country, postal_code);
create index places_by_city on places (account_id, environment, country, search_key(city));

create trigger place_terms after insert or update or delete on places
  for each row execute function write_name_terms('place');

-- The creation of orders keeps in memory which accounts have places with coordinates.
create trigger places_changed after insert or delete or update of coordinates, address_key on places
  for each statement execute function notify_access_changed();
