// Reads the availability of the fleet: every driver's place, terms, absences and trips, in a constant number of statements.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { readOrderHours } from '../../customers/places/order-hours.ts';
import { plannedPickup } from '../../model/orders/travel-time.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';
import { listAbsentDays } from '../availability/absence-store.ts';
import { listAllTerms } from '../availability/terms-store.ts';
import { USUAL_TERMS } from '../availability/working-terms.ts';
import { findCarriersOf } from '../carriers/offer-store.ts';
import { readDropOuts } from '../trips/trip-store.ts';
import { type Candidate, findCandidates, toCandidate } from './candidates.ts';
import { type Availability, lastPlaceOf } from './driver-availability.ts';
import { workOf } from './may-drive.ts';
import type { PlanOrder } from './plan-order.ts';
import {
  type FleetFilter,
  findPlanOrder,
  listPlanDrivers,
  listPlanOrders,
  listTripsIn,
  type Span,
  type StoredDriver,
} from './planning-store.ts';
import { type Trip, tripOf } from './trip-times.ts';
import { calendarOf, daysAround } from './work-calendar.ts';

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
  filter: FleetFilter = { inactive: false },
): Promise<FleetDriver[]> {
  const since = new Date(now.getTime() - PLACE_KEPT_MS);
  const { timeZone } = await findOperator(db);
  const [drivers, orders, terms, absences] = await Promise.all([
    listPlanDrivers(db, { now, since, ...filter }),
    listTripsIn(db, span, filter.driverIds),
    listAllTerms(db),
    listAbsentDays(db, daysAround(span, timeZone)),
  ]);
  const tripsOf = tripsByDriver(orders, now);
  const calendar = calendarOf(timeZone);
  return drivers.map((driver) => {
    const trips = tripsOf.get(driver.id) ?? [];
    const own = terms.get(driver.id) ?? USUAL_TERMS;
    const work = workOf(own, absences.get(driver.id) ?? [], calendar);
    return { driver, trips, place: lastPlaceOf(driver, trips), home: own.home, work };
  });
}

/** Without drivers of carriers, except those of the carrier who has the order. */
export async function readOwnFleet(
  db: Db,
  span: Span,
  now: Date,
  ofCarrier: string | null = null,
): Promise<FleetDriver[]> {
  const fleet = await readFleet(db, span, now);
  return fleet.filter(({ driver: { carrier } }) => carrier === null || carrier.id === ofCarrier);
}

/** Adds what candidates are checked against: opening hours at both ends, who declined, and the carrier that has the order. */
export async function withConstraints(db: Db, orders: readonly PlanOrder[]): Promise<PlanOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [hours, declined, carriers] = await Promise.all([
    readOrderHours(db, ids),
    readDropOuts(db, ids),
    findCarriersOf(db, ids),
  ]);
  return orders.map((order) => ({
    ...order,
    hours: hours.get(order.id),
    declinedBy: declined.get(order.id),
    carrier: carriers.get(order.id),
  }));
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
  const [order] = (await withConstraints(sql, [(await findPlanOrder(sql, orderId))!])) as [PlanOrder];
  const requestedAt = plannedPickup(order) ?? now;
  const from = new Date(Math.min(now.getTime(), requestedAt.getTime()) - DAY_MS);
  const span = { from, to: new Date(requestedAt.getTime() + LOOKAHEAD_MS) };
  const fleet = await readOwnFleet(sql, span, now, order.carrier?.id);
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
  const orders = await withConstraints(sql, await listPlanOrders(sql, orderIds));
  const pickupOf = (order: PlanOrder) => (plannedPickup(order) ?? now).getTime();
  const pickups = orders.map(pickupOf);
  const from = new Date(Math.min(now.getTime(), ...pickups) - DAY_MS);
  const to = new Date(Math.max(now.getTime(), ...pickups) + LOOKAHEAD_MS);
  const fleet = await readFleet(sql, { from, to }, now, { inactive: true });
  const found = fleet.find(({ driver }) => driver.id === driverId);
  if (!found) return [];
  let availability: FleetDriver = found;
  return orders
    .toSorted((a, b) => pickupOf(a) - pickupOf(b))
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
