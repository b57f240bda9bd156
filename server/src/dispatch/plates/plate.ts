// A short-term plate: its states, and what is possible in each. Pure.
import type { Order } from '../../model/orders/order.ts';
import { plannedPickup } from '../../model/orders/travel-time.ts';
import { dayOf } from '../../platform/time-zones.ts';
import type { NotAvailableReason } from './errors.ts';

export const PLATE_STATES = ['IN_STOCK', 'WITH_DRIVER', 'USED', 'RETURNED'] as const;
export type PlateState = (typeof PLATE_STATES)[number];

export interface PlateFields {
  number: string;
  /** Local days such as 2026-11-17, both included. */
  validFrom: string;
  validUntil: string;
}

export interface Plate extends PlateFields {
  id: string;
  state: PlateState;
  driverId: string | null;
  orderId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const PLATE_ACTIONS = ['hand_out', 'use', 'return'] as const;
type PlateAction = (typeof PLATE_ACTIONS)[number];

/** A plate on a vehicle must come back before anything else happens with it. */
const FROM: Record<PlateAction | 'change' | 'remove', readonly PlateState[]> = {
  hand_out: ['IN_STOCK', 'RETURNED'],
  use: ['IN_STOCK', 'WITH_DRIVER', 'RETURNED'],
  return: ['WITH_DRIVER', 'USED'],
  change: PLATE_STATES,
  remove: ['IN_STOCK', 'RETURNED'],
};

export function isExpired({ validUntil }: Pick<Plate, 'validUntil'>, today: string): boolean {
  return validUntil < today;
}

/** The local days on which an order needs its plate; null where a date is unknown. */
export interface TripDays {
  pickupDay: string | null;
  deliveryDay: string | null;
}

type TripDates = Pick<
  Order,
  'actualPickup' | 'actualDelivery' | 'requestedPickup' | 'requestedDelivery' | 'distanceKm'
>;

export function tripDaysOf(order: TripDates, timeZone: string): TripDays {
  const pickup = order.actualPickup ?? plannedPickup(order);
  const delivery = order.actualDelivery ?? order.requestedDelivery;
  return { pickupDay: pickup && dayOf(timeZone, pickup), deliveryDay: delivery && dayOf(timeZone, delivery) };
}

export function isValidOn(
  { validFrom, validUntil }: Pick<Plate, 'validFrom' | 'validUntil'>,
  { pickupDay, deliveryDay }: TripDays,
): boolean {
  return [pickupDay, deliveryDay].every((day) => day === null || (validFrom <= day && day <= validUntil));
}

/** `trip` has the days of the order for which the plate is taken, if there is one. */
export function reasonAgainst(
  action: keyof typeof FROM,
  plate: Plate,
  { today, trip }: { today: string; trip: TripDays | null },
): NotAvailableReason | null {
  if (!FROM[action].includes(plate.state)) return 'STATE';
  if (action !== 'hand_out' && action !== 'use') return null;
  if (isExpired(plate, today)) return 'EXPIRED';
  return trip && !isValidOn(plate, trip) ? 'NOT_VALID_THEN' : null;
}
