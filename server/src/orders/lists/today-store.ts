// An account's day: today's movements, and what dispatch still needs from the customer.
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import { ON_THE_ROAD } from '../../model/orders/status.ts';
import type { Db } from '../../platform/db.ts';
import { type JoinedRow, selectOrders, toOrder } from '../records/store.ts';

/** The limit of each list of movements before the lists are merged. */
const MAX_OF_EACH = 40;
const MAX_SCANNED = 200;

/** Orders in transit now, picked up or delivered on this day, or planned for it, sorted by pickup. */
export async function listMovements(
  db: Db,
  { accountId, environment }: Scope,
  day: { from: Date; to: Date },
  limit: number,
): Promise<Order[]> {
  const scope = db`account_id = ${accountId} and environment = ${environment}`;
  const alive = db`status not in ('CANCELLED', 'REJECTED') and kind = 'ORDER'`;
  const rows = await db<JoinedRow[]>`
    with moving as (
      (select id from orders where ${scope} and status = any(${ON_THE_ROAD as readonly string[] as string[]})
        order by created_at desc limit ${MAX_OF_EACH})
      union
      (select id from orders where ${scope} and requested_pickup >= ${day.from} and requested_pickup < ${day.to}
        and ${alive} order by requested_pickup desc, id desc limit ${MAX_OF_EACH})
      union
      (select id from orders where ${scope} and requested_delivery >= ${day.from} and requested_delivery < ${day.to}
        and ${alive} order by requested_delivery desc, id desc limit ${MAX_OF_EACH})
    )
    ${selectOrders(db)} where o.id in (select id from moving)
    order by coalesce(o.actual_pickup, o.requested_pickup) nulls last, o.id limit ${limit}`;
  return rows.map(toOrder);
}

/** Orders before pickup with missing data, and complaints: the next pickup first. */
export async function listWaitingForCustomer(
  db: Db,
  { accountId, environment }: Scope,
  limit: number,
): Promise<Order[]> {
  const rows = await db<JoinedRow[]>`
    with looked_at as (
      select id from orders where account_id = ${accountId} and environment = ${environment}
        and needs_attention
      order by created_at desc, id desc limit ${MAX_SCANNED}
    )
    ${selectOrders(db)} where o.id in (select id from looked_at) and o.status <> 'QUOTE_SENT'
    order by (o.status = 'COMPLAINT') desc, o.requested_pickup nulls last, o.id limit ${limit}`;
  return rows.map(toOrder);
}
