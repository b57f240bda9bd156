// The operator's queue of requests and its counts.
import { z } from 'zod';
import { formatVehicleName } from '../../../../../shared/vehicle/vehicle-name.ts';
import type { Order } from '../../../model/orders/order.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { TRANSPORT_TYPES } from '../../../model/prices/vocabulary.ts';
import { QUOTE_STATES, type Quote } from '../../../orders/quotes/quote.ts';
import { countRequests, REQUEST_VIEWS } from '../../../orders/quotes/request-store.ts';
import { listRequests, type QueuedRequest } from '../../../orders/quotes/requests.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { toQuoteRecord } from '../../shared/quotes/quote-record.ts';
import { operationsRoute } from '../admit.ts';
import { sharedShape, toShared } from './request-record.ts';

const tag = 'Requests';
const readAccess = { who: 'all' } as const;

const queuedRequest = z
  .object({
    id: z.uuid(),
    requestNumber: z.string(),
    orderNumber: z.string().nullable(),
    status: z.enum(ALL_STATUSES),
    createdAt: timestamp,
    from: z.string(),
    to: z.string(),
    distanceKm: z.number().nullable(),
    requestedPickup: timestamp.nullable(),
    vehicle: z.string().nullable(),
    vehicleType: z.string(),
    transportType: z.enum(TRANSPORT_TYPES),
    driveable: z.boolean(),
    quoteReason: z.string().nullable(),
    distanceAboveKm: z.number().nullable().describe('The limit of the current agreement'),
    ...sharedShape,
    proposedNet: z
      .number()
      .nullable()
      .describe('The price by the tariff, even if the agreement requires a quote'),
    currency: z.string(),
    quote: z
      .object({
        quoteNumber: z.string(),
        version: z.int(),
        state: z.enum(QUOTE_STATES),
        net: z.number(),
        validUntil: timestamp,
        offeredAt: timestamp,
        decidedAt: timestamp.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'QueuedRequest' });

function toQueued(services: Services, request: QueuedRequest) {
  const { order, quote, proposal } = request;
  return {
    id: order.id,
    requestNumber: order.requestNumber!,
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt,
    from: order.pickup.city,
    to: order.delivery.city,
    distanceKm: order.distanceKm,
    requestedPickup: order.requestedPickup,
    vehicle: formatVehicleName(order.vehicle) || null,
    vehicleType: order.vehicle.type,
    transportType: order.transportType,
    driveable: order.vehicle.operationalStatus.driveable,
    quoteReason: order.quoteReason,
    distanceAboveKm: request.distanceAboveKm,
    ...toShared(request),
    proposedNet: proposal.netCents === null ? null : centsToAmount(proposal.netCents),
    currency: quote?.price.currency ?? request.currency,
    quote: quote && toQueuedQuote(services, order, quote),
  };
}

function toQueuedQuote({ core }: Services, order: Order, quote: Quote) {
  const { state } = toQuoteRecord(core, order, quote, { mayDecide: false });
  const { quoteNumber, version, price, validUntil, updatedAt, decidedAt } = quote;
  return {
    quoteNumber,
    version,
    state,
    net: centsToAmount(price.netCents),
    validUntil,
    offeredAt: updatedAt,
    decidedAt,
  };
}

const list = operationsRoute({
  method: 'GET',
  path: '/requests',
  operationId: 'listRequests',
  tag,
  summary: 'List requests of all accounts',
  description:
    'Sorting: waiting requests by the longest wait, offered ones by the next end of validity, decided ones by the newest request.',
  access: readAccess,
  fromReplica: true,
  query: z.strictObject({
    view: z.enum(REQUEST_VIEWS).default('waiting'),
    accountId: z.uuid().optional(),
    reason: plainText(60).optional().describe('Why the agreement asked for a quote'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of requests',
      schema: z.object({ data: z.array(queuedRequest), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { limit, cursor, ...filter } }) => {
    const name = `requests:${filter.view}`;
    const start = services.http.cursors.read(name, cursor);
    const rows = await listRequests(services.core, filter, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, ({ sortedBy: at, order: { id } }) => ({
      at,
      id,
    }));
    return { status: 200, body: { ...page, data: page.data.map((row) => toQueued(services, row)) } };
  },
});

const summary = operationsRoute({
  method: 'GET',
  path: '/requests/summary',
  operationId: 'summarizeRequests',
  tag,
  summary: 'Count requests by state',
  description: 'Each count is at most 1,001, which means more than 1,000.',
  access: readAccess,
  fromReplica: true,
  responses: {
    200: {
      description: 'The counts',
      schema: z
        .object({
          waiting: z.int(),
          oldest: timestamp.nullable().describe('When the longest waiting request arrived'),
          offered: z.int(),
          nextEnd: timestamp.nullable().describe('When the next quote on offer ends'),
          decided: z.int(),
        })
        .meta({ id: 'RequestSummary' }),
    },
  },
  errors: [],
  handler: async ({ services: { core } }) => ({
    status: 200,
    body: await countRequests(core.sql, core.clock.now()),
  }),
});

export const requestRoutes = [list, summary];
