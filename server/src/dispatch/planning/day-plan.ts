// The fleet's day on one axis: the trips of every driver, and the unassigned orders.

import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { readOrderHours } from '../../customers/places/order-hours.ts';
import { unansweredSince } from '../../model/orders/attention.ts';
import { ASSIGNED_BEFORE_PICKUP, isOneOf, ON_THE_ROAD } from '../../model/orders/status.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';
import type { AbsenceKind } from '../availability/absence.ts';
import { type FleetDriver, readFleet } from './availability.ts';
import { type Busy, spanOf } from './candidates.ts';
import { type DoubleBooking, findDoubleBookings } from './double-booking.ts';
import { type DriverWork, findObstacles, type Obstacle } from './may-drive.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import { listToPlanIn, listUnreleasedIn, type Span } from './planning-store.ts';
import { readDay } from './today.ts';
import { plannedTrip, type Trip } from './trip-times.ts';
import { hoursOn } from './work-calendar.ts';

export type DriverState =
  | { kind: 'FREE' }
  | { kind: 'NO_ANSWER'; order: string; minutes: number }
  | { kind: 'PICKUP' | 'IN_TRANSIT' | 'DELIVERY'; order: string; lateMinutes: number; silentMinutes: number }
  | { kind: 'ABSENT'; absence: AbsenceKind; lastDay: string }
  | { kind: 'INACTIVE' };

/** Whether the driver works on the day, and when. */
type Workday =
  | { kind: 'ANY_TIME' }
  | { kind: 'HOURS'; from: Date; to: Date }
  | { kind: 'NO_WORK' }
  | { kind: 'ABSENT'; absence: AbsenceKind; firstDay: string; lastDay: string };

/** Conflicts of the driver with this trip; once the vehicle is picked up, only another trip at the same time. */
export interface AssignedTrip extends Trip {
  obstacles: (Obstacle | Busy)[];
}

export interface DriverDay extends FleetDriver {
  state: DriverState;
  workday: Workday;
  /** Only trips of this day, sorted by start. */
  trips: readonly AssignedTrip[];
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
    readFleet(
      core.sql,
      { from: new Date(Math.min(now.getTime(), from.getTime() - DAY_MS)), to },
      now,
      options,
    ),
    listToPlanIn(core.sql, { from, to }, isToday),
    listUnreleasedIn(core.sql, { from, to }, isToday),
  ]);
  return withOpeningHours(core.sql, {
    day,
    from,
    to,
    drivers: fleet.filter(isInDayPlan).map((driver) => dayOfDriver(driver, { from, to }, now)),
    unassigned: plannedAsRequested(unassigned, now),
    unreleased: plannedAsRequested(unreleased, now),
  });
}

/** Drivers of carriers are shown with the trips that they have, and get no others. */
function isInDayPlan({ driver, trips }: FleetDriver): boolean {
  return driver.carrier === null || trips.length > 0;
}

async function withOpeningHours(db: Db, plan: DayPlan): Promise<DayPlan> {
  const trips = [...plan.drivers.flatMap((driver) => driver.trips), ...plan.unassigned, ...plan.unreleased];
  const add = await readHoursOf(db, trips);
  return {
    ...plan,
    drivers: plan.drivers.map((driver) => ({ ...driver, trips: driver.trips.map(add) })),
    unassigned: plan.unassigned.map(add),
    unreleased: plan.unreleased.map(add),
  };
}

/** Adds the opening hours of both ends to a trip. */
export async function readHoursOf(db: Db, trips: readonly Trip[]): Promise<<T extends Trip>(trip: T) => T> {
  const hours = await readOrderHours(
    db,
    trips.map(({ order }) => order.id),
  );
  return (trip) => ({ ...trip, order: { ...trip.order, hours: hours.get(trip.order.id) } });
}

/** The axis shows an order at its requested time, even if that time has passed. */
function plannedAsRequested(orders: readonly PlanOrder[], now: Date): Trip[] {
  return orders.map((order) => plannedTrip(order, now)).filter((trip) => trip !== null);
}

export function dayOfDriver(driver: FleetDriver, { from, to }: Span, now: Date): DriverDay {
  const { work } = driver;
  const all = driver.trips.map((trip) => spanOf(trip));
  const booked = findDoubleBookings(
    driver.trips.map(({ order }) => order),
    now,
  );
  const trips = driver.trips
    .map((trip, i) => ({
      ...trip,
      obstacles: [
        ...ifDoubleBooked(trip, booked),
        ...(isOneOf(ASSIGNED_BEFORE_PICKUP, trip.order) ? findObstacles(work, trip.order, all[i]!, all) : []),
      ],
    }))
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  const bookedMs = trips.reduce((sum, trip) => sum + within(trip, { from, to }), 0);
  return {
    ...driver,
    trips,
    state: stateOf(driver, now),
    workday: workdayOf(work, { from, to }),
    bookedMinutes: Math.round(bookedMs / MINUTE_MS),
  };
}

function ifDoubleBooked({ order }: Trip, booked: readonly DoubleBooking[]): Busy[] {
  const pair = booked.find(({ trip, other }) => trip.order.id === order.id || other.order.id === order.id);
  if (!pair) return [];
  const other = pair.trip.order.id === order.id ? pair.other : pair.trip;
  return [{ kind: 'BUSY', order: other.order.number, until: other.endsAt }];
}

function workdayOf({ terms: { weeklyHours }, absent, calendar }: DriverWork, { from, to }: Span): Workday {
  const absence = absent.find((span) => span.from < to.getTime() && from.getTime() < span.to);
  if (absence) {
    const { kind, firstDay, lastDay } = absence;
    return { kind: 'ABSENT', absence: kind, firstDay, lastDay };
  }
  if (weeklyHours === null) return { kind: 'ANY_TIME' };
  const hours = hoursOn(weeklyHours, calendar.dayAt(from.getTime()), calendar);
  if (hours === null) return { kind: 'NO_WORK' };
  return { kind: 'HOURS', from: new Date(hours.from), to: new Date(hours.to) };
}

/** The part of the trip within the day. */
function within({ startsAt, endsAt }: Trip, { from, to }: Span): number {
  return Math.min(endsAt.getTime(), to.getTime()) - Math.max(startsAt.getTime(), from.getTime());
}

/** A trip under way comes before an absence and an unanswered trip; all other drivers are free. */
export function stateOf(
  { driver, trips, work }: Pick<FleetDriver, 'driver' | 'trips' | 'work'>,
  now: Date,
): DriverState {
  const moving = trips.find(({ order }) => isOneOf(ON_THE_ROAD, order));
  if (moving) return stateOnTheRoad(moving, now);
  if (!driver.active) return { kind: 'INACTIVE' };
  const absence = work.absent.find(({ from, to }) => from <= now.getTime() && now.getTime() < to);
  if (absence) return { kind: 'ABSENT', absence: absence.kind, lastDay: absence.lastDay };
  const unanswered = trips.find(({ order }) => unansweredSince(order, now) !== null);
  if (!unanswered) return { kind: 'FREE' };
  const { order } = unanswered;
  return { kind: 'NO_ANSWER', order: order.number, minutes: minutesSince(unansweredSince(order, now), now) };
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
