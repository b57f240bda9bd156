// Every sort order lists every order once, whatever the filter and the size of the pages, and reads no more rows when there are
// more orders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DISPATCH_GROUP_STATUSES } from '../../src/dispatch/lists/dispatch-filter.ts';
import type { DispatchFilter } from '../../src/dispatch/lists/filter-store.ts';
import { ORDER_SORTS, type OrderSortName, parseOrderSort } from '../../src/dispatch/lists/order-sort.ts';
import { listSortedPage, sortedPageStartOf } from '../../src/dispatch/lists/sorted-store.ts';
import { connect, type Sql } from '../../src/platform/db.ts';
import type { PageStart } from '../../src/platform/page-cursor.ts';
import { createOrder, newDriver } from '../harness/orders.ts';
import { startService, type TestService } from '../harness/service.ts';

const [FEW, MANY] = [600, 12_000];
const PAGE = 50;
/** A page reads the beginning of each of 22 statuses, with and without the value, and joins the rows it shows. */
const MAX_ROWS = 4000;
const environment = 'production' as const;

let service: TestService;
let sql: Sql;
let accountId: string;
let driverId: string;

async function fill(id: string, from: number, to: number): Promise<void> {
  await sql.unsafe('alter table orders disable trigger user');
  await sql`
    insert into orders select r.* from generate_series(${from}::int, ${to}::int) n, orders o,
      lateral jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'order_number', 'VT-F' || n, 'tracking_number', 'F' || n, 'driver_id', case when n % 3 = 0 then ${driverId} end,
        'created_at', o.created_at - n * interval '1 minute', 'updated_at', o.updated_at,
        'requested_pickup', case when n % 11 > 0 then o.created_at + (n * 7919 % 50000) * interval '1 minute' end,
        'requested_delivery', case when n % 13 > 0 then o.created_at + (n * 104729 % 60000) * interval '1 minute' end,
        'price', case when n % 17 > 0 then o.price || jsonb_build_object('netCents', n * 31 % 90000) end,
        'pickup', o.pickup || jsonb_build_object('city', 'Ort ' || n % 300),
        'vehicle', o.vehicle || jsonb_build_object('manufacturer', 'Marke ' || n % 40, 'model', null),
        'status', (array['OPEN', 'ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'INVOICED', 'INVOICED', 'INVOICED', 'CANCELLED'])[1 + n % 8])) r
    where o.id = ${id}`;
  await sql.unsafe('alter table orders enable trigger user');
  await sql.unsafe('vacuum analyze orders');
}

beforeAll(async () => {
  service = await startService();
  sql = connect(service.database, { maxConnections: 1 });
  const customer = await service.customer({ environment });
  accountId = customer.accountId;
  driverId = await newDriver(service, 'Bea Slow');
  const { id } = (await createOrder(service, customer.key)).json;
  await fill(id, 1, FEW);
});

afterAll(async () => {
  await sql.end();
  await service.close();
});

async function readAll(filter: DispatchFilter, sort: OrderSortName, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let start: PageStart | null = null; ; ) {
    const rows = await listSortedPage(sql, filter, parseOrderSort(sort), limit, start);
    ids.push(...rows.map(({ order: { id } }) => id));
    if (rows.length < limit) return ids;
    start = sortedPageStartOf(rows.at(-1)!);
  }
}

/** Rows of orders that a page visits, by the counters of the database. */
async function rowsRead(
  filter: DispatchFilter,
  sort: OrderSortName,
  start: PageStart | null,
): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`;
    const [row] = await sql<{ count: number }[]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables where relname = 'orders'`;
    return row!.count;
  };
  const before = await count();
  await listSortedPage(sql, filter, parseOrderSort(sort), PAGE + 1, start);
  return (await count()) - before;
}

const open = { environment, statuses: DISPATCH_GROUP_STATUSES.open };

describe('every sort order', () => {
  test.for(ORDER_SORTS)('%s lists every order once, in pages as in one page', async (sort) => {
    const filters: DispatchFilter[] = [
      { environment },
      open,
      { environment, accountId, statuses: ['IN_TRANSIT'] },
      { environment, driverId, statuses: ['ASSIGNED'] },
      { environment, search: 'VT-F1', statuses: ['CANCELLED'] },
      { environment, lateAt: service.clock.now() },
    ];
    for (const filter of filters) {
      const whole = await readAll(filter, sort, 1000);
      expect(new Set(whole).size).toBe(whole.length);
      expect(await readAll(filter, sort, 250)).toEqual(whole);
      const reversed = await readAll(
        filter,
        sort.startsWith('-') ? (sort.slice(1) as never) : `-${sort as 'price'}`,
        1000,
      );
      expect([...reversed].sort()).toEqual([...whole].sort());
    }
  });

  test('reads no more rows of many orders than of few, on the first page and in the middle', async () => {
    const [first] = await sql<{ id: string }[]>`select id from orders where order_number = 'VT-F1'`;
    await fill(first!.id, FEW + 1, MANY);
    const read: Record<string, number> = {};
    for (const sort of ORDER_SORTS) {
      for (const [name, filter] of Object.entries({ all: { environment }, open })) {
        read[`${sort}, ${name}`] = await rowsRead(filter, sort, null);
        const rows = await listSortedPage(sql, filter, parseOrderSort(sort), 1000, null);
        read[`${sort}, ${name}, in the middle`] = await rowsRead(
          filter,
          sort,
          sortedPageStartOf(rows.at(-1)!),
        );
      }
    }
    const tooMany = Object.entries(read).filter(([, count]) => count > MAX_ROWS);
    expect(tooMany).toEqual([]);
    expect(Math.max(...Object.values(read))).toBeGreaterThan(PAGE);
  });
});
