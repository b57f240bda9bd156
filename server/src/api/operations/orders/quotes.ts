// The operator issues, revises, extends and withdraws quotes.
import { z } from 'zod';
import { printableText } from '../../../documents/printable-text.ts';
import { extendQuote } from '../../../orders/quotes/extend-quote.ts';
import { getQuotedOrder, getRequestOfQuote } from '../../../orders/quotes/find-quote.ts';
import { issueQuote, validityProblems, withdrawQuote } from '../../../orders/quotes/issue-quote.ts';
import type { Db } from '../../../platform/db.ts';
import { optional, pathId, timeIn, zonedTime } from '../../../platform/schemas.ts';
import { QUOTE_EXAMPLE, quoteRecord, quoteRecordOf } from '../../shared/quotes/quote-record.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Quotes';
const changeAccess = { who: 'dispatch' } as const;

const money = z
  .number()
  .min(-1_000_000)
  .max(1_000_000)
  .multipleOf(0.01, 'Amounts have at most two decimals.')
  .describe('Negative for a discount; the sum must not be negative');

export const offerShape = {
  lineItems: z
    .array(
      z.strictObject({
        description: printableText(500),
        quantity: optional(z.number().positive().max(100_000).multipleOf(0.001), 1),
        unitNet: money,
        passThrough: optional(z.boolean(), false).describe('An official fee, passed on without VAT'),
      }),
    )
    .min(1)
    .max(100),
  validUntil: optional(zonedTime, null).describe('By default as in the agreement, until the end of the day'),
  note: optional(printableText(500), null),
};

const offerBody = z.strictObject({
  ...offerShape,
  seenVersion: z
    .int()
    .min(0)
    .optional()
    .describe(
      'The version seen while writing, 0 for none; nothing is sent if another one was issued since, or if nothing changes',
    ),
});

export const quoteRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/requests/{id}/quotes',
    operationId: 'issueQuote',
    tag,
    summary: 'Issue a quote for a request, or its next version',
    description: 'The earlier version can no longer be accepted. The customer gets a mail with a link.',
    access: changeAccess,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    body: offerBody,
    rules: ({ services, rawBody }) =>
      validityProblems(timeIn(rawBody, 'validUntil'), services.core.clock.now()),
    bodyExample: { lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480 }] },
    responses: { 201: { description: 'The quote on offer', schema: quoteRecord, example: QUOTE_EXAMPLE } },
    errors: [
      'INVALID_REQUEST',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_CHANGEABLE',
      'NO_CONTRACTING_PARTY',
      'QUOTE_VERSION_MISMATCH',
      'QUOTE_UNCHANGED',
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
    ],
    handler: async ({ services, caller, params, body }) => {
      const issued = await issueQuote(services.core, caller, params.id, body);
      return {
        status: 201,
        body: await quoteRecordOf(services.core, issued.order, issued.quote, { mayDecide: true }),
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/quotes/{id}/extend',
    operationId: 'extendQuote',
    tag,
    summary: 'Extend a quote on offer',
    description:
      'PDF, mail and link contain the end of validity, so the same lines, price and note are sent as the next version; the earlier version can no longer be accepted.',
    access: changeAccess,
    params: pathId,
    notFound: 'QUOTE_NOT_FOUND',
    body: z.strictObject({
      validUntil: zonedTime,
      seenVersion: z
        .int()
        .min(1)
        .describe('The version seen; if another one was issued since, nothing is sent'),
    }),
    responses: { 201: { description: 'The quote on offer', schema: quoteRecord } },
    errors: [
      'INVALID_REQUEST',
      'QUOTE_NOT_FOUND',
      'QUOTE_NOT_OFFERED',
      'QUOTE_ALREADY_DECIDED',
      'QUOTE_EXPIRED',
      'QUOTE_VERSION_MISMATCH',
      'ORDER_NOT_CHANGEABLE',
      'NO_CONTRACTING_PARTY',
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
    ],
    handler: async ({ services, caller, params, body }) => {
      const find = (db: Db) => getRequestOfQuote(db, null, params.id);
      const extended = await extendQuote(services.core, caller, find, body);
      return {
        status: 201,
        body: await quoteRecordOf(services.core, extended.order, extended.quote, { mayDecide: true }),
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/quotes/{id}/withdraw',
    operationId: 'withdrawQuote',
    tag,
    summary: 'Withdraw a quote',
    description: 'The request waits for a quote again. An order whose change was offered stays as it is.',
    access: changeAccess,
    params: pathId,
    notFound: 'QUOTE_NOT_FOUND',
    body: z.strictObject({}),
    responses: { 200: { description: 'The withdrawn quote', schema: quoteRecord } },
    errors: ['QUOTE_NOT_FOUND', 'QUOTE_NOT_OFFERED', 'QUOTE_ALREADY_DECIDED', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services, caller, params }) => {
      const find = (db: Db) => getQuotedOrder(db, null, params.id);
      const withdrawn = await withdrawQuote(services.core, caller, find);
      return {
        status: 200,
        body: await quoteRecordOf(services.core, withdrawn.order, withdrawn.quote, { mayDecide: true }),
      };
    },
  }),
];
