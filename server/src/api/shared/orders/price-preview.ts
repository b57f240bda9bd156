// The price of an order before it is sent, by the customer's agreement, for every API that shows it.
import { z } from 'zod';
import { countReceivers } from '../../../messages/webhooks/store.ts';
import type { Account } from '../../../model/account.ts';
import type { Environment } from '../../../model/environment.ts';
import { TRANSPORT_TYPES } from '../../../model/prices/vocabulary.ts';
import { PREVIEW_OUTCOMES, previewPrice } from '../../../orders/previews/preview-price.ts';
import type { Core } from '../../../orders/records/core.ts';
import { optional, timestamp, zonedTime } from '../../../platform/schemas.ts';
import { exampleShape, toExampleContent } from './price-example.ts';
import { priceShape, toPrice } from './price-record.ts';

export const previewBody = z.strictObject({
  ...exampleShape,
  driveable: optional(z.boolean(), true),
  requestedPickup: optional(zonedTime, null).describe('Decides which agreement and surcharges apply'),
});

const previewRecord = z
  .object({
    distanceKm: z.number().nullable(),
    byStreet: z.boolean().describe('False where a street is missing; the price can then differ slightly'),
    agreement: z.object({ version: z.int(), since: timestamp, validFrom: z.iso.date().nullable() }),
    options: z.array(
      z.object({
        transportType: z.enum(TRANSPORT_TYPES),
        outcome: z.enum(PREVIEW_OUTCOMES),
        reason: z.string().nullable().describe('Why the order becomes a request, or which rule forbids it'),
        price: priceShape.nullable(),
      }),
    ),
    services: z.object({ registrationNet: z.number(), shortTermPlateNet: z.number() }),
    quoteRequired: z
      .object({
        transportTypes: z.array(z.string()),
        vehicleTypes: z.array(z.string()),
        distanceAboveKm: z.number().nullable(),
      })
      .describe('When the agreement asks for a quote'),
    receivers: z.int().describe('How many endpoints get order.created'),
  })
  .meta({ id: 'PricePreview' });

export const PREVIEW_EXAMPLE = {
  pickup: { postalCode: '20539', city: 'Hamburg' },
  delivery: { postalCode: '90411', city: 'Nürnberg' },
  services: { shortTermPlate: true },
};

export const PREVIEW_RESPONSE = { description: 'The price of each transport type', schema: previewRecord };

export async function previewFor(
  core: Core,
  { account, environment }: { account: Account; environment: Environment },
  body: z.output<typeof previewBody>,
) {
  const { pickup, delivery } = body;
  const content = toExampleContent(body, {
    driveable: body.driveable,
    requestedPickup: body.requestedPickup,
  });
  const [previewed, receivers] = await Promise.all([
    previewPrice(core, account, environment, content),
    countReceivers(core.sql, { accountId: account.id, environment }, 'order.created'),
  ]);
  const { agreement, distanceKm, options } = previewed;
  const { transportTypes, vehicleTypes, distanceAboveKm } = agreement.terms.quoteRequired;
  return {
    distanceKm,
    byStreet: pickup.street !== '' && delivery.street !== '',
    agreement: { version: agreement.version, since: agreement.createdAt, validFrom: agreement.validFrom },
    options: options.map((option) => ({ ...option, price: option.price && toPrice(option.price) })),
    services: agreement.terms.services,
    quoteRequired: { transportTypes, vehicleTypes, distanceAboveKm },
    receivers,
  };
}
