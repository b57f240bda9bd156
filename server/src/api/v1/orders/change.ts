// Changing an order until pickup: PATCH and cancel.
import { z } from 'zod';
import { cancelAsCustomer } from '../../../dispatch/extras/cancel-late.ts';
import { changeOrder } from '../../../orders/act/change-order.ts';
import type { Db } from '../../../platform/db.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { getCallersOrder, recordContext } from '../../shared/orders/callers-order.ts';
import { orderChange, requestedDateProblems, toChanges } from '../../shared/orders/order-input.ts';
import { orderPath } from '../../shared/orders/order-path.ts';
import { ORDER_EXAMPLE, orderJson, orderRecord } from '../../shared/orders/order-record.ts';
import { actorOf, v1Route } from '../admit.ts';

export const change = v1Route({
  method: 'PATCH',
  path: '/extern/orders/{id}',
  operationId: 'changeOrder',
  tag: 'Orders',
  summary: 'Change an order until pickup',
  description:
    'Only the fields that are sent change; null clears customerReference, customerCostCentre, requestedPickup, requestedDelivery and instructions. Contacts are merged, metadata is replaced. A changed date sends order.rescheduled. Repeating the same change gives the same state.',
  access: { scope: 'orders:write' },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  body: orderChange,
  rules: ({ rawBody }) => requestedDateProblems(rawBody),
  bodyExample: {
    requestedDelivery: '2026-10-06T12:00:00+02:00',
    delivery: { contact: { phone: '+49 89 654321' } },
  },
  responses: { 200: { description: 'The changed order', schema: orderRecord, example: ORDER_EXAMPLE } },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const order = await changeOrder(services.core, actorOf(caller), find, toChanges(body));
    return { status: 200, body: orderJson(order, await recordContext(services, caller)) };
  },
});

export const cancel = v1Route({
  method: 'POST',
  path: '/extern/orders/{id}/cancel',
  operationId: 'cancelOrder',
  tag: 'Orders',
  summary: 'Cancel an order or withdraw a request',
  description: 'Until pickup. A second cancellation returns the cancelled order again.',
  access: { scope: 'orders:write' },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject({
    reason: plainText(500)
      .nullish()
      .describe('Reason for the cancellation; included in the event and shown to the operator'),
  }),
  bodyExample: { reason: 'Vehicle was sold on site' },
  responses: {
    200: {
      description: 'The cancelled order or rejected request',
      schema: orderRecord,
      example: { ...ORDER_EXAMPLE, status: 'CANCELLED' },
    },
  },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'REQUEST_HAS_QUOTE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const reason = body.reason ?? undefined;
    const order = await cancelAsCustomer(services.core, actorOf(caller), find, reason);
    return { status: 200, body: orderJson(order, await recordContext(services, caller)) };
  },
});
