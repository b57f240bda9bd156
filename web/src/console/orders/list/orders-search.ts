// The filters of board, table and map in the URL. They have the names of a saved view and of the API's query, except that
// days of pickup are relative to today and `late` is true or absent.
import type { components, paths } from '../../../api/paths/operations.ts';

export const PICKUPS = ['today', 'soon', 'week'] as const;
type PickupChoice = (typeof PICKUPS)[number];
export const GROUPS = ['open', 'release', 'assign', 'road', 'delivered', 'ended'] as const;
export type OrdersGroup = (typeof GROUPS)[number];
/** Orders before pickup or delivery; the map does not show the others. */
export const MAP_GROUPS = ['release', 'assign', 'road'] as const satisfies readonly OrdersGroup[];

/** The board is the default layout and has no value of its own. */
const LAYOUTS = ['table', 'map'] as const;

type ViewFilter = components['schemas']['SavedView']['filter'];

export interface OrdersSearch extends Omit<ViewFilter, 'layout' | 'late'> {
  layout?: (typeof LAYOUTS)[number];
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

const READ: { [Name in keyof OrdersSearch]-?: (value: unknown) => OrdersSearch[Name] | undefined } = {
  layout: oneOf(LAYOUTS),
  group: oneOf(GROUPS),
  pickup: oneOf(PICKUPS),
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

type Query = NonNullable<paths['/orders']['get']['parameters']['query']>;
const DAYS: Record<PickupChoice, number> = { today: 1, soon: 2, week: 7 };

/** Converts days in the reader's time zone to instants. */
export function toQuery(search: OrdersSearch): Omit<Query, 'group'> {
  const { layout: _, saved: __, group: ___, pickup, late, ...filters } = search;
  return {
    ...filters,
    ...(pickup && { pickupFrom: startOfDay(0), pickupTo: startOfDay(DAYS[pickup]) }),
    ...(late && { late: 'true' as const }),
  };
}

function startOfDay(later: number): string {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** Neither the layout nor the name of a saved view is a filter. */
export function isFiltered({ layout: _, saved: __, ...filters }: OrdersSearch): boolean {
  return Object.keys(filters).length > 0;
}
