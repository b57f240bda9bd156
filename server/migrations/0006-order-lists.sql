-- Lists of an account's orders that open, filter and search at the same speed however many there are.

create index orders_by_status on orders (account_id, environment, status, created_at desc, id desc);
create index orders_by_pickup on orders (account_id, environment, requested_pickup desc, id desc)
  where requested_pickup is not null;
create index orders_by_delivery on orders (account_id, environment, requested_delivery desc, id desc)
  where requested_delivery is not null;

-- What waits for the customer: a quote to decide, a complaint, something that dispatch still needs before the pickup.
create function order_needs_look(status text, vin text, pickup jsonb, delivery jsonb) returns boolean
  language sql immutable parallel safe as $$
  select status in ('QUOTE_SENT', 'COMPLAINT') or (
    status in ('DRAFT', 'REQUESTED', 'CONFIRMED', 'OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED', 'ASSIGNED',
      'ACCEPTED', 'PICKUP')
    and (vin is null
      or pickup #>> '{contact,name}' is null or pickup #>> '{contact,phone}' is null
      or delivery #>> '{contact,name}' is null or delivery #>> '{contact,phone}' is null))
$$;

create index orders_needing_look on orders (account_id, environment, created_at desc, id desc)
  where order_needs_look(status, vin, pickup, delivery);

-- How texts are compared: letter case and accents do not count, in every locale of the database.
create function search_key(given text) returns text language sql immutable parallel safe as $$
  select left(translate(lower(given),
    'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎďĐđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪİìíîïīıŁłŃÑŇńñňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž',
    'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiillnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz'), 100)
$$;

-- What an order is found by. The first letter says what it is: number, external number, plate, VIN, city, model.
-- A table of its own, because orders change often and these hardly ever; kept by the triggers below.
create table order_terms (
  account_id uuid not null,
  environment text not null,
  term text collate "C" not null,
  created_at timestamptz not null,
  order_id uuid not null,
  primary key (account_id, environment, term, created_at, order_id)
);

create function order_terms_of(o orders) returns table (term text) language sql immutable as $$
  select distinct v.term from (values
    ('n' || search_key(o.order_number)),
    ('n' || search_key(o.request_number)),
    ('e' || search_key(o.external_order_id)),
    ('p' || search_key(o.license_plate)),
    ('v' || search_key(o.vin)),
    ('c' || search_key(o.pickup ->> 'city')),
    ('c' || search_key(o.delivery ->> 'city')),
    ('m' || search_key(nullif(concat_ws(' ', o.vehicle ->> 'manufacturer', o.vehicle ->> 'model'), '')))
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
    select new.account_id, new.environment, t.term, new.created_at, new.id from order_terms_of(new) t;
  end if;
  return null;
end
$$;

create trigger orders_found_by after insert or delete on orders
  for each row execute function write_order_terms();
create trigger orders_found_by_other after update on orders for each row
  when ((old.order_number, old.request_number, old.license_plate, old.vin)
    is distinct from (new.order_number, new.request_number, new.license_plate, new.vin))
  execute function write_order_terms();

insert into order_terms
select o.account_id, o.environment, t.term, o.created_at, o.id from orders o, order_terms_of(o) t;

-- Quotes of an account: those to decide first, then the newest.
create index quotes_to_decide on quotes (account_id, environment, valid_until) where state = 'OFFERED';
create index quotes_newest on quotes (account_id, environment, created_at desc, order_id desc);
