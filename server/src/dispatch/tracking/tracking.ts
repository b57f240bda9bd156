// The customer's view of a vehicle in transit: position, estimated arrival, driver.

import type { Coordinates } from '../../geo/ports.ts';
import { isTest } from '../../model/environment.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import { type PublicDriver, publicDriver } from '../../model/orders/public-driver.ts';
import { isOneOf, ON_THE_ROAD } from '../../model/orders/status.ts';
import {
  estimateArrival,
  expectedDelivery,
  expectedPickup,
  isBeforePickup,
  isOnTheWay,
  type Sighting,
  sightingOf,
} from '../../model/orders/travel-time.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Position } from './position.ts';
import { findNewestPosition, listNewestPositions } from './position-store.ts';

export const UNAVAILABLE_REASONS = ['NOT_IN_TRANSIT', 'NO_POSITION', 'SANDBOX'] as const;

export interface Tracking {
  location: Position | null;
  stale: boolean;
  locationUnavailableReason: (typeof UNAVAILABLE_REASONS)[number] | null;
  estimatedPickup: Date | null;
  estimatedDelivery: Date | null;
  distanceRemainingKm: number | null;
  driver: PublicDriver | null;
}

/**
 * A position may be shown one interval late, and the next one arrives an interval later. A third interval
 * without a new position makes it stale.
 */
const STALE_AFTER_INTERVALS = 3;

/** `withoutInterval` is for dispatch, which does not wait for the customer's next interval. */
export async function trackOrder(
  core: Core,
  order: Order,
  { withoutInterval = false } = {},
): Promise<Tracking> {
  const now = core.clock.now();
  const { terms } = await core.agreements.current(order.accountId);
  const position = await findUsablePosition(
    core,
    order,
    withoutInterval ? 0 : terms.positionIntervalSeconds,
    now,
  );
  const location = isOnTheWay(order) ? position : null;
  const distanceRemainingKm = location && (await distanceToDelivery(core, order, location));
  return {
    location,
    stale: location !== null && isStale(location, terms, now),
    locationUnavailableReason: location ? null : unavailableReason(core, order),
    estimatedPickup: await estimatePickup(core, order, position, now),
    estimatedDelivery: expectedDelivery(order, toSighting(location, distanceRemainingKm), now),
    distanceRemainingKm,
    driver: publicDriver(order.driver, terms.showDriver),
  };
}

/** The estimate for the status answer: the same as in tracking, null unless in transit. */
export async function estimateDelivery(core: Core, order: Order): Promise<Date | null> {
  if (order.status !== 'IN_TRANSIT') return null;
  const now = core.clock.now();
  const { terms } = await core.agreements.current(order.accountId);
  const position = await findUsablePosition(core, order, terms.positionIntervalSeconds, now);
  const km = position && (await distanceToDelivery(core, order, position));
  return expectedDelivery(order, toSighting(position, km), now);
}

export function toSighting(position: Position | null, kmLeft: number | null): Sighting | null {
  return position && { recordedAt: position.recordedAt, kmLeft };
}

/** Before the pickup, customers see when the driver will arrive, but not where the driver is. */
async function estimatePickup(
  core: Core,
  order: Order,
  position: Position | null,
  now: Date,
): Promise<Date | null> {
  const km = position && isBeforePickup(order) ? await distanceTo(core, position, order.pickup) : null;
  return position && km !== null ? estimateArrival(position.recordedAt, km, now) : expectedPickup(order, now);
}

function unavailableReason(core: Core, order: Order): (typeof UNAVAILABLE_REASONS)[number] {
  if (!core.policies[order.environment].hasTraffic) return 'SANDBOX';
  return isOnTheWay(order) ? 'NO_POSITION' : 'NOT_IN_TRANSIT';
}

/** The newest position received before the current interval began, so it changes at most once per interval. */
async function findUsablePosition(
  { sql, policies }: Core,
  order: Order,
  intervalSeconds: number,
  now: Date,
): Promise<Position | null> {
  if (order.driver === null || !isOneOf(ON_THE_ROAD, order) || !policies[order.environment].hasTraffic) {
    return null;
  }
  const receivedBefore = beginOfInterval(intervalSeconds, now);
  const { id: orderId, actualPickup: pickedUpAt } = order;
  return findNewestPosition(sql, { orderId, driverId: order.driver.id, pickedUpAt, receivedBefore });
}

function beginOfInterval(intervalSeconds: number, now: Date): Date {
  const intervalMs = Math.max(intervalSeconds * 1000, 1);
  return new Date(Math.floor(now.getTime() / intervalMs) * intervalMs);
}

/**
 * For lists of one account, with the same positions as its tracking; orders without a position are left out.
 */
export async function readSightings(core: Core, orders: readonly Order[]): Promise<Map<string, Sighting>> {
  const moving = orders.filter(({ status, environment }) => status === 'IN_TRANSIT' && !isTest(environment));
  const [first] = moving;
  if (!first) return new Map();
  const { terms } = await core.agreements.current(first.accountId);
  const receivedBefore = beginOfInterval(terms.positionIntervalSeconds, core.clock.now());
  const ids = moving.map(({ id }) => id);
  const positions = await listNewestPositions(core.sql, ids, receivedBefore);
  return new Map(
    moving.flatMap((order) => {
      const sighting = sightingOf(order, positions.get(order.id) ?? null);
      return sighting ? [[order.id, sighting]] : [];
    }),
  );
}

function isStale(position: Position, { positionIntervalSeconds }: AgreementTerms, now: Date): boolean {
  const ageMs = now.getTime() - position.recordedAt.getTime();
  return ageMs > STALE_AFTER_INTERVALS * positionIntervalSeconds * 1000;
}

/** At the destination nothing is left to drive, whatever the last position is. */
async function distanceToDelivery(core: Core, order: Order, from: Coordinates): Promise<number | null> {
  return order.status === 'DELIVERY' ? 0 : distanceTo(core, from, order.delivery);
}

async function distanceTo({ geo }: Core, from: Coordinates, { coordinates }: Location) {
  if (coordinates === null) return null;
  const { lat, lng } = from;
  return geo.router.distanceKm({ lat, lng }, coordinates);
}
