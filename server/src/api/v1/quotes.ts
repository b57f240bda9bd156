// Quotes: request one, read it, accept or decline it, fetch its PDF.
import { z } from 'zod';
import type { Agreement } from '../../customers/agreements/store.ts';
import type { Caller } from '../../customers/credentials/credential.ts';
import { loadLetterhead } from '../../documents/frame.ts';
import { findDocument } from '../../documents/store.ts';
import { ServiceError } from '../../http/errors.ts';
import { pathId } from '../../http/schemas.ts';
import type { HttpTrace } from '../../http/trace.ts';
import type { Order } from '../../orders/model/order.ts';
import { findOrder } from '../../orders/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { acceptQuote, decidable, declineQuote } from '../../quotes/decide-quote.ts';
import { findOrderIdByQuoteNumber, findQuote } from '../../quotes/store.ts';
import { currentAgreement, type Services } from '../../services.ts';
import { fileResponses, rangeHeaders } from '../document-record.ts';
import { quoteExample, quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { sendDocument, sendUnstored } from '../send-document.ts';
import { actorOf, v1Route } from './door.ts';
import { noteOrder, scopeOf } from './orders/read.ts';

const tag = 'Quotes';
const notFound = 'QUOTE_NOT_FOUND' as const;
const deciding = [
  'QUOTE_NOT_FOUND',
  'QUOTE_NOT_OFFERED',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

/** By request id, request number or quote number; an order that never was a request has no quote. */
async function requestOf(
  services: Services,
  caller: Caller,
  trace: HttpTrace,
  reference: string,
): Promise<Order> {
  const scope = scopeOf(caller);
  let order = await findOrder(services.sql, scope, reference);
  if (!order) {
    const id = await findOrderIdByQuoteNumber(services.sql, reference);
    order = id === null ? null : await findOrder(services.sql, scope, id);
  }
  if (!order || order.requestNumber === null) throw new ServiceError('QUOTE_NOT_FOUND');
  noteOrder(trace, order);
  return order;
}

function contextOf(services: Services, agreement: Agreement) {
  const viaApi = agreement.terms.quoteAcceptanceViaApi;
  return { publicUrl: services.publicUrl, links: services.quoteLinks, viaApi };
}

const ok = (description: string) => ({ 200: { description, schema: quoteRecord, example: quoteExample } });

const get = v1Route({
  method: 'GET',
  path: '/extern/quotes/{id}',
  operationId: 'getQuote',
  tag,
  summary: 'Get a quote',
  description: 'By request id, request number or quote number.',
  access: { scope: 'quotes:read' },
  params: pathId,
  notFound,
  responses: ok('The quote'),
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await requestOf(services, caller, trace, params.id);
    const agreement = (await currentAgreement(services, caller.account.id))!;
    const quote = await findQuote(services.sql, order.id);
    return { status: 200, body: toQuoteRecord(order, quote, contextOf(services, agreement)) };
  },
});

const accept = v1Route({
  method: 'POST',
  path: '/extern/quotes/{id}/accept',
  operationId: 'acceptQuote',
  tag,
  summary: 'Accept a quote',
  description:
    'Only if the agreement provides it (acceptance.viaApi). Binding without signature; the request becomes an order with exactly the quoted price.',
  access: { scope: 'quotes:write' },
  params: pathId,
  notFound,
  body: z.strictObject({ version: z.int().min(1).optional().describe('The version you decided on') }),
  bodyExample: { version: 1 },
  responses: ok('The accepted quote'),
  errors: [...deciding, 'QUOTE_ACCEPTANCE_NOT_AGREED'],
  handler: async ({ services, caller, params, body, trace }) => {
    const order = await requestOf(services, caller, trace, params.id);
    const agreement = (await currentAgreement(services, caller.account.id))!;
    if (!agreement.terms.quoteAcceptanceViaApi) throw new ServiceError('QUOTE_ACCEPTANCE_NOT_AGREED');
    const now = services.clock.now();
    decidable(await findQuote(services.sql, order.id), body.version, now);
    const accepted = await acceptQuote(services, {
      actor: actorOf(caller),
      letterhead: await loadLetterhead(services.sql, caller.account.id),
      agreement,
      order,
      version: body.version,
      accepted: { name: caller.account.name, signedAt: now, mark: { method: 'API' } },
    });
    return {
      status: 200,
      body: toQuoteRecord(accepted.order, accepted.quote, contextOf(services, agreement)),
    };
  },
});

const decline = v1Route({
  method: 'POST',
  path: '/extern/quotes/{id}/decline',
  operationId: 'declineQuote',
  tag,
  summary: 'Decline a quote',
  description: 'Always possible while a quote is on offer. The request becomes REJECTED.',
  access: { scope: 'quotes:write' },
  params: pathId,
  notFound,
  body: z.strictObject({ reason: plainText(500).nullish() }),
  bodyExample: { reason: 'Too expensive' },
  responses: ok('The declined quote'),
  errors: deciding,
  handler: async ({ services, caller, params, body, trace }) => {
    const order = await requestOf(services, caller, trace, params.id);
    const agreement = (await currentAgreement(services, caller.account.id))!;
    const declined = await declineQuote(services, actorOf(caller), order.id, body.reason ?? undefined);
    return {
      status: 200,
      body: toQuoteRecord(declined.order, declined.quote, contextOf(services, agreement)),
    };
  },
});

const document = v1Route({
  method: 'GET',
  path: '/extern/quotes/{id}/document',
  operationId: 'downloadQuote',
  tag,
  summary: 'Download a quote as PDF',
  access: { scope: 'quotes:read' },
  params: pathId,
  notFound,
  headers: rangeHeaders,
  responses: fileResponses,
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_DOCUMENT_NOT_FOUND'],
  handler: async ({ services, caller, params, headers, trace, request }) => {
    const order = await requestOf(services, caller, trace, params.id);
    const quote = await findQuote(services.sql, order.id);
    if (!quote?.documentId) {
      const draft = await services.environments[order.environment].draftQuote(services.sql, order);
      if (!draft) throw new ServiceError('QUOTE_DOCUMENT_NOT_FOUND');
      return sendUnstored(draft);
    }
    const file = await findDocument(services.sql, order.id, quote.documentId);
    return sendDocument(services, file, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
      ifRange: request.headers['if-range'],
    });
  },
});

export const quoteRoutes = [get, accept, decline, document];
