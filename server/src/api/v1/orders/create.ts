// POST /extern/orders: an order by the agreement, or a request where the agreement asks for a quote.

import type { Caller } from '../../../customers/credentials/credential.ts';
import type { Answer, HandlerInput } from '../../../http/route.ts';
import { createOrder } from '../../../orders/create-order.ts';
import type { Services } from '../../../services.ts';
import { callKey, idempotencyHeader } from '../../idempotency-key.ts';
import { creationExample, orderExample, orderRecord, toOrderRecord } from '../../order-record.ts';
import { chosenOperation, sandboxHeaders } from '../../sandbox-headers.ts';
import { actorOf, v1Route } from '../admit.ts';
import { orderCreation, toContent } from './order-input.ts';

export const replayedHeader = { 'Idempotent-Replayed': '`true` when this is the first answer again' };

export const creationErrors = [
  'INVALID_IDEMPOTENCY_KEY',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  'EXTERNAL_ORDER_ID_EXISTS',
  'NO_CONTRACTING_PARTY',
  'VEHICLE_NOT_DRIVEABLE',
  'SERVICE_NOT_SUPPORTED',
  'SERVICE_NOT_APPLICABLE',
  'TRANSPORT_TYPE_NOT_ALLOWED',
  'INVALID_SCENARIO',
  'SANDBOX_LIMIT',
] as const;

export const creationHeaders = idempotencyHeader.extend(sandboxHeaders);

type CreationInput = HandlerInput<
  Caller,
  Services,
  undefined,
  undefined,
  typeof creationHeaders,
  typeof orderCreation
>;

/** The creation that POST /orders and POST /quotes share. */
export async function createFrom(
  { caller, services, body, rawBody, headers, trace }: CreationInput,
  how: { endpoint: string; kind: 'order' | 'quote' },
): Promise<Answer> {
  trace.externalOrderId = body.externalOrderId;
  const { content, unoffered } = toContent(body);
  const { links } = services.core;
  const result = await createOrder(services.core, {
    account: caller.account,
    environment: caller.environment,
    actor: actorOf(caller),
    content,
    unoffered,
    alwaysQuote: how.kind === 'quote',
    ...chosenOperation(services, caller, headers, how.kind),
    key: callKey(how.endpoint, headers['idempotency-key'], content.externalOrderId, rawBody),
    extra: {},
    noteOrder: (orderId) => {
      trace.orderId = orderId;
    },
    render: (order, { terms: { showDriver } }) => ({
      status: order.kind === 'ORDER' ? 201 : 202,
      body: JSON.stringify(toOrderRecord(order, { links, showDriver })),
    }),
  });
  return { ...result.answer, ...(result.replayed && { headers: { 'Idempotent-Replayed': 'true' } }) };
}

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
  bodyExample: creationExample,
  responses: {
    201: { description: 'The order', schema: orderRecord, example: orderExample, headers: replayedHeader },
    202: {
      description: 'The request, waiting for a quote',
      schema: orderRecord,
      example: {
        ...orderExample,
        kind: 'REQUEST',
        orderNumber: null,
        requestNumber: 'RQ-100001',
        status: 'QUOTE_REQUIRED',
        transportType: 'TRUCK',
        price: null,
      },
      headers: replayedHeader,
    },
  },
  errors: creationErrors,
  handler: (input) => createFrom(input, { endpoint: 'POST /extern/orders', kind: 'order' }),
});
