// The body with which dispatch changes an order: addresses, vehicle, transport, services, and a manual price.
import { z } from 'zod';
import { printableText } from '../../../documents/printable-text.ts';
import type { ContentChanges } from '../../../model/orders/terms-changes.ts';
import { amountToCents, MAX_PRICE_CENTS } from '../../../model/prices/price.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../model/prices/vocabulary.ts';
import type { RequestedChange } from '../../../orders/changes/propose-change.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { optional, withoutUndefined } from '../../../platform/schemas.ts';
import { vin } from './order-input.ts';

const text = plainText(500);
/** Absent keeps the value, null clears it. */
const clearableText = text.nullable().optional();

const place = z
  .strictObject({
    company: optional(text, null),
    street: text,
    postalCode: text,
    city: text,
    country: optional(countryCode, 'DE'),
    contact: z
      .strictObject({ name: clearableText, phone: clearableText })
      .optional()
      .describe('Without it, the contact stays; in another city nobody is known there yet'),
  })
  .optional();

const vehicle = z
  .strictObject({
    vin: vin.nullable().optional(),
    manufacturer: clearableText,
    model: clearableText,
    modelYear: z.int().min(1900).max(2100).nullable().optional(),
    type: z.enum(VEHICLE_TYPES).optional(),
    fuelType: z.enum(FUEL_TYPES).optional(),
    registration: z.strictObject({ licensePlate: clearableText }).optional(),
    operationalStatus: z
      .strictObject({ driveable: z.boolean().optional(), roadworthy: z.boolean().optional() })
      .optional(),
  })
  .optional();

const services = z
  .strictObject({ registration: z.boolean().optional(), shortTermPlate: z.boolean().optional() })
  .optional();

export const termsChange = z
  .strictObject({
    transportType: z.enum(TRANSPORT_TYPES).optional(),
    vehicle,
    pickup: place,
    delivery: place,
    services,
    priceNet: z
      .number()
      .min(0)
      .max(MAX_PRICE_CENTS / 100)
      .multipleOf(0.01)
      .optional()
      .describe('The net price by hand, with a reason; by default that of the agreement'),
    reason: printableText(500).optional().describe('Why; the customer sees it'),
  })
  .meta({ id: 'TermsChange' });

export function toRequestedChange(change: z.output<typeof termsChange>): RequestedChange {
  const {
    priceNet,
    reason = null,
    transportType,
    vehicle: changed,
    pickup,
    delivery,
    services: booked,
  } = change;
  const placed = (given: typeof pickup) =>
    given &&
    withoutUndefined({
      ...given,
      coordinates: null,
      contact: given.contact && withoutUndefined(given.contact),
    });
  const changes = withoutUndefined({
    transportType,
    vehicle:
      changed &&
      withoutUndefined({
        ...changed,
        registration: changed.registration && withoutUndefined(changed.registration),
        operationalStatus: changed.operationalStatus && withoutUndefined(changed.operationalStatus),
      }),
    pickup: placed(pickup),
    delivery: placed(delivery),
    services: booked && withoutUndefined(booked),
  }) as ContentChanges;
  return { changes, netCents: priceNet === undefined ? null : amountToCents(priceNet), reason };
}
