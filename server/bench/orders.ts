// Orders: creating compared with the same SQL in a bare loop, reading with one select, lists at two sizes.

import { linksFrom } from '../src/model/orders/links.ts';
import { writeEvents } from '../src/model/orders/write-events.ts';
import { insertOrder } from '../src/orders/records/create-store.ts';
import { findOrder } from '../src/orders/records/store.ts';
import { API_VERSION } from '../src/platform/api-version.ts';
import type { Sql } from '../src/platform/db.ts';
import { connect } from '../src/platform/db.ts';
import { uuidv7 } from '../src/platform/ids.ts';
import { measureInTurns, median, type ServiceInfo, startServer } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const LINKS = linksFrom('http://localhost');
const BODY = JSON.stringify({
  customerReference: 'Bench',
  vehicle: { vin: 'WVWZZZ1KZAW000001', manufacturer: 'Volkswagen', model: 'Golf' },
  pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
  delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
});

export async function bench(): Promise<void> {
  const service = await startServer<ServiceInfo>('serve-service');
  const { url, liveKey, accountId, database } = service.info;
  const headers = { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' };
  const sql = connect(database, { maxConnections: 20 });
  try {
    const created = await fetch(`${url}/extern/orders`, { method: 'POST', headers, body: BODY });
    const { id, orderNumber } = (await created.json()) as { id: string; orderNumber: string };
    await benchCreate(sql, url, headers, accountId, id);
    await benchRead(service.info, headers, id, orderNumber);
    await benchLists(sql, url, headers, accountId, id);
  } finally {
    await sql.end();
    await service.stop();
  }
}

/** The exact statement that creates an order, 50 in flight at a time, and nothing else. */
async function bareCreates(sql: Sql, accountId: string, id: string, seconds: number): Promise<number> {
  const template = (await findOrder(sql, { accountId, environment: 'production' }, id))!;
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const run = uuidv7(new Date()).slice(24);
  const worker = async () => {
    while (performance.now() < until) {
      const now = new Date();
      count += 1;
      const order = {
        ...template,
        id: uuidv7(now),
        orderNumber: `BENCH-${run}-${count}`,
        trackingNumber: `BENCH-${run}-${count}`,
      };
      const announcements = [
        { format: API_VERSION, type: 'order.created', data: {} },
        { format: API_VERSION, type: 'order.accepted', data: {} },
        { format: 'legacy', type: 'order.status_changed', data: {} },
      ] as const;
      const events = writeEvents(order, announcements, now, LINKS);
      const audit = {
        id: uuidv7(now),
        at: now,
        actor: 'bench',
        channel: 'bench',
        action: 'order.created',
        accountId,
        subjectType: 'order',
        subjectId: order.id,
        details: {},
      };
      const answer = { status: 201, body: '{}' };
      await insertOrder(sql, {
        order,
        events,
        audit,
        answer,
        mails: [],
        hook: null,
        key: null,
        traceParent: null,
      });
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  return count / seconds;
}

async function benchCreate(
  sql: Sql,
  url: string,
  headers: Record<string, string>,
  accountId: string,
  id: string,
) {
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    bare.push(await bareCreates(sql, accountId, id, 5));
    const [measured] = await measureInTurns([
      { name: 'POST /extern/orders', url: `${url}/extern/orders`, headers, body: BODY },
    ]);
    ours.push(measured!.median);
  }
  report('POST /extern/orders', median(ours), 'the same SQL in a bare loop', median(bare), 0.5);
}

async function benchRead(
  info: ServiceInfo,
  headers: Record<string, string>,
  id: string,
  orderNumber: string,
) {
  const bare = await startServer<{ url: string }>('serve-select', JSON.stringify([info.database, id]));
  try {
    const [select, byId, byNumber] = await measureInTurns([
      { name: 'one select', url: bare.info.url },
      { name: 'GET by id', url: `${info.url}/extern/orders/${id}`, headers },
      { name: 'GET by number', url: `${info.url}/extern/orders/${orderNumber}`, headers },
    ]);
    report('GET /extern/orders/{id}', byId!.median, 'bare Fastify with one select', select!.median, 0.7);
    report(
      'GET /extern/orders/{number}',
      byNumber!.median,
      'bare Fastify with one select',
      select!.median,
      0.7,
    );
  } finally {
    await bare.stop();
  }
}

async function fill(sql: Sql, accountId: string, id: string, from: number, to: number): Promise<void> {
  await sql`
    insert into orders
    select r.* from generate_series(${from}::int, ${to}::int) n, orders o,
      lateral jsonb_populate_record(o, jsonb_build_object(
        'id', uuid_v7(now() - n * interval '1 second'), 'order_number', 'FILL-' || n, 'tracking_number', 'FILL-' || n,
        'external_order_id', 'FILL-' || n, 'created_at', now() - n * interval '1 second',
        'updated_at', now() - n * interval '1 second')) r
    where o.id = ${id} and o.account_id = ${accountId}`;
}

async function benchLists(
  sql: Sql,
  url: string,
  headers: Record<string, string>,
  accountId: string,
  id: string,
) {
  const since = encodeURIComponent(new Date(Date.now() - 86_400_000 * 30).toISOString());
  const lists = {
    'page of 100': `${url}/extern/orders?limit=100`,
    externalOrderId: `${url}/extern/orders?externalOrderId=FILL-77`,
    updatedSince: `${url}/extern/orders?limit=100&updatedSince=${since}`,
  };
  const time = async (address: string) => {
    const times: number[] = [];
    for (let i = 0; i < 200; i += 1) {
      const started = performance.now();
      const answer = await fetch(address, { headers });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
      times.push(performance.now() - started);
    }
    return median(times);
  };
  const timeAll = async () =>
    Object.fromEntries(
      await sequence(Object.entries(lists), async ([name, address]) => [name, await time(address)]),
    );
  await fill(sql, accountId, id, 1, 10_000);
  await sql.unsafe('analyze orders');
  const small = await timeAll();
  for (let from = 10_001; from < 1_000_000; from += 99_000) {
    await fill(sql, accountId, id, from, Math.min(from + 98_999, 1_000_000));
  }
  await sql.unsafe('analyze orders');
  const large = await timeAll();
  for (const name of Object.keys(lists)) {
    const ratio = large[name]! / small[name]!;
    recordRatio(`list, ${name}`, ratio, 'lower');
    const verdict = ratio <= 1.5 ? 'aim met' : 'above 1.5';
    process.stdout.write(
      `list, ${name}: ${large[name]!.toFixed(2)} ms at 1,000,000 orders, ${small[name]!.toFixed(2)} ms at 10,000, ratio ${ratio.toFixed(2)} (aim 1.5 or less): ${verdict}\n`,
    );
  }
}

async function sequence<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

function report(name: string, ours: number, baseline: string, bare: number, aim: number): void {
  const ratio = ours / bare;
  recordRatio(name, ratio);
  const verdict = ratio >= aim ? 'aim met' : `below ${aim}`;
  process.stdout.write(
    `${name}: ${Math.round(ours)}/s of ${Math.round(bare)}/s (${baseline}), ratio ${ratio.toFixed(2)} (aim ${aim} or more): ${verdict}\n`,
  );
}
