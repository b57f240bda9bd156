// Whether the driver of an accepted trip must confirm it again, because its dates or places changed. Pure.
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
  const isAskedAgain =
    haveTimesChanged(before, after) ||
    !isSameAddress(before.pickup, after.pickup) ||
    !isSameAddress(before.delivery, after.delivery);
  return isAskedAgain ? now : after.confirmSince;
}
