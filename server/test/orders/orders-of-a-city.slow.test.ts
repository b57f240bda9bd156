// A city with thousands of orders of which few, old ones match: they are found page by page.
import { afterAll, expect, test } from 'vitest';
import type { OrderListFilter } from '../../src/orders/lists/list-filter.ts';
import { listOrderPage, pageStartOf } from '../../src/orders/lists/list-store.ts';
import { createOrder } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';

const MANY = 3200;
const OLD_CANCELLED = 70;

const service = await startService();
afterAll(() => service.close());

test('the few matching orders are found after thousands of others', async () => {
  const { account, key } = await service.customer({ environment: 'production' });
  const { id, pickup } = (await createOrder(service, key)).json;
  const { sql } = service.services.core;
  // One order per minute into the past; the oldest are cancelled.
  await sql`
    insert into orders
    select r.* from generate_series(1, ${MANY}::int) n, orders o,
      lateral (select o.created_at - n * interval '1 minute' as at) v,
      lateral jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'VT-9' || n,
        'tracking_number', 'CITY-' || n, 'external_order_id', null, 'created_at', v.at,
        'status', case when n > ${MANY - OLD_CANCELLED} then 'CANCELLED' else 'INVOICED' end)) r
    where o.id = ${id}`;
  const read = async (filter: Partial<OrderListFilter>) => {
    const scope = { accountId: account.id, environment: 'production', city: pickup.city, ...filter } as const;
    const first = await listOrderPage(sql, scope, 50, null);
    if (first.length === 0) return [];
    const second = await listOrderPage(sql, scope, 50, pageStartOf(scope)(first.at(-1)!));
    return [...first, ...second].map(({ order }) => order.orderNumber);
  };
  const oldest = Array.from({ length: OLD_CANCELLED }, (_, n) => `VT-9${MANY - OLD_CANCELLED + 1 + n}`);
  expect(await read({ statuses: ['CANCELLED'] })).toEqual(oldest);
  expect(await read({ statuses: ['IN_TRANSIT'] })).toEqual([]);
  expect(await read({ statuses: ['COMPLETED'] })).toHaveLength(100);
});
