// Places of the address book in the APIs: what is sent and what is answered.

import { z } from 'zod';
import { WEEKDAYS } from '../../../../../shared/time/weekdays.ts';
import { MAX_CONTACTS, MAX_REMARKS } from '../../../customers/places/merge-places.ts';
import type { OpenPeriod } from '../../../customers/places/opening-hours.ts';
import type { Place } from '../../../customers/places/place.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, timestamp } from '../../../platform/schemas.ts';

const MAX_PERIODS = 4;
const MAX_EXCEPTIONS = 100;

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Send a time such as 08:00.')
  .describe('Local time of the place, 00:00 to 24:00');

/** In order and apart from each other, so that a time is in one period at most. */
function areInOrder(periods: readonly OpenPeriod[]): boolean {
  return periods.every(({ from, to }, i) => from < to && (i === 0 || periods[i - 1]!.to < from));
}

const periods = z
  .array(z.strictObject({ from: timeOfDay, to: timeOfDay }))
  .max(MAX_PERIODS)
  .refine(areInOrder, 'Send the periods in order, each from an earlier to a later time, without overlap.')
  .describe('Empty if the place is closed');

const hasDistinctDays = (exceptions: readonly { day: string }[]) =>
  new Set(exceptions.map(({ day }) => day)).size === exceptions.length;

const openingHours = z.strictObject({
  week: z
    .strictObject(
      Object.fromEntries(WEEKDAYS.map((day) => [day, periods])) as Record<
        (typeof WEEKDAYS)[number],
        typeof periods
      >,
    )
    .describe('The periods of each weekday'),
  exceptions: z
    .array(
      z.strictObject({
        day: calendarDay,
        periods: periods.describe('Instead of those of the weekday; empty if closed all day'),
        note: plainText(100).nullable().describe('Why, such as inventory'),
      }),
    )
    .max(MAX_EXCEPTIONS)
    .refine(hasDistinctDays, 'Send each day once.')
    .describe('Days with other hours'),
});

const coordinates = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const contact = z.strictObject({
  name: plainText(200).nullable().default(null),
  phone: plainText(60).nullable().default(null),
  email: z.email().max(254).nullable().default(null),
});

/** The fields of a change; without defaults, so that a missing one stays as it is. */
const fields = {
  name: plainText(200).describe('Found by the beginning of each of its words'),
  street: plainText(200).describe('With the house number'),
  postalCode: plainText(20).describe('In the form of the country, for example 20539 in DE'),
  city: plainText(200),
  country: countryCode,
  coordinates: coordinates
    .nullable()
    .describe('Set on the map; orders to this address get them. Null if the address alone is enough'),
  openingHours: openingHours.nullable().describe('Null if they are not known'),
  contacts: z.array(contact).max(MAX_CONTACTS).describe('The first one is filled in when ordering'),
  remarks: plainText(MAX_REMARKS).nullable().describe('For dispatch and drivers'),
};

const isPinConfirmed = z
  .boolean()
  .optional()
  .describe('The coordinates are right although they are far from the address');

export const placeCreation = z
  .strictObject({
    ...fields,
    isPinConfirmed,
    country: countryCode.default('DE'),
    coordinates: fields.coordinates.default(null),
    openingHours: fields.openingHours.default(null),
    contacts: fields.contacts.default([]),
    remarks: fields.remarks.default(null),
  })
  .meta({ id: 'PlaceCreation' });

export const placeChange = z
  .strictObject({ ...fields, isPinConfirmed })
  .partial()
  .meta({ id: 'PlaceChange' });

export const placeRecord = z
  .object({
    id: z.uuid(),
    ...fields,
    openingHours: openingHours.meta({ id: 'OpeningHours' }).nullable(),
    contacts: z.array(contact),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Place' });

export function toPlaceRecord({ accountId: _, environment: __, addressKey: ___, ...place }: Place) {
  return place;
}

export const suggestedPlace = z
  .object({
    company: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
    uses: z.int().describe('Pickups and deliveries of the latest 200 orders'),
  })
  .meta({ id: 'SuggestedPlace' });

export const completion = z
  .object({
    cities: z.array(z.string()).describe('Cities of the postal code in the address book and latest orders'),
    areaCity: z
      .string()
      .nullable()
      .describe('The main town of the postal area; a guess, because smaller towns share the first digits'),
    postalCodes: z.array(z.string()).describe('Postal codes of the city in the address book and orders'),
    postalAreas: z.array(z.string()).describe('The first digits of the postal codes around the city'),
    coordinates: z
      .object({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe('The town, if postal code and city are both sent and known'),
  })
  .meta({ id: 'AddressCompletion' });

export const placeMatch = z
  .object({
    place: placeRecord.nullable().describe('Null if the address is not in the address book'),
    opening: z
      .object({
        isOpen: z.boolean(),
        opensAt: timestamp.nullable().describe('If it is closed; null if it does not open within 60 days'),
        closesAt: timestamp.nullable().describe('If it is open'),
        timeZone: z.string().describe('Of the place'),
      })
      .nullable()
      .describe('At the time sent; null without a time or without known hours'),
  })
  .meta({ id: 'PlaceMatch' });

const WORKING_DAY = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];

export const PLACE_EXAMPLE = {
  name: 'Autohaus Elbe',
  street: 'Billhorner Röhrendamm 8',
  postalCode: '20539',
  city: 'Hamburg',
  openingHours: {
    week: Object.fromEntries(WEEKDAYS.map((day, i) => [day, i < 5 ? WORKING_DAY : []])),
    exceptions: [{ day: '2026-12-24', periods: [], note: 'Heiligabend' }],
  },
  contacts: [{ name: 'Kim Sommer', phone: '+49 40 1234567' }],
  remarks: 'Entrance at the back',
};
