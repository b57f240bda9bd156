// The deliveries of a webhook endpoint: the log, one delivery with its attempts, and resending.
import { z } from 'zod';
import { getEndpoint } from '../../messages/webhooks/change-endpoint.ts';
import {
  DELIVERY_FILTER_STATES,
  findAccountDelivery,
  listAccountDeliveries,
} from '../../messages/webhooks/delivery-log-store.ts';
import { webhookErrors } from '../../messages/webhooks/errors.ts';
import { deliveryNotFound, resend, resendOne } from '../../messages/webhooks/resend.ts';
import { MAX_RESENT_AT_ONCE } from '../../messages/webhooks/resend-store.ts';
import { findOrder } from '../../orders/records/store.ts';
import { describedEnum } from '../../platform/described-enum.ts';
import { isUuid } from '../../platform/ids.ts';
import { storableText } from '../../platform/plain-text.ts';
import { nextCursor, pageQuery, zonedTime } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { type AccountCaller, scopeOf } from '../shared/orders/callers-order.ts';
import {
  attemptRecord,
  DELIVERY_STATE_TEXTS,
  deliveryShape,
} from '../shared/webhooks/webhook-delivery-record.ts';
import { actorOf, v1Route } from './admit.ts';
import { deliveryPath, endpointPath } from './webhook-path.ts';

const tag = 'Webhooks';
const access = { scope: 'webhooks:manage' } as const;
const notFound = 'SUBSCRIPTION_NOT_FOUND' as const;
const PATH = '/extern/webhook-subscriptions/{id}/deliveries';

const recordShape = {
  ...deliveryShape,
  orderNumber: z.string().nullable().describe('Number of the order or request'),
};
const record = z.object(recordShape).meta({ id: 'WebhookDelivery' });
const recordWithAttempts = z
  .object({
    ...recordShape,
    body: z.string().describe('The exact bytes of the message'),
    attemptLog: z.array(attemptRecord).describe('Every attempt, oldest first'),
  })
  .meta({ id: 'WebhookDeliveryDetails' });

const EXAMPLE = {
  id: '0199a0c2-7c4e-7000-8000-000000000031',
  endpointId: '0199a0c2-7c4e-7000-8000-000000000030',
  eventId: '0199a0c2-7c4e-7000-8000-000000000032',
  event: 'vehicle.delivered',
  orderId: '0199a0c2-7c4e-7000-8000-000000000010',
  orderNumber: 'SBX-100001',
  state: 'DEAD_LETTER',
  attempts: 12,
  nextAttemptAt: null,
  status: 503,
  durationMs: 84,
  response: 'maintenance',
  error: null,
  createdAt: '2026-10-05T14:40:00.000Z',
  finishedAt: '2026-10-06T14:25:00.000Z',
};

const list = v1Route({
  method: 'GET',
  path: PATH,
  operationId: 'listWebhookDeliveries',
  tag,
  summary: 'List the deliveries of a webhook endpoint, newest first',
  description: 'Finished deliveries are kept for 30 days.',
  access,
  fromReplica: true,
  params: endpointPath,
  notFound,
  query: z.strictObject({
    state: describedEnum(DELIVERY_FILTER_STATES, {
      ...DELIVERY_STATE_TEXTS,
      FAILED: 'FAILED_RETRYING or DEAD_LETTER',
    })
      .optional()
      .describe('Only deliveries in this state'),
    event: storableText(100).optional().describe('Only deliveries of this event'),
    order: storableText(200).optional().describe('Id, order number or request number'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of deliveries',
      schema: z.object({ data: z.array(record).describe('The deliveries, newest first'), nextCursor }),
      example: { data: [EXAMPLE], nextCursor: null },
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND', 'INVALID_CURSOR'],
  handler: async ({ services, caller, params, query }) => {
    const scope = scopeOf(caller);
    const { sql } = services.core;
    const { endpoint } = await getEndpoint(services.webhooks, scope, params.id);
    const name = `deliveries:${endpoint.id}`;
    const start = services.http.cursors.read(name, query.cursor);
    const order = query.order === undefined ? null : await findOrder(sql, scope, query.order);
    if (query.order !== undefined && !order) return { status: 200, body: { data: [], nextCursor: null } };
    const filter = {
      endpointId: endpoint.id,
      state: query.state,
      event: query.event,
      ...(order && { orderId: order.id }),
    };
    const rows = await listAccountDeliveries(sql, scope, filter, query.limit + 1, start);
    const startOf = ({ createdAt: at, id }: (typeof rows)[number]) => ({ at, id });
    return { status: 200, body: services.http.cursors.page(rows, query.limit, name, startOf) };
  },
});

/** Throws NOT_FOUND also for a delivery of another endpoint. */
async function getDelivery(services: Services, caller: AccountCaller, endpointId: string, id: string) {
  const found = isUuid(id) ? await findAccountDelivery(services.core.sql, scopeOf(caller), id) : null;
  if (found?.delivery.endpointId !== endpointId.toLowerCase()) throw deliveryNotFound();
  return found;
}

const get = v1Route({
  method: 'GET',
  path: `${PATH}/{deliveryId}`,
  operationId: 'getWebhookDelivery',
  tag,
  summary: 'Get a delivery with its message and all attempts',
  access,
  params: deliveryPath,
  notFound: 'NOT_FOUND',
  responses: {
    200: {
      description: 'The delivery',
      schema: recordWithAttempts,
      example: {
        ...EXAMPLE,
        body: '{"id":"0199a0c2-7c4e-7000-8000-000000000032","type":"vehicle.delivered"}',
        attemptLog: [
          {
            attempt: 1,
            at: EXAMPLE.createdAt,
            status: 503,
            durationMs: 84,
            response: 'maintenance',
            error: null,
          },
        ],
      },
    },
  },
  errors: ['NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    const { delivery, body, attempts } = await getDelivery(services, caller, params.id, params.deliveryId);
    return { status: 200, body: { ...delivery, body, attemptLog: attempts } };
  },
});

const resendDelivery = v1Route({
  method: 'POST',
  path: `${PATH}/{deliveryId}/resend`,
  operationId: 'resendWebhookDelivery',
  tag,
  summary: 'Resend a delivery',
  description:
    'Possible in every state. The delivery keeps its id, is due now and restarts its retry schedule; the response does not wait for the attempt.',
  access,
  params: deliveryPath,
  notFound: 'NOT_FOUND',
  body: z.strictObject({}),
  responses: {
    200: {
      description: 'The delivery, which is due now',
      schema: record,
      example: { ...EXAMPLE, state: 'PENDING', nextAttemptAt: '2026-10-07T08:00:00.000Z', finishedAt: null },
    },
  },
  errors: ['NOT_FOUND', 'ENDPOINT_PAUSED', 'NO_V1_MESSAGE'],
  handler: async ({ services, caller, params }) => {
    const { delivery } = await getDelivery(services, caller, params.id, params.deliveryId);
    await resendOne(services.webhooks, actorOf(caller), scopeOf(caller), delivery.id);
    const due = await getDelivery(services, caller, params.id, delivery.id);
    return { status: 200, body: due.delivery };
  },
});

const resendFailed = v1Route({
  method: 'POST',
  path: '/extern/webhook-subscriptions/{id}/resend',
  operationId: 'resendFailedWebhookDeliveries',
  tag,
  summary: 'Resend everything that failed since a time',
  description: `Use it after an outage: it resends all deliveries of the endpoint that were created since then and failed, including those that wait for their next attempt, at most ${MAX_RESENT_AT_ONCE} at once, oldest first. Repeat the call until it returns 0. Test messages are left out.`,
  access,
  params: endpointPath,
  notFound,
  body: z.strictObject({ failedSince: zonedTime.describe('Deliveries created since this time') }),
  bodyExample: { failedSince: '2026-10-05T00:00:00Z' },
  responses: {
    200: {
      description: 'How many are due now',
      schema: z
        .object({ resent: z.int().describe('Number of deliveries that are sent again') })
        .meta({ id: 'ResentWebhookDeliveries' }),
      example: { resent: 17 },
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND', 'ENDPOINT_PAUSED'],
  handler: async ({ services, caller, params, body }) => {
    const { endpoint } = await getEndpoint(services.webhooks, scopeOf(caller), params.id);
    if (endpoint.status === 'PAUSED') throw webhookErrors.ENDPOINT_PAUSED();
    const target = { endpointId: endpoint.id, failedSince: body.failedSince };
    return { status: 200, body: { resent: await resend(services.webhooks, actorOf(caller), target) } };
  },
});

export const webhookDeliveryRoutes = [list, get, resendDelivery, resendFailed];
