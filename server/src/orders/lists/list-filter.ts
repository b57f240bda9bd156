// The filter of an account's list of orders: groups and statuses that customers see, dates, places, texts.
import type { Scope } from '../../model/environment.ts';
import {
  ALL_STATUSES,
  BEFORE_PICKUP,
  ON_THE_ROAD,
  type Status,
  V1_STATUSES,
  v1Status,
} from '../../model/orders/status.ts';

export const ORDER_GROUPS = ['needsAttention', 'beforePickup', 'onTheRoad'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** The statuses of the API, and also complaints, because a person must look at them. */
export const SHOWN_STATUSES = [...V1_STATUSES, 'COMPLAINT'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export interface OrderListFilter extends Scope {
  group?: OrderGroup | undefined;
  statuses?: readonly ShownStatus[] | undefined;
  pickupFrom?: Date | undefined;
  pickupTo?: Date | undefined;
  deliveryFrom?: Date | undefined;
  deliveryTo?: Date | undefined;
  /** The city of the pickup or the delivery. */
  city?: string | undefined;
  /** The beginning of make and model. */
  vehicle?: string | undefined;
  /** The beginning of a number, plate, VIN, city or contact, the last six of a VIN, or the id. */
  search?: string | undefined;
}

/** A filter by days of pickup or delivery sorts the list by them. */
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

/** The stored statuses for the shown ones. */
export function storedStatuses(shown: readonly ShownStatus[]): Status[] {
  return ALL_STATUSES.filter(
    (status) =>
      status !== 'CONVERTED' && shown.includes(shownStatus({ status, statusBeforeComplaint: null })),
  );
}
