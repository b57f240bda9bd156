// When a vehicle on the road will arrive, as long as nothing better than the plan is known.
import type { Order } from './order.ts';

/** Motorway, town and a break: what a transfer makes over a day. */
const AVERAGE_KMH = 70;
const HOUR_MS = 3_600_000;

/** From pickup time and distance; without a distance the requested date is the best guess. Null unless in transit. */
export function estimatedDelivery(order: Order): Date | null {
  if (order.status !== 'IN_TRANSIT') return null;
  if (order.actualPickup === null || order.distanceKm === null) return order.requestedDelivery;
  return new Date(order.actualPickup.getTime() + (order.distanceKm / AVERAGE_KMH) * HOUR_MS);
}
