// Fills one account with many different orders: most have ended, some hundred are in progress.
import { setTimeout as sleep } from 'node:timers/promises';
import { LATE_TOLERANCE_MS } from '../src/model/orders/attention.ts';
import type { Sql } from '../src/platform/db.ts';

const CITIES =
  'Hamburg,München,Berlin,Köln,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,Nürnberg,Duisburg,Bochum,Wuppertal,Bielefeld,Bonn,Münster,Mannheim,Karlsruhe,Augsburg,Wiesbaden,Gelsenkirchen,Braunschweig,Chemnitz,Kiel,Aachen,Halle,Magdeburg,Freiburg,Krefeld,Lübeck,Mainz,Erfurt,Oberhausen,Rostock,Kassel,Hagen,Potsdam,Saarbrücken,Hamm,Ludwigshafen,Oldenburg,Leverkusen,Osnabrück,Solingen,Heidelberg,Darmstadt,Neuss,Regensburg,Paderborn,Ingolstadt,Offenbach,Würzburg,Fürth,Ulm,Heilbronn,Wolfsburg'.split(
    ',',
  );
const MODELS =
  'Volkswagen Golf,Volkswagen ID.4,Volkswagen Passat,Audi A4,Audi Q5,BMW 320d,BMW X3,Mercedes Sprinter,Mercedes C 200,Ford Transit,Ford Focus,Opel Astra,Tesla Model 3,Volvo XC60,Škoda Octavia,Renault Kangoo,Hyundai Ioniq 5,Cupra Born,Polestar 2,MAN TGE'.split(
    ',',
  );

/** The order that is copied. */
export const ORDER_BODY = JSON.stringify({
  pickup: {
    street: 'Königstraße 1',
    postalCode: '70173',
    city: 'Stuttgart',
    contact: { name: 'A', phone: '+49 711 123456' },
  },
  delivery: {
    street: 'Marienplatz 8',
    postalCode: '80331',
    city: 'München',
    contact: { name: 'B', phone: '+49 89 654321' },
  },
});

const CHUNK = 50_000;

/** A second table is vacuumed right after the first. */
const QUIET_SECONDS = 10;
const SECOND_MS = 1000;

/**
 * Inserts copies of the order, one per minute into the past; `from` and `to` number them, 1 is the newest.
 * The search terms of all copies are written at once and indexed afterwards, which is much faster than by
 * trigger.
 */
export async function fillOrders(sql: Sql, id: string, from: number, to: number): Promise<void> {
  await sql.unsafe('alter table orders disable trigger user');
  for (let first = from; first <= to; first += CHUNK) {
    await sql`
      insert into orders
      select r.* from generate_series(${first}::int, ${Math.min(first + CHUNK - 1, to)}::int) n, orders o,
        lateral (select now() - n * interval '1 minute' as at,
          (${CITIES}::text[])[1 + (n * 7) % 60] as origin, (${CITIES}::text[])[1 + (n * 13 + 5) % 60] as target,
          case when n % 60 = 1 then 'REJECTED' when n % 47 = 0 then 'CANCELLED' when n % 9973 = 0 then 'COMPLAINT'
            when n < 1500 then 'OPEN' when n < 2500 then 'ASSIGNED' when n < 3000 then 'IN_TRANSIT'
            when n < 8000 then 'DELIVERED' else 'INVOICED' end as status,
          string_to_array((${MODELS}::text[])[1 + (n * 3) % 20], ' ') as model,
          (array['WVW', 'WAU', 'WBA', 'WDB', 'WF0'])[1 + n % 5] || upper(left(md5(n::text), 8)) || lpad((n % 1000000)::text, 6, '0') as vin,
          (array['HH', 'M', 'B', 'K'])[1 + n % 4] || 'NL' || (n % 9000 + 1000) as plate) v,
        lateral jsonb_populate_record(o, jsonb_build_object(
          'id', uuid_v7(v.at), 'order_number', 'VT-' || (3000000 - n), 'tracking_number', 'FILL-' || n,
          'external_order_id', 'NL-' || (3000000 - n), 'created_at', v.at, 'updated_at', v.at, 'vin', v.vin,
          'license_plate', v.plate, 'requested_pickup', v.at + interval '2 days', 'requested_delivery', v.at + interval '3 days',
          'pickup', o.pickup || jsonb_build_object('city', v.origin),
          'delivery', o.delivery || jsonb_build_object('city', v.target),
          'vehicle', o.vehicle || jsonb_build_object('vin', v.vin, 'manufacturer', v.model[1],
            'model', array_to_string(v.model[2:], ' ')),
          'status', v.status, 'agreed_delivery', v.at + interval '3 days',
          'due_at', v.at + case when v.status = 'IN_TRANSIT' then interval '3 days' else interval '2 days' end,
          'late_from', case v.status when 'OPEN' then v.at + interval '2 days' when 'ASSIGNED' then v.at + interval '2 days'
            when 'IN_TRANSIT' then v.at + interval '3 days' end + ${LATE_TOLERANCE_MS} * interval '1 millisecond',
          'needs_attention', v.status = 'COMPLAINT')) r
      where o.id = ${id}`;
  }
  await sql.unsafe(`
    truncate order_terms;
    alter table order_terms drop constraint order_terms_pkey, drop constraint order_terms_order_id_fkey;
    drop index order_terms_everywhere, order_terms_of_order;
    insert into order_terms
      select distinct o.account_id, o.environment, t.term, o.created_at, o.id from orders o, order_terms_of(o) t;
    set maintenance_work_mem = '512MB';
    alter table order_terms add primary key (account_id, environment, term, created_at, order_id),
      add foreign key (order_id) references orders (id) on delete cascade;
    create index order_terms_everywhere on order_terms (environment, term, created_at, order_id);
    create index order_terms_of_order on order_terms (order_id);`);
  await sql.unsafe('alter table orders enable trigger user');
  await sql.unsafe('vacuum analyze orders, order_terms');
  await settle(sql);
}

/** The server's own work after filling is not part of what a call costs: written pages, automatic vacuuming. */
async function settle(sql: Sql): Promise<void> {
  await sql.unsafe('checkpoint');
  for (let quietSeconds = 0; quietSeconds < QUIET_SECONDS; quietSeconds += 1) {
    const [vacuuming] =
      await sql`select from pg_stat_activity where backend_type = 'autovacuum worker' limit 1`;
    if (vacuuming) quietSeconds = 0;
    await sleep(SECOND_MS);
  }
}
