-- Rows that are written with every call and every order cost less.

-- Calls of customers have an index of their own, so this one is for what is left: the portal, links, dispatch.
drop index request_log_of_account;
create index request_log_of_account on request_log (account_id, at desc, request_id desc)
  where interface not in ('v1', 'legacy', 'oauth');

-- The same keys as before. Looking up every letter in the long list is only worth it where there is one of them.
create or replace function search_key(given text) returns text language sql immutable parallel safe as $$
  select left(case when octet_length(given) = char_length(given) then lower(given) else translate(lower(given),
    'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎďĐđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪİìíîïīıŁłŃÑŇńñňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž',
    'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiillnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz') end, 100)
$$;

-- As before, but whoever writes them leaves out what comes twice: so the function becomes part of the statement.
create or replace function order_terms_of(o orders) returns table (term text) language sql immutable as $$
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

create or replace function write_order_terms() returns trigger language plpgsql as $$
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

-- What new orders are found by is written once for all orders of a statement.
create function write_terms_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_terms
  select distinct o.account_id, o.environment, t.term, o.created_at, o.id from added o, order_terms_of(o) t;
  return null;
end
$$;

drop trigger orders_found_by on orders;
create trigger orders_found_by after insert on orders referencing new table as added
  for each statement execute function write_terms_of_new_orders();
create trigger orders_not_found_by after delete on orders
  for each row execute function write_order_terms();
