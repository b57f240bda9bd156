// When a trip starts, arrives and ends, by plan or by the vehicle's position.
import { roadKm } from '../../geo/offline-router.ts';
import type { Coordinates } from '../../geo/ports.ts';
import { isOneOf, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import {
  drivingMs,
  expectedDelivery,
  HANDOVER_MS,
  plannedPickup,
  UNKNOWN_DRIVE_MS,
} from '../../model/orders/travel-time.ts';
import { lateMinutesOf, type PlanOrder, sightingIn } from './plan-order.ts';

export interface TripTimes {
  startsAt: Date;
  /** The arrival at the delivery. */
  arrivesAt: Date;
  /** After the handover, when the driver is free. */
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

/** The driving time along the order's route. */
export function driveMs({ distanceKm, pickup, delivery }: PlanOrder): number {
  const km = distanceKm ?? kmBetween(pickup.coordinates, delivery.coordinates);
  return km === null ? UNKNOWN_DRIVE_MS : drivingMs(km);
}

/** The times if the driver is at the pickup at `startsAt`. */
export function timesFrom(order: PlanOrder, startsAt: Date): TripTimes {
  const arrivesAt = after(startsAt, HANDOVER_MS + driveMs(order));
  return { startsAt, arrivesAt, endsAt: after(arrivesAt, HANDOVER_MS) };
}

/** Null for an order without a date, which is not part of a day yet. */
export function tripOf(order: PlanOrder, now: Date): Trip | null {
  const times = timesOf(order, now);
  return times && { order, ...times, lateMinutes: lateMinutesOf(order, now) };
}

/** The same at the planned time, even if that time has passed and the driver has not set out. */
export function plannedTrip(order: PlanOrder, now: Date): Trip | null {
  const pickup = plannedPickup(order);
  const isOverdue = order.actualPickup === null && pickup !== null && pickup < now;
  return tripOf(order, isOverdue ? pickup : now);
}

function timesOf(order: PlanOrder, now: Date): TripTimes | null {
  const { actualPickup, actualDelivery } = order;
  const startsAt = actualPickup ?? plannedPickup(order);
  if (startsAt === null) return null;
  if (actualDelivery !== null) return { startsAt, arrivesAt: actualDelivery, endsAt: actualDelivery };
  if (!isOneOf(VEHICLE_WITH_DRIVER, order)) return timesFrom(order, later(startsAt, now));
  const arrivesAt = arrivalOf(order, startsAt, now);
  return { startsAt, arrivesAt, endsAt: after(arrivesAt, HANDOVER_MS) };
}

/** By position or plan; otherwise by the driving time of the route. */
function arrivalOf(order: PlanOrder, pickedUpAt: Date, now: Date): Date {
  const expected = expectedDelivery(order, sightingIn(order), now) ?? after(pickedUpAt, driveMs(order));
  return later(expected, now);
}
