// The SQL of dispatch's lists over all accounts: pages, the columns of the board, and how much is open, late or silent.
import type { Environment } from '../customers/environment.ts';
import type { Db, Fragment, Sql } from '../platform/db.ts';
import { MAX_COUNTED, withFreshPlan } from '../platform/fresh-plan.ts';
import type { PageStart } from '../platform/page-cursor.ts';
import { candidatesFor, isOrderId, ordersFoundByOperator } from './lists/search-store.ts';
import type { Order } from './model/order.ts';
import { OPEN_ORDER, type Status } from './model/status.ts';
import { type JoinedRow, toOrder } from './store.ts';

export interface DeskFilter {
  environment: Environment;
  accountId?: string | undefined;
  driverId?: string | undefined;
  statuses?: readonly Status[] | undefined;
  pickupFrom?: Date | undefined;
  pickupTo?: Date | undefined;
  /** Only what is late at this time. */
  lateAt?: Date | undefined;
  /** Numbers, plate, VIN, city, phone by their beginning, a customer's name, an id. */
  search?: string | undefined;
}

export interface DeskOrder {
  order: Order;
  customerName: string;
  /** From when on it counts as late; null for what has ended or has no date. */
  lateFrom: Date | null;
  /** What dispatch waits for next. */
  due: Date | null;
  /** While the vehicle is with the driver; null when none came. */
  lastPositionAt: Date | null;
  /** Of a request whose quote is on offer. */
  offerValidUntil: Date | null;
}

type DeskRow = JoinedRow & Omit<DeskOrder, 'order'>;

function toDesk({
  customerName,
  lateFrom,
  due,
  lastPositionAt,
  offerValidUntil,
  ...row
}: DeskRow): DeskOrder {
  return { order: toOrder(row), customerName, lateFrom, due, lastPositionAt, offerValidUntil };
}

const lateFrom = (
  db: Db,
) => db`order_late_from(o.status, o.requested_pickup, o.requested_delivery, o.delayed_until,
  o.actual_pickup, o.distance_km)`;
const due = (db: Db) => db`order_due(o.status, o.requested_pickup, o.requested_delivery, o.actual_delivery)`;

/** Everything about the orders named `chosen`, which come with their place in the list. */
function selectDesk(db: Db) {
  return db`
    select o.*, d.name as driver_name, a.name as customer_name, ${lateFrom(db)} as late_from, ${due(db)} as due,
      p.recorded_at as last_position_at, q.valid_until as offer_valid_until
    from chosen c join orders o on o.id = c.id
    join accounts a on a.id = o.account_id
    left join drivers d on d.id = o.driver_id
    left join quotes q on q.order_id = o.id and q.state = 'OFFERED' and o.status = 'QUOTE_SENT'
    left join lateral (
      select recorded_at from positions where order_id = o.id and driver_id = o.driver_id
        and o.status in ('IN_TRANSIT', 'DELIVERY') order by recorded_at desc limit 1) p on true`;
}

/** More than anybody could look at; read first, because no index serves lateness and another order. */
const MAX_LATE = 5000;

/** What the conditions refer to, each with a comma behind it. */
function prepared(
  db: Db,
  { environment, lateAt, search }: DeskFilter,
  page: { take: number; after: PageStart | null },
) {
  const late = db`late as materialized (
    select o.id from orders o where o.environment = ${environment} and ${lateFrom(db)} <= ${lateAt ?? null}
    order by ${lateFrom(db)} desc limit ${MAX_LATE}),`;
  const found = db`found as materialized (${ordersFoundByOperator(db, environment, search ?? '', page)}),`;
  return db`${lateAt ? late : db``} ${isByText(search) ? found : db``}`;
}

function isByText(search: string | undefined): search is string {
  return search !== undefined && !isOrderId(search);
}

function conditions(db: Db, { accountId, driverId, pickupFrom, pickupTo, lateAt, search }: DeskFilter) {
  return db`
    ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}
    ${driverId === undefined ? db`` : db`and o.driver_id = ${driverId}`}
    ${pickupFrom ? db`and o.requested_pickup >= ${pickupFrom}` : db``}
    ${pickupTo ? db`and o.requested_pickup < ${pickupTo}` : db``}
    ${lateAt ? db`and o.id in (select id from late)` : db``}
    ${search !== undefined && isOrderId(search) ? db`and o.id = ${search.trim()}` : db``}`;
}

/** Whoever asks for days of pickup reads by them, the next one first; everything else is newest first. */
export function deskSortingOf({ pickupFrom, pickupTo, search }: DeskFilter): 'created' | 'pickup' {
  return search === undefined && (pickupFrom || pickupTo) ? 'pickup' : 'created';
}

export function deskPageStartOf(filter: DeskFilter) {
  const byPickup = deskSortingOf(filter) === 'pickup';
  return ({ order }: DeskOrder): PageStart => ({
    at: byPickup ? order.requestedPickup! : order.createdAt,
    id: order.id,
  });
}

export async function listDeskPage(
  sql: Sql,
  filter: DeskFilter,
  limit: number,
  after: PageStart | null,
): Promise<DeskOrder[]> {
  const { environment, statuses, search } = filter;
  const byPickup = deskSortingOf(filter) === 'pickup';
  const byText = isByText(search);
  return withFreshPlan(sql, async (db) => {
    const time = byPickup ? db`o.requested_pickup` : db`o.created_at`;
    const sort = byPickup ? db`${time}, o.id` : db`${time} desc, o.id desc`;
    const take = candidatesFor(
      limit,
      Object.keys(filter).some((name) => isNarrowing(filter, name)),
    );
    const rows = await db<DeskRow[]>`
      with ${prepared(db, filter, { take, after })}
      chosen as materialized (
        select o.id, ${time} as at from orders o ${byText ? db`join found f on f.order_id = o.id` : db``}
        where o.environment = ${environment} ${conditions(db, filter)}
          ${statuses === undefined ? db`` : db`and o.status = any(${statuses as string[]})`}
          ${after ? db`and (${time}, o.id) ${byPickup ? db`>` : db`<`} (${after.at}, ${after.id})` : db``}
        order by ${sort} limit ${limit})
      ${selectDesk(db)} order by ${sort}`;
    return rows.map(toDesk);
  });
}

/** What leaves out some of what a text finds. */
function isNarrowing(filter: DeskFilter, name: string): boolean {
  return name !== 'environment' && name !== 'search' && filter[name as keyof DeskFilter] !== undefined;
}

export async function findDeskOrder(db: Db, id: string): Promise<DeskOrder> {
  const [row] = await db<DeskRow[]>`with chosen as (select ${id}::uuid as id) ${selectDesk(db)}`;
  return toDesk(row!);
}

export interface BoardColumn {
  /** How many there are, at most one more than is ever counted. */
  count: number;
  orders: DeskOrder[];
}

/** What is open by status, as far as it is counted, each with the place of its group and when it is due. */
function openByStatus(db: Db, filter: DeskFilter, groups: readonly (readonly Status[])[]) {
  const ofStatus = (status: Status, place: number) => db`(
    select o.id, ${place}::int as place, ${due(db)} as at from orders o
      ${isByText(filter.search) ? db`join found f on f.order_id = o.id` : db``}
    where o.environment = ${filter.environment} and o.status = ${status} ${conditions(db, filter)}
    order by ${due(db)}, o.id limit ${MAX_COUNTED + 1})`;
  const parts = groups.flatMap((statuses, place) => statuses.map((status) => ofStatus(status, place)));
  return parts.reduce((all, part) => db`${all} union all ${part}`);
}

/** Each column with what is due next first: one statement for all of them. */
export async function readBoard(
  sql: Sql,
  filter: DeskFilter,
  columns: readonly (readonly Status[])[],
  perColumn: number,
): Promise<BoardColumn[]> {
  return withFreshPlan(sql, async (db) => {
    const page = { take: candidatesFor(perColumn, true), after: null };
    const rows = await db<(DeskRow & { place: number; inColumn: number })[]>`
      with ${prepared(db, filter, page)}
      open as materialized (${openByStatus(db, filter, columns)}),
      ranked as (
        select id, place, at, row_number() over (partition by place order by at, id) as n,
          count(*) over (partition by place)::int as in_column from open),
      chosen as (select * from ranked where n <= ${perColumn})
      select w.*, c.place, c.in_column from (${selectDesk(db)}) w join chosen c on c.id = w.id order by c.place, c.n`;
    return columns.map((_, index) => {
      const own = rows.filter(({ place }) => place === index);
      return {
        count: own[0]?.inColumn ?? 0,
        orders: own.map(({ place: _place, inColumn: _count, ...row }) => toDesk(row)),
      };
    });
  });
}

/** The first of these orders, one group after the other and each with what is due next first; and how many there are. */
export async function listDueIds(
  sql: Sql,
  filter: DeskFilter,
  groups: readonly (readonly Status[])[],
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  if (groups.flat().length === 0) return { ids: [], count: 0 };
  return withFreshPlan(sql, async (db) => {
    const page = { take: candidatesFor(limit, true), after: null };
    const rows = await db<{ id: string; count: number }[]>`
      with ${prepared(db, filter, page)}
      open as materialized (${openByStatus(db, filter, groups)})
      select id, count(*) over ()::int as count from open order by place, at, id limit ${limit}`;
    return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
  });
}

export interface DeskCounts {
  open: number;
  late: number;
  withoutPosition: number;
}

/** Each at most one more than is ever shown. */
export async function countDesk(
  sql: Sql,
  environment: Environment,
  { now, silentSince }: { now: Date; silentSince: Date },
): Promise<DeskCounts> {
  return withFreshPlan(sql, async (db) => {
    const upTo = (condition: Fragment) => db`(select count(*)::int from (
      select 1 from orders o where o.environment = ${environment} ${condition} limit ${MAX_COUNTED + 1}) counted)`;
    const [counts] = await db<DeskCounts[]>`
      select ${upTo(db`and o.status = any(${OPEN_ORDER as readonly string[] as string[]})`)} as open,
        ${upTo(db`and ${lateFrom(db)} <= ${now}`)} as late,
        ${upTo(db`and o.status = 'IN_TRANSIT' and o.actual_pickup < ${silentSince} and not exists (
          select 1 from positions p where p.order_id = o.id and p.driver_id = o.driver_id
            and p.recorded_at >= ${silentSince})`)} as without_position`;
    return counts!;
  });
}
