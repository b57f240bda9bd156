// The filters of the list, as the address contains them and as the API takes them.
import type { paths } from '../../api/paths/portal.ts';

export const GROUPS = ['needsAttention', 'beforePickup', 'onTheRoad'] as const;
type Group = (typeof GROUPS)[number];

export interface ListSearch {
  group?: Group;
  /** Separated by commas, because all statuses form one filter. */
  status?: string;
  /** Days, `2026-11-09..2026-11-20`; either end may be missing. */
  pickup?: string;
  delivery?: string;
  city?: string;
  vehicle?: string;
  q?: string;
}

const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

/** Drops parameters of the address that are no valid filters. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const text = (name: keyof ListSearch) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';
  };
  const days = (name: 'pickup' | 'delivery') =>
    DAYS.test(text(name)) && text(name).length > 2 ? text(name) : '';
  const group = GROUPS.find((each) => each === search.group);
  return {
    ...(group && { group }),
    ...(text('status') && { status: text('status') }),
    ...(days('pickup') && { pickup: days('pickup') }),
    ...(days('delivery') && { delivery: days('delivery') }),
    ...(text('city').trim() && { city: text('city') }),
    ...(text('vehicle').trim() && { vehicle: text('vehicle') }),
    ...(text('q').trim() && { q: text('q') }),
  };
}

export type OrdersQuery = NonNullable<paths['/{environment}/orders']['get']['parameters']['query']>;

/** Converts days of the reader's zone to instants; the last day is included completely. */
export function toQuery({ pickup, delivery, ...rest }: ListSearch): OrdersQuery {
  const [pickupFrom, pickupTo] = instants(pickup);
  const [deliveryFrom, deliveryTo] = instants(delivery);
  return {
    ...rest,
    ...(pickupFrom && { pickupFrom }),
    ...(pickupTo && { pickupTo }),
    ...(deliveryFrom && { deliveryFrom }),
    ...(deliveryTo && { deliveryTo }),
  };
}

function instants(range: string | undefined): [string | undefined, string | undefined] {
  const [, from, to] = DAYS.exec(range ?? '') ?? [];
  return [from && startOf(from, 0), to && startOf(to, 1)];
}

function startOf(day: string, later: number): string | undefined {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** The address of the CSV file with the orders that are shown. */
export function csvAddress(environment: string, search: ListSearch): string {
  const query = new URLSearchParams(toQuery(search) as Record<string, string>).toString();
  return `/api/v1/portal/${environment}/orders.csv${query && `?${query}`}`;
}

export function sortingOf({ q, pickup, delivery }: ListSearch): 'created' | 'pickup' | 'delivery' {
  if (q) return 'created';
  return pickup ? 'pickup' : delivery ? 'delivery' : 'created';
}
