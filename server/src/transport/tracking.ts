// What a customer learns of a vehicle on its way: where it is, when it arrives, who drives.
import type { Coordinates, Router } from '../geo/ports.ts';
import { publicDriver } from '../orders/model/announce.ts';
import type { Location, Order } from '../orders/model/order.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { arrival, isBeforePickup, isOnTheWay, plannedDelivery, plannedPickup } from './estimate.ts';
import type { Position } from './position.ts';
import { findNewestPosition } from './position-store.ts';

export interface TrackingDeps {
  sql: Db;
  clock: Clock;
  geo: { router: Router };
}

/** What the account's agreement says about it. */
export interface TrackingTerms {
  positionIntervalSeconds: number;
  showDriver: boolean;
}

export const UNAVAILABLE_REASONS = ['NOT_IN_TRANSIT', 'NO_POSITION', 'SANDBOX'] as const;

export interface Tracking {
  location: Position | null;
  stale: boolean;
  locationUnavailableReason: (typeof UNAVAILABLE_REASONS)[number] | null;
  estimatedPickup: Date | null;
  estimatedDelivery: Date | null;
  distanceRemainingKm: number | null;
  driver: ReturnType<typeof publicDriver>;
}

/**
 * A position is shown up to one interval after it came, and the next one comes an interval later; a third interval
 * without news is one too many.
 */
const STALE_AFTER_INTERVALS = 3;

export async function trackOrder(deps: TrackingDeps, order: Order, terms: TrackingTerms): Promise<Tracking> {
  const now = deps.clock.now();
  const position = await usablePosition(deps, order, terms, now);
  const location = isOnTheWay(order) ? position : null;
  const distanceRemainingKm = location && (await kmTo(deps, location, order.delivery));
  return {
    location,
    stale: location !== null && isStale(location, terms, now),
    locationUnavailableReason: location ? null : unavailableReason(order),
    estimatedPickup: await estimatePickup(deps, order, position, now),
    estimatedDelivery: deliveryFrom(order, location, distanceRemainingKm, now),
    distanceRemainingKm,
    driver: publicDriver(order.driver, terms.showDriver),
  };
}

/** For the status answer: the same time as tracking says, null unless in transit. */
export async function estimateDelivery(
  deps: TrackingDeps,
  order: Order,
  terms: TrackingTerms,
): Promise<Date | null> {
  if (order.status !== 'IN_TRANSIT') return null;
  const now = deps.clock.now();
  const position = await usablePosition(deps, order, terms, now);
  return deliveryFrom(order, position, position && (await kmTo(deps, position, order.delivery)), now);
}

function deliveryFrom(order: Order, position: Position | null, km: number | null, now: Date): Date | null {
  return position && km !== null ? arrival(position.recordedAt, km, now) : plannedDelivery(order);
}

/** On the way to the pickup nobody sees where the driver is, but when to expect the driver. */
async function estimatePickup(
  deps: TrackingDeps,
  order: Order,
  position: Position | null,
  now: Date,
): Promise<Date | null> {
  const km = position && isBeforePickup(order) ? await kmTo(deps, position, order.pickup) : null;
  return position && km !== null ? arrival(position.recordedAt, km, now) : plannedPickup(order);
}

function unavailableReason(order: Order): (typeof UNAVAILABLE_REASONS)[number] {
  if (order.environment === 'sandbox') return 'SANDBOX';
  return isOnTheWay(order) ? 'NO_POSITION' : 'NOT_IN_TRANSIT';
}

/** The newest of those that came before the current interval began, so that it changes once an interval at most. */
async function usablePosition(
  { sql }: TrackingDeps,
  order: Order,
  { positionIntervalSeconds }: TrackingTerms,
  now: Date,
): Promise<Position | null> {
  const onTheRoad = order.status === 'PICKUP' || isOnTheWay(order);
  if (order.environment === 'sandbox' || order.driver === null || !onTheRoad) return null;
  const intervalMs = positionIntervalSeconds * 1000;
  const receivedBefore = new Date(Math.floor(now.getTime() / intervalMs) * intervalMs);
  const { id: orderId, actualPickup: pickedUpAt } = order;
  return findNewestPosition(sql, { orderId, driverId: order.driver.id, pickedUpAt, receivedBefore });
}

function isStale(position: Position, { positionIntervalSeconds }: TrackingTerms, now: Date): boolean {
  const ageMs = now.getTime() - position.recordedAt.getTime();
  return ageMs > STALE_AFTER_INTERVALS * positionIntervalSeconds * 1000;
}

async function kmTo({ geo }: TrackingDeps, from: Coordinates, { coordinates }: Location) {
  if (coordinates === null) return null;
  const { lat, lng } = from;
  return geo.router.distanceKm({ lat, lng }, coordinates);
}
