// The parts of an order as v1 shows them: address, vehicle, price, driver, readiness and dates.
import { z } from 'zod';
import { PRICE_LINE_CODES } from '../../../model/prices/price-line.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { fuelType, readinessStatus, registrationStatus, vehicleType } from './order-values.ts';

const contactRecord = z.object({
  name: z.string().nullable().describe('Name of the person on site; null if none was given'),
  phone: z.string().nullable().describe('Phone number of that person; null if none was given'),
});

const coordinatesRecord = z.object({
  lat: z.number().describe('Latitude in degrees, WGS 84'),
  lng: z.number().describe('Longitude in degrees, WGS 84'),
});

export const locationRecord = z
  .object({
    formatted: z.string().describe('The whole address in one line, for showing it to people'),
    company: z.string().nullable().describe('Company at the address; null if none was given'),
    street: z.string().describe('Street and house number'),
    postalCode: z.string().describe('Postal code in the form of the country'),
    city: z.string().describe('Town or city'),
    country: z.string().describe('Country as an ISO 3166-1 alpha-2 code, such as DE'),
    contact: contactRecord.describe('The contact person on site'),
    coordinates: coordinatesRecord
      .nullable()
      .describe('Coordinates of the address; null until they were found'),
  })
  .meta({ id: 'Location' });

export const readinessRecord = z
  .object({
    status: readinessStatus.describe('Whether dispatch can plan the order'),
    documentsRequired: z
      .boolean()
      .describe(
        'True if a registration or a short-term plate was ordered, for which the operator needs papers',
      ),
    missing: z
      .array(z.string())
      .describe('Paths of the fields that dispatch still needs, such as `vehicle.vin`'),
  })
  .describe('Whether anything is missing for planning the order');

export const driverRecord = z
  .object({
    firstName: z.string().describe('First name of the driver'),
    initial: z.string().describe('First letter of the last name'),
  })
  .nullable()
  .describe('The driver; null unless one is assigned and the agreement shows drivers');

export const vehicleRecord = z.object({
  vin: z
    .string()
    .nullable()
    .describe('Vehicle identification number of 17 characters; null if not known yet'),
  manufacturer: z.string().nullable().describe('Make, such as Volkswagen; null if none was given'),
  model: z.string().nullable().describe('Model, such as Golf; null if none was given'),
  modelYear: z.int().nullable().describe('Year of the model; null if none was given'),
  type: vehicleType.describe('Kind of vehicle'),
  fuelType: fuelType.describe('Fuel or energy source'),
  registration: z
    .object({
      status: registrationStatus.nullable().describe('Whether the vehicle is registered; null if not known'),
      licensePlate: z.string().nullable().describe('Number on its plates; null if none was given'),
    })
    .describe('Registration and plates of the vehicle'),
  operationalStatus: z
    .object({
      driveable: z.boolean().describe('Whether the vehicle can move by itself'),
      roadworthy: z.boolean().describe('Whether it may be driven on public roads'),
    })
    .describe('Whether the vehicle can be driven; `DRIVEN` transport needs both'),
});

const priceLineRecord = z.object({
  code: describedEnum(PRICE_LINE_CODES, {
    BASE: 'The transfer itself',
    DISTANCE: 'Kilometres; one line for each tier of the agreement',
    MINIMUM: 'Supplement to the minimum price',
    WEEKEND: 'Surcharge for a weekend',
    EXPRESS: 'Surcharge for short notice',
    FUEL: 'Fuel surcharge of the month',
    REGISTRATION: 'Registration of the vehicle',
    SHORT_TERM_PLATE: 'Short-term plate',
    REGISTRATION_FEE: 'Official fee of the registration, without VAT',
    SHORT_TERM_PLATE_FEE: 'Official fee of the short-term plate, without VAT',
  })
    .nullable()
    .describe('What the line is for; null for a line that the operator wrote on a quote'),
  description: z.string().describe('The same in words'),
  quantity: z.number().describe('Kilometres for `DISTANCE`, otherwise the number of units'),
  unitNet: z.number().describe('Amount of one unit without VAT'),
  net: z.number().describe('Amount of the line without VAT'),
  vatRate: z.number().describe('Rate of VAT in percent; 0 for an official fee that is passed on'),
});

export const priceRecord = z.object({
  net: z.number().describe('Amount without VAT, with up to two decimals'),
  gross: z.number().describe('Amount with VAT, with up to two decimals'),
  vatRate: z.number().describe('Rate of VAT in percent, such as 19'),
  currency: z.string().describe('Currency as an ISO 4217 code, such as EUR'),
  lines: z.array(priceLineRecord).describe('The parts that add up to the net amount'),
});

/** The dates of an order, which its status answer repeats. */
export const orderDates = {
  requestedPickup: timestamp
    .nullable()
    .describe('When the vehicle should be picked up; null if none was requested'),
  requestedDelivery: timestamp
    .nullable()
    .describe('When the vehicle should be delivered; a reported delay moves it; null if none was requested'),
  actualPickup: timestamp.nullable().describe('When the vehicle was picked up; null until then'),
  actualDelivery: timestamp.nullable().describe('When the vehicle was handed over; null until then'),
};
