// The filters of board, table and map in the URL. They have the names of a saved view and of the API's query, except that
// days of pickup are relative to today and `late` is true or absent.
import type { components, paths } from '../../../api/paths/operations.ts';

export const PICKUPS = ['today', 'tomorrow', 'soon', 'week'] as const;
type PickupChoice = (typeof PICKUPS)[number];
export const GROUPS = ['open', 'release', 'assign', 'road', 'delivered', 'ended'] as const;
export type OrdersGroup = (typeof GROUPS)[number];
/** Orders before pickup or delivery; the map does not show the others. */
export const MAP_GROUPS = ['release', 'assign', 'road'] as const satisfies readonly OrdersGroup[];

const LAYOUTS = ['board', 'table', 'map'] as const;

type Layout = (typeof LAYOUTS)[number];

const SORTED = [
  'number',
  'route',
  'pickup',
  'delivery',
  'vehicle',
  'price',
  'status',
  'customer',
  'driver',
] as const;
const SORTS = SORTED.flatMap((by) => [by, `-${by}`] as const);

type ViewFilter = components['schemas']['SavedView']['filter'];

export interface OrdersSearch extends Omit<ViewFilter, 'layout' | 'late'> {
  /** Without one, the board, on a phone the table. */
  layout?: Layout;
  late?: true;
  /** The id of a saved view; alone, its filters are taken. */
  saved?: string;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown) =>
    values.find((each) => each === value);

function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';
  return text.trim() ? text : undefined;
}

function readId(value: unknown): string | undefined {
  const text = readText(value);
  return text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined;
}

function readColumns(value: unknown): string[] | undefined {
  const names = Array.isArray(value)
    ? value.filter((name) => /^[\w-]{1,40}$/.test(String(name))).map(String)
    : [];
  return names.length > 0 ? names.slice(0, 20) : undefined;
}

const READ: { [Name in keyof OrdersSearch]-?: (value: unknown) => OrdersSearch[Name] | undefined } = {
  layout: oneOf(LAYOUTS),
  group: oneOf(GROUPS),
  pickup: oneOf(PICKUPS),
  sort: oneOf(SORTS),
  columns: readColumns,
  accountId: readId,
  driverId: readId,
  customerCostCentre: readText,
  late: (value) => (value === true || value === 'true' ? true : undefined),
  search: readText,
  saved: readId,
};

/** Parses the search parameters of the URL and ignores everything that is not a valid filter. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const read = Object.entries(READ).map(([name, readValue]) => [name, readValue(search[name])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** What the page shows: without anything in the address the open orders, on a phone always as a list. */
export function resolveSearch(address: OrdersSearch, isPhone: boolean): OrdersSearch & { layout: Layout } {
  const { layout = isPhone ? 'table' : 'board', ...filters } = address;
  const isEmpty = Object.keys(address).length === 0;
  return { layout, ...(isEmpty && { group: 'open' as const }), ...filters };
}

/** The board is the layout of an address without one. */
export function isSameSearch(one: OrdersSearch, other: OrdersSearch): boolean {
  const sorted = ({ layout = 'board', ...filters }: OrdersSearch) =>
    JSON.stringify(Object.entries({ layout, ...filters }).sort());
  return sorted(one) === sorted(other);
}

type Query = NonNullable<paths['/orders']['get']['parameters']['query']>;
/** The first day and the day after the last one, from today. */
const DAYS: Record<PickupChoice, readonly [number, number]> = {
  today: [0, 1],
  tomorrow: [1, 2],
  soon: [0, 2],
  week: [0, 7],
};

/** Converts days in the reader's time zone to instants. */
export function toQuery(search: OrdersSearch): Omit<Query, 'group'> {
  const { layout: _, saved: __, group: ___, columns: ____, pickup, late, ...filters } = search;
  const [first, end] = pickup ? DAYS[pickup] : [];
  return {
    ...filters,
    ...(pickup && { pickupFrom: startOfDay(first!), pickupTo: startOfDay(end!) }),
    ...(late && { late: 'true' as const }),
  };
}

function startOfDay(later: number): string {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** A filter by days of pickup has the next pickup first; other lists have the newest first, which no column shows. */
export function impliedSort({ pickup, search }: OrdersSearch): 'pickup' | undefined {
  return pickup && !search ? 'pickup' : undefined;
}

/** Layout, order, columns and the name of a saved view filter nothing. */
export function isFiltered({
  layout: _,
  saved: __,
  sort: ___,
  columns: ____,
  ...filters
}: OrdersSearch): boolean {
  return Object.keys(filters).length > 0;
}
