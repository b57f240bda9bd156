// A trip is an order assigned to a driver: who may act on it, and which steps can be repeated.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { type Command, isAllowed, targetOf } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Status, statusBehindComplaint } from '../../model/orders/status.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import { idOfActor, shownChannel } from '../../orders/history/history-authors.ts';
import { type Cancelling, readCancellings } from '../../orders/history/timeline-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { findAnyOrder } from '../../orders/records/store.ts';
import { namesOfUsers } from '../../people/user-store.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { correctDeviceTime } from '../drivers/device-time.ts';
import type { ActingDriver, Driver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import { checkDoneBeforeSignOut } from '../drivers/hand-in.ts';
import { findTripOf, hasDroppedOut, listTripsOfDriver } from './trip-store.ts';

/** Everything a driver can do, in the sequence of a trip. */
const DRIVER_COMMANDS = [
  'driver_accepted',
  'driver_dropped_out',
  'start_pickup',
  'arrive_pickup',
  'trip_in_vain',
  'pick_up',
  'arrive_delivery',
  'hand_over',
  'complete',
] as const;
export type DriverCommand = (typeof DRIVER_COMMANDS)[number];

/** When the driver did it, by the clock of the phone. */
export interface DeviceReport {
  performedAt?: Date | undefined;
  clockOffsetSeconds?: number | undefined;
}

/** Steps that need no data. */
export type TripStep = Exclude<
  DriverCommand,
  'driver_dropped_out' | 'trip_in_vain' | 'pick_up' | 'hand_over'
>;

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

/** Invoices and complaints come after the driver's work, so drivers do not see them. */
export function tripStatus(order: Order): TripStatus {
  const driven = statusBehindComplaint(order);
  return driven === 'INVOICED' ? 'COMPLETED' : (driven as TripStatus);
}

export const tripNotFound = () =>
  orderErrors.ORDER_NOT_FOUND({ message: 'There is no such trip, or it is no longer yours.' });

export function refuseTrip(order: Order, command: Pick<Command, 'name'>): ServiceError {
  const status = tripStatus(order);
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `${command.name} is not possible while the trip is ${status}.`,
    details: { command: command.name, status },
  });
}

/** How long a driver still sees a trip that has ended. */
const SEEN_AFTERWARDS_MS = DAY_MS;

export function endedSince({ clock }: Core): Date {
  return new Date(clock.now().getTime() - SEEN_AFTERWARDS_MS);
}

/** A trip while the driver has it, and for a day after it ended. */
export async function getTrip(core: Core, db: Db, driver: Driver, id: string): Promise<Order> {
  const order = await findTripOf(db, driver.id, id, endedSince(core));
  if (!order) throw tripNotFound();
  return order;
}

/** Acts on the locked trip if it still belongs to the driver: dispatch may have reassigned it. */
function runOnTrip<T>(
  core: Core,
  driver: Driver,
  id: string,
  act: (tx: Transaction, order: Order) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, { find: (db) => getTrip(core, db, driver, id), act });
}

/** Open trips, and those that ended within a day. */
export function listTrips(core: Core, driver: Driver): Promise<Order[]> {
  return listTripsOfDriver(core.sql, driver.id, endedSince(core));
}

/** How far along a trip is in this status. */
function progressOf(status: Status): number {
  return TRIP_STATUSES.indexOf(status as TripStatus);
}

/**
 * A phone that lost its network may report a step again long after it happened. An acceptance from before the last
 * change of the trip does not confirm that change.
 */
function hasAlreadyHappened(order: Order, name: TripStep, at: Date | undefined): boolean {
  const status = tripStatus(order);
  if (status === 'CANCELLED') return false;
  if (name === 'driver_accepted' && order.confirmSince) return at !== undefined && at < order.confirmSince;
  if (name === 'arrive_pickup') {
    return order.arrivedAtPickup !== null || progressOf(status) > progressOf('PICKUP');
  }
  return progressOf(status) >= progressOf(targetOf(name, order));
}

export function takeStep(
  core: Core,
  driver: ActingDriver,
  id: string,
  name: TripStep,
  report: DeviceReport = {},
): Promise<Order> {
  checkReport(driver, report);
  return runOnTrip(core, driver, id, async (tx, order) => {
    const done = onDevice(order, report);
    if (hasAlreadyHappened(order, name, done.at)) return order;
    const command = { name, ...done };
    return applyCommand(core, tx, order, { actor: actorOf(driver), command, refuse: refuseTrip });
  });
}

export function checkReport(driver: ActingDriver, { performedAt, clockOffsetSeconds }: DeviceReport): void {
  checkDoneBeforeSignOut(driver, [performedAt], clockOffsetSeconds);
}

/** The corrected time; even a wrong correction cannot put a step before the creation of the order. */
function onDevice({ createdAt }: Order, { performedAt, clockOffsetSeconds }: DeviceReport) {
  const done = performedAt && correctDeviceTime(performedAt, clockOffsetSeconds);
  const at = done && done < createdAt ? createdAt : done;
  return { ...(at && { at }), ...(clockOffsetSeconds !== undefined && { clockOffsetSeconds }) };
}

/** Gives the trip back. Afterwards the driver no longer has it, but may repeat the call. */
export async function declineTrip(
  core: Core,
  driver: ActingDriver,
  id: string,
  reason: string | undefined,
  report: DeviceReport = {},
): Promise<void> {
  checkReport(driver, report);
  const actor = actorOf(driver);
  await runOnOrder(core, {
    async find(db) {
      const trip = await findTripOf(db, driver.id, id, endedSince(core));
      if (trip) return trip;
      const givenBack = (await hasDroppedOut(db, id, actor.name)) ? await findAnyOrder(db, id) : null;
      if (!givenBack) throw tripNotFound();
      return givenBack;
    },
    async act(tx, order) {
      if (order.driver?.id !== driver.id) return;
      const command = { name: 'driver_dropped_out', reason, ...onDevice(order, report) } as const;
      await applyCommand(core, tx, order, { actor, command, refuse: refuseTrip });
    },
  });
}

export const CANCELLED_BY = ['CUSTOMER', 'DISPATCH', 'DRIVER'] as const;

export interface Cancellation {
  at: Date;
  by: (typeof CANCELLED_BY)[number];
  /** The name of the colleague in dispatch. */
  name: string | null;
  reason: string | null;
}

/**
 * The cancellations by order id. A driver sees which colleague cancelled, but not which person at the
 * customer.
 */
export async function cancellationsOf(
  { sql }: Core,
  orders: readonly Order[],
): Promise<Map<string, Cancellation>> {
  const cancelled = orders.filter(({ status }) => status === 'CANCELLED');
  if (cancelled.length === 0) return new Map();
  const found = await readCancellings(
    sql,
    cancelled.map(({ id }) => id),
  );
  const byOrder = new Map(found.map((cancelling) => [cancelling.orderId, cancelling]));
  const names = await namesOfUsers(
    sql,
    null,
    found.map(colleagueIn).filter((id) => id !== null),
  );
  return new Map(
    cancelled.map(({ id, cancelReason: reason, updatedAt }) => {
      const cancelling = byOrder.get(id);
      const colleague = cancelling ? colleagueIn(cancelling) : null;
      const name = (colleague && names.get(colleague)) ?? null;
      const by = cancelling ? authorIn(cancelling) : 'DISPATCH';
      return [id, { at: cancelling?.at ?? updatedAt, by, name, reason }];
    }),
  );
}

function authorIn(cancelling: Cancelling): Cancellation['by'] {
  if (wasCustomer(cancelling)) return 'CUSTOMER';
  return shownChannel(cancelling.channel) === 'DRIVER' ? 'DRIVER' : 'DISPATCH';
}

function wasCustomer({ channel }: Cancelling): boolean {
  const shown = shownChannel(channel);
  return shown === 'API' || shown === 'PORTAL' || shown === 'LINK';
}

function colleagueIn(cancelling: Cancelling): string | null {
  return wasCustomer(cancelling) ? null : idOfActor(cancelling.actor, 'user');
}

/** What the driver can do now, in the sequence of a trip. */
export function possibleSteps(order: Order): DriverCommand[] {
  return DRIVER_COMMANDS.filter((name) => isAllowed(name, order));
}
