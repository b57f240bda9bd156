// The filters of board, table and map in the URL, and as query parameters of the API.
import type { paths } from '../../../api/paths/operations.ts';

export const PICKUPS = ['today', 'soon', 'week'] as const;
type PickupChoice = (typeof PICKUPS)[number];
export const GROUPS = ['open', 'release', 'assign', 'road', 'delivered', 'ended'] as const;
export type OrdersGroup = (typeof GROUPS)[number];
/** Orders before pickup or delivery; the map does not show the others. */
export const MAP_GROUPS = ['release', 'assign', 'road'] as const satisfies readonly OrdersGroup[];

/** The board is the default view and has no value of its own. */
const VIEWS = ['table', 'map'] as const;
type View = (typeof VIEWS)[number];

export interface OrdersSearch {
  view?: View;
  group?: OrdersGroup;
  pickup?: PickupChoice;
  account?: string;
  driver?: string;
  late?: true;
  q?: string;
  /** The id of a saved view; alone, its filters are taken. */
  saved?: string;
}

/** Parses the search parameters of the URL and ignores everything that is not a valid filter. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: keyof OrdersSearch) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';
  };
  const id = (name: 'account' | 'driver' | 'saved') => (/^[0-9a-f-]{36}$/.test(text(name)) ? text(name) : '');
  const group = GROUPS.find((each) => each === search.group);
  const view = VIEWS.find((each) => each === search.view);
  const pickup = PICKUPS.find((each) => each === search.pickup);
  return {
    ...(view && { view }),
    ...(group && { group }),
    ...(pickup && { pickup }),
    ...(id('account') && { account: id('account') }),
    ...(id('driver') && { driver: id('driver') }),
    ...((search.late === true || search.late === 'true') && { late: true as const }),
    ...(text('q').trim() && { q: text('q') }),
    ...(id('saved') && { saved: id('saved') }),
  };
}

type Query = NonNullable<paths['/orders']['get']['parameters']['query']>;
const DAYS: Record<PickupChoice, number> = { today: 1, soon: 2, week: 7 };

/** Converts days in the reader's time zone to instants. */
export function toQuery({ pickup, account, driver, late, q }: OrdersSearch): Omit<Query, 'group'> {
  return {
    ...(pickup && { pickupFrom: startOfDay(0), pickupTo: startOfDay(DAYS[pickup]) }),
    ...(account && { accountId: account }),
    ...(driver && { driverId: driver }),
    ...(late && { late: 'true' as const }),
    ...(q && { search: q }),
  };
}

function startOfDay(later: number): string {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** Neither the layout nor the name of a saved view is a filter. */
export function isFiltered({ view: _, saved: __, ...filters }: OrdersSearch): boolean {
  return Object.keys(filters).length > 0;
}
