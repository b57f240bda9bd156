// When a trip begins, arrives and leaves its driver free, by plan or by what is known of the road.
import { roadKm } from '../geo/offline-router.ts';
import type { Coordinates } from '../geo/ports.ts';
import { isOneOf, VEHICLE_WITH_DRIVER } from '../orders/model/status.ts';
import { drivingMs, expectedDelivery } from '../orders/model/travel-time.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/durations.ts';
import { lateMinutesOf, type PlanOrder, sightingIn } from './plan-order.ts';

/** At either end: papers, photos, signatures. */
export const HANDOVER_MS = 15 * MINUTE_MS;
/** Of a trip whose places nobody could find. */
const UNKNOWN_DRIVE_MS = 4 * HOUR_MS;

export interface TripTimes {
  startsAt: Date;
  /** At the delivery. */
  arrivesAt: Date;
  /** Handed over: the driver is free. */
  endsAt: Date;
}

export interface Trip extends TripTimes {
  order: PlanOrder;
  lateMinutes: number;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
export const later = (a: Date, b: Date) => (a > b ? a : b);

export function kmBetween(from: Coordinates | null, to: Coordinates | null): number | null {
  return from && to ? roadKm(from, to) : null;
}

/** Along the order's own route. */
export function driveMs({ distanceKm, pickup, delivery }: PlanOrder): number {
  const km = distanceKm ?? kmBetween(pickup.coordinates, delivery.coordinates);
  return km === null ? UNKNOWN_DRIVE_MS : drivingMs(km);
}

/** If somebody stands at the pickup then. */
export function timesFrom(order: PlanOrder, startsAt: Date): TripTimes {
  const arrivesAt = after(startsAt, HANDOVER_MS + driveMs(order));
  return { startsAt, arrivesAt, endsAt: after(arrivesAt, HANDOVER_MS) };
}

/** Null for an order without a date, which takes no place in a day yet. */
export function tripOf(order: PlanOrder, now: Date): Trip | null {
  const times = timesOf(order, now);
  return times && { order, ...times, lateMinutes: lateMinutesOf(order, now) };
}

function timesOf(order: PlanOrder, now: Date): TripTimes | null {
  const { actualPickup, actualDelivery, requestedPickup } = order;
  const startsAt = actualPickup ?? requestedPickup;
  if (startsAt === null) return null;
  if (actualDelivery !== null) return { startsAt, arrivesAt: actualDelivery, endsAt: actualDelivery };
  if (!isOneOf(VEHICLE_WITH_DRIVER, order)) return timesFrom(order, later(startsAt, now));
  const arrivesAt = arrivalOf(order, startsAt, now);
  return { startsAt, arrivesAt, endsAt: after(arrivesAt, HANDOVER_MS) };
}

/** By position or plan; along the route where nothing else is known. */
function arrivalOf(order: PlanOrder, pickedUpAt: Date, now: Date): Date {
  const expected = expectedDelivery(order, sightingIn(order), now) ?? after(pickedUpAt, driveMs(order));
  return later(expected, now);
}
