// The status of an order for dispatch: next due time, lateness, expected times, and why it needs attention.

import { dueAt, shownLateness, type Trouble, troubleOf } from '../../model/orders/attention.ts';
import { expectedDelivery, isOnTheWay, sightingOf } from '../../model/orders/travel-time.ts';
import type { DispatchListItem } from './dispatch-store.ts';

export interface DispatchStatus {
  due: Date | null;
  late: boolean;
  /** Compared with the agreed time. */
  lateMinutes: number;
  agreedDelivery: Date | null;
  /** Only while the driver has the vehicle. */
  expectedDelivery: Date | null;
  trouble: Trouble | null;
  /** The time of the last position, or of the assignment without an answer. */
  troubleSince: Date | null;
}

export function dispatchStatusOf(listed: DispatchListItem, now: Date): DispatchStatus {
  const { order, lastPosition, offerValidUntil, ...facts } = listed;
  const sighting = sightingOf(order, lastPosition);
  const lastPositionAt = lastPosition?.recordedAt ?? null;
  const found = troubleOf({ ...order, ...facts, lastPositionAt }, sighting, now);
  return {
    due: offerValidUntil ?? dueAt(order),
    ...shownLateness(order, sighting, now),
    agreedDelivery: order.agreedDelivery,
    expectedDelivery: isOnTheWay(order) ? expectedDelivery(order, sighting, now) : null,
    trouble: found?.trouble ?? null,
    troubleSince: found?.since ?? null,
  };
}
