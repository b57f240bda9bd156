import { type Status, UNDER_WAY } from '../model/orders/status.ts';
import type { Db } from '../platform/db.ts';

const OPEN_REQUESTS: readonly Status[] = ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'];
const ENDINGS = ['order.completed', 'order.cancelled', 'order.rejected'];

export async function recordAnonymized(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    insert into anonymized_orders (order_id, anonymized_at) values (${orderId}, ${at}) on conflict do nothing`;
  await db`delete from awaited_erasures where order_id = ${orderId}`;
}

/**
 * Orders that ended before this time or have not changed since, all orders of deleted accounts, and those for which an
 * erasure was requested. Oldest first.
 */
export async function findOrdersToAnonymize(
  db: Db,
  endedBefore: Date,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from orders o join accounts a on a.id = o.account_id
    where o.status <> all(${UNDER_WAY as unknown as string[]}) and o.id <> all(${except as string[]}::uuid[])
      and (exists (select from awaited_erasures w where w.order_id = o.id)
        or (not exists (select from anonymized_orders f where f.order_id = o.id)
          and (a.deleted_at is not null or o.updated_at < ${endedBefore}
        or (o.created_at < ${endedBefore} and o.status <> 'COMPLAINT' and exists (
          select from events e where e.order_id = o.id and e.type = any(${ENDINGS})
            and e.created_at < ${endedBefore})))))
    order by o.created_at, o.id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Newest first, without orders that are under way or already anonymized. */
export async function ordersOfAccount(db: Db, accountId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from orders o
    where o.account_id = ${accountId} and o.status <> all(${UNDER_WAY as unknown as string[]})
      and not exists (select from anonymized_orders f where f.order_id = o.id)
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map((row) => row.id);
}

export async function openRequestsOfDeleted(db: Db): Promise<{ id: string; status: Status }[]> {
  return db<{ id: string; status: Status }[]>`
    select o.id, o.status from orders o join accounts a on a.id = o.account_id
    where a.deleted_at is not null and o.status = any(${OPEN_REQUESTS as string[]})`;
}
