// Ordering by hand: the same creation as by API, and the price before anything is sent.
import { z } from 'zod';
import { TRANSPORT_TYPES } from '../../../customers/agreements/vocabulary.ts';
import { optional, timestamp } from '../../../http/schemas.ts';
import { countReceivers } from '../../../messages/webhooks/store.ts';
import { PREVIEW_OUTCOMES, previewPrice } from '../../../orders/preview-price.ts';
import { scopeOf } from '../../callers-order.ts';
import {
  CREATED_RESPONSE,
  CREATION_ERRORS,
  createFromInput,
  creationHeaders,
  creationRules,
  REQUESTED_RESPONSE,
} from '../../create-from-input.ts';
import { orderCreation } from '../../order-input.ts';
import { CREATION_EXAMPLE } from '../../order-record.ts';
import { exampleShape, toExampleContent } from '../../price-example.ts';
import { priceShape, toPrice } from '../../price-record.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';

const create = portalRoute({
  method: 'POST',
  path: '/{environment}/orders',
  operationId: 'createPortalOrder',
  tag: 'Orders',
  summary: 'Create an order or a request',
  description: 'Body, rules, repetition and events as by API.',
  access: { who: 'orderers' },
  params: environmentPath,
  headers: creationHeaders,
  body: orderCreation,
  bodyExample: CREATION_EXAMPLE,
  rules: creationRules,
  responses: { 201: CREATED_RESPONSE, 202: REQUESTED_RESPONSE },
  errors: CREATION_ERRORS,
  handler: (input) =>
    createFromInput(
      { ...input, actor: input.caller.actor },
      { endpoint: 'POST /portal/orders', kind: 'order' },
    ),
});

const preview = z.strictObject({ ...exampleShape, driveable: optional(z.boolean(), true) });

const previewRecord = z
  .object({
    distanceKm: z.number().nullable(),
    byStreet: z.boolean().describe('False where a street is missing, which can move the price a little'),
    agreement: z.object({ version: z.int(), since: timestamp }),
    options: z.array(
      z.object({
        transportType: z.enum(TRANSPORT_TYPES),
        outcome: z.enum(PREVIEW_OUTCOMES),
        reason: z.string().nullable().describe('Why it becomes a request, or which rule forbids it'),
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

const price = portalRoute({
  method: 'POST',
  path: '/{environment}/orders/price',
  operationId: 'previewPortalPrice',
  tag: 'Orders',
  summary: 'Price an order before it is sent',
  description:
    'By the agreement, for every transport type; or why it would become a request. Changes nothing.',
  access: { who: 'all' },
  params: environmentPath,
  body: preview,
  bodyExample: {
    pickup: { postalCode: '20539', city: 'Hamburg' },
    delivery: { postalCode: '90411', city: 'Nürnberg' },
    services: { shortTermPlate: true },
  },
  responses: { 200: { description: 'The price of each transport type', schema: previewRecord } },
  errors: [],
  handler: async ({ services: { core }, caller, body }) => {
    const { pickup, delivery } = body;
    const content = toExampleContent(body, { driveable: body.driveable });
    const [previewed, receivers] = await Promise.all([
      previewPrice(core, caller.account, caller.environment, content),
      countReceivers(core.sql, scopeOf(caller), 'order.created'),
    ]);
    const { agreement, distanceKm, options } = previewed;
    const { transportTypes, vehicleTypes, distanceAboveKm } = agreement.terms.quoteRequired;
    return {
      status: 200,
      body: {
        distanceKm,
        byStreet: pickup.street !== '' && delivery.street !== '',
        agreement: { version: agreement.version, since: agreement.createdAt },
        options: options.map((option) => ({ ...option, price: option.price && toPrice(option.price) })),
        services: agreement.terms.services,
        quoteRequired: { transportTypes, vehicleTypes, distanceAboveKm },
        receivers,
      },
    };
  },
});

export const createRoutes = [create, price];
