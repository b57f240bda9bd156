// How an order is doing for dispatch: what is due, how late it is, when it is expected, what needs a person.
import type { DispatchListItem } from '../orders/dispatch-store.ts';
import { dueAt, isLate, lateMinutes, type Trouble, troubleOf } from '../orders/model/attention.ts';
import { expectedDelivery, isOnTheWay, sightingOf } from '../orders/model/travel-time.ts';

export interface DispatchStatus {
  due: Date | null;
  late: boolean;
  /** Against what was agreed. */
  lateMinutes: number;
  agreedDelivery: Date | null;
  /** While the vehicle is with the driver. */
  expectedDelivery: Date | null;
  trouble: Trouble | null;
  /** Since when: the last position, the assignment without answer. */
  troubleSince: Date | null;
}

export function dispatchStatusOf(listed: DispatchListItem, now: Date): DispatchStatus {
  const { order, lastPosition, sharesLocation, assignedAt, offerValidUntil } = listed;
  const sighting = sightingOf(order, lastPosition);
  const lastPositionAt = lastPosition?.recordedAt ?? null;
  const found = troubleOf({ ...order, sharesLocation, assignedAt, lastPositionAt }, sighting, now);
  return {
    due: offerValidUntil ?? dueAt(order),
    late: isLate(order, sighting, now),
    lateMinutes: lateMinutes(order, sighting, now),
    agreedDelivery: order.agreedDelivery,
    expectedDelivery: isOnTheWay(order) ? expectedDelivery(order, sighting, now) : null,
    trouble: found?.trouble ?? null,
    troubleSince: found?.since ?? null,
  };
}
