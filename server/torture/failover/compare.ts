// Compares the client's lists with the service: nothing lost, nothing doubled, every event delivered.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from '../../src/platform/db.ts';
import type { Caller } from './caller.ts';
import { type Customer, EVENTS } from './customers.ts';
import type { Records } from './records.ts';

const DELIVERS_WITHIN_MS = 240_000;
const UNCHANGED_FOR_MS = 15_000;

export interface Compared {
  orders: number;
  events: number;
  /** Deliveries of events that had already arrived: allowed, because a worker may die after sending. */
  repeatedEvents: number;
}

export async function compare(
  databaseUrl: string,
  caller: Caller,
  customers: readonly Customer[],
  records: Records,
): Promise<Compared> {
  const sql = connect(databaseUrl, { maxConnections: 2 });
  try {
    await waitForDeliveries(sql, records);
    await compareOrders(caller, customers, records);
    return await compareEvents(sql, records);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Scenarios of the sandbox go on by themselves, so it also waits until no further event comes. */
async function waitForDeliveries(sql: Sql, { violations }: Records): Promise<void> {
  const end = Date.now() + DELIVERS_WITHIN_MS;
  let known = -1;
  let unchangedSince = Date.now();
  while (Date.now() < end) {
    const [row] = await sql<{ open: number; events: number }[]>`
      select (select count(*) from events)::int as events,
        (select count(*) from webhook_deliveries where state <> 'DELIVERED')::int as open`;
    if (row!.events !== known) {
      known = row!.events;
      unchangedSince = Date.now();
    }
    if (row!.open === 0 && Date.now() - unchangedSince > UNCHANGED_FOR_MS) return;
    await sleep(1000);
  }
  const open = await sql`
    select state, count(*)::int from webhook_deliveries where state <> 'DELIVERED' group by state`;
  violations.push(`Not all events were delivered in time: ${JSON.stringify(open)}`);
}

async function compareOrders(caller: Caller, customers: readonly Customer[], records: Records) {
  const { orders, violations } = records;
  const sent = new Map(orders.map((order) => [order.key, order]));
  const seen = new Map<string, number>();
  for (const { key } of customers) {
    for (let cursor = ''; ; ) {
      const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { json } = await caller.call(`/extern/orders?limit=100${query}`, { key });
      for (const { id, externalOrderId, status } of json.data) {
        seen.set(externalOrderId, (seen.get(externalOrderId) ?? 0) + 1);
        const order = sent.get(externalOrderId);
        if (order?.id !== id) violations.push(`Order ${id} was never acknowledged as such.`);
        if (order?.isCancelled && status !== 'CANCELLED') {
          violations.push(`The cancellation of ${id} was lost: ${status}.`);
        }
      }
      if (json.nextCursor === null) break;
      cursor = json.nextCursor;
    }
  }
  for (const { key, id } of orders) {
    const count = seen.get(key) ?? 0;
    if (count === 0) violations.push(`The acknowledged order ${id} was lost.`);
    if (count > 1) violations.push(`The order with the key ${key} exists ${count} times.`);
  }
}

async function compareEvents(sql: Sql, { orders, events, violations }: Records): Promise<Compared> {
  const committed = await sql<{ id: string; type: string; orderId: string }[]>`
    select id, type, order_id from events where format = '2026-09-01' and type = any(${EVENTS})`;
  const arrived = new Set(events.map(({ id }) => id));
  for (const { id, type } of committed) {
    if (!arrived.has(id)) violations.push(`The event ${id} (${type}) was never delivered.`);
  }
  const counts = new Map<string, number>();
  for (const { orderId, type } of committed) {
    const name = `${orderId} ${type}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const { id, isCancelled } of orders) {
    const expected = ['order.created', ...(isCancelled ? ['order.cancelled'] : [])];
    for (const type of expected) {
      const count = counts.get(`${id} ${type}`) ?? 0;
      if (count !== 1) violations.push(`Order ${id} has ${count} events ${type}.`);
    }
  }
  const known = new Set(committed.map(({ id }) => id));
  for (const id of arrived)
    if (!known.has(id)) violations.push(`The event ${id} was delivered and then lost.`);
  return { orders: orders.length, events: committed.length, repeatedEvents: events.length - arrived.size };
}
