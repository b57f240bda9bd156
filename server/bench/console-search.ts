// Measures the operator's search, board and table over the orders of all accounts, in the store's functions.

import {
  BOARD_COLUMNS,
  DISPATCH_GROUP_STATUSES,
  statusesOfColumn,
} from '../src/dispatch/lists/dispatch-filter.ts';
import { countDispatchOrders, listDispatchPage, readBoard } from '../src/dispatch/lists/dispatch-store.ts';
import type { DispatchFilter } from '../src/dispatch/lists/filter-store.ts';
import { ORDER_SORTS, parseOrderSort } from '../src/dispatch/lists/order-sort.ts';
import { listSortedPage } from '../src/dispatch/lists/sorted-store.ts';
import { connect, type Sql } from '../src/platform/db.ts';
import { fillOrders, ORDER_BODY } from './fill-orders.ts';
import { median, type ServiceInfo, startServer } from './measure.ts';

const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const ROUNDS = 15;
/** The number of results that Ctrl K shows. */
const FOUND = 12;
const PAGE = 50;
const PER_COLUMN = 20;
const MAX_MS = 100;

/** Searches that match nearly all orders, only one, or none. */
const SEARCHED = [
  'VT-2999000',
  'VT-2',
  '2500',
  'NL-24',
  'HH NL 12',
  'WVW',
  'WVWZZZ1KZAW000001',
  'Mün',
  'B',
  '0711 12',
  '+49 89 654321',
  'Bench',
  'zzzz',
];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const FILTERS: Record<string, Partial<DispatchFilter>> = {
  'table, newest': {},
  'table, open': { statuses: DISPATCH_GROUP_STATUSES.open },
  'table, in transit': { statuses: DISPATCH_GROUP_STATUSES.road },
  'table, ended': { statuses: DISPATCH_GROUP_STATUSES.ended },
  'table, late': { lateAt: new Date() },
  'table, pickup of two days': { pickupFrom: daysAgo(1), pickupTo: daysAgo(-1) },
  'table, city in transit': { search: 'Köln', statuses: DISPATCH_GROUP_STATUSES.road },
};

export async function bench(): Promise<void> {
  const service = await startServer<ServiceInfo>('serve-service');
  const { url, liveKey, database } = service.info;
  const sql = connect(database, { maxConnections: 20 });
  try {
    const headers = { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' };
    const created = await fetch(`${url}/extern/orders`, { method: 'POST', headers, body: ORDER_BODY });
    const { id } = (await created.json()) as { id: string };
    await fillOrders(sql, id, 1, SMALL);
    const small = await timeAll(sql);
    await fillOrders(sql, id, SMALL + 1, LARGE);
    report(small, await timeAll(sql));
  } finally {
    await sql.end();
    await service.stop();
  }
}

async function timeAll(sql: Sql): Promise<Record<string, number>> {
  const environment = 'production' as const;
  const times: Record<string, number> = {};
  for (const search of SEARCHED) {
    times[`search, ${search}`] = await time(() =>
      listDispatchPage(sql, { environment, search }, FOUND, null),
    );
  }
  for (const sort of ORDER_SORTS) {
    for (const group of [undefined, 'open', 'ended'] as const) {
      const filter = { environment, ...(group && { statuses: DISPATCH_GROUP_STATUSES[group] }) };
      times[`table ${group ?? 'of all'}, sorted by ${sort}`] = await time(() =>
        listSortedPage(sql, filter, parseOrderSort(sort), PAGE, null),
      );
    }
  }
  for (const [name, filter] of Object.entries(FILTERS)) {
    times[name] = await time(() => listDispatchPage(sql, { environment, ...filter }, PAGE, null));
  }
  const columns = BOARD_COLUMNS.map(statusesOfColumn);
  times.board = await time(() => readBoard(sql, { environment }, columns, PER_COLUMN));
  const search = 'Mün';
  times['board, searched'] = await time(() => readBoard(sql, { environment, search }, columns, PER_COLUMN));
  times.counts = await time(() => countDispatchOrders(sql, environment, new Date()));
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
      `console, ${name}: ${ms.toFixed(1)} ms at ${LARGE.toLocaleString('en')}, ${before.toFixed(1)} ms at 10,000 (aim ${MAX_MS} ms or less): ${verdict}\n`,
    );
  }
}
