// A trip is an order in its driver's hands: who may act on it, and which steps repeat without harm.

import { ServiceError } from '../http/errors.ts';
import type { Actor } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { type ChangeDeps, lockAndRead, runCommand } from '../orders/change-order.ts';
import type { Command } from '../orders/model/command.ts';
import { isAllowed, type Status, TRANSITIONS } from '../orders/model/lifecycle-table.ts';
import type { Order } from '../orders/model/order.ts';
import { findAnyOrder } from '../orders/store.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { endOfDay } from '../platform/local-time.ts';
import type { Driver } from './driver.ts';
import { hasDroppedOut, listTripsOf } from './trip-store.ts';

/** All that a driver does, in the order of a trip. */
const DRIVER_COMMANDS = [
  'driver_accepted',
  'driver_dropped_out',
  'start_pickup',
  'arrive_pickup',
  'pick_up',
  'arrive_delivery',
  'hand_over',
  'complete',
] as const;
export type DriverCommand = (typeof DRIVER_COMMANDS)[number];

/** What is said on the way without more to it. */
export type TripStep = Exclude<DriverCommand, 'driver_dropped_out' | 'pick_up' | 'hand_over'>;

export const TRIP_STATUSES = [
  'ASSIGNED',
  'ACCEPTED',
  'PICKUP',
  'IN_TRANSIT',
  'DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** Invoices and complaints come after the driver's part: it shows how far that went. */
export function tripStatus({ status, statusBeforeComplaint }: Order): TripStatus {
  const driven = status === 'COMPLAINT' ? statusBeforeComplaint! : status;
  return driven === 'INVOICED' ? 'COMPLETED' : (driven as TripStatus);
}

export function actorOf(driver: Driver): Actor {
  return { name: `driver:${driver.id}`, door: 'driver' };
}

/** A sandbox order is nobody's trip, whatever its scenario says. */
function isTripOf(driver: Driver, order: Order | null): order is Order {
  return order !== null && order.environment === 'production' && order.driver?.id === driver.id;
}

const tripNotFound = () =>
  new ServiceError('ORDER_NOT_FOUND', { message: 'There is no such trip, or it is no longer yours.' });

export function refuseTrip(order: Order, command: Pick<Command, 'name'>): ServiceError {
  const status = tripStatus(order);
  return new ServiceError('ORDER_NOT_CHANGEABLE', {
    message: `${command.name} is not possible while the trip is ${status}.`,
    details: { command: command.name, status },
  });
}

export async function findTrip(db: Db, driver: Driver, id: string): Promise<Order> {
  const order = await findAnyOrder(db, id);
  if (!isTripOf(driver, order)) throw tripNotFound();
  return order;
}

/** Acts on the locked trip; whose it is, is asked under the lock, since dispatch may give it to somebody else. */
export async function onTrip<T>(
  deps: ChangeDeps,
  driver: Driver,
  id: string,
  act: (tx: Transaction, order: Order) => Promise<T>,
): Promise<T> {
  const result = await deps.sql.begin(async (tx) => {
    await findTrip(tx, driver, id);
    const order = await lockAndRead(tx, id);
    if (!isTripOf(driver, order)) throw tripNotFound();
    return { value: await act(tx, order) };
  });
  deps.wakeDeliveries();
  return result.value as T;
}

/** Open ones, and those that ended today by the operator's calendar. */
export async function listTrips(db: Db, driver: Driver, now: Date): Promise<Order[]> {
  const { timeZone } = await findOperator(db);
  const startOfToday = new Date(endOfDay(now, -1, timeZone).getTime() + 1000);
  return listTripsOf(db, driver.id, startOfToday);
}

/** How far along its way a trip is in this status. */
function progress(status: Status | 'same' | 'before'): number {
  return TRIP_STATUSES.indexOf(status as TripStatus);
}

/** A phone that lost its network says again what has long happened. */
function hasHappened(order: Order, name: TripStep): boolean {
  const status = tripStatus(order);
  if (status === 'CANCELLED') return false;
  if (name === 'arrive_pickup') {
    return order.arrivedAtPickup !== null || progress(status) > progress('PICKUP');
  }
  return progress(status) >= progress(TRANSITIONS[name].to);
}

export function takeStep(deps: ChangeDeps, driver: Driver, id: string, name: TripStep): Promise<Order> {
  return onTrip(deps, driver, id, async (tx, order) => {
    if (hasHappened(order, name)) return order;
    return runCommand(deps, tx, { actor: actorOf(driver), order, command: { name }, refuse: refuseTrip });
  });
}

/** Gives the trip back. Afterwards it is not the driver's any more, yet saying so again is no error. */
export async function declineTrip(
  deps: ChangeDeps,
  driver: Driver,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const actor = actorOf(driver);
  await deps.sql.begin(async (tx) => {
    if (!(await findAnyOrder(tx, id))) throw tripNotFound();
    const order = await lockAndRead(tx, id);
    if (isTripOf(driver, order)) {
      const command = { name: 'driver_dropped_out', reason } as const;
      await runCommand(deps, tx, { actor, order, command, refuse: refuseTrip });
    } else if (!(await hasDroppedOut(tx, id, actor.name))) {
      throw tripNotFound();
    }
  });
  deps.wakeDeliveries();
}

/** What the driver can do now, in the order of a trip. */
export function possibleSteps(order: Order): DriverCommand[] {
  return DRIVER_COMMANDS.filter((name) => isAllowed(name, order));
}
