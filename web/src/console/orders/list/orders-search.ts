// The filters of board, table and map as they stand in the address bar, and as the interface takes them.
import type { paths } from '../../../api/paths/operations.ts';

export const PICKUPS = ['today', 'soon', 'week'] as const;
export type PickupChoice = (typeof PICKUPS)[number];
export const GROUPS = ['open', 'release', 'assign', 'road', 'delivered', 'ended'] as const;
export type OrdersGroup = (typeof GROUPS)[number];
/** What is still to be picked up or delivered; the others have no place on a map. */
export const MAP_GROUPS = ['release', 'assign', 'road'] as const satisfies readonly OrdersGroup[];

/** Beside the board, which is what one finds without choosing. */
export const VIEWS = ['table', 'map'] as const;
export type View = (typeof VIEWS)[number];

export interface OrdersSearch {
  view?: View;
  group?: OrdersGroup;
  pickup?: PickupChoice;
  account?: string;
  driver?: string;
  late?: true;
  q?: string;
}

/** Whatever somebody wrote into the address bar: what is not a filter is left out. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: keyof OrdersSearch) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';
  };
  const id = (name: 'account' | 'driver') => (/^[0-9a-f-]{36}$/.test(text(name)) ? text(name) : '');
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
  };
}

type Query = NonNullable<paths['/orders']['get']['parameters']['query']>;
const DAYS: Record<PickupChoice, number> = { today: 1, soon: 2, week: 7 };

/** Days of the reader's zone become instants. */
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

/** What narrows the list; the view does not. */
export function isFiltered({ view: _, ...filters }: OrdersSearch): boolean {
  return Object.keys(filters).length > 0;
}
