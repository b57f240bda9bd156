// Lists of an account's orders have pages by cursor, and counts that stop at a limit.

import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Price } from '../../model/prices/price.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Sql } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type JoinedRow, toOrder } from '../records/store.ts';
import { GROUP_STATUSES, type OrderListFilter, sortingOf, storedStatuses } from './list-filter.ts';
import {
  beginningsOf,
  candidatesFor,
  cityTerm,
  isOrderId,
  modelBeginning,
  ordersBeginningWith,
} from './search-store.ts';

export interface ListedOrder {
  order: Order;
  /** Only for a request whose quote is on offer. */
  offer: { price: Price; validUntil: Date } | null;
}

type ListedRow = JoinedRow & { offeredPrice: Price | null; offerValidUntil: Date | null };

function toListed({ offeredPrice, offerValidUntil, ...row }: ListedRow): ListedOrder {
  const offer = offeredPrice && { price: offeredPrice, validUntil: offerValidUntil! };
  return { order: toOrder(row), offer };
}

/** The cursor at the end of a page, in the sort order of the list. */
export function pageStartOf(filter: OrderListFilter) {
  const sorting = sortingOf(filter);
  return ({ order }: ListedOrder): PageStart => {
    const { requestedPickup, requestedDelivery, createdAt: created } = order;
    return { at: { created, pickup: requestedPickup!, delivery: requestedDelivery! }[sorting], id: order.id };
  };
}

/** Newest first, or the latest pickup or delivery first if the filter has days. */
export async function listOrderPage(
  sql: Sql,
  filter: OrderListFilter,
  limit: number,
  after: PageStart | null,
): Promise<ListedOrder[]> {
  return withCustomPlan(sql, async (db) => {
    if (!isOfCityWithMore(filter)) return readPage(db, filter, limit, after);
    const newest = await readPage(db, filter, limit, after, FIRST_SCAN_ROWS);
    const isAll = newest.length === limit || !(await hasMoreOfCity(db, filter, after));
    return isAll ? newest : readPage(db, filter, limit, after);
  });
}

/**
 * In most cities the newest orders include one of every kind; only if they do not, all orders are scanned.
 */
const FIRST_SCAN_ROWS = 3000;

/** Orders of a city that match a further filter can be rare or missing, although both are frequent alone. */
function isOfCityWithMore(filter: OrderListFilter): boolean {
  const { city, group, statuses } = filter;
  const hasMore = group !== undefined || statuses !== undefined;
  return city !== undefined && hasMore && !isFoundByText(filter) && sortingOf(filter) === 'created';
}

async function readPage(
  db: Db,
  filter: OrderListFilter,
  limit: number,
  after: PageStart | null,
  lookedAt?: number,
): Promise<ListedOrder[]> {
  const sorting = sortingOf(filter);
  const time = {
    created: db`o.created_at`,
    pickup: db`o.requested_pickup`,
    delivery: db`o.requested_delivery`,
  }[sorting];
  const rows = await db<ListedRow[]>`
      ${foundBy(db, filter, limit, after)}
      select o.*, d.name as driver_name, q.price as offered_price, q.valid_until as offer_valid_until
      from orders o
      ${isFoundByText(filter) ? db`join found f on f.order_id = o.id` : db``}
      ${joinCity(db, filter, after, lookedAt)}
      left join drivers d on d.id = o.driver_id
      left join quotes q on q.order_id = o.id and q.state = 'OFFERED' and o.status = 'QUOTE_SENT'
      where ${inScope(db, filter)}
        ${conditions(db, filter)}
        ${after ? db`and (${time}, o.id) < (${after.at}, ${after.id})` : db``}
      order by ${time} desc, o.id desc limit ${limit}`;
  return rows.map(toListed);
}

function isFoundByText({ search, vehicle }: OrderListFilter): boolean {
  return vehicle !== undefined || (search !== undefined && !isOrderId(search));
}

function foundBy(db: Db, filter: OrderListFilter, limit: number, after: PageStart | null) {
  if (!isFoundByText(filter)) return db``;
  const { search, vehicle, group, statuses, city } = filter;
  const byBoth = search !== undefined && vehicle !== undefined;
  const filtered =
    byBoth || group !== undefined || statuses !== undefined || city !== undefined || isDated(filter);
  const page = { take: candidatesFor(limit, filtered), after: isDated(filter) ? null : after };
  const by = (beginnings: Parameters<typeof ordersBeginningWith>[2]) =>
    db`(${ordersBeginningWith(db, filter, beginnings, page)})`;
  if (byBoth && !isOrderId(search)) {
    return db`with found as materialized (
      select order_id from (${by(beginningsOf(search))} intersect ${by(modelBeginning(vehicle))}) both_of_them)`;
  }
  const beginnings = vehicle === undefined ? beginningsOf(search!) : modelBeginning(vehicle);
  return db`with found as materialized (select order_id from ${by(beginnings)} one_of_them)`;
}

function isDated({ pickupFrom, pickupTo, deliveryFrom, deliveryTo }: OrderListFilter): boolean {
  return [pickupFrom, pickupTo, deliveryFrom, deliveryTo].some((day) => day !== undefined);
}

/**
 * The search terms contain the order's time, so that the newest orders of a city are found without sorting.
 */
function joinCity(db: Db, filter: OrderListFilter, after: PageStart | null, lookedAt: number | undefined) {
  if (filter.city === undefined) return db``;
  if (!isOfCityWithMore(filter)) {
    return db`join (${ofCity(db, filter, null)}) c on c.order_id = o.id and c.created_at = o.created_at`;
  }
  if (lookedAt) {
    return db`join (${ofCity(db, filter, after)} order by created_at desc, order_id desc limit ${lookedAt}) c
      on c.order_id = o.id`;
  }
  // Both sides are index-only scans: no need to visit thousands of rows to find that none matches.
  return db`join (
    select order_id from (${ofCity(db, filter, after)}) of_city intersect
    select o.id from orders o where ${inScope(db, filter)} ${conditions(db, filter)}) c on c.order_id = o.id`;
}

function ofCity(db: Db, { accountId, environment, city }: OrderListFilter, after: PageStart | null) {
  return db`select order_id, created_at from order_terms
    where account_id = ${accountId} and environment = ${environment} and term = ${cityTerm(db, city!)}
      ${after ? db`and (created_at, order_id) < (${after.at}, ${after.id})` : db``}`;
}

async function hasMoreOfCity(db: Db, filter: OrderListFilter, after: PageStart | null): Promise<boolean> {
  const rows = await db`${ofCity(db, filter, after)} offset ${FIRST_SCAN_ROWS} limit 1`;
  return rows.length > 0;
}

function inScope(db: Db, { accountId, environment }: Scope) {
  return db`o.account_id = ${accountId} and o.environment = ${environment}`;
}

function conditions(db: Db, filter: OrderListFilter) {
  const { group, statuses, search } = filter;
  const onlyStatuses =
    group === undefined || group === 'needsAttention' ? null : (GROUP_STATUSES[group] as readonly string[]);
  return db`
    ${group === 'needsAttention' ? db`and o.needs_attention` : db``}
    ${onlyStatuses ? db`and o.status = any(${onlyStatuses as string[]})` : db``}
    ${statuses ? db`and o.status = any(${storedStatuses(statuses) as string[]})` : db``}
    ${filter.pickupFrom ? db`and o.requested_pickup >= ${filter.pickupFrom}` : db``}
    ${filter.pickupTo ? db`and o.requested_pickup < ${filter.pickupTo}` : db``}
    ${filter.deliveryFrom ? db`and o.requested_delivery >= ${filter.deliveryFrom}` : db``}
    ${filter.deliveryTo ? db`and o.requested_delivery < ${filter.deliveryTo}` : db``}
    ${search !== undefined && isOrderId(search) ? db`and o.id = ${search.trim()}` : db``}`;
}

export interface OrderCounts {
  all: number;
  needsAttention: number;
  beforePickup: number;
  onTheRoad: number;
}

/** Each count is at most one more than the highest number shown. */
export async function countOrders(sql: Sql, { accountId, environment }: Scope): Promise<OrderCounts> {
  return withCustomPlan(sql, async (db) => {
    const upTo = (condition = db``) => db`(select count(*)::int from (
      select 1 from orders where account_id = ${accountId} and environment = ${environment} ${condition}
      limit ${MAX_COUNTED + 1}) counted)`;
    const [counts] = await db<OrderCounts[]>`
      select ${upTo()} as all,
        ${upTo(db`and needs_attention`)} as needs_attention,
        ${upTo(db`and status = any(${GROUP_STATUSES.beforePickup as string[]})`)} as before_pickup,
        ${upTo(db`and status = any(${GROUP_STATUSES.onTheRoad as readonly string[] as string[]})`)} as on_the_road`;
    return counts!;
  });
}
