-- What an order is found by.

-- Texts are compared without letter case and accents, the same in every locale of the database. The translation table is
-- long, so a text without such letters skips it.
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

-- Its first letter says what a term is: number, external number, plate, VIN, city, model, telephone. A separate table,
-- because orders change often and their terms rarely; the triggers below keep it.
create table order_terms (
  account_id uuid not null,
  environment text not null,
  term text collate "C" not null,
  created_at timestamptz not null,
  order_id uuid not null,
  primary key (account_id, environment, term, created_at, order_id)
);

-- The operator searches the orders of all accounts.
create index order_terms_everywhere on order_terms (environment, term, created_at, order_id);

-- Duplicates are left to the callers, because PostgreSQL can only inline the function without a `distinct`.
create function order_terms_of(o orders) returns table (term text) language sql immutable as $$
  select v.term from (values
    ('n' || search_key(o.order_number)),
    ('n' || search_key(o.request_number)),
    ('e' || search_key(o.external_order_id)),
    ('p' || search_key(o.license_plate)),
    ('v' || search_key(o.vin)),
    ('c' || search_key(o.pickup ->> 'city')),
    ('c' || search_key(o.delivery ->> 'city')),
    ('m' || search_key(nullif(concat_ws(' ', o.vehicle ->> 'manufacturer', o.vehicle ->> 'model'), ''))),
    ('t' || phone_key(o.pickup #>> '{contact,phone}')),
    ('t' || phone_key(o.delivery #>> '{contact,phone}'))
  ) v (term) where v.term is not null
$$;

create function write_order_terms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from order_terms where account_id = old.account_id and environment = old.environment
      and created_at = old.created_at and order_id = old.id
      and order_terms.term = any (array(select t.term from order_terms_of(old) t));
  end if;
  if tg_op <> 'DELETE' then
    insert into order_terms
    select distinct new.account_id, new.environment, t.term, new.created_at, new.id from order_terms_of(new) t;
  end if;
  return null;
end
$$;

-- The terms of new orders are written once for all orders of a statement.
create function write_terms_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_terms
  select distinct o.account_id, o.environment, t.term, o.created_at, o.id from added o, order_terms_of(o) t;
  return null;
end
$$;

create trigger orders_found_by after insert on orders referencing new table as added
  for each statement execute function write_terms_of_new_orders();
create trigger orders_found_by_other after update on orders for each row
  when ((old.order_number, old.request_number, old.license_plate, old.vin,
      old.pickup #>> '{contact,phone}', old.delivery #>> '{contact,phone}')
    is distinct from (new.order_number, new.request_number, new.license_plate, new.vin,
      new.pickup #>> '{contact,phone}', new.delivery #>> '{contact,phone}'))
  execute function write_order_terms();
create trigger orders_not_found_by after delete on orders
  for each row execute function write_order_terms();
