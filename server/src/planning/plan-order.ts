// An order as planning sees it: where from, where to, when, by whom, and where its vehicle was last.
import type { Coordinates } from '../geo/ports.ts';
import type { Status } from '../orders/model/status.ts';

export interface PlanPlace {
  city: string;
  coordinates: Coordinates | null;
}

export interface PlanPosition extends Coordinates {
  recordedAt: Date;
  headingDegrees: number | null;
  speedKmh: number | null;
}

export interface PlanOrder {
  id: string;
  number: string;
  accountId: string;
  customer: string;
  status: Status;
  version: number;
  vehicle: string;
  licensePlate: string | null;
  pickup: PlanPlace;
  delivery: PlanPlace;
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
  delayedUntil: Date | null;
  arrivedAtPickup: Date | null;
  actualPickup: Date | null;
  actualDelivery: Date | null;
  distanceKm: number | null;
  hasDamage: boolean;
  driverId: string | null;
  driverName: string | null;
  driverPhone: string | null;
  /** Whether the driver agreed to it; without that nothing is expected of the road. */
  sharesLocation: boolean;
  /** Since when the driver has it without an answer; null otherwise. */
  assignedAt: Date | null;
  /** Of the current driver, while on the road with consent. */
  position: PlanPosition | null;
}
