// Quotes: request one, read it, accept or decline it, fetch its PDF.

import { z } from 'zod';
import type { Caller } from '../../customers/credentials/credential.ts';
import { findDocument } from '../../documents/store.ts';
import { pathId } from '../../http/schemas.ts';
import type { HttpTrace } from '../../http/trace.ts';
import type { Order } from '../../orders/model/order.ts';
import type { Db } from '../../platform/db.ts';
import { plainText } from '../../platform/plain-text.ts';
import { acceptQuote, declineQuote } from '../../quotes/decide-quote.ts';
import { quoteErrors } from '../../quotes/errors.ts';
import { requestOfQuote } from '../../quotes/find-quote.ts';
import type { Quote } from '../../quotes/quote.ts';
import { findQuote } from '../../quotes/store.ts';
import type { Services } from '../../services.ts';
import { fileResponses, rangeHeaders } from '../document-record.ts';
import { quoteExample, quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { sendDocument, sendUnstored } from '../send-document.ts';
import { actorOf, v1Route } from './admit.ts';
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

/** Finds the request for a use case, and notes it for the request log. */
function finder(caller: Caller, trace: HttpTrace, reference: string) {
  return async (db: Db): Promise<Order> => {
    const order = await requestOfQuote(db, scopeOf(caller), reference);
    noteOrder(trace, order);
    return order;
  };
}

async function recordOf({ core }: Services, order: Order, quote: Quote | null) {
  const { terms } = await core.agreements.current(order.accountId);
  return toQuoteRecord(core, order, quote, terms.quoteAcceptanceViaApi);
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
    const { sql } = services.core;
    const order = await finder(caller, trace, params.id)(sql);
    return { status: 200, body: await recordOf(services, order, await findQuote(sql, order.id)) };
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
  errors: [...deciding, 'QUOTE_ACCEPTANCE_NOT_AGREED', 'SERVICE_BUSY'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = finder(caller, trace, params.id);
    const { order, quote } = await acceptQuote(
      services.core,
      { actor: actorOf(caller), find, version: body.version },
      { name: caller.account.name, signedAt: services.core.clock.now(), mark: { method: 'API' } },
    );
    return { status: 200, body: await recordOf(services, order, quote) };
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
    const decision = { actor: actorOf(caller), find: finder(caller, trace, params.id), version: undefined };
    const { order, quote } = await declineQuote(services.core, decision, body.reason ?? undefined);
    return { status: 200, body: await recordOf(services, order, quote) };
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
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_DOCUMENT_NOT_FOUND', 'SERVICE_BUSY'],
  handler: async ({ services, caller, params, headers, trace, request }) => {
    const { core } = services;
    const order = await finder(caller, trace, params.id)(core.sql);
    const quote = await findQuote(core.sql, order.id);
    if (!quote?.documentId) {
      const draft = await core.operations[order.environment].draftQuote(core, order);
      if (!draft) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
      return sendUnstored(draft);
    }
    const file = await findDocument(core.sql, order.id, quote.documentId);
    return sendDocument(services.core, file, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
      ifRange: request.headers['if-range'],
    });
  },
});

export const quoteRoutes = [get, accept, decline, document];
