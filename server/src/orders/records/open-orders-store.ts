import type { Order } from '../../model/orders/order.ts';
import { BEFORE_PICKUP, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import type { Db } from '../../platform/db.ts';
import { selectOrders, toOrder } from './store.ts';

type OrderRow = Parameters<typeof toOrder>[0];

/** In production, until they are completed; after that, accounting has them. Oldest first. */
export async function listOpenOrdersOfAccount(db: Db, accountId: string, limit: number): Promise<Order[]> {
  const statuses = [...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER, 'DELIVERED'];
  const rows = await db<OrderRow[]>`
    ${selectOrders(db)}
    where o.account_id = ${accountId} and o.environment = 'production' and o.kind = 'ORDER' and o.status = any(${statuses})
    order by o.created_at, o.id limit ${limit}`;
  return rows.map(toOrder);
}
