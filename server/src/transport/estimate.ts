// Estimates pickup and delivery: from the vehicle's position, or from the plan if there is none.

import type { Order } from '../orders/model/order.ts';
import { BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from '../orders/model/status.ts';
import { HOUR_MS } from '../platform/durations.ts';

/** The average over a day of motorway, town and breaks. */
const AVERAGE_KMH = 70;

export function drivingMs(km: number): number {
  return (km / AVERAGE_KMH) * HOUR_MS;
}

function timeAfterDriving(start: Date, km: number): Date {
  return new Date(start.getTime() + drivingMs(km));
}

/** Never in the past: a vehicle that has not arrived yet arrives now at the earliest. */
export function estimateArrival(recordedAt: Date, km: number, now: Date): Date {
  const estimated = timeAfterDriving(recordedAt, km);
  return estimated > now ? estimated : now;
}

export function isBeforePickup(order: Order): boolean {
  return isOneOf(BEFORE_PICKUP, order);
}

/** Between pickup and delivery: the only time a customer may see the vehicle's position. */
export function isOnTheWay(order: Order): boolean {
  return isOneOf(VEHICLE_WITH_DRIVER, order);
}

/** As requested; whoever waits at the pickup is there. Never in the past. */
export function plannedPickup(order: Order, now: Date): Date | null {
  if (!isBeforePickup(order)) return null;
  return order.arrivedAtPickup === null ? notBefore(order.requestedPickup, now) : now;
}

/** In transit: from pickup time and distance. Before that, and always without real traffic: as requested. */
export function plannedDelivery(order: Order, hasTraffic: boolean, now: Date): Date | null {
  const { requestedDelivery, requestedPickup, distanceKm } = order;
  const onTheWay = isOnTheWay(order);
  if (!onTheWay && !isBeforePickup(order)) return null;
  const start = onTheWay ? order.actualPickup : requestedPickup;
  const driven = start === null || distanceKm === null ? null : timeAfterDriving(start, distanceKm);
  if (order.delayedUntil !== null) return notBefore(driven ?? order.delayedUntil, order.delayedUntil);
  const expected = onTheWay && hasTraffic ? (driven ?? requestedDelivery) : (requestedDelivery ?? driven);
  return notBefore(expected, now);
}

/** The later of both: what was reported is not undercut by what is computed, and nothing lies in the past. */
export function notBefore<T extends Date | null>(time: T, earliest: Date): T | Date {
  return time === null || time >= earliest ? time : earliest;
}
