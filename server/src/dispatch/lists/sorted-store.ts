// Pages of the list in a sort order that a person chose. Each sort has an index behind the status, so a page reads the
// beginning of each status, or of one customer or driver after the other, and never all orders.
import { candidatesFor } from '../../orders/lists/search-store.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Fragment, Sql } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import {
  type DispatchListItem,
  type DispatchRow,
  selectDispatchOrders,
  toListItem,
} from './dispatch-store.ts';
import { conditions, type DispatchFilter, isByText, prepared } from './filter-store.ts';
import { readLateOnTheRoad } from './late-store.ts';
import {
  type GroupSort,
  isGroupSort,
  LISTED_STATUSES,
  type OrderSort,
  placeOfStatus,
  type ValueSort,
} from './order-sort.ts';

/** Of a filter that no index serves together with the sort, only the newest orders are sorted. */
export const MAX_SORTED = 5000;

interface SortedItem extends DispatchListItem {
  /** The place of the row in its sort order, for the cursor. */
  sortKey: string;
}

export const sortedPageStartOf = ({ order: { id, createdAt }, sortKey }: SortedItem): PageStart => ({
  at: createdAt,
  id,
  key: sortKey,
});

interface Page {
  filter: DispatchFilter;
  sort: OrderSort;
  limit: number;
  after: { id: string; values: (string | null)[] } | null;
}

export async function listSortedPage(
  sql: Sql,
  filter: DispatchFilter,
  sort: OrderSort,
  limit: number,
  start: PageStart | null,
): Promise<SortedItem[]> {
  const after = start && { id: start.id, values: JSON.parse(start.key!) as (string | null)[] };
  const page: Page = { filter, sort, limit, after };
  return withCustomPlan(sql, async (db) => {
    const moving = filter.lateAt ? await readLateOnTheRoad(db, filter.environment, filter.lateAt) : null;
    const found = prepared(db, filter, moving, { take: candidatesFor(limit, true), after: null });
    const rows = await db<(DispatchRow & { sortKey: string })[]>`
      with ${found} ${isOfCandidates(page) ? candidates(db, filter) : db``}
      chosen as materialized (${isGroupSort(sort.by) ? inGroups(db, page, sort.by) : byValue(db, page, sort.by)})
      select w.*, c.sort_key from (${selectDispatchOrders(db)}) w join chosen c on c.id = w.id order by c.n`;
    return rows.map(({ sortKey, ...row }) => ({ ...toListItem(row as DispatchRow), sortKey }));
  });
}

/** Whether no index serves filter and sort together. */
function isOfCandidates({ filter, sort: { by } }: Page): boolean {
  const { search, lateAt, customerCostCentre, accountId, driverId, pickupFrom, pickupTo } = filter;
  if (search !== undefined || lateAt || customerCostCentre !== undefined) return true;
  const isByName = by === 'customer' || by === 'driver';
  return isByName && [accountId, driverId, pickupFrom, pickupTo].some((set) => set !== undefined);
}

function candidates(db: Db, filter: DispatchFilter) {
  return db`candidates as materialized (
    select o.id from orders o ${isByText(filter.search) ? db`join found f on f.order_id = o.id` : db``}
    where o.environment = ${filter.environment} and o.status = any(${statusesOf(filter)}) ${conditions(db, filter)}
    order by o.created_at desc, o.id desc limit ${MAX_SORTED}),`;
}

/** In the text of the statement: the planner expects a tenth of the rows of a limit that is a parameter. */
const taken = (db: Db, { limit }: Page) => db.unsafe(String(limit));

const statusesOf = ({ statuses }: DispatchFilter): string[] => [...(statuses ?? LISTED_STATUSES)];

/** The rows of one status, or of the candidates. */
function rowsOf(db: Db, { filter }: Page, status: string | null) {
  if (status === null) return db`orders o join candidates on candidates.id = o.id where true`;
  return db`orders o where o.environment = ${filter.environment} and o.status = ${status} ${conditions(db, filter)}`;
}

const partsOf = (page: Page): (string | null)[] => (isOfCandidates(page) ? [null] : statusesOf(page.filter));

/** Nothing is listed for a filter without any status. */
function together(db: Db, parts: readonly Fragment[], none: Fragment): Fragment {
  if (parts.length === 0) return none;
  return parts.reduce((all, part) => db`${all} union all ${part}`);
}

const VALUES: Record<ValueSort, { type: string; of: (db: Db) => Fragment }> = {
  number: { type: 'timestamptz', of: (db) => db`o.created_at` },
  route: {
    type: 'text',
    of: (db) => db`(search_key((o.pickup ->> 'city') || ' ' || (o.delivery ->> 'city')) collate "C")`,
  },
  pickup: { type: 'timestamptz', of: (db) => db`o.requested_pickup` },
  delivery: { type: 'timestamptz', of: (db) => db`o.requested_delivery` },
  vehicle: {
    type: 'text',
    of: (db) => db`(search_key(coalesce((o.vehicle ->> 'manufacturer') || ' ' || (o.vehicle ->> 'model'),
      o.vehicle ->> 'manufacturer', o.vehicle ->> 'model')) collate "C")`,
  },
  price: { type: 'bigint', of: (db) => db`((o.price ->> 'netCents')::bigint)` },
};

function byValue(db: Db, page: Page, by: ValueSort) {
  const { after, sort } = page;
  const value = VALUES[by].of(db);
  const direction = sort.descending ? db`desc` : db`asc`;
  const further = sort.descending ? db`<` : db`>`;
  const [isEmpty, last] = after?.values ?? [];
  const isAfterValue = after
    ? db`and (${value}, o.id) ${further} (${last ?? null}::text::${db.unsafe(VALUES[by].type)}, ${after.id})`
    : db``;
  const part = (status: string | null, condition: Fragment) => db`(
    select o.id, ${value} as value from ${rowsOf(db, page, status)} ${condition}
    order by ${value} ${direction}, o.id ${direction} limit ${taken(db, page)})`;
  const parts = partsOf(page).flatMap((status) => [
    ...(isEmpty === 'true' ? [] : [part(status, db`and ${value} is not null ${isAfterValue}`)]),
    part(
      status,
      db`and ${value} is null ${after && isEmpty === 'true' ? db`and o.id ${further} ${after.id}` : db``}`,
    ),
  ]);
  const none = db`select null::uuid as id, null::text as value where false`;
  return db`
    select id, jsonb_build_array((value is null)::text, value::text)::text as sort_key,
      row_number() over (order by value is null, value ${direction}, id ${direction}) as n
    from (${together(db, parts, none)}) parts order by n limit ${taken(db, page)}`;
}

function inGroups(db: Db, page: Page, by: GroupSort) {
  if (by === 'status') return byStatus(db, page);
  return isOfCandidates(page) ? byNameOfCandidates(db, page, by) : byName(db, page, by);
}

const NEWEST = (db: Db) => db`created_at desc, id desc`;
const isOlder = (db: Db, createdAt: string | null, id: string) =>
  db`and (o.created_at, o.id) < (${createdAt}::text::timestamptz, ${id})`;

function byStatus(db: Db, page: Page) {
  const { after, sort, filter } = page;
  const direction = sort.descending ? db`desc` : db`asc`;
  const [reached, createdAt] = after?.values ?? [];
  const reachedPlace = Number(reached);
  const isReached = (place: number) => (sort.descending ? place <= reachedPlace : place >= reachedPlace);
  const part = (status: string, place: number) => db`(
    select o.id, o.created_at, ${place}::int as place from ${rowsOf(db, page, status)}
    ${after && place === reachedPlace ? isOlder(db, createdAt!, after.id) : db``}
    order by o.created_at desc, o.id desc limit ${taken(db, page)})`;
  const parts = isOfCandidates(page)
    ? [statusOfCandidates(db, page, reachedPlace)]
    : (statusesOf(filter) as never[])
        .map((status) => ({ status, place: placeOfStatus(status) }))
        .filter(({ place }) => after === null || isReached(place))
        .map(({ status, place }) => part(status, place));
  const none = db`select null::uuid as id, null::timestamptz as created_at, 0 as place where false`;
  return db`
    select id, jsonb_build_array(place::text, created_at::text)::text as sort_key,
      row_number() over (order by place ${direction}, ${NEWEST(db)}) as n
    from (${together(db, parts, none)}) parts order by n limit ${taken(db, page)}`;
}

function statusOfCandidates(db: Db, page: Page, reachedPlace: number) {
  const { after, sort } = page;
  const places = LISTED_STATUSES.map(placeOfStatus);
  const place = db`(${places}::int[])[array_position(${[...LISTED_STATUSES]}::text[], o.status)]`;
  const further = sort.descending ? db`<` : db`>`;
  const isAfter = after
    ? db`and (${place} ${further} ${reachedPlace} or (${place} = ${reachedPlace} ${isOlder(db, after.values[1]!, after.id)}))`
    : db``;
  return db`(select o.id, o.created_at, ${place} as place from ${rowsOf(db, page, null)} ${isAfter})`;
}

const NAMED = {
  customer: { table: 'accounts', column: 'account_id' },
  driver: { table: 'drivers', column: 'driver_id' },
} as const;

/** One customer or driver after the other; orders without a driver come last. */
function byName(db: Db, page: Page, by: 'customer' | 'driver') {
  const { after, sort } = page;
  const { table, column } = NAMED[by];
  const direction = sort.descending ? db`desc` : db`asc`;
  const further = sort.descending ? db`<` : db`>`;
  const [isEmpty, name, groupId, createdAt] = after?.values ?? [];
  const named = db`select id, (search_key(name) collate "C") as name from ${db(table)}`;
  const ofGroup = db`o.${db(column)} = g.id`;
  const parts: Fragment[] = [];
  if (after && isEmpty === 'false') {
    const older = isOlder(db, createdAt!, after.id);
    parts.push(db`(
      select o.id, o.created_at, ${name!}::text collate "C" as name, g.id as group_id
      from (${named} where id = ${groupId!}) g cross join lateral (${newestOf(db, page, ofGroup, older)}) o)`);
  }
  if (isEmpty !== 'true') {
    const later = after
      ? db`where ((search_key(name) collate "C"), id) ${further} (${name!}::text, ${groupId!}::uuid)`
      : db``;
    parts.push(db`(
      select o.id, o.created_at, g.name, g.id as group_id
      from (${named} ${later} order by 2 ${direction}, 1 ${direction}) g
      cross join lateral (${newestOf(db, page, ofGroup, db``)}) o
      order by g.name ${direction}, g.id ${direction}, o.created_at desc, o.id desc limit ${taken(db, page)})`);
  }
  if (by === 'driver') {
    const older = after && isEmpty === 'true' ? isOlder(db, createdAt!, after.id) : db``;
    const nobody = newestOf(db, page, db`o.driver_id is null`, older, statusesOf(page.filter));
    parts.push(db`(select o.id, o.created_at, null as name, null::uuid as group_id from (${nobody}) o)`);
  }
  return rankedByName(db, page, together(db, parts, db``));
}

/** The newest orders that a condition finds, in each status where the filter has statuses. */
function newestOf(
  db: Db,
  page: Page,
  condition: Fragment,
  older: Fragment,
  statuses: readonly string[] | undefined = page.filter.statuses,
) {
  const newest = (ofStatus: Fragment) => db`
    select o.id, o.created_at from orders o
    where ${condition} and o.environment = ${page.filter.environment} ${ofStatus} ${older}
    order by o.created_at desc, o.id desc limit ${taken(db, page)}`;
  if (statuses === undefined) return newest(db``);
  return db`
    select s.id, s.created_at from unnest(${[...statuses]}::text[]) as each_status (status)
    cross join lateral (${newest(db`and o.status = each_status.status`)}) s
    order by s.created_at desc, s.id desc limit ${taken(db, page)}`;
}

function byNameOfCandidates(db: Db, page: Page, by: 'customer' | 'driver') {
  const { after, sort } = page;
  const { table, column } = NAMED[by];
  const further = sort.descending ? db`<` : db`>`;
  const name = db`(search_key(g.name) collate "C")`;
  const [isEmpty, lastName, groupId, createdAt] = after?.values ?? [];
  const older = after ? isOlder(db, createdAt ?? null, after.id) : db``;
  const isAfter =
    after === null
      ? db``
      : isEmpty === 'true'
        ? db`and g.id is null ${older}`
        : db`and (g.id is null or (${name}, g.id) ${further} (${lastName!}::text, ${groupId!}::uuid)
            or (g.id = ${groupId!}::uuid ${older}))`;
  return rankedByName(
    db,
    page,
    db`select o.id, o.created_at, ${name} as name, g.id as group_id
      from candidates join orders o on o.id = candidates.id left join ${db(table)} g on g.id = o.${db(column)}
      where true ${isAfter}`,
  );
}

function rankedByName(db: Db, page: Page, parts: Fragment) {
  const direction = page.sort.descending ? db`desc` : db`asc`;
  return db`
    select id, jsonb_build_array((group_id is null)::text, name, group_id::text, created_at::text)::text as sort_key,
      row_number() over (order by group_id is null, name ${direction}, group_id ${direction}, ${NEWEST(db)}) as n
    from (${parts}) parts order by n limit ${taken(db, page)}`;
}
