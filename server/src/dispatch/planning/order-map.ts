// Orders on the map of dispatch: place and time of pickup and delivery, and the position of the vehicle.

import {
  BEFORE_PICKUP,
  isOneOf,
  ON_THE_ROAD,
  type Status,
  VEHICLE_WITH_DRIVER,
} from '../../model/orders/status.ts';
import type { Core } from '../../orders/records/core.ts';
import { listDueIds } from '../lists/dispatch-store.ts';
import type { DispatchFilter } from '../lists/filter-store.ts';
import { lateMinutesOf, type PlanOrder, silentSinceOf } from './plan-order.ts';
import { listPlanOrders } from './planning-store.ts';
import { stopsOf, toVehicle } from './today.ts';
import { tripOf } from './trip-times.ts';

/** More marks cannot be distinguished, and the browser gets slow. */
export const MAX_ON_MAP = 250;

/** Orders with a pickup or delivery still to come; vehicles on the road first. */
const TO_COME: readonly Status[] = [...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER];

export interface MappedOrder {
  order: PlanOrder;
  /** The expected time; null without a date, or after it has happened. */
  pickupAt: Date | null;
  deliveryAt: Date | null;
  lateMinutes: number;
  silent: boolean;
  leftKm: number | null;
}

export async function readOrderMap(
  { sql, clock }: Pick<Core, 'sql' | 'clock'>,
  filter: DispatchFilter,
  statuses: readonly Status[] = TO_COME,
): Promise<{ orders: MappedOrder[]; count: number }> {
  const wanted = TO_COME.filter((status) => statuses.includes(status));
  const isMoving = (status: Status) => isOneOf(ON_THE_ROAD, { status });
  const groups = [wanted.filter(isMoving), wanted.filter((status) => !isMoving(status))];
  const { ids, count } = await listDueIds(sql, filter, groups, MAX_ON_MAP);
  const orders = await listPlanOrders(sql, ids);
  const now = clock.now();
  return { orders: orders.map((order) => toMapped(order, now)), count };
}

function toMapped(order: PlanOrder, now: Date): MappedOrder {
  const trip = tripOf(order, now);
  const lateMinutes = lateMinutesOf(order, now);
  // Also without any position, as on the board.
  const silent = silentSinceOf(order, now) !== null;
  if (!trip) return { order, pickupAt: null, deliveryAt: null, lateMinutes, silent, leftKm: null };
  const stops = stopsOf(trip, now);
  const at = (kind: 'PICKUP' | 'DELIVERY') => stops.find((stop) => stop.kind === kind)?.at ?? null;
  const moving = order.position && isOneOf(ON_THE_ROAD, order) ? toVehicle(trip, now) : null;
  return {
    order,
    pickupAt: at('PICKUP'),
    deliveryAt: at('DELIVERY'),
    lateMinutes,
    silent,
    leftKm: moving?.leftKm ?? null,
  };
}
