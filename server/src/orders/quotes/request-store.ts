// The operator's queue of requests: production only, over all accounts.

import type { Order } from '../../model/orders/order.ts';
import type { Status } from '../../model/orders/status.ts';
import type { Price } from '../../model/prices/price.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type JoinedRow, selectOrders, toOrder } from '../records/store.ts';

export const REQUEST_VIEWS = ['waiting', 'offered', 'decided'] as const;
type RequestView = (typeof REQUEST_VIEWS)[number];

export interface RequestFilter {
  view: RequestView;
  accountId?: string | undefined;
  reason?: string | undefined;
}

const WAITING: Status = 'QUOTE_REQUIRED';
const UNDECIDED: readonly Status[] = ['RECEIVED', WAITING, 'QUOTE_SENT'];

type FoundRow = JoinedRow & { sortedBy: Date };
export interface FoundRequest {
  order: Order;
  /** The sort key of the list: when the request arrived, or the end of its quote's validity. */
  sortedBy: Date;
}

/** Waiting: the oldest first. Offered: the earliest end first. Decided: the newest request first. */
export async function findRequests(
  db: Db,
  { view, accountId, reason }: RequestFilter,
  now: Date,
  limit: number,
  after: PageStart | null,
): Promise<FoundRequest[]> {
  const only = db`
    ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}
    ${reason === undefined ? db`` : db`and o.quote_reason = ${reason}`}`;
  const rows = await {
    waiting: () => db<FoundRow[]>`
      select r.*, r.created_at as sorted_by from (${selectOrders(db)}
        where o.environment = 'production' and o.status = ${WAITING} ${only}
          ${after ? db`and (o.created_at, o.id) > (${after.at}, ${after.id})` : db``}
        order by o.created_at, o.id limit ${limit}) r order by r.created_at, r.id`,
    offered: () => db<FoundRow[]>`
      select o.*, d.name as driver_name, q.valid_until as sorted_by
      from quotes q join orders o on o.id = q.order_id left join drivers d on d.id = o.driver_id
      where q.environment = 'production' and q.state = 'OFFERED' and q.valid_until > ${now}
        and o.status = 'QUOTE_SENT' ${only}
        ${after ? db`and (q.valid_until, q.order_id) > (${after.at}, ${after.id})` : db``}
      order by q.valid_until, q.order_id limit ${limit}`,
    decided: () => db<FoundRow[]>`
      select r.*, r.created_at as sorted_by from (${selectOrders(db)}
        where o.environment = 'production' and o.request_number is not null
          and o.status <> all(${UNDECIDED as string[]}) ${only}
          ${after ? db`and (o.created_at, o.id) < (${after.at}, ${after.id})` : db``}
        order by o.created_at desc, o.id desc limit ${limit}) r order by r.created_at desc, r.id desc`,
  }[view]();
  return rows.map(({ sortedBy, ...row }) => ({ order: toOrder(row), sortedBy }));
}

const MAX_REQUESTS_COUNTED = 1000;

export interface RequestCounts {
  waiting: number;
  oldest: Date | null;
  offered: number;
  nextEnd: Date | null;
  decided: number;
}

/** Each count is at most one more than the highest number shown. */
export async function countRequests(db: Db, now: Date): Promise<RequestCounts> {
  const [counts] = await db<RequestCounts[]>`
    select * from
      (select count(*)::int as waiting, min(created_at) as oldest from (
        select created_at from orders where environment = 'production' and status = ${WAITING}
        order by created_at limit ${MAX_REQUESTS_COUNTED + 1}) w) waiting,
      (select count(*)::int as offered, min(valid_until) as next_end from (
        select q.valid_until from quotes q join orders o on o.id = q.order_id
        where q.environment = 'production' and q.state = 'OFFERED' and q.valid_until > ${now}
          and o.status = 'QUOTE_SENT'
        order by q.valid_until limit ${MAX_REQUESTS_COUNTED + 1}) q) offered,
      (select count(*)::int as decided from (
        select from orders where environment = 'production' and request_number is not null
          and status <> all(${UNDECIDED as string[]})
        order by created_at desc limit ${MAX_REQUESTS_COUNTED + 1}) d) decided`;
  return counts!;
}

/** The channel of a request, and the credential or person that sent it. */
export interface RequestOrigin {
  orderId: string;
  channel: string;
  name: string | null;
}

export async function readOrigins(db: Db, orderIds: readonly string[]): Promise<Map<string, RequestOrigin>> {
  const idOfActor = (kind: string) => db`
    case when starts_with(a.actor, ${`${kind}:`}) then substr(a.actor, ${kind.length + 2}::int)::uuid end`;
  const rows = await db<RequestOrigin[]>`
    select a.subject_id as order_id, a.channel, coalesce(c.name, u.name) as name
    from audit a
    left join credentials c on c.id = ${idOfActor('credential')}
    left join users u on u.id = ${idOfActor('user')}
    where a.subject_type = 'order' and a.subject_id = any(${orderIds as string[]}) and a.action = 'request.created'`;
  return new Map(rows.map((origin) => [origin.orderId, origin]));
}

/** The last mail with a quote. */
export interface QuoteMailState {
  orderId: string;
  recipient: string;
  state: 'PENDING' | 'SENT' | 'FAILED' | 'KEPT' | 'HELD';
  at: Date;
}

export async function readQuoteMails(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, QuoteMailState>> {
  const rows = await db<QuoteMailState[]>`
    select m.* from unnest(${orderIds as string[]}::uuid[]) o (id) cross join lateral (
      select order_id, recipient, state, coalesce(sent_at, created_at) as at from mails
      where order_id = o.id and kind = 'QUOTE' order by created_at desc, id desc limit 1) m`;
  return new Map(rows.map((mail) => [mail.orderId, mail]));
}

export interface ComparablePrice {
  requestNumber: string;
  state: 'ACCEPTED' | 'DECLINED';
  price: Price;
  at: Date;
}

const MAX_COMPARED = 500;
const MAX_COMPARABLE_SHOWN = 10;
/** Two distances are comparable if they differ by at most this share. */
const COMPARABLE_SHARE = 0.2;

/** The last decided prices for the same transport type over a comparable distance. */
export async function findComparablePrices(
  db: Db,
  { id, transportType, distanceKm }: Pick<Order, 'id' | 'transportType' | 'distanceKm'>,
): Promise<ComparablePrice[]> {
  if (distanceKm === null) return [];
  return db<ComparablePrice[]>`
    select o.request_number, q.state, q.price, q.decided_at as at from (
      select id, request_number, distance_km, created_at from orders
      where environment = 'production' and transport_type = ${transportType} and request_number is not null
      order by created_at desc limit ${MAX_COMPARED}) o
    join quotes q on q.order_id = o.id and q.state in ('ACCEPTED', 'DECLINED')
    where o.id <> ${id} and o.distance_km between ${distanceKm * (1 - COMPARABLE_SHARE)} and ${distanceKm * (1 + COMPARABLE_SHARE)}
    order by o.created_at desc limit ${MAX_COMPARABLE_SHOWN}`;
}

/** Recent orders in which postal codes of a city are searched. */
const RECENT_ORDERS = 5000;

/** The postal codes that orders gave for a city, the most frequent first. */
export async function listRecentPostalCodes(
  db: Db,
  { city, country }: { city: string; country: string },
): Promise<string[]> {
  const rows = await db<{ postalCode: string }[]>`
    select place ->> 'postalCode' as postal_code
    from (select pickup, delivery, coalesce(quote_reason, '') as reason from orders
      where environment = 'production' order by created_at desc, id desc limit ${RECENT_ORDERS}) o,
      unnest(array[o.pickup, o.delivery]) place
    where o.reason not in ('ADDRESS_UNCLEAR', 'DISTANCE_UNKNOWN')
      and lower(place ->> 'city') = lower(${city}) and place ->> 'country' = ${country}
    group by 1 order by count(*) desc, 1 limit 50`;
  return rows.map(({ postalCode }) => postalCode);
}
