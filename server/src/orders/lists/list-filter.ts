// Which orders of an account a list shows: the groups and statuses a customer knows, dates, places, vehicles, texts.
import type { Scope } from '../../customers/environment.ts';
import {
  ALL_STATUSES,
  BEFORE_PICKUP,
  ON_THE_ROAD,
  type Status,
  V1_STATUSES,
  v1Status,
} from '../model/status.ts';

export const ORDER_GROUPS = ['needsAttention', 'beforePickup', 'onTheRoad'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** As the API says it, and complaints by their name: they are what somebody has to look at. */
export const SHOWN_STATUSES = [...V1_STATUSES, 'COMPLAINT'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export interface OrderListFilter extends Scope {
  group?: OrderGroup | undefined;
  statuses?: readonly ShownStatus[] | undefined;
  pickupFrom?: Date | undefined;
  pickupTo?: Date | undefined;
  deliveryFrom?: Date | undefined;
  deliveryTo?: Date | undefined;
  /** Of the pickup or the delivery. */
  city?: string | undefined;
  /** The beginning of make and model. */
  vehicle?: string | undefined;
  /** Numbers, plate, VIN and city by their beginning; the id. */
  search?: string | undefined;
}

/** Whoever asks for days of pickup or delivery reads the list by them. */
export type OrderSorting = 'created' | 'pickup' | 'delivery';

export function sortingOf(filter: OrderListFilter): OrderSorting {
  if (filter.search !== undefined) return 'created';
  if (filter.pickupFrom || filter.pickupTo) return 'pickup';
  return filter.deliveryFrom || filter.deliveryTo ? 'delivery' : 'created';
}

export const GROUP_STATUSES = {
  beforePickup: BEFORE_PICKUP.filter((status) => status !== 'PICKUP'),
  onTheRoad: ON_THE_ROAD,
} as const satisfies Record<Exclude<OrderGroup, 'needsAttention'>, readonly Status[]>;

export function shownStatus(order: { status: Status; statusBeforeComplaint: Status | null }): ShownStatus {
  return order.status === 'COMPLAINT' ? 'COMPLAINT' : v1Status(order);
}

/** The stored statuses behind what is shown. */
export function storedStatuses(shown: readonly ShownStatus[]): Status[] {
  return ALL_STATUSES.filter(
    (status) =>
      status !== 'CONVERTED' && shown.includes(shownStatus({ status, statusBeforeComplaint: null })),
  );
}
