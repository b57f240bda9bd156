// Quotes in the portal: the list with open decisions first, the decision as in API v1, and the PDF.
import { z } from 'zod';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { Order } from '../../model/orders/order.ts';
import { acceptQuote, declineQuote } from '../../orders/quotes/decide-quote.ts';
import { listQuotedRequests, QUOTE_VIEWS, quotePageStart } from '../../orders/quotes/list-quotes.ts';
import { type Quote, quotedOrder } from '../../orders/quotes/quote.ts';
import { findQuote } from '../../orders/quotes/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { nextCursor, pageQuery } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { FILE_RESPONSES, rangeHeaders } from '../shared/documents/document-record.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import {
  ACCEPTANCE_ERRORS,
  acceptance,
  DECISION_ERRORS,
  requestFinder,
} from '../shared/quotes/quote-decision.ts';
import { sendQuoteFile } from '../shared/quotes/quote-file.ts';
import { quoteRecordOf, quoteShape } from '../shared/quotes/quote-record.ts';
import { hasRole, type PortalCaller, portalRoute } from './admit.ts';
import { environmentAndId, environmentPath } from './paths.ts';

const tag = 'Quotes';
const notFound = 'QUOTE_NOT_FOUND' as const;

export const portalQuote = z
  .object({
    ...quoteShape,
    note: z.string().nullable(),
    isChange: z.boolean().describe('Whether it offers a change of an existing order'),
    from: z.string(),
    to: z.string(),
    vehicle: z.string().nullable(),
    transportType: z.string(),
    externalOrderId: z.string().nullable(),
    quoteReason: z.string().nullable(),
  })
  .meta({ id: 'PortalQuote' });

export async function toPortalQuote(
  { core }: Services,
  caller: PortalCaller,
  order: Order,
  quote: Quote | null,
) {
  const { vehicle, pickup, delivery, transportType } = quotedOrder(order, quote);
  return {
    ...(await quoteRecordOf(core, order, quote, { mayDecide: hasRole(caller, 'orderers') })),
    note: quote?.note ?? null,
    isChange: quote !== null && quote.change !== null,
    from: pickup.city,
    to: delivery.city,
    vehicle: formatVehicleName(vehicle) || null,
    transportType,
    externalOrderId: order.externalOrderId,
    quoteReason: order.quoteReason,
  };
}

const ok = (description: string) => ({ 200: { description, schema: portalQuote } });

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/quotes',
  operationId: 'listPortalQuotes',
  tag,
  summary: 'List quotes',
  description: 'Open quotes are sorted by their deadline; the others newest first.',
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ view: z.enum(QUOTE_VIEWS).default('toDecide'), ...pageQuery }),
  responses: {
    200: { description: 'A page of quotes', schema: z.object({ data: z.array(portalQuote), nextCursor }) },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query: { view, limit, cursor } }) => {
    const scope = scopeOf(caller);
    const name = `portal-quotes:${scope.accountId}:${scope.environment}:${view}`;
    const start = services.http.cursors.read(name, cursor);
    const rows = await listQuotedRequests(services.core, scope, view, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, quotePageStart(view));
    const data = await Promise.all(
      page.data.map(({ order, quote }) => toPortalQuote(services, caller, order, quote)),
    );
    return { status: 200, body: { ...page, data } };
  },
});

const get = portalRoute({
  method: 'GET',
  path: '/{environment}/quotes/{id}',
  operationId: 'getPortalQuote',
  tag,
  summary: 'Get a quote',
  description: 'By request id, request number or quote number.',
  access: { who: 'all' },
  params: environmentAndId,
  notFound,
  responses: ok('The quote'),
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const { sql } = services.core;
    const order = await requestFinder(caller, trace, params.id)(sql);
    return {
      status: 200,
      body: await toPortalQuote(services, caller, order, await findQuote(sql, order.id)),
    };
  },
});

const accept = portalRoute({
  method: 'POST',
  path: '/{environment}/quotes/{id}/accept',
  operationId: 'acceptPortalQuote',
  tag,
  summary: 'Accept a quote',
  description:
    'Binding, in the name of the signed-in person. Only if the agreement provides acceptance without a signature; otherwise use the quote page.',
  access: { who: 'orderers' },
  params: environmentAndId,
  notFound,
  body: acceptance,
  bodyExample: { version: 1 },
  responses: ok('The accepted quote'),
  errors: ACCEPTANCE_ERRORS,
  handler: async ({ services, caller, params, body, trace }) => {
    const { order, quote } = await acceptQuote(
      services.core,
      { actor: caller.actor, find: requestFinder(caller, trace, params.id), version: body.version },
      {
        name: `${caller.user.name}, ${caller.account.name}`,
        signedAt: services.core.clock.now(),
        mark: { method: 'API' },
      },
    );
    return { status: 200, body: await toPortalQuote(services, caller, order, quote) };
  },
});

const decline = portalRoute({
  method: 'POST',
  path: '/{environment}/quotes/{id}/decline',
  operationId: 'declinePortalQuote',
  tag,
  summary: 'Decline a quote',
  description: 'Always possible while a quote is on offer. The request becomes REJECTED.',
  access: { who: 'orderers' },
  params: environmentAndId,
  notFound,
  body: z.strictObject({ reason: plainText(500).nullish(), version: z.int().min(1).optional() }),
  bodyExample: { reason: 'Too expensive' },
  responses: ok('The declined quote'),
  errors: DECISION_ERRORS,
  handler: async ({ services, caller, params, body, trace }) => {
    const find = requestFinder(caller, trace, params.id);
    const decision = { actor: caller.actor, find, version: body.version };
    const { order, quote } = await declineQuote(services.core, decision, body.reason ?? undefined);
    return { status: 200, body: await toPortalQuote(services, caller, order, quote) };
  },
});

const document = portalRoute({
  method: 'GET',
  path: '/{environment}/quotes/{id}/document',
  operationId: 'downloadPortalQuote',
  tag,
  summary: 'Download a quote as PDF',
  access: { who: 'all' },
  params: environmentAndId,
  notFound,
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_DOCUMENT_NOT_FOUND', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, headers, trace, request }) => {
    const order = await requestFinder(caller, trace, params.id)(services.core.sql);
    return sendQuoteFile(services.core, order, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
      ifRange: request.headers['if-range'],
    });
  },
});

export const quoteRoutes = [list, get, accept, decline, document];
