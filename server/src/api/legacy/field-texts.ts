// Describes the fields of the legacy interface by hand, because its code reads the body leniently.
import type { z } from 'zod';
import { withValueList } from '../../http/enum-values.ts';
import type { ValueTexts } from '../../platform/described-enum.ts';
import { fuelType, registrationStatus, vehicleType } from '../shared/orders/order-values.ts';
import type { LegacyField } from './fields.ts';

const choice = (description: string, texts: ValueTexts) =>
  withValueList(`${description}; in any letter case`, texts);
const textsOf = (schema: z.ZodType) => schema.meta()!.valueTexts as ValueTexts;

export const LEGACY_FIELD_TEXTS: Readonly<Record<LegacyField, string>> = {
  externalOrderId: 'Your own number, up to 200 characters; identifies a repeated call',
  pickup: 'Where the vehicle is picked up, in one line: street, number, postal code, city',
  delivery: 'Where the vehicle is delivered, in one line: street, number, postal code, city',
  pickupZip: 'Postal code of the pickup; stored, not evaluated',
  deliveryZip: 'Postal code of the delivery; stored, not evaluated',
  pickupDate: 'When the vehicle should be picked up; without a time zone in German time',
  expectedDeliveryDate: 'When the vehicle should be delivered; without a time zone in German time',
  vehicleType: choice('Kind of vehicle, by default `CAR`', textsOf(vehicleType)),
  fuelType: choice('Fuel or energy source, by default `DIESEL`', textsOf(fuelType)),
  vin: 'Vehicle identification number',
  vehicleMake: 'Make of the vehicle, such as Volkswagen',
  vehicleModel: 'Model of the vehicle, such as Golf',
  vehicleYear: 'Year of the model, as a number or as text',
  licensePlate: 'Number on the plates of the vehicle',
  pickupContactName: 'Name of the person at the pickup',
  pickupContactPhone: 'Phone number of the person at the pickup',
  deliveryContactName: 'Name of the person at the delivery',
  deliveryContactPhone: 'Phone number of the person at the delivery',
  notes: 'Note for dispatch and driver, up to 500 characters',
  registrationService: choice('Whether the operator registers the vehicle', {
    NONE: 'No registration',
    FULL_REGISTRATION: 'The operator registers the vehicle',
  }),
  transportMode: choice('How the vehicle is moved', {
    DRIVEN_SINGLE: 'A driver drives the vehicle on its own wheels',
    CARRIER_SINGLE: 'The vehicle is carried alone, on a trailer',
    CARRIER_MULTI: 'The vehicle is carried with others, on a car transporter',
    FLEXIBLE: 'Any transport type is accepted; the vehicle is driven',
  }),
  roadMovementMethod: choice('Plates with which the vehicle is driven', {
    EXISTING_REGISTRATION: 'With its own plates',
    RED_PLATE: 'With red plates; stored for dispatch',
    SHORT_TERM_PLATE: 'With short-term plates, which the operator gets',
    AUTO_SELECT: 'Dispatch decides',
    NOT_REQUIRED: 'No plates are needed',
  }),
  registrationStatus: choice(
    'Whether the vehicle is registered; unknown if it is not sent',
    textsOf(registrationStatus),
  ),
  distance: 'Distance in kilometres, as a number or as text; shown to dispatch and never used for the price',
  endCustomerEmail: 'E-mail address of your end customer, who receives the tracking link and status messages',
};
