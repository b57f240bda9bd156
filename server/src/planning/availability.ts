// Reads the availability of the fleet: every driver's place and trips, in a constant number of statements.

import type { Core } from '../orders/core.ts';
import type { Db } from '../platform/db.ts';
import { DAY_MS } from '../platform/durations.ts';
import { type Candidate, findCandidates, toCandidate } from './candidates.ts';
import { type Availability, lastPlaceOf } from './driver-availability.ts';
import type { PlanOrder } from './plan-order.ts';
import {
  findPlanOrder,
  listPlanDrivers,
  listPlanOrders,
  listTripsIn,
  type Span,
  type StoredDriver,
} from './planning-store.ts';
import { type Trip, tripOf } from './trip-times.ts';

/** A driver whose last delivery is older counts as back home. */
const PLACE_KEPT_MS = 3 * DAY_MS;
/** How long after an order trips are read, because the order may make the driver miss them. */
const LOOKAHEAD_MS = 2 * DAY_MS;

export interface FleetDriver extends Availability {
  driver: StoredDriver;
}

export async function readFleet(
  db: Db,
  span: Span,
  now: Date,
  options = { inactive: false },
): Promise<FleetDriver[]> {
  const since = new Date(now.getTime() - PLACE_KEPT_MS);
  const [drivers, orders] = await Promise.all([
    listPlanDrivers(db, { now, since, inactive: options.inactive }),
    listTripsIn(db, span),
  ]);
  const tripsOf = tripsByDriver(orders, now);
  return drivers.map((driver) => {
    const trips = tripsOf.get(driver.id) ?? [];
    return { driver, trips, place: lastPlaceOf(driver, trips) };
  });
}

function tripsByDriver(orders: readonly PlanOrder[], now: Date): Map<string, Trip[]> {
  const found = new Map<string, Trip[]>();
  const trips = orders.map((order) => tripOf(order, now)).filter((trip) => trip !== null);
  for (const trip of trips.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const driverId = trip.order.driverId!;
    const others = found.get(driverId);
    if (others) others.push(trip);
    else found.set(driverId, [trip]);
  }
  return found;
}

/** Reads trips around the order: from the trips of that day to those after it. */
export async function candidatesFor(
  { sql, clock }: Pick<Core, 'sql' | 'clock'>,
  orderId: string,
): Promise<{ order: PlanOrder; candidates: Candidate[] }> {
  const now = clock.now();
  const order = (await findPlanOrder(sql, orderId))!;
  const requestedAt = order.requestedPickup ?? now;
  const from = new Date(Math.min(now.getTime(), requestedAt.getTime()) - DAY_MS);
  const span = { from, to: new Date(requestedAt.getTime() + LOOKAHEAD_MS) };
  const fleet = await readFleet(sql, span, now);
  return { order, candidates: findCandidates(order, fleet, now) };
}

/**
 * One driver for several orders, in the order of their pickups: each is checked together with the trips that
 * the orders before it become. An unknown driver has no checks.
 */
export async function checkAssignments(
  { sql, clock }: Pick<Core, 'sql' | 'clock'>,
  driverId: string,
  orderIds: readonly string[],
): Promise<{ order: PlanOrder; candidate: Candidate }[]> {
  const now = clock.now();
  const orders = await listPlanOrders(sql, orderIds);
  const pickups = orders.map(({ requestedPickup }) => (requestedPickup ?? now).getTime());
  const from = new Date(Math.min(now.getTime(), ...pickups) - DAY_MS);
  const to = new Date(Math.max(now.getTime(), ...pickups) + LOOKAHEAD_MS);
  const fleet = await readFleet(sql, { from, to }, now, { inactive: true });
  const found = fleet.find(({ driver }) => driver.id === driverId);
  if (!found) return [];
  let availability: FleetDriver = found;
  return orders
    .toSorted((a, b) => (a.requestedPickup ?? now).getTime() - (b.requestedPickup ?? now).getTime())
    .map((order) => {
      const candidate = toCandidate(order, availability, now);
      const trip = { order: { ...order, driverId }, ...candidate.times, lateMinutes: 0 };
      const trips = [...availability.trips.filter((one) => one.order.id !== order.id), trip];
      availability = {
        ...availability,
        trips: trips.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
      };
      return { order, candidate };
    });
}
