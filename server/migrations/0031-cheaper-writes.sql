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

-- What new orders are found by is written once for all orders of a statement.
create function write_terms_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_terms
  select o.account_id, o.environment, t.term, o.created_at, o.id from added o, order_terms_of(o) t;
  return null;
end
$$;

drop trigger orders_found_by on orders;
create trigger orders_found_by after insert on orders referencing new table as added
  for each statement execute function write_terms_of_new_orders();
create trigger orders_not_found_by after delete on orders
  for each row execute function write_order_terms();
