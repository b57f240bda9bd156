import { ASSIGNED_BEFORE_PICKUP, type Status, VEHICLE_WITH_DRIVER } from '../model/orders/status.ts';
import type { Db } from '../platform/db.ts';

/** Drivers still need the contacts who hand over and receive the vehicle. */
export const UNDER_WAY: readonly Status[] = [...ASSIGNED_BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER];
const OPEN_REQUESTS: readonly Status[] = ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'];
const ENDINGS = ['order.completed', 'order.cancelled', 'order.rejected'];

export async function recordAnonymized(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    insert into anonymized_orders (order_id, anonymized_at) values (${orderId}, ${at}) on conflict do nothing`;
}

/**
 * Orders that ended before this time or have not changed since, and all orders of deleted accounts. Oldest
 * first.
 */
export async function findOrdersToAnonymize(
  db: Db,
  endedBefore: Date,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from orders o join accounts a on a.id = o.account_id
    where not exists (select from anonymized_orders f where f.order_id = o.id)
      and o.status <> all(${UNDER_WAY as string[]}) and o.id <> all(${except as string[]}::uuid[])
      and (a.deleted_at is not null or o.updated_at < ${endedBefore}
        or (o.created_at < ${endedBefore} and o.status <> 'COMPLAINT' and exists (
          select from events e where e.order_id = o.id and e.type = any(${ENDINGS})
            and e.created_at < ${endedBefore})))
    order by o.created_at, o.id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Newest first, without orders that are under way or already anonymized. */
export async function ordersOfAccount(db: Db, accountId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from orders o
    where o.account_id = ${accountId} and o.status <> all(${UNDER_WAY as string[]})
      and not exists (select from anonymized_orders f where f.order_id = o.id)
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map((row) => row.id);
}

export async function openRequestsOfDeleted(db: Db): Promise<{ id: string; status: Status }[]> {
  return db<{ id: string; status: Status }[]>`
    select o.id, o.status from orders o join accounts a on a.id = o.account_id
    where a.deleted_at is not null and o.status = any(${OPEN_REQUESTS as string[]})`;
}
