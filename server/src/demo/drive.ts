// A demo trip on the road: the approach to the pickup and the route, with the positions of its phone.
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import type { Coordinates } from '../geo/ports.ts';
import type { Order } from '../model/orders/order.ts';
import type { DrivingStyle } from './company.ts';
import { tripMinutesOf } from './content.ts';
import { dispatch } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';
import { numberOf } from './pictures.ts';
import { doneAfter, isInJam, isSilent, positionOn, type Way } from './road.ts';

/** The time from departure to arrival at the pickup, and from there to the handover of the keys. */
const APPROACH_MINUTES = 5;
const TAKEOVER_MINUTES = 4;
/** The distance at which a driver starts, in degrees. */
const APPROACH_FROM: Coordinates = { lat: 0.05, lng: -0.08 };
const DELAY_MINUTES = 40;
/** Trips at real speed share one position a minute, like phones that save their battery. */
const SLOW_TRIP_MINUTES = 120;
const SLOW_EVERY_MS = MINUTE_MS;

/** How often the fleet checks its trips. */
export const TICK_EVERY_MS = 20_000;

/** The state of a trip when the fleet decides its next step. */
export interface TripNow {
  order: Order;
  /** Time since the order's last change. */
  waitedMs: number;
  /** Time until the requested pickup; negative when it is overdue. */
  untilPickupMs: number;
  drivingStyle: DrivingStyle | undefined;
  /** Whether the driver has another vehicle now. */
  driverIsAway: boolean;
}

export async function approach(demo: DemoContext, { order, waitedMs }: TripNow): Promise<void> {
  const { core, phones } = demo;
  if (order.arrivedAtPickup !== null) {
    if (waitedMs >= TAKEOVER_MINUTES * MINUTE_MS) await phones.handIn(core, order, 'PICKUP');
    return;
  }
  const share = waitedMs / (APPROACH_MINUTES * MINUTE_MS);
  if (share >= 1) {
    await phones.step(core, order, 'arrive_pickup');
    return;
  }
  const to = order.pickup.coordinates;
  if (!to) return;
  const from = { lat: to.lat + APPROACH_FROM.lat, lng: to.lng + APPROACH_FROM.lng };
  await sharePosition(demo, order, { from, to, number: numberOf(order.id) }, share);
}

export async function drive(demo: DemoContext, { order, drivingStyle }: TripNow): Promise<void> {
  const { core, phones } = demo;
  const now = core.clock.now().getTime();
  const drivenMs = now - order.actualPickup!.getTime();
  const tripMinutes = tripMinutesOf(order);
  const time = drivenMs / (tripMinutes * MINUTE_MS);
  if (time >= 1) {
    await phones.step(core, order, 'arrive_delivery');
    return;
  }
  const standing = isInJam(drivingStyle, time);
  if (standing && order.delayedUntil === null) {
    const planned = Math.max(now, order.requestedDelivery?.getTime() ?? now);
    const requestedDelivery = new Date(planned + DELAY_MINUTES * MINUTE_MS);
    await dispatch(core, order, { name: 'report_delay', reason: 'Stau nach Unfall', requestedDelivery });
  }
  const { coordinates: from } = order.pickup;
  const { coordinates: to } = order.delivery;
  const isDue = tripMinutes < SLOW_TRIP_MINUTES || drivenMs % SLOW_EVERY_MS < TICK_EVERY_MS;
  if (!from || !to || !isDue || isSilent(drivingStyle, time)) return;
  const way = { from, to, number: numberOf(order.id) };
  await sharePosition(demo, order, way, doneAfter(drivingStyle, time), standing);
}

async function sharePosition(
  { core, phones }: DemoContext,
  order: Order,
  way: Way,
  share: number,
  standing = false,
): Promise<void> {
  await phones.share(core, order, [positionOn(way, share, standing, core.clock.now())]);
}
