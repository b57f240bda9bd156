// The results of find anything that console and portal share.
import { z } from 'zod';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { Order } from '../../model/orders/order.ts';
import { plainText } from '../../platform/plain-text.ts';
import { timestamp } from '../../platform/schemas.ts';

export const searchText = plainText(200).describe(
  'The beginning of a number, name, plate, VIN, city, mail address or phone number; the last six characters of a VIN; or an id',
);

export const foundOrderShape = {
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['ORDER', 'REQUEST']),
  externalOrderId: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  vehicle: z.string().nullable(),
  vin: z.string().nullable(),
  licensePlate: z.string().nullable(),
};

export function toFoundOrder(order: Order) {
  const { registration, vin } = order.vehicle;
  return {
    id: order.id,
    number: order.orderNumber ?? order.requestNumber!,
    kind: order.kind,
    externalOrderId: order.externalOrderId,
    from: order.pickup.city,
    to: order.delivery.city,
    vehicle: formatVehicleName(order.vehicle) || null,
    vin,
    licensePlate: registration.licensePlate,
  };
}

const foundPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    accountId: z.uuid(),
    accountName: z.string(),
  })
  .meta({ id: 'FoundPerson' });

const foundQuote = z
  .object({
    number: z.string(),
    requestNumber: z.string(),
    customer: z.string(),
    state: z.string(),
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'FoundQuote' });

const foundInvoice = z
  .object({
    number: z.string(),
    orderNumber: z.string(),
    customer: z.string(),
    issuedAt: timestamp,
    netCents: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'FoundInvoice' });

/** What `findByName` finds. */
export const foundByName = {
  people: z.array(foundPerson),
  quotes: z.array(foundQuote),
  invoices: z.array(foundInvoice),
};
