// Changes and cancels orders by hand until pickup, with the same events as API v1.
import { z } from 'zod';
import { cancelAsCustomer } from '../../../dispatch/extras/cancel-late.ts';
import { changeOrder } from '../../../orders/act/change-order.ts';
import type { Db } from '../../../platform/db.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { getCallersOrder, recordContext } from '../../shared/orders/callers-order.ts';
import {
  enteredDateProblems,
  orderChange,
  requestedDateProblems,
  toChanges,
} from '../../shared/orders/order-input.ts';
import { ORDER_EXAMPLE, orderJson, orderRecord } from '../../shared/orders/order-record.ts';
import { portalRoute } from '../admit.ts';
import { environmentAndId } from '../paths.ts';

const access = { who: 'orderers' } as const;
const changed = (description: string) => ({
  200: { description, schema: orderRecord, example: ORDER_EXAMPLE },
});

const change = portalRoute({
  method: 'PATCH',
  path: '/{environment}/orders/{id}',
  operationId: 'changePortalOrder',
  tag: 'Orders',
  summary: 'Change an order until pickup',
  description: 'Body, rules and events are those of API v1.',
  access,
  params: environmentAndId,
  notFound: 'ORDER_NOT_FOUND',
  body: orderChange,
  rules: ({ rawBody, services }) => [
    ...requestedDateProblems(rawBody),
    ...enteredDateProblems(rawBody, services.core.clock.now()),
  ],
  bodyExample: { requestedDelivery: '2026-10-06T12:00:00+02:00' },
  responses: changed('The changed order'),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const order = await changeOrder(services.core, caller.actor, find, toChanges(body));
    return { status: 200, body: orderJson(order, await recordContext(services, caller)) };
  },
});

const cancel = portalRoute({
  method: 'POST',
  path: '/{environment}/orders/{id}/cancel',
  operationId: 'cancelPortalOrder',
  tag: 'Orders',
  summary: 'Cancel an order or withdraw a request',
  description: 'Until pickup, as in API v1. A second cancellation returns the cancelled order again.',
  access,
  params: environmentAndId,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject({ reason: plainText(500).nullish() }),
  bodyExample: { reason: 'Vehicle was sold on site' },
  responses: changed('The cancelled order or rejected request'),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'REQUEST_HAS_QUOTE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const order = await cancelAsCustomer(services.core, caller.actor, find, body.reason ?? undefined);
    return { status: 200, body: orderJson(order, await recordContext(services, caller)) };
  },
});

export const changeRoutes = [change, cancel];
