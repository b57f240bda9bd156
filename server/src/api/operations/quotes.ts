// What the operator does with requests: issue, revise and withdraw quotes.
import { z } from 'zod';
import { loadLetterhead } from '../../documents/frame.ts';
import { invalidFields, ServiceError } from '../../http/errors.ts';
import { pathId, zonedTime } from '../../http/schemas.ts';
import { orderNotFound } from '../../orders/change-order.ts';
import type { Order } from '../../orders/model/order.ts';
import { findAnyOrder } from '../../orders/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { issueQuote, priceOfOffer, withdrawQuote } from '../../quotes/issue-quote.ts';
import type { Quote } from '../../quotes/quote.ts';
import { findOrderIdByQuoteNumber } from '../../quotes/store.ts';
import { currentAgreement, type Services } from '../../services.ts';
import { quoteExample, quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { opsRoute } from './door.ts';

const tag = 'Quotes';
const access = { operator: true } as const;

const money = z.number().min(0).max(1_000_000).multipleOf(0.01, 'Amounts have at most two decimals.');

const offerBody = z.strictObject({
  lineItems: z
    .array(
      z.strictObject({
        description: plainText(500),
        quantity: z.number().positive().max(100_000).multipleOf(0.001).default(1),
        unitNet: money,
      }),
    )
    .min(1)
    .max(100),
  validUntil: zonedTime.optional().describe('Default: by the agreement, to the end of the day'),
  note: plainText(500).nullish(),
});

async function recordOf(services: Services, order: Order, quote: Quote) {
  const agreement = await currentAgreement(services, order.accountId);
  const viaApi = agreement?.terms.quoteAcceptanceViaApi ?? false;
  return toQuoteRecord(order, quote, { publicUrl: services.publicUrl, links: services.quoteLinks, viaApi });
}

export const quoteOpsRoutes = [
  opsRoute({
    method: 'POST',
    path: '/requests/{id}/quotes',
    operationId: 'issueQuote',
    tag,
    summary: 'Issue a quote for a request, or its next version',
    description: 'The version before can no longer be accepted. The customer gets a mail with a link.',
    access,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    body: offerBody,
    bodyExample: { lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480 }] },
    responses: { 201: { description: 'The quote on offer', schema: quoteRecord, example: quoteExample } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'QUOTE_VERSION_MISMATCH'],
    handler: async ({ services, caller, params, body }) => {
      const order = await findAnyOrder(services.sql, params.id);
      if (!order) throw orderNotFound();
      const validUntil = body.validUntil ?? null;
      if (validUntil !== null && validUntil <= services.clock.now()) {
        const message = 'The validity must end in the future.';
        throw invalidFields([{ field: 'validUntil', code: 'too_small', message }]);
      }
      const letterhead = await loadLetterhead(services.sql, order.accountId);
      const agreement = (await currentAgreement(services, order.accountId))!;
      const offer = { lineItems: body.lineItems, validUntil, note: body.note ?? null };
      const price = priceOfOffer(letterhead, agreement, offer);
      const issued = await issueQuote(services, {
        actor: caller,
        letterhead,
        agreement,
        order,
        offer,
        price,
      });
      return { status: 201, body: await recordOf(services, issued.order, issued.quote) };
    },
  }),
  opsRoute({
    method: 'POST',
    path: '/quotes/{id}/withdraw',
    operationId: 'withdrawQuote',
    tag,
    summary: 'Withdraw a quote',
    description: 'The request waits for a quote again.',
    access,
    params: pathId,
    notFound: 'QUOTE_NOT_FOUND',
    body: z.strictObject({}),
    responses: { 200: { description: 'The withdrawn quote', schema: quoteRecord } },
    errors: ['QUOTE_NOT_FOUND', 'QUOTE_NOT_OFFERED', 'QUOTE_ALREADY_DECIDED'],
    handler: async ({ services, caller, params }) => {
      const byNumber = await findOrderIdByQuoteNumber(services.sql, params.id);
      const order = await findAnyOrder(services.sql, byNumber ?? params.id);
      if (!order || order.requestNumber === null) throw new ServiceError('QUOTE_NOT_FOUND');
      const quote = await withdrawQuote(services, caller, order.id);
      const after = await findAnyOrder(services.sql, order.id);
      return { status: 200, body: await recordOf(services, after!, quote) };
    },
  }),
];
