// Measures the portal's list of orders at two sizes, in the store: opening, filtering and searching.

import type { OrderListFilter } from '../src/orders/lists/list-filter.ts';
import { countOrders, listOrderPage } from '../src/orders/lists/list-store.ts';
import type { Sql } from '../src/platform/db.ts';
import { connect } from '../src/platform/db.ts';
import { fillOrders, ORDER_BODY } from './fill-orders.ts';
import { median, type ServiceInfo, startServer } from './measure.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 15;
const PAGE = 50;
const MAX_MS = 300;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Filters and searches that match nearly all orders, only one, or none. */
const FILTERS: Record<string, Partial<OrderListFilter>> = {
  open: {},
  'needs attention': { group: 'needsAttention' },
  'before pickup': { group: 'beforePickup' },
  'in transit': { group: 'onTheRoad' },
  'status completed': { statuses: ['COMPLETED'] },
  'status cancelled': { statuses: ['CANCELLED'] },
  'no such status': { statuses: ['QUOTE_REQUIRED'] },
  'pickup in one week': { pickupFrom: daysAgo(5), pickupTo: daysAgo(-2) },
  'pickup in an old month': { pickupFrom: daysAgo(600), pickupTo: daysAgo(570) },
  'cancelled of an old month': {
    statuses: ['CANCELLED'],
    deliveryFrom: daysAgo(600),
    deliveryTo: daysAgo(570),
  },
  city: { city: 'hamburg' },
  'city and status': { city: 'Köln', statuses: ['CANCELLED'] },
  'city and status that share none': { city: 'Köln', statuses: ['REJECTED'] },
  'no such city': { city: 'Nirgendwo' },
  vehicle: { vehicle: 'Volkswagen' },
  'vehicle in transit': { vehicle: 'bmw', group: 'onTheRoad' },
  'search, a number': { search: 'VT-2999000' },
  'search, the beginning of a number': { search: 'VT-2' },
  'search, digits': { search: '2500' },
  'search, own number': { search: 'NL-24' },
  'search, plate': { search: 'HH NL 12' },
  'search, VIN': { search: 'WVW' },
  'search, city': { search: 'Mün' },
  'search, one letter': { search: 'B' },
  'search, nothing': { search: 'zzzz' },
};

export async function bench(): Promise<void> {
  const service = await startServer<ServiceInfo>('serve-service');
  const { url, liveKey, accountId, database } = service.info;
  const sql = connect(database, { maxConnections: 20 });
  try {
    const headers = { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' };
    const created = await fetch(`${url}/extern/orders`, { method: 'POST', headers, body: ORDER_BODY });
    const { id } = (await created.json()) as { id: string };
    await fillOrders(sql, id, 1, SMALL);
    const small = await timeAll(sql, accountId);
    await fillOrders(sql, id, SMALL + 1, LARGE);
    report(small, await timeAll(sql, accountId));
  } finally {
    await sql.end();
    await service.stop();
  }
}

export async function timeAll(sql: Sql, accountId: string): Promise<Record<string, number>> {
  const scope = { accountId, environment: 'production' } as const;
  const times: Record<string, number> = {};
  for (const [name, filter] of Object.entries(FILTERS)) {
    times[name] = await time(() => listOrderPage(sql, { ...scope, ...filter }, PAGE, null));
  }
  times.counts = await time(() => countOrders(sql, scope));
  return times;
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return median(times);
}

function report(small: Record<string, number>, large: Record<string, number>): void {
  for (const [name, ms] of Object.entries(large)) {
    const before = small[name]!;
    const verdict = ms < MAX_MS ? 'aim met' : `above ${MAX_MS} ms`;
    process.stdout.write(
      `orders, ${name}: ${ms.toFixed(1)} ms at 1,000,000, ${before.toFixed(1)} ms at 10,000, ratio ${(ms / before).toFixed(2)} (aim ${MAX_MS} ms or less): ${verdict}\n`,
    );
  }
}
