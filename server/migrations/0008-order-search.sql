-- The search terms of orders, and the names and numbers that everything else is found by.

-- Texts are compared without letter case and accents, the same in every locale of the database, however their
-- letters are composed. The translation table is long, so a text without such letters skips it.
create function search_key(given text) returns text language sql immutable parallel safe as $$
  select left(case when octet_length(given) = char_length(given) then lower(given) else translate(lower(normalize(given)),
    'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎďĐđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪİìíîïīıŁłŃÑŇńñňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž',
    'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiillnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz') end, 100)
$$;

-- In names, Mueller, Müller and Muller are the same, and so are Strasse and Straße. Not in numbers and mail addresses.
create function folded_name(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(search_key(given), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'ss', 's')
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
-- reference, plate, VIN and its last six characters, city, model, telephone, word of a name, address of a mail.
-- This is the only list of them. Null where the order has no such text.
create function order_search_texts(o orders) returns text[] language sql immutable parallel safe as $$
  select array[
    'n' || o.order_number,
    'n' || o.request_number,
    'e' || o.external_order_id,
    'r' || o.customer_reference,
    'p' || o.license_plate,
    'v' || o.vin,
    case when char_length(o.vin) > 6 then 'v' || right(o.vin, 6) end,
    'c' || (o.pickup ->> 'city'),
    'c' || (o.delivery ->> 'city'),
    'm' || coalesce((o.vehicle ->> 'manufacturer') || ' ' || (o.vehicle ->> 'model'),
      o.vehicle ->> 'manufacturer', o.vehicle ->> 'model'),
    't' || (o.pickup #>> '{contact,phone}'),
    't' || (o.delivery #>> '{contact,phone}'),
    'w' || (o.pickup #>> '{contact,name}'),
    'w' || substring(o.pickup #>> '{contact,name}' from '\s(\S+)\s*$'),
    'w' || (o.delivery #>> '{contact,name}'),
    'w' || substring(o.delivery #>> '{contact,name}' from '\s(\S+)\s*$'),
    'a' || o.end_customer_email]
$$;

-- The form in which a text is stored and looked up; null for a text that finds nothing.
create function search_term(given text) returns text language sql immutable parallel safe as $$
  select left(given, 1) || nullif(
    case when left(given, 1) = 't' then phone_key(substr(given, 2))
      when left(given, 1) in ('w', 'c', 'm', 'r') then folded_name(substr(given, 2))
      else search_key(substr(given, 2)) end, '')
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

-- What drivers, accounts, users, quotes, invoices, places and damage cases are found by. A separate table, so that one index serves
-- the beginning of every word. The triggers below, and those of the other kinds' own files, write it.
create table name_terms (
  kind text not null check (kind in ('account', 'driver', 'user', 'quote', 'invoice', 'place', 'damage')),
  -- Null for drivers, accounts and people of the operator.
  account_id uuid,
  -- Empty for everything that belongs to no environment.
  environment text not null,
  term text collate "C" not null,
  subject_id uuid not null,
  primary key (kind, subject_id, term)
);

create index name_terms_everywhere on name_terms (kind, term, subject_id);
create index name_terms_of_account on name_terms (account_id, kind, environment, term, subject_id)
  where account_id is not null;

-- The texts of a row, each with the letter of its kind: word, address of a mail, telephone, number.
create function name_texts(kind text, r jsonb) returns text[] language sql immutable parallel safe as $$
  select case kind
    when 'account' then array['w' || (r ->> 'name'), 'w' || (r #>> '{contracting_party,name}'),
      'a' || (r #>> '{contracting_party,email}'), 'a' || (r #>> '{contracting_party,invoiceEmail}')]
    when 'driver' then array['w' || (r ->> 'name'), 't' || (r ->> 'phone'), 'a' || (r ->> 'email')]
    when 'user' then array['w' || (r ->> 'name'), 'a' || (r ->> 'email')]
    when 'quote' then array['n' || (r ->> 'quote_number')]
    when 'invoice' then array['n' || (r ->> 'number')]
    when 'damage' then array['n' || (r ->> 'number'), 'n' || (r ->> 'insurer_number')]
    when 'place' then array['w' || (r ->> 'name'), 'w' || (r ->> 'street'), 'w' || (r ->> 'postal_code') || ' ' || (r ->> 'city')]
  end
$$;

-- A name is found by the beginning of each of its words, a number also by its last digits.
create function name_terms_of(kind text, r jsonb) returns table (term text) language sql immutable as $$
  select distinct t.term from unnest(name_texts(kind, r)) as given cross join lateral (
    select search_term(given) as term
    union all
    select search_term('w' || substr(given, found.at + 1)) from (
      select regexp_instr(given, '\s\S', 1, n) as at from generate_series(1, 8) n) found
    where left(given, 1) = 'w' and found.at > 0
    union all
    select search_term('n' || ltrim(substring(given from '\d+$'), '0')) where left(given, 1) = 'n'
  ) t where t.term is not null
$$;

-- Called with the kind of the table's rows.
create function write_name_terms() returns trigger language plpgsql as $$
declare
  kind_of_row text := tg_argv[0];
  r jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and name_texts(kind_of_row, to_jsonb(old)) is not distinct from name_texts(kind_of_row, r)
  then return null; end if;
  if tg_op <> 'INSERT' then
    delete from name_terms where kind = kind_of_row and subject_id = coalesce(r ->> 'id', r ->> 'order_id')::uuid;
  end if;
  if tg_op <> 'DELETE' then
    insert into name_terms (kind, account_id, environment, term, subject_id)
    select kind_of_row, (r ->> 'account_id')::uuid,
      coalesce(r ->> 'environment', ''), t.term, coalesce(r ->> 'id', r ->> 'order_id')::uuid
    from name_terms_of(kind_of_row, r) t;
  end if;
  return null;
end
$$;

create trigger account_terms after insert or update or delete on accounts
  for each row execute function write_name_terms('account');
create trigger driver_terms after insert or update or delete on drivers
  for each row execute function write_name_terms('driver');
create trigger user_terms after insert or update or delete on users
  for each row execute function write_name_terms('user');

-- The sort orders of dispatch by route and by make and model.
create index orders_dispatch_status_route on orders (environment, status,
  (search_key((pickup ->> 'city') || ' ' || (delivery ->> 'city')) collate "C"), id);
create index orders_dispatch_status_vehicle on orders (environment, status,
  (search_key(coalesce((vehicle ->> 'manufacturer') || ' ' || (vehicle ->> 'model'), vehicle ->> 'manufacturer',
    vehicle ->> 'model')) collate "C"), id);
