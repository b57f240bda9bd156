// POST /extern/orders: creates an order, or a request if the agreement asks for a quote.
import {
  CREATED_RESPONSE,
  CREATION_ERRORS,
  createFromInput,
  creationHeaders,
  creationRules,
  REQUESTED_RESPONSE,
} from '../../shared/orders/create-from-input.ts';
import { orderCreation } from '../../shared/orders/order-input.ts';
import { CREATE_ORDER } from '../../shared/orders/order-intake.ts';
import { CREATION_EXAMPLE } from '../../shared/orders/order-record.ts';
import { actorOf, v1Route } from '../admit.ts';

export const create = v1Route({
  method: 'POST',
  path: '/extern/orders',
  operationId: 'createOrder',
  tag: 'Orders',
  summary: 'Create an order or a request',
  description:
    'Price and release follow the agreement; the call carries no price. Where the agreement asks for a quote, a request is created instead (202). Without an Idempotency-Key the externalOrderId makes the call safe to repeat.',
  access: { scope: 'orders:write' },
  headers: creationHeaders,
  body: orderCreation,
  bodyExample: CREATION_EXAMPLE,
  rules: creationRules,
  responses: { 201: CREATED_RESPONSE, 202: REQUESTED_RESPONSE },
  errors: CREATION_ERRORS,
  handler: (input) =>
    createFromInput({ ...input, actor: actorOf(input.caller) }, { endpoint: CREATE_ORDER, kind: 'order' }),
});
