// The content of a demo order, as a customer would send it, marked as demo.

import { HOUR_MS } from '../../../shared/time/durations.ts';
import { DEFAULT_CONTENT, type Order, type OrderContent } from '../model/orders/order.ts';
import type { TransportType } from '../model/prices/vocabulary.ts';
import { locationOf, type PlaceName, placeOf } from './places.ts';
import { type ModelName, vehicleOf } from './vehicles.ts';

export interface Shipment {
  externalOrderId: string;
  /** Distinguishes its vehicle from others of the same model. */
  number: number;
  from: PlaceName;
  to: PlaceName;
  model: ModelName;
  transportType?: TransportType | undefined;
  requestedPickup: Date;
  /** How long the fleet takes for the trip. */
  tripMinutes: number;
}

/** The orders of the first two weeks, numbered from 1. */
export const historyId = (number: number) => `DEMO-${String(number).padStart(3, '0')}`;
/** The prefix of later orders. */
export const FURTHER_PREFIX = 'DEMO-F-';

/** In the metadata. Orders that other callers place for a demo customer do not belong to the fleet. */
export const DEMO_MARK = { demo: true } as const;

const PLANNED_HOURS = 8;

export function contentOf(shipment: Shipment): OrderContent {
  const { externalOrderId, number, requestedPickup, transportType = 'DRIVEN' } = shipment;
  return {
    ...DEFAULT_CONTENT,
    externalOrderId,
    customerCostCentre: String(4100 + (number % 7)),
    transportType,
    vehicle: vehicleOf(shipment.model, placeOf(shipment.from).plate, number),
    pickup: locationOf(shipment.from),
    delivery: locationOf(shipment.to),
    requestedPickup,
    requestedDelivery: new Date(requestedPickup.getTime() + PLANNED_HOURS * HOUR_MS),
    services: { registration: false, shortTermPlate: number % 9 === 0 && transportType === 'DRIVEN' },
    instructions: number % 4 === 0 ? 'Bitte 30 Minuten vor Ankunft anrufen.' : null,
    endCustomerEmail: number % 3 === 0 ? `kundin${number}@endkunden.handover.example` : null,
    metadata: { ...DEMO_MARK, tripMinutes: shipment.tripMinutes },
  };
}

const DEFAULT_TRIP_MINUTES = 45;

export function tripMinutesOf({ metadata }: Order): number {
  return typeof metadata.tripMinutes === 'number' ? metadata.tripMinutes : DEFAULT_TRIP_MINUTES;
}
