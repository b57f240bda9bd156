-- Erasing a person on request: what waits for its end, and how the person is removed from texts.

-- Orders to anonymise as soon as they are no longer under way.
create table awaited_erasures (
  order_id uuid primary key references orders (id) on delete cascade,
  requested_at timestamptz not null
);

-- Drivers to erase after their last trip.
create table awaited_driver_erasures (
  driver_id uuid primary key references drivers (id) on delete cascade,
  requested_at timestamptz not null
);

create function redact_text(given text, pattern text) returns text language sql immutable parallel safe as $$
  select regexp_replace(given, pattern, '…', 'g')
$$;

-- A contact with a phone number or an e-mail address that is not the person's is another person of the same name.
create function is_namesake(contact jsonb, own_ids text) returns boolean language sql immutable parallel safe as $$
  select coalesce(contact ->> 'phone', contact ->> 'email', '') <> ''
    and concat_ws(' ', contact ->> 'phone', contact ->> 'email') !~ own_ids
$$;

-- `pattern` finds the person, `own_ids` only the addresses and numbers of the person. A text of an object that is nothing but the
-- person becomes null: "…" is no phone number and no address. Elements of lists keep their place.
create function redact_json(given jsonb, pattern text, own_ids text) returns jsonb
language plpgsql immutable parallel safe as $$
begin
  case jsonb_typeof(given)
    when 'object' then
      return coalesce((select jsonb_object_agg(redact_text(key, pattern),
          case when key = 'name' and is_namesake(given, own_ids) then value
            else nullif(redact_json(value, pattern, own_ids), '"…"') end)
        from jsonb_each(given)), '{}');
    when 'array' then
      return coalesce((select jsonb_agg(redact_json(e.value, pattern, own_ids) order by e.position)
        from jsonb_array_elements(given) with ordinality as e (value, position)), '[]');
    when 'string' then
      -- The digits of an id are no phone number.
      return case when given #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then given
        else to_jsonb(redact_text(given #>> '{}', pattern)) end;
    when 'number' then return case when given::text ~ pattern then 'null' else given end;
    else return given;
  end case;
end
$$;
