// How v1 shows an order or request.
import { z } from 'zod';
import { centsToAmount, type Price } from '../../../customers/agreements/price.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../customers/agreements/vocabulary.ts';
import { isTest } from '../../../customers/environment.ts';
import { jsonWriter } from '../../../http/json-writer.ts';
import type { Links } from '../../../orders/model/links.ts';
import { type Location, type Order, REGISTRATION_STATUSES } from '../../../orders/model/order.ts';
import { publicDriver } from '../../../orders/model/public-driver.ts';
import { readinessOf } from '../../../orders/model/readiness.ts';
import { V1_STATUSES, v1Status } from '../../../orders/model/status.ts';
import { isoTime, isoTimeOrNull } from '../../../platform/iso-time.ts';
import { timestamp } from '../../../platform/schemas.ts';

const locationRecord = z
  .object({
    formatted: z.string(),
    company: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2'),
    contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  })
  .meta({ id: 'Location' });

export const readinessRecord = z.object({
  status: z.enum(['READY_FOR_PLANNING', 'INCOMPLETE']),
  documentsRequired: z.boolean(),
  missing: z.array(z.string()).describe('Fields that dispatch still needs'),
});

export const driverRecord = z
  .object({ firstName: z.string(), initial: z.string() })
  .nullable()
  .describe('Null unless a driver is assigned and the agreement shows drivers');

export const orderShape = {
  kind: z.enum(['ORDER', 'REQUEST']),
  id: z.uuid(),
  orderNumber: z.string().nullable().describe('Null while it is a request'),
  trackingNumber: z.string(),
  trackingUrl: z.string().describe('Public tracking page, no login'),
  requestNumber: z.string().nullable(),
  externalOrderId: z.string().nullable(),
  customerReference: z.string().nullable(),
  status: z.enum(V1_STATUSES),
  readiness: readinessRecord,
  transportType: z.enum(TRANSPORT_TYPES),
  vehicle: z.object({
    vin: z.string().nullable(),
    manufacturer: z.string().nullable(),
    model: z.string().nullable(),
    modelYear: z.int().nullable(),
    type: z.enum(VEHICLE_TYPES),
    fuelType: z.enum(FUEL_TYPES),
    registration: z.object({
      status: z.enum(REGISTRATION_STATUSES).nullable(),
      licensePlate: z.string().nullable(),
    }),
    operationalStatus: z.object({ driveable: z.boolean(), roadworthy: z.boolean() }),
  }),
  pickup: locationRecord,
  delivery: locationRecord,
  requestedPickup: timestamp.nullable(),
  requestedDelivery: timestamp.nullable(),
  actualPickup: timestamp.nullable(),
  actualDelivery: timestamp.nullable(),
  services: z.object({ registration: z.boolean(), shortTermPlate: z.boolean() }),
  instructions: z.string().nullable(),
  price: z
    .object({ net: z.number(), gross: z.number(), vatRate: z.number(), currency: z.string() })
    .nullable()
    .describe('By the agreement; null for a request until its quote is accepted'),
  driver: driverRecord,
  metadata: z.record(z.string(), z.unknown()),
  sandbox: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const orderRecord = z.object(orderShape).meta({ id: 'Order' });

interface RecordContext {
  links: Links;
  showDriver: boolean;
}

export function toOrderRecord(order: Order, { links, showDriver }: RecordContext) {
  return {
    kind: order.kind,
    id: order.id,
    orderNumber: order.orderNumber,
    trackingNumber: order.trackingNumber,
    trackingUrl: links.tracking(order.trackingNumber),
    requestNumber: order.requestNumber,
    externalOrderId: order.externalOrderId,
    customerReference: order.customerReference,
    status: v1Status(order),
    readiness: readinessOf(order),
    transportType: order.transportType,
    vehicle: order.vehicle,
    pickup: toLocation(order.pickup),
    delivery: toLocation(order.delivery),
    requestedPickup: isoTimeOrNull(order.requestedPickup),
    requestedDelivery: isoTimeOrNull(order.requestedDelivery),
    actualPickup: isoTimeOrNull(order.actualPickup),
    actualDelivery: isoTimeOrNull(order.actualDelivery),
    services: order.services,
    instructions: order.instructions,
    price: order.price && toPriceRecord(order.price),
    driver: publicDriver(order.driver, showDriver),
    metadata: order.metadata,
    sandbox: isTest(order.environment),
    createdAt: isoTime(order.createdAt),
    updatedAt: isoTime(order.updatedAt),
  };
}

export function toPriceRecord({ netCents, grossCents, vatRate, currency }: Price) {
  return { net: centsToAmount(netCents), gross: centsToAmount(grossCents), vatRate, currency };
}

const writeRecord = jsonWriter<ReturnType<typeof toOrderRecord>>(orderRecord);

export function orderJson(order: Order, context: RecordContext): string {
  return writeRecord(toOrderRecord(order, context));
}

/** The response to the creation, as it is stored for repetitions. */
export function creationAnswer(order: Order, context: RecordContext) {
  return { status: order.kind === 'ORDER' ? 201 : 202, body: orderJson(order, context) };
}

function toLocation(location: Location) {
  const { company, street, postalCode, city, country, contact, coordinates } = location;
  const formatted = location.formatted ?? `${street}, ${postalCode} ${city}, ${country}`;
  return { formatted, company, street, postalCode, city, country, contact, coordinates };
}

export const ORDER_EXAMPLE = {
  kind: 'ORDER',
  id: '0199a0c2-7c4e-7000-8000-000000000010',
  orderNumber: 'VT-100001',
  trackingNumber: '7K3MPQ9XW2R4T8BNHC',
  trackingUrl: 'https://handover.example/t/7K3MPQ9XW2R4T8BNHC',
  requestNumber: null,
  externalOrderId: 'PO-4711',
  customerReference: 'Leasing return 12/26',
  status: 'ACCEPTED',
  readiness: { status: 'READY_FOR_PLANNING', documentsRequired: false, missing: [] },
  transportType: 'DRIVEN',
  vehicle: {
    vin: 'WVWZZZ1KZAW000001',
    manufacturer: 'Volkswagen',
    model: 'Golf',
    modelYear: 2024,
    type: 'CAR',
    fuelType: 'DIESEL',
    registration: { status: 'REGISTERED', licensePlate: 'S-AB 1234' },
    operationalStatus: { driveable: true, roadworthy: true },
  },
  pickup: {
    formatted: 'Königstraße 1, 70173 Stuttgart, DE',
    company: 'Autohaus Beispiel GmbH',
    street: 'Königstraße 1',
    postalCode: '70173',
    city: 'Stuttgart',
    country: 'DE',
    contact: { name: 'Erika Muster', phone: '+49 711 123456' },
    coordinates: { lat: 48.78232, lng: 9.17702 },
  },
  delivery: {
    formatted: 'Marienplatz 8, 80331 München, DE',
    company: null,
    street: 'Marienplatz 8',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
    contact: { name: 'Max Muster', phone: '+49 89 123456' },
    coordinates: { lat: 48.13743, lng: 11.57549 },
  },
  requestedPickup: '2026-10-05T08:00:00.000Z',
  requestedDelivery: '2026-10-05T15:00:00.000Z',
  actualPickup: null,
  actualDelivery: null,
  services: { registration: false, shortTermPlate: false },
  instructions: 'Two keys, ring at the gate',
  price: { net: 270.45, gross: 321.84, vatRate: 19, currency: 'EUR' },
  driver: null,
  metadata: { costCenter: '4711' },
  sandbox: false,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
};

const { vehicle, pickup, delivery } = ORDER_EXAMPLE;
const address = ({ company, street, postalCode, city, contact }: typeof pickup | typeof delivery) => ({
  ...(company !== null && { company }),
  street,
  postalCode,
  city,
  contact,
});

export const CREATION_EXAMPLE = {
  externalOrderId: ORDER_EXAMPLE.externalOrderId,
  customerReference: ORDER_EXAMPLE.customerReference,
  vehicle: {
    vin: vehicle.vin,
    manufacturer: vehicle.manufacturer,
    model: vehicle.model,
    registration: { licensePlate: vehicle.registration.licensePlate },
  },
  pickup: address(pickup),
  delivery: address(delivery),
  transportType: 'DRIVEN',
  requestedPickup: '2026-10-05T10:00:00+02:00',
  requestedDelivery: '2026-10-05T17:00:00+02:00',
  instructions: ORDER_EXAMPLE.instructions,
  metadata: ORDER_EXAMPLE.metadata,
};
