// Who could drive an order: each driver's distance to the pickup, free time, and conflicts.
import { drivingMs } from '../orders/model/travel-time.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/durations.ts';
import {
  type Availability,
  freeAfter,
  type LastPlace,
  type PlanDriver,
  type StartPlace,
  splitTrips,
} from './driver-availability.ts';
import type { PlanOrder } from './plan-order.ts';
import { kmBetween, later, type Trip, type TripTimes, timesFrom } from './trip-times.ts';

/** From the first pickup to the last handover of a day. */
export const MAX_DAY_MS = 10 * HOUR_MS;
/** Trips with a shorter break between them belong to one working day. */
export const NIGHT_MS = 8 * HOUR_MS;

export type Conflict =
  | { kind: 'INACTIVE' }
  /** The driver still has another vehicle at the time of the pickup. */
  | { kind: 'BUSY'; order: string; until: Date }
  /** The driver is free in time, but too far away. */
  | { kind: 'LATE_PICKUP'; minutes: number; at: Date }
  | { kind: 'LATE_DELIVERY'; minutes: number; at: Date }
  /** The driver would not reach the next trip in time. */
  | { kind: 'NEXT_TRIP'; order: string; pickupAt: Date; minutes: number; endsAt: Date }
  | { kind: 'LONG_DAY'; minutes: number; endsAt: Date }
  /** The distance to the pickup, or to the next trip, is unknown. */
  | { kind: 'NO_POSITION' };

export interface Candidate {
  driver: PlanDriver;
  place: LastPlace | null;
  /** Where the driver comes from: the end of the previous trip, or the current place. */
  from: StartPlace | null;
  /** Distance to the pickup; null if either place is unknown. */
  distanceKm: number | null;
  travelMinutes: number | null;
  freeFrom: Date;
  /** When the driver must leave for the next trip; null if there is none. */
  freeUntil: Date | null;
  times: TripTimes;
  conflicts: Conflict[];
  /** FREE: no conflict. POSSIBLE: with conflicts. IMPOSSIBLE: with another vehicle, or not working. */
  fit: 'FREE' | 'POSSIBLE' | 'IMPOSSIBLE';
  trips: readonly Trip[];
}

const FITS = ['FREE', 'POSSIBLE', 'IMPOSSIBLE'] as const;
const minutesOf = (ms: number) => Math.ceil(ms / MINUTE_MS);
const earlier = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** FREE drivers first, each group by distance to the pickup; unknown distances come last. */
export function findCandidates(
  order: PlanOrder,
  availabilities: readonly Availability[],
  now: Date,
): Candidate[] {
  return availabilities
    .map((availability) => toCandidate(order, availability, now))
    .sort(
      (a, b) =>
        FITS.indexOf(a.fit) - FITS.indexOf(b.fit) ||
        (a.distanceKm ?? Number.MAX_SAFE_INTEGER) - (b.distanceKm ?? Number.MAX_SAFE_INTEGER) ||
        a.driver.name.localeCompare(b.driver.name),
    );
}

export function toCandidate(order: PlanOrder, availability: Availability, now: Date): Candidate {
  const { driver, place } = availability;
  const trips = availability.trips.filter((trip) => trip.order.id !== order.id);
  const requestedAt = order.requestedPickup ?? now;
  const { before, next: following } = splitTrips(
    trips,
    ({ startsAt }) => startsAt <= later(requestedAt, now),
  );
  const next = following[0] ?? null;
  const { freeFrom, from, after } = freeAfter(before, place, now);
  const distanceKm = kmBetween(from?.coordinates ?? null, order.pickup.coordinates);
  // An unknown distance adds no travel time; NO_POSITION reports it instead.
  const travelMs = distanceKm === null ? 0 : drivingMs(distanceKm);
  const reachesAt = new Date(freeFrom.getTime() + travelMs);
  const times = timesFrom(order, later(requestedAt, reachesAt));
  const kmToNext = next && kmBetween(order.delivery.coordinates, next.order.pickup.coordinates);
  const toNextMs = drivingMs(kmToNext ?? 0);
  const isUnknown = distanceKm === null || (next !== null && kmToNext === null);
  const conflicts = [
    ...ifInactive(driver),
    ...ifBusyOrLate(after, freeFrom, requestedAt, reachesAt, now),
    ...ifDeliversLate(order, times, requestedAt),
    ...ifNextMissed(next, toNextMs, times),
    ...ifLongDay(trips, times),
    ...(isUnknown ? [{ kind: 'NO_POSITION' as const }] : []),
  ];
  return {
    driver,
    place,
    from,
    distanceKm,
    travelMinutes: distanceKm === null ? null : minutesOf(travelMs),
    freeFrom,
    freeUntil: next && earlier(next.startsAt, toNextMs),
    times,
    conflicts,
    fit: fitOf(conflicts),
    trips,
  };
}

function fitOf(conflicts: readonly Conflict[]): Candidate['fit'] {
  if (conflicts.length === 0) return 'FREE';
  return conflicts.some(({ kind }) => kind === 'INACTIVE' || kind === 'BUSY') ? 'IMPOSSIBLE' : 'POSSIBLE';
}

function ifInactive({ active }: PlanDriver): Conflict[] {
  return active ? [] : [{ kind: 'INACTIVE' }];
}

function ifBusyOrLate(
  before: Trip | null,
  freeFrom: Date,
  requestedAt: Date,
  reachesAt: Date,
  now: Date,
): Conflict[] {
  if (before && freeFrom > later(requestedAt, now)) {
    return [{ kind: 'BUSY', order: before.order.number, until: before.endsAt }];
  }
  const late = minutesOf(reachesAt.getTime() - requestedAt.getTime());
  return late > 0 ? [{ kind: 'LATE_PICKUP', minutes: late, at: reachesAt }] : [];
}

/** A delivery that is late even after a pickup on time is not a conflict of this driver. */
function ifDeliversLate({ requestedDelivery }: PlanOrder, times: TripTimes, requestedAt: Date): Conflict[] {
  const { startsAt, arrivesAt } = times;
  if (requestedDelivery === null || arrivesAt <= requestedDelivery || startsAt <= requestedAt) return [];
  const minutes = minutesOf(arrivesAt.getTime() - requestedDelivery.getTime());
  return [{ kind: 'LATE_DELIVERY', minutes, at: arrivesAt }];
}

function ifNextMissed(next: Trip | null, toNextMs: number, { endsAt }: TripTimes): Conflict[] {
  if (next === null) return [];
  const minutes = minutesOf(endsAt.getTime() + toNextMs - next.startsAt.getTime());
  if (minutes <= 0) return [];
  return [{ kind: 'NEXT_TRIP', order: next.order.number, pickupAt: next.startsAt, minutes, endsAt }];
}

/** Trips without a night between them count as one working day. A long trip alone is not a conflict. */
function ifLongDay(trips: readonly Trip[], { startsAt, endsAt }: TripTimes): Conflict[] {
  let [first, last] = [startsAt, endsAt];
  for (const trip of [...trips].reverse()) {
    if (trip.startsAt < first && first.getTime() - trip.endsAt.getTime() < NIGHT_MS) first = trip.startsAt;
  }
  for (const trip of trips) {
    if (trip.endsAt > last && trip.startsAt.getTime() - last.getTime() < NIGHT_MS) last = trip.endsAt;
  }
  const minutes = minutesOf(last.getTime() - first.getTime() - MAX_DAY_MS);
  const isAlone = first === startsAt && last === endsAt;
  return minutes > 0 && !isAlone ? [{ kind: 'LONG_DAY', minutes, endsAt: last }] : [];
}
