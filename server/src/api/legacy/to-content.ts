// Converts a legacy body to the content of an order.

import { parseAddressLine } from '../../geo/addresses/parse-address.ts';
import { DEFAULT_CONTENT, type Location, type OrderContent, type Vehicle } from '../../model/orders/order.ts';
import type { FuelType, TransportType, VehicleType } from '../../model/prices/vocabulary.ts';
import type { LegacyValues } from './read-fields.ts';

const TRANSPORT: Record<string, TransportType> = { CARRIER_SINGLE: 'TRAILER', CARRIER_MULTI: 'TRUCK' };
const MAX_PART_LENGTH = 500;

const textOf = (value: LegacyValues[keyof LegacyValues]) => (value === undefined ? null : String(value));
export const timeOf = (value: LegacyValues[keyof LegacyValues]) => (value instanceof Date ? value : null);

function placeOf(
  line: string,
  name: LegacyValues[keyof LegacyValues],
  phone: LegacyValues[keyof LegacyValues],
): Location {
  const { company, street, postalCode, city, country } = parseAddressLine(line);
  const cut = (part: string) => [...part].slice(0, MAX_PART_LENGTH).join('');
  return {
    formatted: line,
    company: company === null ? null : cut(company),
    street: cut(street),
    postalCode: cut(postalCode),
    city: cut(city),
    country,
    contact: { name: textOf(name), phone: textOf(phone) },
    coordinates: null,
  };
}

function vehicleOf(values: LegacyValues): Vehicle {
  const vin = textOf(values.vin);
  return {
    vin: vin === null ? null : vin.toUpperCase(),
    manufacturer: textOf(values.vehicleMake),
    model: textOf(values.vehicleModel),
    modelYear: (values.vehicleYear as number | undefined) ?? null,
    type: (values.vehicleType as VehicleType | undefined) ?? 'CAR',
    fuelType: (values.fuelType as FuelType | undefined) ?? 'DIESEL',
    registration: {
      status: (values.registrationStatus as Vehicle['registration']['status'] | undefined) ?? null,
      licensePlate: textOf(values.licensePlate),
    },
    operationalStatus: { driveable: true, roadworthy: true },
  };
}

export function toLegacyContent(values: LegacyValues): OrderContent {
  return {
    ...DEFAULT_CONTENT,
    externalOrderId: textOf(values.externalOrderId),
    transportType: TRANSPORT[values.transportMode as string] ?? 'DRIVEN',
    vehicle: vehicleOf(values),
    pickup: placeOf(String(values.pickup), values.pickupContactName, values.pickupContactPhone),
    delivery: placeOf(String(values.delivery), values.deliveryContactName, values.deliveryContactPhone),
    requestedPickup: timeOf(values.pickupDate),
    requestedDelivery: timeOf(values.expectedDeliveryDate),
    services: {
      registration: values.registrationService === 'FULL_REGISTRATION',
      shortTermPlate: values.roadMovementMethod === 'SHORT_TERM_PLATE',
    },
    instructions: textOf(values.notes),
    endCustomerEmail: textOf(values.endCustomerEmail),
  };
}

/** Values without a v1 field, stored unchanged so that dispatch can see them. */
export function rawValues(values: LegacyValues): Record<string, unknown> {
  const { transportMode, registrationService, roadMovementMethod, distance, pickupZip, deliveryZip } = values;
  const raw = { transportMode, registrationService, roadMovementMethod, distance, pickupZip, deliveryZip };
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined));
}
