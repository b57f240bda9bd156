// An order or request in the internal model.

import type { Coordinates } from '../../geo/ports.ts';
import type { Environment } from '../environment.ts';
import type { Price } from '../prices/price.ts';
import type { FuelType, TransportType, VehicleType } from '../prices/vocabulary.ts';
import type { Damage } from './protocol.ts';
import type { DriverChoice } from './public-driver.ts';
import type { Status } from './status.ts';

export const REGISTRATION_STATUSES = ['REGISTERED', 'NOT_REGISTERED', 'DEREGISTERED'] as const;

export interface Contact {
  name: string | null;
  phone: string | null;
}

export interface Location {
  /** The customer's text, if the address arrived as one line. */
  formatted?: string;
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  contact: Contact;
  coordinates: Coordinates | null;
}

export interface Vehicle {
  vin: string | null;
  manufacturer: string | null;
  model: string | null;
  modelYear: number | null;
  type: VehicleType;
  fuelType: FuelType;
  registration: { status: (typeof REGISTRATION_STATUSES)[number] | null; licensePlate: string | null };
  operationalStatus: { driveable: boolean; roadworthy: boolean };
}

/** The state of the vehicle at pickup, for comparison at delivery. */
interface VehicleAtPickup {
  odometerKm: number | null;
  /** Missing in orders that were picked up before it was stored. */
  fuelLevelPercent?: number | null;
  damages: Damage[];
}

export interface BookedServices {
  registration: boolean;
  shortTermPlate: boolean;
}

/** The customer's part of an order. The service adds the rest. */
export interface OrderContent {
  externalOrderId: string | null;
  customerReference: string | null;
  /** Who pays within the customer's company. */
  customerCostCentre: string | null;
  transportType: TransportType;
  vehicle: Vehicle;
  pickup: Location;
  delivery: Location;
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
  services: BookedServices;
  instructions: string | null;
  endCustomerEmail: string | null;
  metadata: Record<string, unknown>;
}

/** The values of what a customer may leave out. */
export const DEFAULT_CONTENT = {
  externalOrderId: null,
  customerReference: null,
  customerCostCentre: null,
  transportType: 'DRIVEN',
  requestedPickup: null,
  requestedDelivery: null,
  services: { registration: false, shortTermPlate: false },
  instructions: null,
  endCustomerEmail: null,
  metadata: {},
} as const satisfies Omit<OrderContent, 'vehicle' | 'pickup' | 'delivery'>;

/** The customer's part of an order. */
export function contentOf(order: OrderContent): OrderContent {
  const { vehicle, pickup, delivery } = order;
  const names = Object.keys(DEFAULT_CONTENT) as (keyof typeof DEFAULT_CONTENT)[];
  const others = Object.fromEntries(names.map((name) => [name, order[name]]));
  return { ...DEFAULT_CONTENT, ...others, vehicle, pickup, delivery };
}

export interface Order extends OrderContent {
  id: string;
  accountId: string;
  environment: Environment;
  kind: 'ORDER' | 'REQUEST';
  status: Status;
  statusBeforeComplaint: Status | null;
  orderNumber: string | null;
  requestNumber: string | null;
  trackingNumber: string;
  actualPickup: Date | null;
  actualDelivery: Date | null;
  arrivedAtPickup: Date | null;
  vehicleAtPickup: VehicleAtPickup | null;
  /** The same as `requestedDelivery` until a delay is reported; a delay moves only `requestedDelivery`. */
  agreedDelivery: Date | null;
  /** The delivery date after a reported delay. */
  delayedUntil: Date | null;
  price: Price | null;
  agreementVersion: number;
  distanceKm: number | null;
  /** Why the agreement required a quote. */
  quoteReason: string | null;
  /** The number of the quote issued for the request. */
  quoteNumber: string | null;
  driver: DriverChoice | null;
  /** Since when the driver of an accepted trip must confirm its new dates or places; null if nothing is to confirm. */
  confirmSince: Date | null;
  cancelReason: string | null;
  invoiceNumber: string | null;
  /** The numbers of invoices for extras that were approved after the invoice; without cancelled ones. */
  supplementaryInvoices: string[];
  hasDamage: boolean;
  extra: Record<string, unknown>;
  /** Counts changes, to detect decisions based on an outdated state. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
