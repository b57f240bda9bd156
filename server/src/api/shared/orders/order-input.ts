// The bodies that a customer sends about an order: creation and change.
import { z } from 'zod';
import { VIN } from '../../../../../shared/vehicle/vin.ts';
import { dateProblems, pastPickupProblems } from '../../../model/orders/dates.ts';
import type { OrderContent } from '../../../model/orders/order.ts';
import type { OrderChanges } from '../../../model/orders/order-changes.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { postalCodeProblems } from '../../../platform/checked-values.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { optional, timeIn, withoutUndefined, zonedTime } from '../../../platform/schemas.ts';
import { metadata } from './metadata.ts';
import { fuelType, registrationStatus, transportType, vehicleType } from './order-values.ts';

const text = plainText(500);
const optionalText = optional(text, null);
const optionalTime = optional(zonedTime, null);

export const externalOrderId = plainText(200).describe(
  'Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to repeat',
);

export const vin = z
  .string()
  .regex(VIN, 'A VIN has 17 letters and digits, without I, O and Q.')
  .toUpperCase()
  .describe('Vehicle identification number: 17 letters and digits in either case, no I, O or Q');

const CONTACT_NAME = 'Name of the person on site';
const CONTACT_PHONE = 'Phone number of that person; the driver may call it';

const contact = z.strictObject({
  name: optionalText.describe(CONTACT_NAME),
  phone: optionalText.describe(CONTACT_PHONE),
});

const location = z
  .strictObject({
    company: optionalText.describe('Company at the address'),
    street: text.describe('Street and house number'),
    postalCode: text.describe('Postal code in the form of the country, for example 20539 in DE'),
    city: text.describe('Town or city'),
    country: optional(countryCode, 'DE').describe('Country as an ISO 3166-1 alpha-2 code in either case'),
    contact: optional(contact, { name: null, phone: null }).describe(
      'The contact person on site; dispatch needs name and phone number before the trip',
    ),
  })
  .transform((given) => ({ ...given, coordinates: null }));

export const vehicle = z.strictObject({
  vin: optional(vin, null).describe(
    'Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it before the trip',
  ),
  manufacturer: optionalText.describe('Make, such as Volkswagen'),
  model: optionalText.describe('Model, such as Golf'),
  modelYear: optional(z.int().min(1900).max(2100), null).describe('Year of the model'),
  type: optional(vehicleType, 'CAR' as const).describe('Kind of vehicle; prices may depend on it'),
  fuelType: optional(fuelType, 'DIESEL' as const).describe('Fuel or energy source'),
  registration: optional(
    z.strictObject({
      status: optional(registrationStatus, null).describe('Whether the vehicle is registered'),
      licensePlate: optionalText.describe('Number on its plates'),
    }),
    { status: null, licensePlate: null },
  ).describe('Registration and plates of the vehicle'),
  operationalStatus: optional(
    z.strictObject({
      driveable: optional(z.boolean(), true).describe('Whether the vehicle can move by itself'),
      roadworthy: optional(z.boolean(), true).describe('Whether it may be driven on public roads'),
    }),
    { driveable: true, roadworthy: true },
  ).describe('Whether the vehicle can be driven; `DRIVEN` transport needs both'),
});

const services = z.strictObject({
  registration: optional(z.boolean(), false).describe('Whether the operator registers the vehicle'),
  shortTermPlate: optional(z.boolean(), false).describe(
    'Whether the operator gets short-term plates for the trip; only for `DRIVEN` transport',
  ),
  exportPlate: optional(z.boolean(), false).describe(
    'Not offered: true is refused with SERVICE_NOT_SUPPORTED',
  ),
  customs: optional(z.boolean(), false).describe('Not offered: true is refused with SERVICE_NOT_SUPPORTED'),
});

const CUSTOMER_REFERENCE = 'Your reference, which need not be unique and is printed on documents';
const costCentre = plainText(100);
const COST_CENTRE = 'Your cost centre, at most 100 characters; it is on the lines of the invoice';
const REQUESTED_PICKUP = 'When the vehicle should be picked up: ISO 8601 with a time zone';
const REQUESTED_DELIVERY =
  'When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone';

export const orderCreation = z
  .strictObject({
    externalOrderId: optional(externalOrderId, null).describe(
      'Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to repeat',
    ),
    customerReference: optionalText.describe(CUSTOMER_REFERENCE),
    customerCostCentre: optional(costCentre, null).describe(COST_CENTRE),
    transportType: optional(transportType, 'DRIVEN' as const).describe(
      'How the vehicle is moved; the agreement says which ways are possible and which need a quote',
    ),
    vehicle: optional(vehicle, vehicle.parse({})).describe('The vehicle to transfer'),
    pickup: location.describe('Where the vehicle is picked up; it cannot be changed later'),
    delivery: location.describe('Where the vehicle is delivered; it cannot be changed later'),
    requestedPickup: optionalTime.describe(REQUESTED_PICKUP),
    requestedDelivery: optionalTime.describe(REQUESTED_DELIVERY),
    services: optional(services, services.parse({})).describe('What is ordered in addition to the transfer'),
    instructions: optionalText.describe('Note for dispatch and driver'),
    endCustomerEmail: optional(z.email().max(254), null).describe(
      'E-mail address of your end customer, who receives the tracking link and status messages; no account is created',
    ),
    metadata: optional(metadata, {}).describe(
      'Your own data, returned unchanged: at most 16 KiB and 5 levels',
    ),
  })
  .meta({ id: 'OrderCreation' });

/** Checks of a creation beyond single fields: dates, and postal codes by country. */
export function creationProblems(rawBody: unknown): FieldProblem[] {
  return [...requestedDateProblems(rawBody), ...placeProblems(rawBody)];
}

const PLACES = ['pickup', 'delivery'] as const;

/** Says nothing while another check refuses postal code or country. */
export function placeProblems(rawBody: unknown): FieldProblem[] {
  return PLACES.flatMap((place) => problemsOfPlace(rawBody, place));
}

function problemsOfPlace(rawBody: unknown, place: (typeof PLACES)[number]): FieldProblem[] {
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
  .strictObject({
    contact: z
      .strictObject({
        name: clearableText.describe(CONTACT_NAME),
        phone: clearableText.describe(CONTACT_PHONE),
      })
      .optional()
      .describe('The contact on site: fields that are not sent stay, and a field that is null is cleared'),
  })
  .optional();

export const orderChange = z
  .strictObject({
    customerReference: clearableText.describe(`${CUSTOMER_REFERENCE}; null clears it`),
    customerCostCentre: costCentre.nullable().optional().describe(`${COST_CENTRE}; null clears it`),
    requestedPickup: clearableTime.describe(`${REQUESTED_PICKUP}; null clears it`),
    requestedDelivery: clearableTime.describe(`${REQUESTED_DELIVERY}; null clears it`),
    pickup: contactChange.describe('At the pickup only the contact can change'),
    delivery: contactChange.describe('At the delivery only the contact can change'),
    instructions: clearableText.describe('Note for dispatch and driver; null clears it'),
    vehicle: z
      .strictObject({
        vin: vin.optional(),
        registration: z
          .strictObject({ licensePlate: text.optional().describe('Number on its plates') })
          .optional()
          .describe('Of the registration only the plate can change'),
      })
      .optional()
      .describe('Of the vehicle only VIN and plate can change'),
    metadata: metadata
      .optional()
      .describe('Your own data, at most 16 KiB and 5 levels; replaces the previous value completely'),
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
