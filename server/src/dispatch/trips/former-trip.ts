// A trip that was reassigned: the former driver can still submit what was signed before, and nothing else.

import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Core } from '../../orders/records/core.ts';
import { findAnyOrder } from '../../orders/records/store.ts';
import type { Db } from '../../platform/db.ts';
import { correctDeviceTime } from '../drivers/device-time.ts';
import type { ActingDriver, Driver } from '../drivers/driver.ts';
import { checkDoneBeforeSignOut } from '../drivers/hand-in.ts';
import { endedSince, tripNotFound } from './trip.ts';
import { findTripOf, readAssignments } from './trip-store.ts';

/** A period in which a driver had a trip. */
interface AssignmentPeriod {
  from: Date;
  until: Date;
}

/** The trip of a driver, or one that was reassigned less than a day ago. */
export async function getTripToSubmit(core: Core, db: Db, driver: Driver, id: string): Promise<Order> {
  const trip = await findTripOf(db, driver.id, id, endedSince(core));
  if (trip) return trip;
  const periods = await readAssignmentPeriods(core, db, driver, id);
  const order = periods.length > 0 ? await findAnyOrder(db, id) : null;
  if (!order || !isFormerDriver(order, driver)) throw tripNotFound();
  return order;
}

export function isFormerDriver(order: Pick<Order, 'driver'>, driver: Pick<Driver, 'id'>): boolean {
  return order.driver?.id !== driver.id;
}

async function readAssignmentPeriods(
  core: Core,
  db: Db,
  driver: Driver,
  orderId: string,
): Promise<AssignmentPeriod[]> {
  const assignments = await readAssignments(db, orderId);
  const since = endedSince(core);
  return assignments.flatMap(({ driverId, at }, i) => {
    const until = assignments[i + 1]?.at;
    return driverId === driver.id && until && until >= since ? [{ from: at, until }] : [];
  });
}

/**
 * A former driver may submit only what was done while having the trip, and a phone that was signed out only what
 * was done before that. Times are corrected by the clock offset that the phone reports.
 */
export async function checkDoneInTime(
  core: Core,
  db: Db,
  driver: ActingDriver,
  order: Order,
  times: readonly (Date | string | null)[],
  clockOffsetSeconds?: number,
): Promise<void> {
  checkDoneBeforeSignOut(driver, times, clockOffsetSeconds);
  if (!isFormerDriver(order, driver)) return;
  const periods = await readAssignmentPeriods(core, db, driver, order.id);
  const wasAssigned = (time: Date | string | null) => {
    if (time === null) return false;
    const ms = correctDeviceTime(time, clockOffsetSeconds).getTime();
    return periods.some(({ from, until }) => from.getTime() <= ms && ms <= until.getTime());
  };
  if (times.every(wasAssigned)) return;
  const replacedAt = periods.at(-1)!.until.toISOString();
  throw orderErrors.ORDER_NOT_CHANGEABLE({
    message: `The trip went to another driver at ${replacedAt}. Only signatures and photos from before that are still accepted.`,
    details: { reason: 'NO_LONGER_YOUR_TRIP', replacedAt },
  });
}
