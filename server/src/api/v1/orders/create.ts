// POST /extern/orders: creates an order, or a request if the agreement asks for a quote.

import type { Caller } from '../../../customers/credentials/credential.ts';
import type { FieldProblem } from '../../../http/errors.ts';
import type { Answer, HandlerInput, RuleInput } from '../../../http/route.ts';
import { createOrder } from '../../../orders/create-order.ts';
import type { Services } from '../../../services.ts';
import { idempotencyHeader, makeCallKey } from '../../idempotency-key.ts';
import { CREATION_EXAMPLE, ORDER_EXAMPLE, orderRecord, toOrderRecord } from '../../order-record.ts';
import { chooseOperation, modeProblems, sandboxHeaders } from '../../sandbox-headers.ts';
import { actorOf, v1Route } from '../admit.ts';
import { orderCreation, requestedDateProblems, toContent } from './order-input.ts';

export const REPLAYED_HEADER = { 'Idempotent-Replayed': '`true` when this is the first answer again' };

export const CREATION_ERRORS = [
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

/** Shared by POST /orders and POST /quotes. */
export async function createFromInput(
  { caller, services, body, rawBody, headers, trace }: CreationInput,
  options: { endpoint: string; kind: 'order' | 'quote' },
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
    alwaysQuote: options.kind === 'quote',
    ...chooseOperation(services, caller, headers, options.kind),
    key: makeCallKey(options.endpoint, headers['idempotency-key'], content.externalOrderId, rawBody),
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

/** What is wrong with a creation beyond its single fields. */
export function creationRules({
  caller,
  headers,
  rawBody,
}: RuleInput<Caller, Services, undefined, typeof creationHeaders, typeof orderCreation>): FieldProblem[] {
  return [...modeProblems(caller, headers), ...requestedDateProblems(rawBody)];
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
  bodyExample: CREATION_EXAMPLE,
  rules: creationRules,
  responses: {
    201: { description: 'The order', schema: orderRecord, example: ORDER_EXAMPLE, headers: REPLAYED_HEADER },
    202: {
      description: 'The request, waiting for a quote',
      schema: orderRecord,
      example: {
        ...ORDER_EXAMPLE,
        kind: 'REQUEST',
        orderNumber: null,
        requestNumber: 'RQ-100001',
        status: 'QUOTE_REQUIRED',
        transportType: 'TRUCK',
        price: null,
      },
      headers: REPLAYED_HEADER,
    },
  },
  errors: CREATION_ERRORS,
  handler: (input) => createFromInput(input, { endpoint: 'POST /extern/orders', kind: 'order' }),
});
