import type { Order } from '../../model/orders/order.ts';
import type { V1Status } from '../../model/orders/status.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type JoinedRow, type OrderFilter, selectOrders, toOrder } from '../records/store.ts';
import { storedStatuses } from './list-filter.ts';

/**
 * Newest first; with `updatedSince`, most recently changed first. Each status reads one page from an index, so
 * that a rare status costs as much as a frequent one. A complaint has the status before it.
 */
export async function listOrdersInStatus(
  db: Db,
  filter: OrderFilter,
  statuses: readonly V1Status[],
  limit: number,
  after: PageStart | null,
): Promise<Order[]> {
  const { accountId, environment, externalOrderId, updatedSince } = filter;
  const stored = storedStatuses(statuses);
  const time = updatedSince ? db`updated_at` : db`created_at`;
  const rows = await db<JoinedRow[]>`
    with page as (
      select found.id, found.at from unnest(${[...stored, 'COMPLAINT']}::text[]) as wanted (status)
      cross join lateral (
        select id, ${time} as at from orders
        where account_id = ${accountId} and environment = ${environment} and status = wanted.status
          and (status <> 'COMPLAINT' or status_before_complaint = any(${stored}::text[]))
          ${externalOrderId === undefined ? db`` : db`and external_order_id = ${externalOrderId}`}
          ${updatedSince ? db`and updated_at >= ${updatedSince}` : db``}
          ${after ? db`and (${time}, id) < (${after.at}, ${after.id})` : db``}
        order by ${time} desc, id desc limit ${limit}
      ) found
      order by found.at desc, found.id desc limit ${limit}
    )
    ${selectOrders(db)} join page on page.id = o.id
    where o.account_id = ${accountId} and o.environment = ${environment}
    order by page.at desc, page.id desc`;
  return rows.map(toOrder);
}
