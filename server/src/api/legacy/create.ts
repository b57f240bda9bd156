// POST /extern/transportauftraege: creates an order in the legacy format; its identifier marks a repetition.

import { z } from 'zod';
import type { Caller } from '../../customers/credentials/credential.ts';
import type { Answer } from '../../http/route.ts';
import type { HttpTrace } from '../../http/trace.ts';
import { dateProblems } from '../../model/orders/dates.ts';
import type { Order } from '../../model/orders/order.ts';
import { type CreateRequest, createOrder } from '../../orders/create/create-order.ts';
import { readTimeline } from '../../orders/history/timeline-store.ts';
import { getOrder } from '../../orders/records/find-order.ts';
import type { CallKey, FirstAnswer } from '../../orders/records/idempotency/call-key.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeader, makeCallKey } from '../shared/orders/idempotency-key.ts';
import { choosePolicy, modeProblems, sandboxHeaders } from '../shared/orders/sandbox-headers.ts';
import { actorOf, legacyRoute } from './admit.ts';
import { LEGACY_FIELD_TEXTS } from './field-texts.ts';
import { type LegacyBody, readLegacyBody } from './read-fields.ts';
import { createdRecord, toCreatedRecord } from './records.ts';
import { rawValues, timeOf, toLegacyContent } from './to-content.ts';

/** Only for the description: our own code reads the body leniently, so nothing is required here. */
const documentedBody = z
  .looseObject(
    Object.fromEntries(
      Object.entries(LEGACY_FIELD_TEXTS).map(([name, description]) => [
        name,
        z.unknown().optional().meta({ description }),
      ]),
    ),
  )
  .meta({ required: ['pickup', 'delivery'] });

const ENDPOINT = 'POST /extern/transportauftraege';
const MAX_WAIT_MS = 5000;
const POLL_EVERY_MS = 100;

export const create = legacyRoute({
  method: 'POST',
  path: '/extern/transportauftraege',
  operationId: 'olderCreateOrder',
  tag: 'Older interface',
  summary: 'Create an order (older interface)',
  description:
    'Field names may be in snake_case, choices in any letter case, numbers as text; addresses are one line. Unknown fields are dropped; price and control fields are dropped and listed in the response. A repetition is recognised by externalOrderId, otherwise by Idempotency-Key, independent of the content.',
  access: { scope: 'orders:write' },
  headers: idempotencyHeader.extend(sandboxHeaders),
  body: documentedBody,
  bodyExample: {
    externalOrderId: 'PO-4714',
    pickup: 'Königstraße 1, 70173 Stuttgart',
    delivery: 'Marienplatz 8, 80331 München',
    vehicleType: 'car',
  },
  responses: {
    200: { description: 'A repetition: the same response as the first call', schema: createdRecord },
    201: { description: 'The order or request', schema: createdRecord },
  },
  errors: [
    'INVALID_IDEMPOTENCY_KEY',
    'NO_CONTRACTING_PARTY',
    'INVALID_SCENARIO',
    'SANDBOX_LIMIT',
    'NUMBER_COLLISION',
  ],
  rules: ({ caller, headers, body }) => [...bodyProblems(body), ...modeProblems(caller, headers)],
  handler: async ({ services, caller, body, headers, trace }) => {
    const { values, discarded } = readLegacyBody(body);
    const request = toRequest(services, caller, { values, discarded }, headers, trace);
    trace.externalOrderId = request.content.externalOrderId;
    const created = await createOrAwaitFirst(services, request);
    if ('repeats' in created) return repeated(services, caller, created.repeats, discarded);
    return created.answer;
  },
});

/** Each problem with its German sentence. */
function bodyProblems(body: Record<string, unknown> | undefined): FieldProblem[] {
  if (body === undefined) return [];
  const { values, problems } = readLegacyBody(body);
  if (dateProblems(timeOf(values.pickupDate), timeOf(values.expectedDeliveryDate)).length > 0) {
    const grund = 'Die Zustellung darf nicht vor der Abholung liegen.';
    problems.push({ feld: 'expectedDeliveryDate', grund });
  }
  return problems.map(({ feld, grund }) => ({ field: feld, code: 'invalid_value', message: grund }));
}

function toRequest(
  services: Services,
  caller: Caller,
  { values, discarded }: Pick<LegacyBody, 'values' | 'discarded'>,
  headers: Record<string, string | undefined>,
  trace: HttpTrace,
): CreateRequest {
  const content = toLegacyContent(values);
  const key = legacyKey(headers['idempotency-key'], content.externalOrderId);
  return {
    account: caller.account,
    environment: caller.environment,
    actor: actorOf(caller),
    content,
    unsupportedServices: { exportPlate: false, customs: false },
    alwaysQuote: false,
    ...choosePolicy(services, caller, headers, 'order'),
    key,
    extra: { older: rawValues(values), olderDiscarded: discarded },
    onOrderKnown: (orderId) => {
      trace.orderId = orderId;
    },
    render: (order) => ({ status: 201, body: JSON.stringify(toCreatedRecord(order, discarded)) }),
  };
}

/** The same keys as in v1, the externalOrderId first; only the identifier is compared, not the content. */
function legacyKey(header: string | undefined, externalOrderId: string | null): CallKey | null {
  const byHeader = makeCallKey(ENDPOINT, header, null, null);
  const key = externalOrderId === null ? byHeader : makeCallKey(ENDPOINT, undefined, externalOrderId, null);
  return key && { ...key, compareContent: false };
}

type Created = { answer: FirstAnswer; orderId: string } | { repeats: string };

/** If the first call is still running, a repetition waits up to five seconds for its answer. */
async function createOrAwaitFirst(services: Services, request: CreateRequest): Promise<Created> {
  const { clock } = services.core;
  const until = clock.now().getTime() + MAX_WAIT_MS;
  for (;;) {
    try {
      const result = await createOrder(services.core, request);
      if (result.replayed) return { repeats: result.answer.orderId };
      return { answer: result.answer, orderId: result.order.id };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.code === 'EXTERNAL_ORDER_ID_EXISTS') return { repeats: String(error.details.id) };
      const left = until - clock.now().getTime();
      if (error.code !== 'IDEMPOTENCY_REQUEST_IN_PROGRESS' || left <= 0) throw error;
      await clock.sleep(Math.min(POLL_EVERY_MS, left));
    }
  }
}

/** The response of the first call in the format of this API, also when the first call used v1. */
async function repeated(
  services: Services,
  { account, environment }: Caller,
  orderId: string,
  discarded: string[],
): Promise<Answer> {
  const order = await getOrder(services.core.sql, { accountId: account.id, environment }, orderId);
  const atFirst = await asCreated(services, order);
  const discardedThen = order.extra.olderDiscarded as string[] | undefined;
  return {
    status: 200,
    body: { ...toCreatedRecord(atFirst, discardedThen ?? discarded), wiederholung: true },
  };
}

/** The order as it was when it was created. */
async function asCreated(services: Services, order: Order): Promise<Order> {
  const timeline = await readTimeline(services.core.sql, order.id);
  const creation = timeline.find(({ action }) => action === 'order.created' || action === 'request.created');
  const { status = order.status, quoteReason = null } = (creation?.details ?? {}) as Partial<Order>;
  const wasRequest = order.requestNumber !== null;
  return { ...order, status, quoteReason, ...(wasRequest && { kind: 'REQUEST', orderNumber: null }) };
}
