// Finds drivers for an order: each driver's distance to the pickup, free time, and conflicts.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { drivingMs, plannedPickup } from '../../model/orders/travel-time.ts';
import { isBeforePickup, mayDriveFor } from '../carriers/carrier-offer.ts';
import {
  type Availability,
  freeAfter,
  type LastPlace,
  type PlanDriver,
  type StartPlace,
  splitTrips,
} from './driver-availability.ts';
import { findObstacles, type Obstacle, type WorkSpan } from './may-drive.ts';
import { type ClosedStop, findClosedStops } from './opening-conflicts.ts';
import type { PlanOrder } from './plan-order.ts';
import { kmBetween, later, type Trip, type TripTimes, timesFrom } from './trip-times.ts';

/** The driver still has another vehicle at the time of the pickup. */
export interface Busy {
  kind: 'BUSY';
  order: string;
  until: Date;
}

interface CarrierHasOrder {
  kind: 'CARRIER_HAS_ORDER';
  carrier: string;
  offerId: string;
  /** Until pickup. */
  mayWithdraw: boolean;
}

type Conflict =
  | { kind: 'INACTIVE' }
  | Busy
  /** The driver declined the order before, or dropped out of it. */
  | { kind: 'DECLINED' }
  /** The driver finishes the trips on the road and leaves then. */
  | { kind: 'LEAVING' }
  /** A carrier has the order, for whom the driver does not work. */
  | CarrierHasOrder
  /** The driver is free in time, but too far away. */
  | { kind: 'LATE_PICKUP'; minutes: number; at: Date }
  | { kind: 'LATE_DELIVERY'; minutes: number; at: Date }
  /** The driver would not reach the next trip in time. */
  | { kind: 'NEXT_TRIP'; order: string; pickupAt: Date; minutes: number; endsAt: Date }
  | Obstacle
  | ClosedStop
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
  /** FREE: no conflict. POSSIBLE: with conflicts. IMPOSSIBLE: has another vehicle, is absent, or may not drive it. */
  fit: 'FREE' | 'POSSIBLE' | 'IMPOSSIBLE';
  trips: readonly Trip[];
}

/** Conflicts with which a driver is not proposed by default; a dispatcher may still decide otherwise. */
const IMPEDING: ReadonlySet<Conflict['kind']> = new Set([
  'INACTIVE',
  'LEAVING',
  'CARRIER_HAS_ORDER',
  'BUSY',
  'ABSENT',
  'LICENCE_MISSING',
  'MAY_NOT_DRIVE',
  'LICENCE_ENDED',
]);
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
  const requestedAt = plannedPickup(order) ?? now;
  const { before, next: following } = splitTrips(
    trips,
    ({ startsAt }) => startsAt <= later(requestedAt, now),
  );
  const next = following[0] ?? null;
  const { freeFrom, from, after } = freeAfter(before, availability, now);
  const distanceKm = kmBetween(from?.coordinates ?? null, order.pickup.coordinates);
  // An unknown distance adds no travel time; NO_POSITION reports it instead.
  const travelMs = distanceKm === null ? 0 : drivingMs(distanceKm);
  const reachesAt = new Date(freeFrom.getTime() + travelMs);
  const times = timesFrom(order, later(requestedAt, reachesAt));
  const kmToNext = next && kmBetween(order.delivery.coordinates, next.order.pickup.coordinates);
  const toNextMs = drivingMs(kmToNext ?? 0);
  const isUnknown = distanceKm === null || (next !== null && kmToNext === null);
  const obstacles = findObstacles(
    availability.work,
    order,
    spanOf(times, times.startsAt.getTime() - travelMs),
    trips.map((trip) => spanOf(trip)),
  );
  const conflicts = [
    ...ifInactive(driver),
    ...ifCarrierHasOrder(order, driver),
    ...obstacles.filter(({ kind }) => IMPEDING.has(kind)),
    ...(order.declinedBy?.has(driver.id) ? [{ kind: 'DECLINED' as const }] : []),
    ...ifBusyOrLate(order, after, { freeFrom, requestedAt, reachesAt }, now),
    ...ifDeliversLate(order, times, requestedAt),
    ...ifNextMissed(next, toNextMs, times),
    ...obstacles.filter(({ kind }) => !IMPEDING.has(kind)),
    ...findClosedStops(order, times),
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

/** The way to a trip of another time is not part of this decision, so it counts from its pickup. */
export function spanOf(
  { startsAt, endsAt }: Pick<TripTimes, 'startsAt' | 'endsAt'>,
  leavesAt = startsAt.getTime(),
): WorkSpan {
  return { leavesAt, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}

function fitOf(conflicts: readonly Conflict[]): Candidate['fit'] {
  if (conflicts.length === 0) return 'FREE';
  return conflicts.some(({ kind }) => IMPEDING.has(kind)) ? 'IMPOSSIBLE' : 'POSSIBLE';
}

function ifInactive({ active, leaving }: PlanDriver): Conflict[] {
  if (!active) return [{ kind: 'INACTIVE' }];
  return leaving ? [{ kind: 'LEAVING' }] : [];
}

function ifCarrierHasOrder(order: PlanOrder, driver: PlanDriver): Conflict[] {
  const { carrier } = order;
  if (!carrier || mayDriveFor(order, carrier.id, driver.carrier?.id ?? null)) return [];
  const { name, offerId } = carrier;
  return [{ kind: 'CARRIER_HAS_ORDER', carrier: name, offerId, mayWithdraw: isBeforePickup(order) }];
}

/** Without a pickup date no pickup is late, only the delivery. */
function ifBusyOrLate(
  { requestedPickup }: PlanOrder,
  before: Trip | null,
  { freeFrom, requestedAt, reachesAt }: Record<'freeFrom' | 'requestedAt' | 'reachesAt', Date>,
  now: Date,
): Conflict[] {
  if (before && freeFrom > later(requestedAt, now)) {
    return [{ kind: 'BUSY', order: before.order.number, until: before.endsAt }];
  }
  const late = requestedPickup ? minutesOf(reachesAt.getTime() - requestedPickup.getTime()) : 0;
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
