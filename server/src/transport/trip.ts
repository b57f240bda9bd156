// A trip is an order assigned to a driver: who may act on it, and which steps can be repeated.

import type { Actor } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { applyCommand } from '../orders/apply-command.ts';
import type { Core } from '../orders/core.ts';
import { orderErrors } from '../orders/model/errors.ts';
import { type Command, isAllowed, targetOf } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import { type Status, statusBehindComplaint } from '../orders/model/status.ts';
import { runOnOrder } from '../orders/run-on-order.ts';
import { findAnyOrder } from '../orders/store.ts';
import type { Db, Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { endOfDay } from '../platform/local-time.ts';
import type { Driver } from './driver.ts';
import { hasDroppedOut, listTripsOfDriver } from './trip-store.ts';

/** Everything a driver can do, in the order of a trip. */
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

/** Steps that need no data. */
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
type TripStatus = (typeof TRIP_STATUSES)[number];

/** Invoices and complaints come after the driver's part, so drivers do not see them. */
export function tripStatus(order: Order): TripStatus {
  const driven = statusBehindComplaint(order);
  return driven === 'INVOICED' ? 'COMPLETED' : (driven as TripStatus);
}

export function actorOf(driver: Driver): Actor {
  return { name: `driver:${driver.id}`, door: 'driver' };
}

const tripNotFound = () =>
  orderErrors.ORDER_NOT_FOUND({ message: 'There is no such trip, or it is no longer yours.' });

export function refuseTrip(order: Order, command: Pick<Command, 'name'>): ServiceError {
  const status = tripStatus(order);
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `${command.name} is not possible while the trip is ${status}.`,
    details: { command: command.name, status },
  });
}

/** Without real traffic there are no trips, even if a scenario assigns a driver. */
function isTripOf(core: Core, driver: Driver, order: Order | null): order is Order {
  return order?.driver?.id === driver.id && core.operations[order.environment].hasTraffic;
}

export async function getTrip(core: Core, db: Db, driver: Driver, id: string): Promise<Order> {
  const order = await findAnyOrder(db, id);
  if (!isTripOf(core, driver, order)) throw tripNotFound();
  return order;
}

/** Acts on the locked trip if it still belongs to the driver: dispatch may have reassigned it. */
export function runOnTrip<T>(
  core: Core,
  driver: Driver,
  id: string,
  act: (tx: Transaction, order: Order) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, { find: (db) => getTrip(core, db, driver, id), act });
}

/** Open trips, and those that ended today in the operator's time zone. */
export async function listTrips({ sql, clock }: Core, driver: Driver): Promise<Order[]> {
  const { timeZone } = await findOperator(sql);
  const startOfToday = new Date(endOfDay(clock.now(), -1, timeZone).getTime() + 1000);
  return listTripsOfDriver(sql, driver.id, startOfToday);
}

/** How far along a trip is in this status. */
function progressOf(status: Status | 'same' | 'before'): number {
  return TRIP_STATUSES.indexOf(status as TripStatus);
}

/** A phone that lost its network may report a step again long after it happened. */
function hasAlreadyHappened(order: Order, name: TripStep): boolean {
  const status = tripStatus(order);
  if (status === 'CANCELLED') return false;
  if (name === 'arrive_pickup') {
    return order.arrivedAtPickup !== null || progressOf(status) > progressOf('PICKUP');
  }
  return progressOf(status) >= progressOf(targetOf(name));
}

export function takeStep(core: Core, driver: Driver, id: string, name: TripStep): Promise<Order> {
  return runOnTrip(core, driver, id, async (tx, order) => {
    if (hasAlreadyHappened(order, name)) return order;
    return applyCommand(core, tx, order, { actor: actorOf(driver), command: { name }, refuse: refuseTrip });
  });
}

/** Gives the trip back. The driver no longer has it afterwards, but may repeat the call. */
export async function declineTrip(
  core: Core,
  driver: Driver,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const actor = actorOf(driver);
  await runOnOrder(core, {
    async find(db) {
      const order = await findAnyOrder(db, id);
      if (!order || !(isTripOf(core, driver, order) || (await hasDroppedOut(db, id, actor.name)))) {
        throw tripNotFound();
      }
      return order;
    },
    async act(tx, order) {
      if (!isTripOf(core, driver, order)) return;
      const command = { name: 'driver_dropped_out', reason } as const;
      await applyCommand(core, tx, order, { actor, command, refuse: refuseTrip });
    },
  });
}

/** What the driver can do now, in the order of a trip. */
export function possibleSteps(order: Order): DriverCommand[] {
  return DRIVER_COMMANDS.filter((name) => isAllowed(name, order));
}
