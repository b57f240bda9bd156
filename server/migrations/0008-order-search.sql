-- The search terms of orders.

-- Texts are compared without letter case and accents, the same in every locale of the database. The
-- translation table is long, so a text without such letters skips it.
create function search_key(given text) returns text language sql immutable parallel safe as $$
  select left(case when octet_length(given) = char_length(given) then lower(given) else translate(lower(given),
    'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎďĐđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪİìíîïīıŁłŃÑŇńñňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž',
    'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiillnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz') end, 100)
$$;

-- The digits of a phone number without separators; German numbers without country code and leading zero.
create function phone_key(given text) returns text language sql immutable parallel safe as $$
  select nullif(ltrim(regexp_replace(regexp_replace(given, '[^0-9+]', '', 'g'), '^(\+|00)49', ''), '+0'), '')
$$;

-- Escapes the wildcards of `like`.
create function like_text(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(given, '\', '\\'), '%', '\%'), '_', '\_')
$$;

-- The texts that an order is found by; the first letter of each is its kind: number, external number,
-- plate, VIN, city, model, telephone. This is the only list of them. Null where the order has no such text.
create function order_search_texts(o orders) returns text[] language sql immutable parallel safe as $$
  select array[
    'n' || o.order_number,
    'n' || o.request_number,
    'e' || o.external_order_id,
    'p' || o.license_plate,
    'v' || o.vin,
    'c' || (o.pickup ->> 'city'),
    'c' || (o.delivery ->> 'city'),
    'm' || coalesce((o.vehicle ->> 'manufacturer') || ' ' || (o.vehicle ->> 'model'),
      o.vehicle ->> 'manufacturer', o.vehicle ->> 'model'),
    't' || (o.pickup #>> '{contact,phone}'),
    't' || (o.delivery #>> '{contact,phone}')]
$$;

-- The form in which a text is stored and looked up; null for a text that finds nothing.
create function search_term(given text) returns text language sql immutable parallel safe as $$
  select left(given, 1) || nullif(
    case left(given, 1) when 't' then phone_key(substr(given, 2)) else search_key(substr(given, 2)) end, '')
$$;

-- A separate table, because orders change often and their terms rarely. The triggers below write it.
create table order_terms (
  account_id uuid not null,
  environment text not null,
  term text collate "C" not null,
  created_at timestamptz not null,
  order_id uuid not null references orders (id) on delete cascade,
  primary key (account_id, environment, term, created_at, order_id)
);

-- The operator searches the orders of all accounts.
create index order_terms_everywhere on order_terms (environment, term, created_at, order_id);
-- The terms of one order, for its change and its deletion.
create index order_terms_of_order on order_terms (order_id);

-- The rows of an order in `order_terms`, with duplicates, so that PostgreSQL inlines the function.
create function order_terms_of(o orders) returns table (term text) language sql immutable as $$
  select t.term from (select search_term(given) as term from unnest(order_search_texts(o)) given) t
  where t.term is not null
$$;

-- Once for all new orders of a statement.
create function add_order_terms() returns trigger language plpgsql as $$
begin
  insert into order_terms (account_id, environment, term, created_at, order_id)
  select distinct o.account_id, o.environment, t.term, o.created_at, o.id from added o, order_terms_of(o) t;
  return null;
end
$$;

-- Most changes leave the texts as they are. They are compared here and not in a `when` clause, which
-- PostgreSQL would plan again for every statement.
create function replace_order_terms() returns trigger language plpgsql as $$
begin
  if order_search_texts(old) is distinct from order_search_texts(new) then
    delete from order_terms where order_id = new.id;
    insert into order_terms (account_id, environment, term, created_at, order_id)
    select distinct new.account_id, new.environment, t.term, new.created_at, new.id from order_terms_of(new) t;
  end if;
  return null;
end
$$;

create trigger order_terms_added after insert on orders referencing new table as added
  for each statement execute function add_order_terms();
create trigger order_terms_replaced after update on orders
  for each row execute function replace_order_terms();
