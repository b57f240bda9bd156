// The fleet's day on one axis: the trips of every driver, and the unassigned orders.
import type { Core } from '../orders/core.ts';
import { unansweredSince } from '../orders/model/attention.ts';
import { isOneOf, ON_THE_ROAD } from '../orders/model/status.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { type FleetDriver, readFleet } from './availability.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import { listUnassignedIn, listUnreleasedIn, type Span } from './planning-store.ts';
import { readDay } from './today.ts';
import { type Trip, tripOf } from './trip-times.ts';

export type DriverState =
  | { kind: 'FREE' }
  | { kind: 'NO_ANSWER'; order: string; minutes: number }
  | { kind: 'PICKUP' | 'IN_TRANSIT' | 'DELIVERY'; order: string; lateMinutes: number; silentMinutes: number }
  | { kind: 'INACTIVE' };

export interface DriverDay extends FleetDriver {
  state: DriverState;
  /** Only trips of this day, sorted by start. */
  trips: readonly Trip[];
  bookedMinutes: number;
}

export interface DayPlan extends Span {
  day: string;
  drivers: DriverDay[];
  unassigned: Trip[];
  /** Orders that must be released before a driver can be assigned. */
  unreleased: Trip[];
}

export async function readDayPlan(
  core: Pick<Core, 'sql' | 'clock'>,
  named?: string,
  options = { inactive: false },
): Promise<DayPlan> {
  const now = core.clock.now();
  const { day, from, to } = await readDay(core, named);
  const isToday = from <= now && now < to;
  const [fleet, unassigned, unreleased] = await Promise.all([
    readFleet(core.sql, { from: from < now ? from : now, to }, now, options),
    listUnassignedIn(core.sql, { from, to }, isToday),
    listUnreleasedIn(core.sql, { from, to }, isToday),
  ]);
  return {
    day,
    from,
    to,
    drivers: fleet.map((driver) => dayOfDriver(driver, { from, to }, now)),
    unassigned: plannedAsRequested(unassigned, now),
    unreleased: plannedAsRequested(unreleased, now),
  };
}

/** The axis shows an order at its requested time, even if that time has passed. */
function plannedAsRequested(orders: readonly PlanOrder[], now: Date): Trip[] {
  return orders
    .map((order) => {
      const { requestedPickup } = order;
      return tripOf(order, requestedPickup && requestedPickup < now ? requestedPickup : now);
    })
    .filter((trip) => trip !== null);
}

function dayOfDriver(driver: FleetDriver, { from, to }: Span, now: Date): DriverDay {
  const trips = driver.trips.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  const booked = trips.reduce((sum, trip) => sum + within(trip, { from, to }), 0);
  return { ...driver, trips, state: stateOf(driver, now), bookedMinutes: Math.round(booked / MINUTE_MS) };
}

/** The part of the trip within the day. */
function within({ startsAt, endsAt }: Trip, { from, to }: Span): number {
  return Math.min(endsAt.getTime(), to.getTime()) - Math.max(startsAt.getTime(), from.getTime());
}

/** A trip under way comes before an unanswered one; all other drivers are free. */
export function stateOf({ driver, trips }: Pick<FleetDriver, 'driver' | 'trips'>, now: Date): DriverState {
  const moving = trips.find(({ order }) => isOneOf(ON_THE_ROAD, order));
  if (moving) return stateOnTheRoad(moving, now);
  if (!driver.active) return { kind: 'INACTIVE' };
  const unanswered = trips.find(({ order }) => unansweredSince(order, now) !== null);
  if (!unanswered) return { kind: 'FREE' };
  const { number, assignedAt } = unanswered.order;
  return { kind: 'NO_ANSWER', order: number, minutes: minutesSince(assignedAt, now) };
}

function stateOnTheRoad({ order, lateMinutes }: Trip, now: Date): DriverState {
  return {
    kind: order.status as 'PICKUP' | 'IN_TRANSIT' | 'DELIVERY',
    order: order.number,
    lateMinutes,
    silentMinutes: minutesSince(silentSinceOf(order, now), now),
  };
}

function minutesSince(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
}
