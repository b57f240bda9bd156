// Estimates arrivals by position or plan, never before a reported delay and never in the past. Pure.
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { roadKm } from '../../geo/offline-router.ts';
import type { Coordinates } from '../../geo/ports.ts';
import type { Order } from './order.ts';
import { BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from './status.ts';

/** An average over a day of motorways, towns and breaks. */
export const AVERAGE_KMH = 70;

/** Time at pickup and at delivery for papers, photos, signatures. */
export const HANDOVER_MS = 15 * MINUTE_MS;
/** For a trip whose places were not found. */
export const UNKNOWN_DRIVE_MS = 4 * HOUR_MS;

export function drivingMs(km: number): number {
  return (km / AVERAGE_KMH) * HOUR_MS;
}

/** As requested; without a requested pickup, in time for the requested delivery. Null without any date. */
export function plannedPickup({
  requestedPickup,
  requestedDelivery,
  distanceKm,
}: Pick<Order, 'requestedPickup' | 'requestedDelivery' | 'distanceKm'>): Date | null {
  if (requestedPickup !== null || requestedDelivery === null) return requestedPickup;
  const driveMs = distanceKm === null ? UNKNOWN_DRIVE_MS : drivingMs(distanceKm);
  return new Date(requestedDelivery.getTime() - driveMs - HANDOVER_MS);
}

/** Sandbox orders do not really drive, so distances say nothing about them. */
export type DrivenOrder = Pick<Order, 'environment' | 'actualPickup' | 'distanceKm'>;

export type ExpectedOrder = DrivenOrder &
  Pick<Order, 'status' | 'requestedPickup' | 'requestedDelivery' | 'delayedUntil' | 'arrivedAtPickup'>;

const hasTraffic = ({ environment }: Pick<Order, 'environment'>) => environment === 'production';

function timeAfterDriving(start: Date | null, km: number | null): Date | null {
  return start === null || km === null ? null : new Date(start.getTime() + drivingMs(km));
}

function notBefore<T extends Date | null>(time: T, earliest: Date): T | Date {
  return time === null || time >= earliest ? time : earliest;
}

export function isBeforePickup(order: Pick<Order, 'status'>): boolean {
  return isOneOf(BEFORE_PICKUP, order);
}

/** Between pickup and delivery, the only time when a customer may see the vehicle's position. */
export function isOnTheWay(order: Pick<Order, 'status'>): boolean {
  return isOneOf(VEHICLE_WITH_DRIVER, order);
}

/** The pickup time plus the driving time of the whole route; null before pickup and in the sandbox. */
export function plannedArrival(order: DrivenOrder): Date | null {
  return hasTraffic(order) ? timeAfterDriving(order.actualPickup, order.distanceKm) : null;
}

/** The newest position of a vehicle and the remaining distance; null if the distance is unknown. */
export interface Sighting {
  recordedAt: Date;
  kmLeft: number | null;
}

/** By estimated road distance, because lists cannot call a router for each order. */
export function sightingOf(
  { delivery }: { delivery: { coordinates: Coordinates | null } },
  position: (Coordinates & { recordedAt: Date }) | null,
): Sighting | null {
  if (position === null) return null;
  const { coordinates } = delivery;
  return { recordedAt: position.recordedAt, kmLeft: coordinates && roadKm(position, coordinates) };
}

/** Never in the past: a vehicle that has not arrived yet arrives now at the earliest. */
export function estimateArrival(recordedAt: Date, km: number, now: Date): Date {
  return notBefore(timeAfterDriving(recordedAt, km)!, now);
}

/** The delivery estimated from the position alone; null without a usable position. */
export function arrivalBySighting(order: ExpectedOrder, sighting: Sighting | null, now: Date): Date | null {
  if (order.status !== 'IN_TRANSIT' || sighting === null || sighting.kmLeft === null) return null;
  if (order.actualPickup !== null && sighting.recordedAt < order.actualPickup) return null;
  return estimateArrival(sighting.recordedAt, sighting.kmLeft, now);
}

/** As requested, or now for a driver who waits at the pickup. Never in the past. */
export function expectedPickup(order: ExpectedOrder, now: Date): Date | null {
  if (!isBeforePickup(order)) return null;
  return order.arrivedAtPickup === null ? notBefore(order.requestedPickup, now) : now;
}

/** By position, otherwise by plan; null if the order has ended or has no date. */
export function expectedDelivery(order: ExpectedOrder, sighting: Sighting | null, now: Date): Date | null {
  if (order.status === 'DELIVERY') return now;
  const expected = arrivalBySighting(order, sighting, now) ?? plannedDelivery(order, now);
  return expected && notBefore(expected, notBefore(order.delayedUntil ?? now, now));
}

/**
 * In transit: computed from pickup time and distance. Before that, and always in the sandbox: as requested.
 */
function plannedDelivery(order: ExpectedOrder, now: Date): Date | null {
  const { requestedDelivery, requestedPickup, delayedUntil, distanceKm } = order;
  const onTheWay = isOnTheWay(order);
  if (!onTheWay && !isBeforePickup(order)) return null;
  const driven = timeAfterDriving(onTheWay ? order.actualPickup : requestedPickup, distanceKm);
  if (delayedUntil !== null) return notBefore(driven ?? delayedUntil, delayedUntil);
  const expected =
    onTheWay && hasTraffic(order) ? (driven ?? requestedDelivery) : (requestedDelivery ?? driven);
  return notBefore(expected, now);
}
