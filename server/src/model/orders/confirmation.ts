// Whether the driver or the carrier of an accepted trip must confirm it again, because it became another trip. Pure.
import { isTest } from '../environment.ts';
import { haveTimesChanged } from './driver-notices.ts';
import type { Order } from './order.ts';
import { isSameAddress } from './terms-changes.ts';

/**
 * Only an accepted trip waits for it: every other status asks the driver by itself, or the driver has set out. The
 * sandbox has no real drivers.
 */
export function confirmSinceAfter(before: Order, after: Order, now: Date): Date | null {
  if (before.status !== 'ACCEPTED' || after.status !== 'ACCEPTED' || isTest(after.environment)) return null;
  return isOtherTrip(before, after) ? now : after.confirmSince;
}

/** Other dates, another route, or another way to transport the vehicle. */
export function isOtherTrip(before: Order, after: Order): boolean {
  return (
    haveTimesChanged(before, after) ||
    before.transportType !== after.transportType ||
    !isSameAddress(before.pickup, after.pickup) ||
    !isSameAddress(before.delivery, after.delivery)
  );
}
