// How v1 shows an order or request.
import { z } from 'zod';
import { formatAddressLine } from '../../../../../shared/addresses/address-line.ts';
import { jsonWriter } from '../../../http/json-writer.ts';
import { isTest } from '../../../model/environment.ts';
import type { Links } from '../../../model/orders/links.ts';
import type { Location, Order } from '../../../model/orders/order.ts';
import { publicDriver } from '../../../model/orders/public-driver.ts';
import { readinessOf } from '../../../model/orders/readiness.ts';
import { v1Status } from '../../../model/orders/status.ts';
import { centsToAmount, lineVatRate, type Price } from '../../../model/prices/price.ts';
import { isoTime, isoTimeOrNull } from '../../../platform/iso-time.ts';
import { timestamp } from '../../../platform/schemas.ts';
import {
  driverRecord,
  locationRecord,
  orderDates,
  priceRecord,
  readinessRecord,
  vehicleRecord,
} from './order-parts.ts';
import { orderKind, orderStatus, transportType } from './order-values.ts';

export const orderShape = {
  kind: orderKind,
  id: z.uuid().describe('The id that the service gave it; it stays the same when a request becomes an order'),
  orderNumber: z
    .string()
    .nullable()
    .describe('Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request'),
  trackingNumber: z.string().describe('Number in the address of the public tracking page'),
  trackingUrl: z.string().describe('Address of the public tracking page, which needs no login'),
  requestNumber: z
    .string()
    .nullable()
    .describe('Number of the request; kept after it became an order; null if it never was a request'),
  externalOrderId: z.string().nullable().describe('Your own number; null if you sent none'),
  customerReference: z
    .string()
    .nullable()
    .describe('Your reference, which need not be unique and is printed on documents; null if you sent none'),
  customerCostCentre: z
    .string()
    .nullable()
    .describe('Your cost centre, which is on the lines of the invoice; null if you sent none'),
  status: orderStatus,
  readiness: readinessRecord,
  transportType: transportType.describe('How the vehicle is moved'),
  vehicle: vehicleRecord.describe('The vehicle to transfer'),
  pickup: locationRecord.describe('Where the vehicle is picked up'),
  delivery: locationRecord.describe('Where the vehicle is delivered'),
  ...orderDates,
  services: z
    .object({
      registration: z.boolean().describe('Whether the operator registers the vehicle'),
      shortTermPlate: z.boolean().describe('Whether the operator gets short-term plates for the trip'),
    })
    .describe('What was ordered in addition to the transfer'),
  instructions: z.string().nullable().describe('Note for dispatch and driver; null if there is none'),
  price: priceRecord
    .nullable()
    .describe('The price by the agreement; null for a request until its quote is accepted'),
  driver: driverRecord,
  metadata: z.record(z.string(), z.unknown()).describe('Your own data, returned unchanged'),
  sandbox: z.boolean().describe('True in the sandbox, where nothing is driven or billed'),
  createdAt: timestamp.describe('When the order or request was created'),
  updatedAt: timestamp.describe('Time of the last change'),
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
    customerCostCentre: order.customerCostCentre,
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

export function toPriceRecord(price: Price) {
  const { netCents, grossCents, vatRate, currency, lines } = price;
  return {
    net: centsToAmount(netCents),
    gross: centsToAmount(grossCents),
    vatRate,
    currency,
    lines: lines.map((line) => ({
      code: line.code ?? null,
      description: line.description,
      quantity: line.quantity,
      unitNet: Number(line.unitNet),
      net: centsToAmount(line.netCents),
      vatRate: lineVatRate(price, line),
    })),
  };
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
  const formatted = location.formatted ?? `${formatAddressLine(location)}, ${country}`;
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
  customerCostCentre: '4711',
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
  price: {
    net: 270.45,
    gross: 321.84,
    vatRate: 19,
    currency: 'EUR',
    lines: [
      {
        code: 'BASE' as const,
        description: 'Vehicle transfer',
        quantity: 1,
        unitNet: 89,
        net: 89,
        vatRate: 19,
      },
      {
        code: 'DISTANCE' as const,
        description: 'Kilometres beyond 50',
        quantity: 191,
        unitNet: 0.95,
        net: 181.45,
        vatRate: 19,
      },
    ],
  },
  driver: null,
  metadata: { contract: 'L-2093' },
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
  customerCostCentre: ORDER_EXAMPLE.customerCostCentre,
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
