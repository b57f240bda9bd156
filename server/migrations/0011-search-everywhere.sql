-- The operator finds orders of all accounts by the same terms, and by the phone numbers of pickup and delivery too.

create index order_terms_everywhere on order_terms (environment, term, created_at, order_id);

-- Written with or without country code and signs in between: the digits, Germany's without code or leading zero.
create function phone_key(given text) returns text language sql immutable parallel safe as $$
  select nullif(ltrim(regexp_replace(regexp_replace(given, '[^0-9+]', '', 'g'), '^(\+|00)49', ''), '+0'), '')
$$;

-- A text within a pattern, where its own signs mean nothing.
create function like_text(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(given, '\', '\\'), '%', '\%'), '_', '\_')
$$;

-- As before, and "t" for telephone.
create or replace function order_terms_of(o orders) returns table (term text) language sql immutable as $$
  select distinct v.term from (values
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

drop trigger orders_found_by_other on orders;
create trigger orders_found_by_other after update on orders for each row
  when ((old.order_number, old.request_number, old.license_plate, old.vin,
      old.pickup #>> '{contact,phone}', old.delivery #>> '{contact,phone}')
    is distinct from (new.order_number, new.request_number, new.license_plate, new.vin,
      new.pickup #>> '{contact,phone}', new.delivery #>> '{contact,phone}'))
  execute function write_order_terms();

insert into order_terms
select o.account_id, o.environment, t.term, o.created_at, o.id from orders o, order_terms_of(o) t where t.term like 't%';
