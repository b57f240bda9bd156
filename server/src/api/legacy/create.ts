// POST /extern/transportauftraege: an order as the older interface takes it, recognised by its identifier alone.

import { z } from 'zod';
import type { Caller } from '../../customers/credentials/credential.ts';
import { httpErrors } from '../../http/errors.ts';
import type { Answer } from '../../http/route.ts';
import type { HttpTrace } from '../../http/trace.ts';
import { type CreateRequest, createOrder } from '../../orders/create-order.ts';
import type { CallKey } from '../../orders/idempotency/call-key.ts';
import { dateProblems } from '../../orders/model/dates.ts';
import { orderErrors } from '../../orders/model/errors.ts';
import type { Order } from '../../orders/model/order.ts';
import { findOrder } from '../../orders/store.ts';
import { readTimeline } from '../../orders/timeline-store.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { callKey, idempotencyHeader } from '../idempotency-key.ts';
import { chosenOperation, sandboxHeaders } from '../sandbox-headers.ts';
import { actorOf, legacyRoute } from './admit.ts';
import { LEGACY_FIELDS } from './fields.ts';
import { type LegacyBody, readLegacyBody } from './read-fields.ts';
import { createdRecord, toCreatedRecord } from './records.ts';
import { rawValues, timeOf, toLegacyContent } from './to-content.ts';

/** Read leniently by hand, so nothing is required here; what is, is said for the description. */
const documented = z
  .looseObject(
    Object.fromEntries(
      Object.entries(LEGACY_FIELDS).map(([name, kind]) => {
        const description =
          kind.type === 'choice' ? `${kind.values.join(', ')}, in any letter case` : kind.type;
        return [name, z.unknown().optional().meta({ description })];
      }),
    ),
  )
  .meta({ required: ['pickup', 'delivery'] });

const WAIT_MS = 5000;
const LOOK_EVERY_MS = 100;

export const create = legacyRoute({
  method: 'POST',
  path: '/extern/transportauftraege',
  operationId: 'olderCreateOrder',
  tag: 'Older interface',
  summary: 'Create an order (older interface)',
  description:
    'Field names also in snake_case, choices in any letter case, numbers also as text, addresses in one line. Unknown fields are dropped; price and control fields are dropped and named. A repetition is recognised by externalOrderId, otherwise by Idempotency-Key, whatever the content.',
  access: { scope: 'orders:write' },
  headers: idempotencyHeader.extend(sandboxHeaders),
  body: documented,
  bodyExample: {
    externalOrderId: 'PO-4711',
    pickup: 'Königstraße 1, 70173 Stuttgart',
    delivery: 'Marienplatz 8, 80331 München',
    vehicleType: 'car',
  },
  responses: {
    200: { description: 'A repetition: the first answer again', schema: createdRecord },
    201: { description: 'The order or request', schema: createdRecord },
  },
  errors: [
    'INVALID_IDEMPOTENCY_KEY',
    'NO_CONTRACTING_PARTY',
    'INVALID_SCENARIO',
    'SANDBOX_LIMIT',
    'NUMBER_COLLISION',
  ],
  handler: async ({ services, caller, rawBody, headers, trace }) => {
    const body = readLegacyBody(rawBody as Record<string, unknown>);
    const { values, discarded, problems } = body;
    trace.externalOrderId = (values.externalOrderId as string | undefined) ?? null;
    if (dateProblems(timeOf(values.pickupDate), timeOf(values.expectedDeliveryDate)).length > 0) {
      const grund = 'Die Zustellung darf nicht vor der Abholung liegen.';
      problems.push({ feld: 'expectedDeliveryDate', grund });
    }
    if (problems.length > 0) throw httpErrors.INVALID_REQUEST({ details: { fehler: problems } });
    const request = toRequest(services, caller, body, headers, trace);
    const result = await createPatiently(services, request);
    if (!result.replayed) return result.answer;
    return repeated(services, caller, result.answer?.body ?? null, request, discarded);
  },
});

function toRequest(
  services: Services,
  caller: Caller,
  { values, discarded }: LegacyBody,
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
    unoffered: { exportPlate: false, customs: false },
    alwaysQuote: false,
    ...chosenOperation(services, caller, headers, 'order'),
    key,
    extra: { older: rawValues(values), olderDiscarded: discarded },
    noteOrder: (orderId) => {
      trace.orderId = orderId;
    },
    render: (order) => ({ status: 201, body: JSON.stringify(toCreatedRecord(order, discarded)) }),
  };
}

/** Both identifiers in one space of their own: what v1 answered is not what is to be repeated here. */
function legacyKey(header: string | undefined, externalOrderId: string | null): CallKey | null {
  const key = callKey('older', header, null, null);
  if (externalOrderId !== null) {
    const fingerprint = callKey('older', externalOrderId, null, null)!.fingerprint;
    return { space: 'older', key: `external:${externalOrderId}`, fingerprint, compareContent: false };
  }
  return key && { ...key, space: 'older', key: `header:${key.key}`, compareContent: false };
}

type Created = Awaited<ReturnType<typeof createOrder>> | { replayed: true; answer: null };

/** A repetition while the first call still runs waits for its answer, up to five seconds. */
async function createPatiently(services: Services, request: CreateRequest): Promise<Created> {
  const { clock } = services.core;
  const until = clock.now().getTime() + WAIT_MS;
  for (;;) {
    try {
      return await createOrder(services.core, request);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.code === 'EXTERNAL_ORDER_ID_EXISTS') return { replayed: true, answer: null };
      const left = until - clock.now().getTime();
      if (error.code !== 'IDEMPOTENCY_REQUEST_IN_PROGRESS' || left <= 0) throw error;
      await clock.sleep(Math.min(LOOK_EVERY_MS, left));
    }
  }
}

/** The first answer; where it is no longer kept, or was another door's, what it was or would have been. */
async function repeated(
  services: Services,
  caller: Caller,
  first: string | null,
  request: CreateRequest,
  discarded: string[],
): Promise<Answer> {
  if (first !== null) return { status: 200, body: { ...JSON.parse(first), wiederholung: true } };
  const scope = { accountId: caller.account.id, environment: caller.environment };
  const order = await findOrder(services.core.sql, scope, request.content.externalOrderId!, {
    external: true,
  });
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  const atFirst = await asCreated(services, order);
  const discardedThen = order.extra.olderDiscarded as string[] | undefined;
  return {
    status: 200,
    body: { ...toCreatedRecord(atFirst, discardedThen ?? discarded), wiederholung: true },
  };
}

/** The order as it was before anything happened to it. */
async function asCreated(services: Services, order: Order): Promise<Order> {
  const timeline = await readTimeline(services.core.sql, order.id);
  const creation = timeline.find(({ action }) => action === 'order.created' || action === 'request.created');
  const status = (creation?.details?.status as Order['status'] | undefined) ?? order.status;
  const wasRequest = order.requestNumber !== null;
  return { ...order, status, ...(wasRequest && { kind: 'REQUEST', orderNumber: null }) };
}
