// POST /extern/orders/check: what creating an order would give, without creating it.
import { z } from 'zod';
import { CREATIONS } from '../../../model/orders/creations.ts';
import { previewCreation } from '../../../orders/create/check-order.ts';
import { creationProblems, orderCreation, toContent } from '../../shared/orders/order-input.ts';
import {
  CREATION_EXAMPLE,
  ORDER_EXAMPLE,
  orderShape,
  toPriceRecord,
} from '../../shared/orders/order-record.ts';
import { v1Route } from '../admit.ts';

const orderCheck = z
  .object({
    kind: orderShape.kind.describe('The result of creating it now'),
    price: orderShape.price.describe('The price by the agreement; null for a request'),
  })
  .meta({ id: 'OrderCheck' });

export const check = v1Route({
  method: 'POST',
  path: '/extern/orders/check',
  operationId: 'checkOrder',
  tag: 'Orders',
  summary: 'Check an order without creating it',
  description:
    'Takes the body of an order and returns the result that creating it now would have, by the same rules and with the same price, or the same error. Nothing is created or stored, and it does not count as a sandbox process.',
  access: { scope: 'orders:write' },
  body: orderCreation,
  bodyExample: { ...CREATION_EXAMPLE, externalOrderId: 'PO-4713' },
  rules: ({ rawBody }) => creationProblems(rawBody),
  responses: {
    200: {
      description: 'The order could be created',
      schema: orderCheck,
      example: { kind: 'ORDER', price: ORDER_EXAMPLE.price },
    },
  },
  errors: [
    'EXTERNAL_ORDER_ID_EXISTS',
    'NO_CONTRACTING_PARTY',
    'VEHICLE_NOT_DRIVEABLE',
    'SERVICE_NOT_SUPPORTED',
    'SERVICE_NOT_APPLICABLE',
    'TRANSPORT_TYPE_NOT_ALLOWED',
  ],
  handler: async ({ services: { core }, caller: { account, environment }, body, trace }) => {
    trace.externalOrderId = body.externalOrderId;
    const proposed = { account, environment, ...toContent(body) };
    const { creation, price } = await previewCreation(core, proposed, (orderId) => {
      trace.orderId = orderId;
    });
    const { kind } = CREATIONS[creation];
    return { status: 200, body: { kind, price: price && toPriceRecord(price) } };
  },
});
