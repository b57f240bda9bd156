// Reads one order: the record, its history, its documents and the position of the vehicle.
import { z } from 'zod';
import { findAgreementVersion } from '../../../customers/agreements/store.ts';
import { describeTracking, PUBLIC_STATES } from '../../../dispatch/tracking/public-tracking.ts';
import { UNAVAILABLE_REASONS } from '../../../dispatch/tracking/tracking.ts';
import { findDocument, listDocuments } from '../../../documents/store.ts';
import { isAllowed } from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import { readOrderHistory } from '../../../orders/history/order-history.ts';
import { findQuote } from '../../../orders/quotes/store.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import { isUuid } from '../../../platform/ids.ts';
import { timestamp } from '../../../platform/schemas.ts';
import {
  documentRecord,
  FILE_RESPONSES,
  rangeHeaders,
  toDocumentRecord,
} from '../../shared/documents/document-record.ts';
import { sendDocument } from '../../shared/documents/send-document.ts';
import { readCallersOrder, recordContext } from '../../shared/orders/callers-order.ts';
import { historyEntry } from '../../shared/orders/history-record.ts';
import { driverRecord } from '../../shared/orders/order-parts.ts';
import { publicPositionRecord } from '../../shared/orders/position-record.ts';
import { portalRoute } from '../admit.ts';
import { environmentAndId } from '../paths.ts';
import { rolesOf } from '../roles.ts';
import { portalOrder, toPortalOrder, viewOf } from './order-view.ts';

const access = { who: 'all' } as const;
const tag = 'Orders';
const notFound = 'ORDER_NOT_FOUND' as const;

const get = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}',
  operationId: 'getPortalOrder',
  tag,
  summary: 'Get an order',
  description: 'By id, order number or request number.',
  access,
  params: environmentAndId,
  notFound,
  responses: { 200: { description: 'The order or request', schema: portalOrder } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const { core } = services;
    const order = await readCallersOrder(services, caller, trace, params.id);
    const [agreement, quote, context] = await Promise.all([
      findAgreementVersion(core.sql, order.accountId, order.agreementVersion),
      mayHaveOffer(order) ? findQuote(core.sql, order.id) : null,
      recordContext(services, caller),
    ]);
    const view = await viewOf(core, context.showDriver, [order]);
    const offer = quote?.state === 'OFFERED' ? quote : null;
    return { status: 200, body: toPortalOrder({ order, offer }, agreement?.createdAt ?? null, view) };
  },
});

/** A request that is quoted, or an order whose change is offered. */
function mayHaveOffer(order: Order): boolean {
  return order.status === 'QUOTE_SENT' || (order.quoteNumber !== null && isAllowed('accept_change', order));
}

const timeline = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/timeline',
  operationId: 'getPortalTimeline',
  tag,
  summary: 'Read the history of an order',
  description:
    'Oldest first: every change with its author and channel, its events, and each attempt to deliver them.',
  access,
  params: environmentAndId,
  notFound,
  responses: { 200: { description: 'The history', schema: z.object({ data: z.array(historyEntry) }) } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const data = await readOrderHistory(services.core, order, {
      technical: rolesOf('technical', caller.environment).includes(caller.user.role),
      namesOfUsers: (db, ids) => namesOfUsers(db, caller.account.id, ids),
    });
    return { status: 200, body: { data } };
  },
});

const place = z.object({ lat: z.number(), lng: z.number() }).nullable();

const trackingRecord = z
  .object({
    state: z.enum(PUBLIC_STATES),
    location: publicPositionRecord,
    stale: z.boolean(),
    locationUnavailableReason: z.enum(UNAVAILABLE_REASONS).nullable(),
    estimatedPickup: timestamp.nullable(),
    estimatedDelivery: timestamp.nullable(),
    distanceRemainingKm: z.number().nullable(),
    distanceKm: z.number().nullable(),
    late: z.boolean(),
    plannedDelivery: timestamp.nullable().describe('The agreed time, before any reported delay'),
    fromCoordinates: place,
    toCoordinates: place,
    driver: driverRecord,
  })
  .meta({ id: 'PortalTracking' });

const tracking = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/tracking',
  operationId: 'getPortalTracking',
  tag,
  summary: 'Track an order',
  description: 'The facts of the public tracking page. The same rules decide whether a position is shown.',
  access,
  params: environmentAndId,
  notFound,
  responses: { 200: { description: 'Position, expected times and driver', schema: trackingRecord } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const known = await describeTracking(services.core, order);
    return { status: 200, body: { ...known, plannedDelivery: order.agreedDelivery } };
  },
});

const documents = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/documents',
  operationId: 'listPortalDocuments',
  tag,
  summary: 'List the documents of an order',
  access,
  params: environmentAndId,
  notFound,
  responses: {
    200: { description: 'The documents, oldest first', schema: z.object({ data: z.array(documentRecord) }) },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const found = await listDocuments(services.core.sql, order.id);
    return { status: 200, body: { data: found.map((each) => toDocumentRecord(each, services.core.links)) } };
  },
});

const download = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/documents/{documentId}',
  operationId: 'downloadPortalDocument',
  tag,
  summary: 'Download a document',
  access,
  params: environmentAndId.extend({ documentId: z.string() }),
  notFound: 'DOCUMENT_NOT_FOUND',
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: ['ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, headers, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { documentId } = params;
    const document = isUuid(documentId) ? await findDocument(services.core.sql, order.id, documentId) : null;
    return sendDocument(services.core, document, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
    });
  },
});

export const readRoutes = [get, timeline, tracking, documents, download];
