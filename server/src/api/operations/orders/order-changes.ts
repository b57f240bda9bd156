// Dispatch changes what was ordered and its price: the preview, the change itself, and a change that is on offer.
import { z } from 'zod';
import type { Order } from '../../../model/orders/order.ts';
import { recordedChanges } from '../../../model/orders/recorded-changes.ts';
import { amountToCents, MAX_PRICE_CENTS } from '../../../model/prices/price.ts';
import { decimal } from '../../../model/prices/term-values.ts';
import { changeTerms } from '../../../orders/changes/change-terms.ts';
import { CHANGE_OUTCOMES, CHANGE_WARNINGS, previewChange } from '../../../orders/changes/preview-change.ts';
import { PRICE_BASES } from '../../../orders/changes/propose-change.ts';
import { quotedOrder } from '../../../orders/quotes/quote.ts';
import { findQuote } from '../../../orders/quotes/store.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import type { CallKey } from '../../../orders/records/idempotency/call-key.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import { idempotencyHeader, makeCallKey } from '../../shared/orders/idempotency-key.ts';
import { placeProblems } from '../../shared/orders/order-input.ts';
import { priceShape, toPrice } from '../../shared/orders/price-record.ts';
import { termsChange, toRequestedChange } from '../../shared/orders/terms-input.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';

const tag = 'Dispatch';
const notFound = 'ORDER_NOT_FOUND' as const;
const RULE_ERRORS = [
  'VEHICLE_NOT_DRIVEABLE',
  'SERVICE_NOT_APPLICABLE',
  'TRANSPORT_TYPE_NOT_ALLOWED',
] as const;

const fieldChanges = z.array(
  z.object({ field: z.string(), values: z.object({ before: z.unknown(), after: z.unknown() }) }),
);

const changePreview = z
  .object({
    version: z.int().describe('Send it with the change'),
    outcome: z
      .enum(CHANGE_OUTCOMES)
      .describe(
        'OFFERED: the agreement requires a quote, and the order changes when the customer accepts it',
      ),
    changes: fieldChanges.describe('The fields that change, with their values before and after'),
    price: z.object({
      before: priceShape.nullable(),
      after: priceShape.nullable().describe('Null if a price must be given'),
      basis: z.enum(PRICE_BASES),
      byAgreement: priceShape
        .nullable()
        .describe('Null if the agreement has none, or nothing with a price changes'),
    }),
    quoteReason: z.string().nullable().describe('Why the agreement requires a quote'),
    missing: z.array(z.string()).describe('Fields that the change still needs'),
    distanceKm: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
    validUntil: timestamp.nullable().describe('Until when an offered change can be accepted'),
    event: z.object({ type: z.string(), receivers: z.int() }).nullable().describe('The webhook event'),
    mailTo: z.string().nullable().describe('The contracting party, who gets a mail'),
    driver: z.string().nullable().describe('The driver who gets a notice'),
    warnings: z.array(z.enum(CHANGE_WARNINGS)),
  })
  .meta({ id: 'ChangePreview' });

const EXAMPLE = {
  delivery: { street: 'Sigmundstraße 44', postalCode: '90431', city: 'Nürnberg' },
  reason: 'The dealer moved',
};

const preview = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/change-preview',
  operationId: 'previewOrderChange',
  tag,
  summary: 'Preview a change of what was ordered',
  description:
    'Values and prices before and after, who is notified, and warnings. The price is that of the agreement version of the order. Changes nothing.',
  access: { who: 'dispatch' },
  params: pathId,
  notFound,
  body: termsChange,
  rules: ({ rawBody }) => placeProblems(rawBody),
  bodyExample: EXAMPLE,
  responses: { 200: { description: 'The preview', schema: changePreview } },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', ...RULE_ERRORS],
  handler: async ({ services: { core }, params, body }) => {
    const order = await getAnyOrder(core.sql, params.id);
    const previewed = await previewChange(core, order, toRequestedChange(body));
    const { before, after, basis, byAgreement, changes, problems, price, ...rest } = previewed;
    return {
      status: 200,
      body: {
        ...rest,
        version: order.version,
        changes: toFieldChanges(changes),
        price: {
          before: before.price && toPrice(before.price),
          after: price && toPrice(price),
          basis,
          byAgreement: byAgreement && toPrice(byAgreement),
        },
        missing: problems.map(({ field }) => field),
        distanceKm: { before: before.distanceKm, after: after.distanceKm },
      },
    };
  },
});

function toFieldChanges(changes: ReturnType<typeof recordedChanges>) {
  return Object.entries(changes).map(([field, values]) => ({ field, values }));
}

const change = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/change',
  operationId: 'changeOrderTerms',
  tag,
  summary: 'Change addresses, vehicle, transport, services or price',
  description:
    'Until pickup; on the way only the delivery address and the price. Sends order.rescheduled. If the agreement requires a quote for the changed order, a quote is offered instead, and the order changes when the customer accepts it. Dates and contacts: PATCH.',
  access: { who: 'dispatch' },
  params: pathId,
  notFound,
  headers: idempotencyHeader,
  body: termsChange
    .extend({
      version: z.int().describe('The version seen; the change is refused if the order has changed since'),
      seenNet: decimal(2, MAX_PRICE_CENTS / 100)
        .optional()
        .describe('The net price of the preview; refused if it is another one now'),
    })
    .meta({ id: 'OrderTermsChange' }),
  rules: ({ rawBody }) => placeProblems(rawBody),
  bodyExample: { ...EXAMPLE, version: 3, seenNet: 412.5 },
  responses: { 200: { description: 'The order after the change or the offer', schema: dispatchRecord } },
  errors: [
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
    'INVALID_IDEMPOTENCY_KEY',
    'IDEMPOTENCY_KEY_REUSED',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_CHANGEABLE',
    'NO_CONTRACTING_PARTY',
    ...RULE_ERRORS,
  ],
  handler: async ({
    services: { core },
    caller,
    params,
    headers,
    rawBody,
    body: { version, seenNet, ...body },
  }) => {
    const render = (order: Order) => ({
      status: 200,
      body: JSON.stringify(toDispatchRecord(order, core.links)),
    });
    const keyFor = ({ id }: Order): CallKey | null => {
      const key = makeCallKey(`change ${id}`, headers['idempotency-key'], null, rawBody);
      return key && { ...key, space: 'ops' };
    };
    const request = {
      reference: params.id,
      actor: caller,
      expectedVersion: version,
      idempotency: { keyFor, render },
    };
    const seenNetCents = seenNet === undefined ? undefined : amountToCents(seenNet);
    const { order, repeated } = await changeTerms(core, request, {
      ...toRequestedChange(body),
      seenNetCents,
    });
    return repeated ? { ...repeated, headers: { 'Idempotent-Replayed': 'true' } } : render(order);
  },
});

const offered = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/offered-change',
  operationId: 'getOfferedChange',
  tag,
  summary: 'Read the change of an order that the customer has to accept',
  description: 'Withdraw it with `POST /ops/quotes/{id}/withdraw`.',
  access: { who: 'all' },
  params: pathId,
  notFound,
  responses: {
    200: {
      description: 'The offered change',
      schema: z.object({
        offer: z
          .object({
            quoteNumber: z.string(),
            version: z.int(),
            validUntil: timestamp,
            changes: fieldChanges,
            price: priceShape,
            reason: z.string().nullable(),
          })
          .nullable()
          .describe('Null if none is on offer'),
      }),
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    const quote = await findQuote(core.sql, order.id);
    if (quote?.state !== 'OFFERED' || quote.change === null) return { status: 200, body: { offer: null } };
    const { quoteNumber, version, validUntil } = quote;
    const changes = toFieldChanges(recordedChanges(order, quotedOrder(order, quote)));
    const offer = { quoteNumber, version, validUntil, changes, price: toPrice(quote.price) };
    return { status: 200, body: { offer: { ...offer, reason: quote.change.reason ?? null } } };
  },
});

export const orderChangeRoutes = [preview, change, offered];
