// What a customer may send about an order: the creation body and the change body.
import { z } from 'zod';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../customers/agreements/vocabulary.ts';
import { withoutUndefined, zonedTime } from '../../../http/schemas.ts';
import { type OrderContent, REGISTRATION_STATUSES } from '../../../orders/model/order.ts';
import type { OrderChanges } from '../../../orders/model/order-changes.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { metadata } from './metadata.ts';

const text = plainText(500);
const optionalText = text.nullish().transform((value) => value ?? null);
const optionalTime = zonedTime.nullish().transform((value) => value ?? null);

export const externalOrderId = plainText(200).describe('Your own number; unique in account and environment');

const vin = z
  .string()
  .regex(/^[A-HJ-NPR-Z0-9]{17}$/i, 'A VIN has 17 letters and digits, without I, O and Q.')
  .toUpperCase()
  .describe('17 letters and digits, no I, O or Q');

const contact = z.strictObject({ name: optionalText, phone: optionalText });

const location = z
  .strictObject({
    company: optionalText,
    street: text,
    postalCode: text,
    city: text,
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'Send an ISO 3166-1 alpha-2 code such as DE.')
      .toUpperCase()
      .default('DE'),
    contact: contact.default({ name: null, phone: null }),
  })
  .transform((given) => ({ ...given, coordinates: null }));

const vehicle = z.strictObject({
  vin: vin.nullish().transform((value) => value ?? null),
  manufacturer: optionalText,
  model: optionalText,
  modelYear: z
    .int()
    .min(1900)
    .max(2100)
    .nullish()
    .transform((value) => value ?? null),
  type: z.enum(VEHICLE_TYPES).default('CAR'),
  fuelType: z.enum(FUEL_TYPES).default('DIESEL'),
  registration: z
    .strictObject({
      status: z
        .enum(REGISTRATION_STATUSES)
        .nullish()
        .transform((value) => value ?? null),
      licensePlate: optionalText,
    })
    .default({ status: null, licensePlate: null }),
  operationalStatus: z
    .strictObject({ driveable: z.boolean().default(true), roadworthy: z.boolean().default(true) })
    .default({ driveable: true, roadworthy: true }),
});

export const orderCreation = z
  .strictObject({
    externalOrderId: externalOrderId.nullish().transform((value) => value ?? null),
    customerReference: optionalText,
    transportType: z.enum(TRANSPORT_TYPES).default('DRIVEN'),
    vehicle: vehicle.prefault({}),
    pickup: location,
    delivery: location,
    requestedPickup: optionalTime,
    requestedDelivery: optionalTime,
    services: z
      .strictObject({
        registration: z.boolean().default(false),
        shortTermPlate: z.boolean().default(false),
        exportPlate: z.boolean().default(false).describe('Not offered'),
        customs: z.boolean().default(false).describe('Not offered'),
      })
      .prefault({}),
    instructions: optionalText.describe('Note for dispatch and driver'),
    endCustomerEmail: z
      .email()
      .max(254)
      .nullish()
      .transform((value) => value ?? null)
      .meta({ description: 'Receives the tracking link and status messages' }),
    metadata: metadata.default({}),
  })
  .meta({ id: 'OrderCreation' });

export type OrderCreation = z.output<typeof orderCreation>;

export function toContent(creation: OrderCreation) {
  const { exportPlate, customs, ...services } = creation.services;
  const content: OrderContent = { ...creation, services };
  return { content, unoffered: { exportPlate, customs } };
}

/** Absent stays, null clears. */
const clearableText = text.nullable().optional();
const clearableTime = zonedTime.nullable().optional();
const contactChange = z
  .strictObject({ contact: z.strictObject({ name: clearableText, phone: clearableText }).optional() })
  .optional();

export const orderChange = z
  .strictObject({
    customerReference: clearableText,
    requestedPickup: clearableTime,
    requestedDelivery: clearableTime,
    pickup: contactChange,
    delivery: contactChange,
    instructions: clearableText,
    vehicle: z
      .strictObject({
        vin: vin.optional(),
        registration: z.strictObject({ licensePlate: text.optional() }).optional(),
      })
      .optional(),
    metadata: metadata.optional().describe('Replaces the previous value'),
  })
  .meta({ id: 'OrderChange' });

export function toChanges(change: z.output<typeof orderChange>): OrderChanges {
  const { pickup, delivery, vehicle: vehicleChange, ...plain } = change;
  return withoutUndefined({
    ...plain,
    pickupContact: pickup?.contact && withoutUndefined(pickup.contact),
    deliveryContact: delivery?.contact && withoutUndefined(delivery.contact),
    vin: vehicleChange?.vin,
    licensePlate: vehicleChange?.registration?.licensePlate,
  });
}
