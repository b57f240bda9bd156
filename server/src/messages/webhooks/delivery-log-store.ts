import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type Attempt, LOG_COLUMNS, readAttempts } from './delivery-store.ts';
import type { Delivery, DeliveryState } from './endpoint.ts';

export interface LoggedDelivery extends Delivery {
  /** The number of the order or request; null for test messages and for deleted orders. */
  orderNumber: string | null;
}

/** `FAILED` means both kinds: deliveries that are retried and those given up. */
export const DELIVERY_FILTER_STATES = [
  'PENDING',
  'DELIVERED',
  'FAILED_RETRYING',
  'DEAD_LETTER',
  'FAILED',
] as const;

export interface DeliveryLogFilter {
  state?: DeliveryState | 'FAILED' | undefined;
  event?: string | undefined;
  endpointId?: string | undefined;
  orderId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Literals instead of parameters, so that the planner can use the partial index of these states. */
function inState(db: Db, state: DeliveryLogFilter['state']) {
  switch (state) {
    case undefined:
      return db``;
    case 'PENDING':
      return db`and d.state = 'PENDING' and d.next_attempt_at is not null`;
    case 'DELIVERED':
      return db`and d.state = 'DELIVERED'`;
    case 'FAILED_RETRYING':
      return db`and d.state = 'FAILED_RETRYING'`;
    case 'DEAD_LETTER':
      return db`and d.state = 'DEAD_LETTER'`;
    case 'FAILED':
      return db`and d.state in ('FAILED_RETRYING', 'DEAD_LETTER')`;
  }
}

function withNumbers(db: Db) {
  return db`
    select ${db(LOG_COLUMNS.map((column) => `page.${column}`))}, coalesce(o.order_number, o.request_number) as order_number
    from page left join orders o on o.id = page.order_id`;
}

/**
 * Newest first. Each endpoint's newest rows come from an index, so the cost of a page does not grow with the
 * log.
 */
export async function listAccountDeliveries(
  db: Db,
  { accountId, environment }: Scope,
  filter: DeliveryLogFilter,
  limit: number,
  after: PageStart | null,
): Promise<LoggedDelivery[]> {
  const { state, event, endpointId, orderId, from, to } = filter;
  return db<LoggedDelivery[]>`
    with page as (
      select d.* from webhook_endpoints w cross join lateral (
        select d.* from webhook_deliveries d
        where d.endpoint_id = w.id ${inState(db, state)}
          ${event === undefined ? db`` : db`and d.event = ${event}`}
          ${orderId === undefined ? db`` : db`and d.event_id in (select id from events where order_id = ${orderId})`}
          ${from === undefined ? db`` : db`and d.created_at >= ${from}`}
          ${to === undefined ? db`` : db`and d.created_at < ${to}`}
          ${after ? db`and (d.created_at, d.id) < (${after.at}, ${after.id})` : db``}
        order by d.created_at desc, d.id desc limit ${limit}
      ) d
      where w.account_id = ${accountId} and w.environment = ${environment}
        ${endpointId === undefined ? db`` : db`and w.id = ${endpointId}`}
      order by d.created_at desc, d.id desc limit ${limit}
    )
    ${withNumbers(db)} order by page.created_at desc, page.id desc`;
}

/** With the exact bytes of the message and all attempts. */
export async function findAccountDelivery(
  db: Db,
  { accountId, environment }: Scope,
  id: string,
): Promise<{ delivery: LoggedDelivery; body: string; attempts: Attempt[] } | null> {
  const [row] = await db<(LoggedDelivery & { body: string })[]>`
    with page as (
      select d.*, e.body from webhook_deliveries d
      join webhook_endpoints w on w.id = d.endpoint_id
      join events e on e.id = d.event_id
      where d.id = ${id} and w.account_id = ${accountId} and w.environment = ${environment}
    )
    select logged.*, page.body from (${withNumbers(db)}) logged join page on page.id = logged.id`;
  if (!row) return null;
  const { body, ...delivery } = row;
  return { delivery, body, attempts: await readAttempts(db, id) };
}
