// How an order stands for dispatch: what is due, by how much it is late, and what needs a person.
import type { Core } from '../orders/core.ts';
import type { DeskOrder } from '../orders/desk-store.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { isOnTheWay, plannedDelivery } from './estimate.ts';

export const TROUBLES = ['COMPLAINT', 'DAMAGE', 'LATE', 'NO_POSITION', 'NO_ANSWER'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A vehicle in transit that was not heard of for longer is without position. */
export const SILENT_AFTER_MS = 30 * MINUTE_MS;
/** A driver who has not answered an assignment for longer is asked. */
const ANSWERS_WITHIN_MS = 15 * MINUTE_MS;

export interface DeskStand {
  due: Date | null;
  late: boolean;
  /** While the vehicle is with the driver. */
  expectedDelivery: Date | null;
  trouble: Trouble | null;
  /** Since when: the last position, the assignment without answer. */
  troubleSince: Date | null;
}

export function standOf(
  core: Core,
  { order, lateFrom, due, lastPositionAt, offerValidUntil }: DeskOrder,
): DeskStand {
  const now = core.clock.now();
  const onTheWay = isOnTheWay(order);
  const { hasTraffic } = core.operations[order.environment];
  const late = lateFrom !== null && lateFrom <= now;
  const stand = {
    due: offerValidUntil ?? due,
    late,
    expectedDelivery: onTheWay ? plannedDelivery(order, hasTraffic, now) : null,
  };
  const trouble = (name: Trouble | null, since: Date | null = null): DeskStand => ({
    ...stand,
    trouble: name,
    troubleSince: since,
  });
  const silentSince = lastPositionAt ?? order.actualPickup;
  if (order.status === 'COMPLAINT') return trouble('COMPLAINT');
  if (order.status === 'DELIVERED' && order.hasDamage) return trouble('DAMAGE');
  if (late) return trouble('LATE');
  if (order.status === 'IN_TRANSIT' && hasTraffic && isOlder(silentSince, now, SILENT_AFTER_MS))
    return trouble('NO_POSITION', silentSince);
  if (order.status === 'ASSIGNED' && isOlder(order.updatedAt, now, ANSWERS_WITHIN_MS))
    return trouble('NO_ANSWER', order.updatedAt);
  return trouble(null);
}

function isOlder(at: Date | null, now: Date, ms: number): boolean {
  return at !== null && now.getTime() - at.getTime() > ms;
}
