// Reading orders: the list, one order, its status.
import { z } from 'zod';
import { estimateDelivery } from '../../../dispatch/tracking/tracking.ts';
import { jsonWriter } from '../../../http/json-writer.ts';
import { readinessOf } from '../../../model/orders/readiness.ts';
import { V1_STATUSES, v1Status } from '../../../model/orders/status.ts';
import { listOrdersInStatus } from '../../../orders/lists/status-store.ts';
import { listOrders } from '../../../orders/records/store.ts';
import { anyTime, nextCursor, oneOrMore, pageQuery, timestamp } from '../../../platform/schemas.ts';
import { readCallersOrder, recordContext, scopeOf } from '../../shared/orders/callers-order.ts';
import { externalOrderId } from '../../shared/orders/order-input.ts';
import { orderDates, readinessRecord } from '../../shared/orders/order-parts.ts';
import { orderPath } from '../../shared/orders/order-path.ts';
import { ORDER_EXAMPLE, orderJson, orderRecord, toOrderRecord } from '../../shared/orders/order-record.ts';
import { orderStatus } from '../../shared/orders/order-values.ts';
import { v1Route } from '../admit.ts';

const orderList = z.object({
  data: z.array(orderRecord).describe('The orders and requests of this page'),
  nextCursor,
});
const writeList = jsonWriter(orderList);

export const list = v1Route({
  method: 'GET',
  path: '/extern/orders',
  operationId: 'listOrders',
  tag: 'Orders',
  summary: 'List orders',
  description:
    'Newest first; with updatedSince the most recently changed first. To fetch missed changes, poll with updatedSince and 60 seconds of overlap.',
  access: { scope: 'orders:read' },
  fromReplica: true,
  query: z.strictObject({
    externalOrderId: externalOrderId
      .optional()
      .describe('Only the order or request with this externalOrderId: at most one'),
    updatedSince: anyTime
      .optional()
      .describe('Only orders changed since this time: ISO 8601 with a time zone, `+` written as `%2B`'),
    status: oneOrMore(V1_STATUSES)
      .optional()
      .describe('Only orders in this status; several are separated by commas'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of orders and requests',
      schema: orderList,
      example: { data: [ORDER_EXAMPLE], nextCursor: null },
    },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query }) => {
    const { updatedSince, limit } = query;
    const filter = { ...scopeOf(caller), externalOrderId: query.externalOrderId, updatedSince };
    const sorted = updatedSince ? 'changed' : 'created';
    const name = `orders:${filter.accountId}:${filter.environment}:${sorted}`;
    const start = services.http.cursors.read(name, query.cursor);
    const { sql } = services.core;
    const rows = query.status
      ? await listOrdersInStatus(sql, filter, query.status, limit + 1, start)
      : await listOrders(sql, filter, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, (order) => ({
      at: updatedSince ? order.updatedAt : order.createdAt,
      id: order.id,
    }));
    const context = await recordContext(services, caller);
    const data = page.data.map((order) => toOrderRecord(order, context));
    return { status: 200, body: writeList({ ...page, data }) };
  },
});

export const get = v1Route({
  method: 'GET',
  path: '/extern/orders/{id}',
  operationId: 'getOrder',
  tag: 'Orders',
  summary: 'Get an order',
  description: 'By id, order number or request number.',
  access: { scope: 'orders:read' },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 200: { description: 'The order or request', schema: orderRecord, example: ORDER_EXAMPLE } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    return { status: 200, body: orderJson(order, await recordContext(services, caller)) };
  },
});

const statusRecord = z
  .object({
    status: orderStatus,
    readiness: readinessRecord,
    ...orderDates,
    estimatedDelivery: timestamp
      .nullable()
      .describe('When the vehicle will probably arrive, computed while it is in transit; otherwise null'),
  })
  .meta({ id: 'OrderStatus' });

export const status = v1Route({
  method: 'GET',
  path: '/extern/orders/{id}/status',
  operationId: 'getOrderStatus',
  tag: 'Orders',
  summary: 'Get the status of an order',
  access: { scope: 'orders:read' },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  responses: {
    200: {
      description: 'Status, readiness and dates',
      schema: statusRecord,
      example: {
        status: 'IN_TRANSIT',
        readiness: ORDER_EXAMPLE.readiness,
        requestedPickup: ORDER_EXAMPLE.requestedPickup,
        requestedDelivery: ORDER_EXAMPLE.requestedDelivery,
        actualPickup: '2026-10-05T08:12:00.000Z',
        actualDelivery: null,
        estimatedDelivery: '2026-10-05T14:40:00.000Z',
      },
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { requestedPickup, requestedDelivery, actualPickup, actualDelivery } = order;
    return {
      status: 200,
      body: {
        status: v1Status(order),
        readiness: readinessOf(order),
        requestedPickup,
        requestedDelivery,
        actualPickup,
        actualDelivery,
        estimatedDelivery: await estimateDelivery(services.core, order),
      },
    };
  },
});
