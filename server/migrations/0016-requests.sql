-- The operator's queue of requests, and every version of a quote with who offered it and what became of it.

-- The quote's own row is the newest version; what was offered before stays readable here.
create table quote_versions (
  order_id uuid not null references orders (id) on delete cascade,
  version integer not null,
  state text not null
    check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'SUPERSEDED')),
  price jsonb not null,
  note text,
  valid_until timestamptz not null,
  offered_at timestamptz not null,
  -- As the audit has it; null for versions from before this table.
  offered_by text,
  ended_at timestamptz,
  ended_by text,
  primary key (order_id, version)
);

insert into quote_versions (order_id, version, state, price, note, valid_until, offered_at, offered_by, ended_at)
select q.order_id, q.version, q.state, q.price, q.note, q.valid_until, coalesce(a.at, q.created_at), a.actor,
  case when q.state <> 'OFFERED' then coalesce(q.decided_at, q.updated_at) end
from quotes q left join lateral (
  select at, actor from audit
  where subject_type = 'order' and subject_id = q.order_id::text and action = 'order.issue_quote'
  order by at desc limit 1) a on true;

-- What is with customers, by its end.
create index quotes_offered on quotes (environment, valid_until, order_id) where state = 'OFFERED';
-- All that ever were requests, and the newest ones of a kind, which a new price is compared with.
create index orders_requested on orders (environment, created_at desc, id desc) where request_number is not null;
create index orders_requested_alike on orders (environment, transport_type, created_at desc)
  where request_number is not null;
