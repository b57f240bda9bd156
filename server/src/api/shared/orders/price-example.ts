// The fields of an order that its price depends on; all other fields get the defaults of the API.
import { z } from 'zod';
import type { OrderContent } from '../../../model/orders/order.ts';
import { VEHICLE_TYPES } from '../../../model/prices/vocabulary.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { optional } from '../../../platform/schemas.ts';
import { orderCreation, toContent } from './order-input.ts';

/** The fields of an address that a price depends on. */
const place = z.strictObject({
  street: optional(plainText(500), ''),
  postalCode: plainText(500),
  city: plainText(500),
  country: optional(countryCode, 'DE'),
});

export const exampleShape = {
  pickup: place,
  delivery: place,
  vehicleType: optional(z.enum(VEHICLE_TYPES), 'CAR' as const),
  services: optional(
    z.strictObject({
      registration: optional(z.boolean(), false),
      shortTermPlate: optional(z.boolean(), false),
    }),
    { registration: false, shortTermPlate: false },
  ),
};

const example = z.object(exampleShape);

export function toExampleContent(
  { pickup, delivery, vehicleType, services }: z.output<typeof example>,
  {
    driveable = true,
    ...fields
  }: { driveable?: boolean } & Pick<Partial<OrderContent>, 'transportType' | 'requestedPickup'> = {},
): OrderContent {
  const { content } = toContent(
    orderCreation.parse({
      pickup: { ...pickup, street: pickup.street || '-' },
      delivery: { ...delivery, street: delivery.street || '-' },
      vehicle: { type: vehicleType, operationalStatus: { driveable } },
      services,
    }),
  );
  return { ...content, ...fields };
}
