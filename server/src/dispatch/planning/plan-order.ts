// An order for planning: places, times, driver, and the last position of its vehicle.

import type { OrderHours } from '../../customers/places/order-hours.ts';
import type { Coordinates } from '../../geo/ports.ts';
import type { Environment } from '../../model/environment.ts';
import {
  deliveryLateMinutes,
  lateMinutes,
  silentSince,
  type UndecidedDamage,
} from '../../model/orders/attention.ts';
import type { Status } from '../../model/orders/status.ts';
import { type Sighting, sightingOf } from '../../model/orders/travel-time.ts';
import type { Transport } from '../availability/vehicle-needs.ts';
import type { OrderCarrier } from '../carriers/offer-store.ts';

interface PlanPlace {
  city: string;
  coordinates: Coordinates | null;
}

interface PlanPosition extends Coordinates {
  recordedAt: Date;
  headingDegrees: number | null;
  speedKmh: number | null;
}

export interface PlanOrder extends Transport {
  id: string;
  number: string;
  accountId: string;
  customer: string;
  environment: Environment;
  status: Status;
  version: number;
  vehicle: string;
  licensePlate: string | null;
  pickup: PlanPlace;
  delivery: PlanPlace;
  requestedPickup: Date | null;
  /** The time last communicated to the customer; a reported delay moves it. */
  requestedDelivery: Date | null;
  agreedDelivery: Date | null;
  delayedUntil: Date | null;
  arrivedAtPickup: Date | null;
  actualPickup: Date | null;
  actualDelivery: Date | null;
  distanceKm: number | null;
  hasDamage: boolean;
  /** What dispatch decides about a damage; null if there is nothing to decide. */
  undecidedDamage: UndecidedDamage | null;
  driverId: string | null;
  driverName: string | null;
  driverPhone: string | null;
  /** Whether the driver consented to it; without consent no positions are expected. */
  sharesLocation: boolean;
  /** When the order was assigned, if the driver has not answered yet; null otherwise. */
  assignedAt: Date | null;
  /** Since when the driver must confirm new dates or places of the accepted trip; null otherwise. */
  confirmSince: Date | null;
  /** The position of the current driver, only on the road and with consent. */
  position: PlanPosition | null;
  /** The opening hours at both ends, where planning has read them and they are known. */
  hours?: OrderHours | undefined;
  /** Drivers who declined the order or dropped out of it, where planning has read them. */
  declinedBy?: ReadonlySet<string> | undefined;
  /** The carrier that has the order, where planning has read it. */
  carrier?: OrderCarrier | undefined;
}

export function sightingIn(order: PlanOrder): Sighting | null {
  return sightingOf(order, order.position);
}

export function lateMinutesOf(order: PlanOrder, now: Date): number {
  return lateMinutes(order, sightingIn(order), now);
}

/** The lateness of a delivery at this time. */
export function lateMinutesAt(order: PlanOrder, at: Date, now: Date): number {
  return deliveryLateMinutes(order, at, sightingIn(order), now);
}

export function silentSinceOf(order: PlanOrder, now: Date): Date | null {
  return silentSince({ ...order, lastPositionAt: order.position?.recordedAt ?? null }, now);
}
