// What a customer may send about an order: the creation body and the change body.
import { z } from 'zod';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../customers/agreements/vocabulary.ts';
import { dateProblems, pastPickupProblems } from '../../../orders/model/dates.ts';
import { type OrderContent, REGISTRATION_STATUSES } from '../../../orders/model/order.ts';
import type { OrderChanges } from '../../../orders/model/order-changes.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { postalCodeProblems } from '../../../platform/checked-values.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { optional, timeIn, withoutUndefined, zonedTime } from '../../../platform/schemas.ts';
import { metadata } from './metadata.ts';

const text = plainText(500);
const optionalText = optional(text, null);
const optionalTime = optional(zonedTime, null);

export const externalOrderId = plainText(200).describe('Your own number; unique in account and environment');

const vin = z
  .string()
  .regex(/^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/, 'A VIN has 17 letters and digits, without I, O and Q.')
  .toUpperCase()
  .describe('17 letters and digits in either case, no I, O or Q');

const contact = z.strictObject({ name: optionalText, phone: optionalText });

const location = z
  .strictObject({
    company: optionalText,
    street: text,
    postalCode: text.describe('In the form of the country, for example 20539 in DE'),
    city: text,
    country: optional(countryCode, 'DE'),
    contact: optional(contact, { name: null, phone: null }),
  })
  .transform((given) => ({ ...given, coordinates: null }));

const vehicle = z.strictObject({
  vin: optional(vin, null),
  manufacturer: optionalText,
  model: optionalText,
  modelYear: optional(z.int().min(1900).max(2100), null),
  type: optional(z.enum(VEHICLE_TYPES), 'CAR' as const),
  fuelType: optional(z.enum(FUEL_TYPES), 'DIESEL' as const),
  registration: optional(
    z.strictObject({ status: optional(z.enum(REGISTRATION_STATUSES), null), licensePlate: optionalText }),
    { status: null, licensePlate: null },
  ),
  operationalStatus: optional(
    z.strictObject({ driveable: optional(z.boolean(), true), roadworthy: optional(z.boolean(), true) }),
    { driveable: true, roadworthy: true },
  ),
});

const services = z.strictObject({
  registration: optional(z.boolean(), false),
  shortTermPlate: optional(z.boolean(), false),
  exportPlate: optional(z.boolean(), false).describe('Not offered'),
  customs: optional(z.boolean(), false).describe('Not offered'),
});

export const orderCreation = z
  .strictObject({
    externalOrderId: optional(externalOrderId, null),
    customerReference: optionalText,
    transportType: optional(z.enum(TRANSPORT_TYPES), 'DRIVEN' as const),
    vehicle: optional(vehicle, vehicle.parse({})),
    pickup: location,
    delivery: location,
    requestedPickup: optionalTime,
    requestedDelivery: optionalTime,
    services: optional(services, services.parse({})),
    instructions: optionalText.describe('Note for dispatch and driver'),
    endCustomerEmail: optional(z.email().max(254), null).describe(
      'Receives the tracking link and status messages',
    ),
    metadata: optional(metadata, {}),
  })
  .meta({ id: 'OrderCreation' });

/** Checks of a creation beyond single fields: dates, and postal codes by country. */
export function creationProblems(rawBody: unknown): FieldProblem[] {
  return [...requestedDateProblems(rawBody), ...PLACES.flatMap((place) => placeProblems(rawBody, place))];
}

const PLACES = ['pickup', 'delivery'] as const;

/** Says nothing while another check refuses postal code or country. */
function placeProblems(rawBody: unknown, place: (typeof PLACES)[number]): FieldProblem[] {
  const sent = (rawBody as Record<string, unknown> | null)?.[place] as Record<string, unknown> | null;
  const postalCode = text.safeParse(sent?.postalCode).data;
  const country = countryCode.safeParse(sent?.country ?? 'DE').data;
  if (postalCode === undefined || country === undefined) return [];
  return postalCodeProblems(`${place}.postalCode`, country, postalCode);
}

/** For orders and changes that people enter on a page. */
export function enteredDateProblems(rawBody: unknown, now: Date): FieldProblem[] {
  return pastPickupProblems(timeIn(rawBody, 'requestedPickup'), now);
}

/** Checks the dates of a body against each other, for creations and changes. */
export function requestedDateProblems(rawBody: unknown): FieldProblem[] {
  return dateProblems(timeIn(rawBody, 'requestedPickup'), timeIn(rawBody, 'requestedDelivery'));
}

export type OrderCreation = z.output<typeof orderCreation>;

export function toContent(creation: OrderCreation) {
  const { exportPlate, customs, ...services } = creation.services;
  const content: OrderContent = { ...creation, services };
  return { content, unsupportedServices: { exportPlate, customs } };
}

/** Absent keeps the value, null clears it. */
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
