import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import type { Environment } from '../../model/environment.ts';
import { type DamageHandling, SILENT_AFTER_MS } from '../../model/orders/attention.ts';
import type { Order } from '../../model/orders/order.ts';
import { OPEN_ORDER, type Status } from '../../model/orders/status.ts';
import { candidatesFor } from '../../orders/lists/search-store.ts';
import { joinDamageHandling } from '../../orders/records/damage-store.ts';
import { type JoinedRow, toOrder } from '../../orders/records/store.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Fragment, Sql } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { conditions, type DispatchFilter, isByText, prepared } from './filter-store.ts';
import { isLateByPlan, type LastPosition, readLateOnTheRoad } from './late-store.ts';

export interface DispatchListItem extends DamageHandling {
  order: Order;
  customerName: string;
  driverPhone: string | null;
  /** Only while a driver has the vehicle and shares the position; null if no position arrived. */
  lastPosition: LastPosition | null;
  sharesLocation: boolean;
  /** When the order was assigned, if the driver has not answered yet. */
  assignedAt: Date | null;
  /** Only for a request whose quote is on offer. */
  offerValidUntil: Date | null;
}

export type DispatchRow = JoinedRow &
  Omit<DispatchListItem, 'order' | 'lastPosition'> & {
    [Name in keyof LastPosition]: LastPosition[Name] | null;
  };

export function toListItem(row: DispatchRow): DispatchListItem {
  const { customerName, driverPhone, lat, lng, recordedAt, sharesLocation, assignedAt, offerValidUntil } =
    row;
  const { caseState, hasCase, isDismissed } = row;
  const lastPosition = recordedAt && { lat: lat!, lng: lng!, recordedAt };
  const order = toOrder(row);
  return {
    ...{ order, customerName, driverPhone, lastPosition, sharesLocation, assignedAt, offerValidUntil },
    ...{ caseState, hasCase, isDismissed },
  };
}

/** When an order was assigned to a driver who has not answered yet, as `e.assigned_at` of the order `o`. */
export function joinAssignment(db: Db) {
  return db`left join lateral (
      select created_at as assigned_at from events where order_id = o.id and type = 'driver.assigned'
      order by created_at desc limit 1
    ) e on o.status = 'ASSIGNED'`;
}

/** All columns for the orders in `chosen`, which has each order's rank in the list. */
export function selectDispatchOrders(db: Db) {
  return db`
    select o.*, d.name as driver_name, d.phone as driver_phone, a.name as customer_name, p.lat, p.lng, p.recorded_at, e.assigned_at,
      coalesce(d.location_consent, false) as shares_location, q.valid_until as offer_valid_until,
      h.case_state, h.has_case, h.is_dismissed
    from chosen c join orders o on o.id = c.id
    join accounts a on a.id = o.account_id
    left join drivers d on d.id = o.driver_id
    left join quotes q on q.order_id = o.id and q.state = 'OFFERED' and o.status = 'QUOTE_SENT'
    ${joinAssignment(db)}
    ${joinDamageHandling(db)}
    left join lateral (
      select lat, lng, recorded_at from positions
      where order_id = o.id and driver_id = o.driver_id order by recorded_at desc limit 1
    ) p on d.location_consent and o.status in ('IN_TRANSIT', 'DELIVERY')`;
}

/** A filter by pickup days sorts by pickup, the next one first; all other lists are newest first. */
export function dispatchSortingOf({ pickupFrom, pickupTo, search }: DispatchFilter): 'created' | 'pickup' {
  return search === undefined && (pickupFrom || pickupTo) ? 'pickup' : 'created';
}

export function dispatchPageStartOf(filter: DispatchFilter) {
  const byPickup = dispatchSortingOf(filter) === 'pickup';
  return ({ order }: DispatchListItem): PageStart => ({
    at: byPickup ? order.requestedPickup! : order.createdAt,
    id: order.id,
  });
}

export async function listDispatchPage(
  sql: Sql,
  filter: DispatchFilter,
  limit: number,
  after: PageStart | null,
): Promise<DispatchListItem[]> {
  const { environment, statuses, search } = filter;
  const byPickup = dispatchSortingOf(filter) === 'pickup';
  const byText = isByText(search);
  return withCustomPlan(sql, async (db) => {
    const time = byPickup ? db`o.requested_pickup` : db`o.created_at`;
    const sort = byPickup ? db`${time}, o.id` : db`${time} desc, o.id desc`;
    const take = candidatesFor(
      limit,
      Object.keys(filter).some((name) => isNarrowing(filter, name)),
    );
    const moving = filter.lateAt ? await readLateOnTheRoad(db, filter.environment, filter.lateAt) : null;
    const rows = await db<DispatchRow[]>`
      with ${prepared(db, filter, moving, { take, after })}
      chosen as materialized (
        select o.id, ${time} as at from orders o ${byText ? db`join found f on f.order_id = o.id` : db``}
        where o.environment = ${environment} ${conditions(db, filter)}
          ${statuses === undefined ? db`` : db`and o.status = any(${statuses as string[]})`}
          ${after ? db`and (${time}, o.id) ${byPickup ? db`>` : db`<`} (${after.at}, ${after.id})` : db``}
        order by ${sort} limit ${limit})
      ${selectDispatchOrders(db)} order by ${sort}`;
    return rows.map(toListItem);
  });
}

/** Whether a filter excludes some of the orders that the search finds. */
function isNarrowing(filter: DispatchFilter, name: string): boolean {
  return name !== 'environment' && name !== 'search' && filter[name as keyof DispatchFilter] !== undefined;
}

export async function findDispatchListItem(db: Db, id: string): Promise<DispatchListItem> {
  const [row] = await db<
    DispatchRow[]
  >`with chosen as (select ${id}::uuid as id) ${selectDispatchOrders(db)}`;
  return toListItem(row!);
}

/** In the order of the ids, without those that are unknown. */
export async function findDispatchListItems(db: Db, ids: readonly string[]): Promise<DispatchListItem[]> {
  if (ids.length === 0) return [];
  const rows = await db<DispatchRow[]>`
    with chosen as (select unnest(${ids as string[]}::uuid[]) as id)
    ${selectDispatchOrders(db)} order by array_position(${ids as string[]}::uuid[], o.id)`;
  return rows.map(toListItem);
}

export interface BoardColumn {
  /** At most one more than the highest number shown. */
  count: number;
  orders: DispatchListItem[];
}

/** Open orders, each with the rank of its group and its due time, up to the counted limit for each status. */
function openByStatus(db: Db, filter: DispatchFilter, groups: readonly (readonly Status[])[]) {
  if (filter.search !== undefined) return openAndFound(db, filter, groups);
  const ofStatus = (status: Status, place: number) => db`(
    select o.id, ${place}::int as place, o.due_at as at from orders o
    where o.environment = ${filter.environment} and o.status = ${status} ${conditions(db, filter)}
    order by o.due_at, o.id limit ${MAX_COUNTED + 1})`;
  const parts = groups.flatMap((statuses, place) => statuses.map((status) => ofStatus(status, place)));
  return parts.reduce((all, part) => db`${all} union all ${part}`);
}

/** A search finds a limited number of orders; a part for each status would take longer to plan than to run. */
function openAndFound(db: Db, filter: DispatchFilter, groups: readonly (readonly Status[])[]) {
  const statuses = groups.flat();
  const places = groups.flatMap((group, place) => group.map(() => place));
  return db`
    select o.id, g.place, o.due_at as at from orders o
      join unnest(${statuses as string[]}::text[], ${places}::int[]) as g (status, place) on g.status = o.status
      ${isByText(filter.search) ? db`join found f on f.order_id = o.id` : db``}
    where o.environment = ${filter.environment} ${conditions(db, filter)}`;
}

/** Each column is sorted by due time. One statement reads all columns. */
export async function readBoard(
  sql: Sql,
  filter: DispatchFilter,
  columns: readonly (readonly Status[])[],
  perColumn: number,
): Promise<BoardColumn[]> {
  return withCustomPlan(sql, async (db) => {
    const page = { take: candidatesFor(perColumn, true), after: null };
    const moving = filter.lateAt ? await readLateOnTheRoad(db, filter.environment, filter.lateAt) : null;
    const rows = await db<(DispatchRow & { place: number; inColumn: number })[]>`
      with ${prepared(db, filter, moving, page)}
      open as materialized (${openByStatus(db, filter, columns)}),
      ranked as (
        select id, place, at, row_number() over (partition by place order by at, id) as n,
          least(count(*) over (partition by place), ${MAX_COUNTED + 1})::int as in_column from open),
      chosen as (select * from ranked where n <= ${perColumn})
      select w.*, c.place, c.in_column from (${selectDispatchOrders(db)}) w join chosen c on c.id = w.id order by c.place, c.n`;
    return columns.map((_, index) => {
      const own = rows.filter(({ place }) => place === index);
      return {
        count: own[0]?.inColumn ?? 0,
        orders: own.map(({ place: _place, inColumn: _count, ...row }) => toListItem(row)),
      };
    });
  });
}

/** The first of these orders, group by group and by due time within each group, and their number. */
export async function listDueIds(
  sql: Sql,
  filter: DispatchFilter,
  groups: readonly (readonly Status[])[],
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  if (groups.flat().length === 0) return { ids: [], count: 0 };
  return withCustomPlan(sql, async (db) => {
    const page = { take: candidatesFor(limit, true), after: null };
    const moving = filter.lateAt ? await readLateOnTheRoad(db, filter.environment, filter.lateAt) : null;
    const rows = await db<{ id: string; count: number }[]>`
      with ${prepared(db, filter, moving, page)}
      open as materialized (${openByStatus(db, filter, groups)})
      select id, count(*) over ()::int as count from open order by place, at, id limit ${limit}`;
    return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
  });
}

export interface DispatchCounts {
  open: number;
  late: number;
  withoutPosition: number;
}

/** Each count is at most one more than the highest number shown. */
export async function countDispatchOrders(
  sql: Sql,
  environment: Environment,
  now: Date,
): Promise<DispatchCounts> {
  const heardSince = new Date(now.getTime() - SILENT_AFTER_MS);
  return withCustomPlan(sql, async (db) => {
    const moving = await readLateOnTheRoad(db, environment, now);
    const upTo = (from: Fragment) => db`(select count(*)::int from (
      select 1 from orders o ${from} limit ${MAX_COUNTED + 1}) counted)`;
    const [counts] = await db<DispatchCounts[]>`
      select
        ${upTo(db`where o.environment = ${environment} and o.status = any(${OPEN_ORDER as readonly string[] as string[]})`)} as open,
        ${upTo(db`where ${isLateByPlan(db, environment, now, moving)}`)} as late,
        ${upTo(db`join drivers d on d.id = o.driver_id and d.location_consent
          where o.environment = ${environment} and o.environment = 'production' and o.status = 'IN_TRANSIT'
          and o.actual_pickup <= ${heardSince} and not exists (
            select 1 from positions p where p.order_id = o.id and p.driver_id = o.driver_id
              and p.recorded_at > ${heardSince})`)} as without_position`;
    return { ...counts!, late: Math.min(counts!.late + moving.late.length, MAX_COUNTED + 1) };
  });
}
