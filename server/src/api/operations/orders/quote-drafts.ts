// A quote before it is sent: its sums and its PDF.
import { z } from 'zod';
import { draftQuote, validityProblems } from '../../../orders/quotes/issue-quote.ts';
import { renderQuote } from '../../../orders/quotes/render-quote.ts';
import { OBJECTS_IN_ROWS } from '../../../platform/objects/objects.ts';
import { pathId, timeIn, timestamp } from '../../../platform/schemas.ts';
import { sendUnstored } from '../../shared/documents/send-document.ts';
import { priceShape, toPrice } from '../../shared/orders/price-record.ts';
import { operationsRoute } from '../admit.ts';
import { offerShape } from './quotes.ts';

const draftErrors = ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'] as const;

const drafting = {
  method: 'POST',
  tag: 'Requests',
  access: { who: 'dispatch' },
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject(offerShape),
  bodyExample: { lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480 }] },
} as const;

const preview = operationsRoute({
  ...drafting,
  path: '/requests/{id}/quote-preview',
  operationId: 'previewQuote',
  summary: 'Calculate a quote before it is sent',
  description: 'The same sums as issuing it would give. Changes nothing.',
  rules: ({ services, rawBody }) =>
    validityProblems(timeIn(rawBody, 'validUntil'), services.core.clock.now()),
  responses: {
    200: {
      description: 'The sums',
      schema: priceShape.extend({ version: z.int(), validUntil: timestamp }).meta({ id: 'QuotePreview' }),
    },
  },
  errors: draftErrors,
  handler: async ({ services, params, body }) => {
    const { draft } = await draftQuote(services.core, params.id, body);
    const { price, version, validUntil } = draft;
    return { status: 200, body: { ...toPrice(price), version, validUntil } };
  },
});

const document = operationsRoute({
  ...drafting,
  path: '/requests/{id}/quote-preview/document',
  operationId: 'renderQuotePreview',
  summary: 'Render a quote before it is sent',
  description: 'The PDF as it would be sent; before the first quote it has the number of the request.',
  rules: ({ services, rawBody }) =>
    validityProblems(timeIn(rawBody, 'validUntil'), services.core.clock.now()),
  responses: { 200: { description: 'The PDF', contentType: 'application/pdf' } },
  errors: [...draftErrors, 'SERVICE_BUSY'],
  handler: async ({ services: { core }, params, body }) => {
    const { order, letterhead, draft } = await draftQuote(core, params.id, body);
    const unstored = { ...core, objects: OBJECTS_IN_ROWS };
    return sendUnstored(await renderQuote(unstored, letterhead, order, draft, core.clock.now()));
  },
});

export const quoteDraftRoutes = [preview, document];
