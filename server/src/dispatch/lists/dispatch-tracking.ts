// The tracking of an order for dispatch: the newest position of its vehicle, and the estimates from it.
import type { Coordinates } from '../../geo/ports.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Position } from '../tracking/position.ts';
import { trackOrder } from '../tracking/tracking.ts';

export interface DispatchTracking {
  /** The coordinates of the address, or of the city if the address was not found. */
  from: Coordinates | null;
  to: Coordinates | null;
  location: Position | null;
  stale: boolean;
  estimatedPickup: Date | null;
  estimatedDelivery: Date | null;
  distanceRemainingKm: number | null;
}

export async function trackForDispatch(core: Core, order: Order): Promise<DispatchTracking> {
  const [tracking, from, to] = await Promise.all([
    trackOrder(core, order, { withoutInterval: true }),
    placeOf(core, order.pickup),
    placeOf(core, order.delivery),
  ]);
  const { location, stale, estimatedPickup, estimatedDelivery, distanceRemainingKm } = tracking;
  return { from, to, location, stale, estimatedPickup, estimatedDelivery, distanceRemainingKm };
}

async function placeOf({ geo }: Core, { coordinates, postalCode, city, country }: Location) {
  return coordinates ?? (await geo.offline.geocoder.locate({ street: '', postalCode, city, country }));
}
