// Creates an order or a request from the body that all JSON APIs share.

import type { Answer } from '../../../http/route.ts';
import type { HttpTrace } from '../../../http/trace.ts';
import type { Account } from '../../../model/account.ts';
import type { Environment } from '../../../model/environment.ts';
import type { Actor } from '../../../operator/audit.ts';
import { createOrder } from '../../../orders/create/create-order.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import type { Services } from '../../../services.ts';
import { idempotencyHeader, makeCallKey } from './idempotency-key.ts';
import { creationProblems, type OrderCreation, toContent } from './order-input.ts';
import { creationAnswer, ORDER_EXAMPLE, orderRecord } from './order-record.ts';
import { choosePolicy, modeProblems, type SandboxHeaders, sandboxHeaders } from './sandbox-headers.ts';

const REPLAYED_HEADER = { 'Idempotent-Replayed': '`true` when this repeats the first response' };

/** The errors of a creation in production. */
export const PRODUCTION_CREATION_ERRORS = [
  'INVALID_IDEMPOTENCY_KEY',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  'EXTERNAL_ORDER_ID_EXISTS',
  'NO_CONTRACTING_PARTY',
  'VEHICLE_NOT_DRIVEABLE',
  'SERVICE_NOT_SUPPORTED',
  'SERVICE_NOT_APPLICABLE',
  'TRANSPORT_TYPE_NOT_ALLOWED',
] as const;

export const CREATION_ERRORS = [...PRODUCTION_CREATION_ERRORS, 'INVALID_SCENARIO', 'SANDBOX_LIMIT'] as const;

export const creationHeaders = idempotencyHeader.extend(sandboxHeaders);

export const CREATED_RESPONSE = {
  description: 'The order',
  schema: orderRecord,
  example: ORDER_EXAMPLE,
  headers: REPLAYED_HEADER,
};

export const REQUESTED_RESPONSE = {
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
};

interface CreationCall {
  caller: { account: Account; environment: Environment };
  actor: Actor;
  services: Services;
  body: OrderCreation;
  rawBody: unknown;
  headers: SandboxHeaders & { 'idempotency-key'?: string | undefined };
  trace: HttpTrace;
}

export async function createFromInput(
  { caller, actor, services, body, rawBody, headers, trace }: CreationCall,
  options: { endpoint: string; kind: 'order' | 'quote' },
): Promise<Answer> {
  trace.externalOrderId = body.externalOrderId;
  const { content, unsupportedServices } = toContent(body);
  const { links } = services.core;
  const result = await createOrder(services.core, {
    account: caller.account,
    environment: caller.environment,
    actor,
    content,
    unsupportedServices,
    alwaysQuote: options.kind === 'quote',
    ...choosePolicy(services, caller, headers, options.kind),
    key: makeCallKey(options.endpoint, headers['idempotency-key'], content.externalOrderId, rawBody),
    extra: {},
    onOrderKnown: (orderId) => {
      trace.orderId = orderId;
    },
    render: (order, { terms: { showDriver } }) => creationAnswer(order, { links, showDriver }),
  });
  return { ...result.answer, ...(result.replayed && { headers: { 'Idempotent-Replayed': 'true' } }) };
}

/** Problems of a creation that concern more than a single field. */
export function creationRules({
  caller,
  headers,
  rawBody,
}: {
  caller: { environment: Environment };
  headers: SandboxHeaders | undefined;
  rawBody: unknown;
}): FieldProblem[] {
  return [...modeProblems(caller, headers), ...creationProblems(rawBody)];
}
