// Webhook endpoints of an account and their deliveries, managed by the operator.

import { z } from 'zod';
import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../customers/accounts/store.ts';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { httpErrors, invalidFields } from '../../http/errors.ts';
import { nextCursor, pageQuery, timestamp, uuidPath, zonedTime } from '../../http/schemas.ts';
import { findDelivery, listDeliveries } from '../../messages/webhooks/delivery-store.ts';
import { DELIVERY_STATES } from '../../messages/webhooks/endpoint.ts';
import {
  createEndpoint,
  deleteEndpoint,
  endpointNotFound,
  importEndpoint,
  pauseEndpoint,
  renewSecret,
  resend,
  resumeEndpoint,
  switchEndpoint,
} from '../../messages/webhooks/manage-endpoints.ts';
import { findEndpoint, listEndpoints } from '../../messages/webhooks/store.ts';
import { EVENT_NAMES, LEGACY_EVENT_NAMES } from '../../orders/model/event-catalog.ts';
import {
  createdWebhook,
  toWebhookRecord,
  webhookInput,
  webhookRecord,
  withSecret,
} from '../webhook-record.ts';
import { operationsRoute } from './admit.ts';

const tag = 'Webhooks';
const access = { operator: true } as const;
const endpointPath = z.object({ id: z.uuid(), endpointId: z.uuid() });
const BASE_PATH = '/accounts/{id}/webhook-endpoints';
const environment = z.enum(ENVIRONMENTS);
/** Endpoints created since this day always use API v1. */
const FIRST_V1_DAY = new Date('2026-09-23T00:00:00Z');

const one = (description: string) => ({ description, schema: webhookRecord });

type Change = typeof pauseEndpoint;

/** Pause, resume and switch share everything but the use case. */
function changeRoute(name: string, operationId: string, summary: string, description: string, apply: Change) {
  return operationsRoute({
    method: 'POST',
    path: `${BASE_PATH}/{endpointId}/${name}`,
    operationId,
    tag,
    summary,
    description,
    access,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    body: z.strictObject({}),
    responses: { 200: one('The endpoint') },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const endpoint = await apply(services.webhooks, caller, { accountId: params.id }, params.endpointId);
      return { status: 200, body: toWebhookRecord(endpoint) };
    },
  });
}

const deliveryShape = {
  id: z.uuid().describe('As in X-Service-Delivery-Id'),
  endpointId: z.uuid(),
  eventId: z.uuid(),
  event: z.string(),
  orderId: z.uuid().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  nextAttemptAt: timestamp.nullable(),
  status: z.int().nullable().describe('HTTP status of the last attempt'),
  durationMs: z.int().nullable(),
  response: z.string().nullable().describe('The start of the last answer'),
  error: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
};

const deliveryRecord = z.object(deliveryShape).meta({ id: 'WebhookDelivery' });

export const webhookRoutes = [
  operationsRoute({
    method: 'GET',
    path: BASE_PATH,
    operationId: 'listWebhookEndpoints',
    tag,
    summary: 'List the webhook endpoints of an account',
    access,
    params: uuidPath,
    query: z.strictObject({ environment: environment.optional() }),
    responses: { 200: { description: 'The endpoints', schema: z.object({ data: z.array(webhookRecord) }) } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params, query }) => {
      if (!(await findAccount(services.core.sql, params.id))) throw accountNotFound();
      const scope = { accountId: params.id, ...(query.environment && { environment: query.environment }) };
      return {
        status: 200,
        body: { data: (await listEndpoints(services.core.sql, scope)).map(toWebhookRecord) },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: BASE_PATH,
    operationId: 'createWebhookEndpoint',
    tag,
    summary: 'Create a webhook endpoint for an account',
    access,
    params: uuidPath,
    body: z.strictObject({ ...webhookInput, events: webhookInput.events(EVENT_NAMES), environment }),
    responses: { 201: { description: 'The endpoint, once with its secret', schema: createdWebhook } },
    errors: ['NOT_FOUND', 'INVALID_WEBHOOK_URL', 'TOO_MANY_SUBSCRIPTIONS'],
    handler: async ({ services, caller, params, body }) => {
      const { endpoint, secret } = await createEndpoint(services.webhooks, caller, {
        ...body,
        accountId: params.id,
      });
      return { status: 201, body: { ...toWebhookRecord(endpoint), ...withSecret(secret) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: `${BASE_PATH}/import`,
    operationId: 'importWebhookEndpoint',
    tag,
    summary: 'Take over an endpoint of the older format',
    description: 'For endpoints created before 2026-09-23; they keep address, secret and format.',
    access,
    params: uuidPath,
    body: z.strictObject({
      ...webhookInput,
      events: webhookInput.events(LEGACY_EVENT_NAMES),
      environment: environment.default('production'),
      secret: z.string().regex(/^[\x21-\x7e]{16,200}$/, 'A secret has 16 to 200 visible ASCII characters.'),
      createdAt: zonedTime.refine((time) => time < FIRST_V1_DAY, {
        message: 'Only endpoints created before 2026-09-23 have the older format.',
      }),
    }),
    responses: { 201: one('The endpoint') },
    errors: ['NOT_FOUND', 'INVALID_WEBHOOK_URL', 'TOO_MANY_SUBSCRIPTIONS'],
    handler: async ({ services, caller, params, body }) => ({
      status: 201,
      body: toWebhookRecord(
        await importEndpoint(services.webhooks, caller, { ...body, accountId: params.id }),
      ),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: `${BASE_PATH}/{endpointId}`,
    operationId: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint with its delivery log',
    access,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    responses: { 204: { description: 'Deleted' } },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await deleteEndpoint(services.webhooks, caller, { accountId: params.id }, params.endpointId);
      return { status: 204 };
    },
  }),
  changeRoute(
    'pause',
    'pauseWebhookEndpoint',
    'Pause a webhook endpoint',
    'It receives nothing more; open retries become DEAD_LETTER and can be resent after resuming.',
    pauseEndpoint,
  ),
  changeRoute(
    'resume',
    'resumeWebhookEndpoint',
    'Resume a paused webhook endpoint',
    'New events reach it again; what was missed can be resent.',
    resumeEndpoint,
  ),
  changeRoute(
    'switch',
    'switchWebhookEndpoint',
    'Switch an older endpoint to API v1',
    'Address and secret stay, all v1 events are subscribed. There is no way back.',
    switchEndpoint,
  ),
  operationsRoute({
    method: 'POST',
    path: `${BASE_PATH}/{endpointId}/renew-secret`,
    operationId: 'renewWebhookSecret',
    tag,
    summary: 'Renew the secret of a webhook endpoint',
    description: 'The new one is shown once; the old one is invalid at once.',
    access,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    body: z.strictObject({}),
    responses: { 200: { description: 'The endpoint, once with its new secret', schema: createdWebhook } },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const renewed = await renewSecret(
        services.webhooks,
        caller,
        { accountId: params.id },
        params.endpointId,
      );
      return { status: 200, body: { ...toWebhookRecord(renewed.endpoint), ...withSecret(renewed.secret) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: `${BASE_PATH}/{endpointId}/deliveries`,
    operationId: 'listDeliveries',
    tag,
    summary: 'Read the delivery log of a webhook endpoint, newest first',
    access,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    query: z.strictObject({
      state: z.enum(DELIVERY_STATES).optional(),
      event: z.string().max(100).optional(),
      orderId: z.uuid().optional(),
      ...pageQuery,
    }),
    responses: {
      200: {
        description: 'A page of the log',
        schema: z.object({ data: z.array(deliveryRecord), nextCursor }),
      },
    },
    errors: ['SUBSCRIPTION_NOT_FOUND', 'INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, params, query }) => {
      const { endpointId } = params;
      if (!(await findEndpoint(services.core.sql, { accountId: params.id }, endpointId)))
        throw endpointNotFound();
      const { limit, cursor, ...filter } = query;
      const name = `deliveries:${endpointId}`;
      const start = services.http.cursors.read(name, cursor);
      const rows = await listDeliveries(services.core.sql, endpointId, filter, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: page };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/deliveries/{id}',
    operationId: 'getDelivery',
    tag,
    summary: 'Get a delivery with its message and all attempts',
    access,
    params: uuidPath,
    responses: {
      200: {
        description: 'The delivery',
        schema: z
          .object({
            ...deliveryShape,
            body: z.string(),
            attemptLog: z.array(
              z.object({
                attempt: z.int(),
                at: timestamp,
                status: z.int().nullable(),
                durationMs: z.int(),
                response: z.string(),
                error: z.string().nullable(),
              }),
            ),
          })
          .meta({ id: 'WebhookDeliveryDetails' }),
      },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const found = await findDelivery(services.core.sql, params.id);
      if (!found) throw httpErrors.NOT_FOUND({ message: 'There is no delivery with this id.' });
      return { status: 200, body: { ...found.delivery, body: found.body, attemptLog: found.attempts } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/deliveries/resend',
    operationId: 'resendDeliveries',
    tag,
    summary: 'Resend deliveries',
    description:
      'One or a selection by id, or all dead letters of an endpoint since a time. Each keeps its delivery id and starts its plan anew. Those of paused endpoints are left out.',
    access,
    body: z.strictObject({
      ids: z.array(z.uuid()).min(1).max(1000).optional(),
      endpointId: z.uuid().optional(),
      deadSince: zonedTime.optional().describe('With endpointId'),
    }),
    bodyExample: { endpointId: '0199a0c2-7c4e-7000-8000-000000000030', deadSince: '2026-10-01T00:00:00Z' },
    responses: { 200: { description: 'How many are sent again', schema: z.object({ resent: z.int() }) } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const { ids, endpointId, deadSince } = body;
      const choice = ids ? { ids } : endpointId && deadSince ? { endpointId, deadSince } : null;
      if (choice === null || (ids && (endpointId || deadSince))) {
        const message = 'Send either ids, or endpointId together with deadSince.';
        throw invalidFields([{ field: 'ids', code: 'invalid_value', message }]);
      }
      return { status: 200, body: { resent: await resend(services.webhooks, caller, choice) } };
    },
  }),
];
