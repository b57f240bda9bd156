// Quotes: read, accept or decline one, and download its PDF.

import { z } from 'zod';
import { acceptQuote, declineQuote } from '../../orders/quotes/decide-quote.ts';
import { findQuote } from '../../orders/quotes/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { pathIdOf } from '../../platform/schemas.ts';
import { FILE_RESPONSES, rangeHeaders } from '../shared/documents/document-record.ts';
import {
  ACCEPTANCE_ERRORS,
  acceptance,
  DECISION_ERRORS,
  requestFinder,
} from '../shared/quotes/quote-decision.ts';
import { sendQuoteFile } from '../shared/quotes/quote-file.ts';
import { QUOTE_EXAMPLE, quoteRecord, quoteRecordOf } from '../shared/quotes/quote-record.ts';
import { actorOf, v1Route } from './admit.ts';

const tag = 'Quotes';
const notFound = 'QUOTE_NOT_FOUND' as const;
const quotePath = pathIdOf('The id of the request, its request number, or the quote number');

const ok = (description: string) => ({ 200: { description, schema: quoteRecord, example: QUOTE_EXAMPLE } });

const get = v1Route({
  method: 'GET',
  path: '/extern/quotes/{id}',
  operationId: 'getQuote',
  tag,
  summary: 'Get a quote',
  description: 'By request id, request number or quote number.',
  access: { scope: 'quotes:read' },
  params: quotePath,
  notFound,
  responses: ok('The quote'),
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const { sql } = services.core;
    const order = await requestFinder(caller, trace, params.id)(sql);
    const mayDecide = caller.scopes.includes('quotes:write');
    return {
      status: 200,
      body: await quoteRecordOf(services.core, order, await findQuote(sql, order.id), { mayDecide }),
    };
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
  params: quotePath,
  notFound,
  body: acceptance,
  bodyExample: { version: 1 },
  responses: ok('The accepted quote'),
  errors: ACCEPTANCE_ERRORS,
  handler: async ({ services, caller, params, body, trace }) => {
    const find = requestFinder(caller, trace, params.id);
    const { order, quote } = await acceptQuote(
      services.core,
      { actor: actorOf(caller), find, version: body.version },
      { name: caller.account.name, signedAt: services.core.clock.now(), mark: { method: 'API' } },
    );
    return { status: 200, body: await quoteRecordOf(services.core, order, quote, { mayDecide: true }) };
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
  params: quotePath,
  notFound,
  body: z.strictObject({
    reason: plainText(500).nullish().describe('Reason for declining; shown to the operator'),
  }),
  bodyExample: { reason: 'Too expensive' },
  responses: ok('The declined quote'),
  errors: DECISION_ERRORS,
  handler: async ({ services, caller, params, body, trace }) => {
    const decision = {
      actor: actorOf(caller),
      find: requestFinder(caller, trace, params.id),
      version: undefined,
    };
    const { order, quote } = await declineQuote(services.core, decision, body.reason ?? undefined);
    return { status: 200, body: await quoteRecordOf(services.core, order, quote, { mayDecide: true }) };
  },
});

const document = v1Route({
  method: 'GET',
  path: '/extern/quotes/{id}/document',
  operationId: 'downloadQuote',
  tag,
  summary: 'Download a quote as PDF',
  access: { scope: 'quotes:read' },
  params: quotePath,
  notFound,
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_DOCUMENT_NOT_FOUND', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, headers, trace, request }) => {
    const { core } = services;
    const order = await requestFinder(caller, trace, params.id)(core.sql);
    return sendQuoteFile(core, order, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
      ifRange: request.headers['if-range'],
    });
  },
});

export const quoteRoutes = [get, accept, decline, document];
