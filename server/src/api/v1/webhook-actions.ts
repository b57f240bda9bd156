// Changing a webhook endpoint: address and events, pause, resume, and a new secret.
import { z } from 'zod';
import { rollSecret } from '../../messages/webhooks/endpoint-secrets.ts';
import { pauseEndpoint, resumeEndpoint, updateEndpoint } from '../../messages/webhooks/manage-endpoints.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { webhookChange } from '../shared/webhooks/webhook-change.ts';
import {
  ROLL_DESCRIPTION,
  rolledWebhook,
  rollInput,
  toRolledWebhook,
  toWebhookRecord,
  webhookRecord,
  withSecret,
} from '../shared/webhooks/webhook-record.ts';
import { actorOf, v1Route } from './admit.ts';
import { ENDPOINT_EXAMPLE } from './webhook-example.ts';
import { endpointPath } from './webhook-path.ts';

const ofEndpoint = {
  tag: 'Webhooks',
  access: { scope: 'webhooks:manage' },
  params: endpointPath,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
} as const;
const PATH = '/extern/webhook-subscriptions/{id}';

const change = v1Route({
  ...ofEndpoint,
  method: 'PATCH',
  path: PATH,
  operationId: 'changeWebhookSubscription',
  summary: 'Change address, events or description of a webhook endpoint',
  description:
    'Send only the fields to change. A new address applies to all further attempts, new events apply to new messages; the secret stays the same.',
  body: webhookChange,
  bodyExample: { events: ['order.created', 'vehicle.picked_up', 'vehicle.delivered'] },
  responses: {
    200: { description: 'The changed endpoint', schema: webhookRecord, example: ENDPOINT_EXAMPLE },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND', 'INVALID_WEBHOOK_URL'],
  handler: async ({ services, caller, params, body }) => {
    const changed = await updateEndpoint(
      services.webhooks,
      actorOf(caller),
      scopeOf(caller),
      params.id,
      body,
    );
    return { status: 200, body: toWebhookRecord(changed) };
  },
});

const pausedWebhook = webhookRecord
  .extend({
    ended: z.int().describe('Number of open messages that ended; they can be resent after resuming'),
  })
  .meta({ id: 'PausedWebhookSubscription' });

const pause = v1Route({
  ...ofEndpoint,
  method: 'POST',
  path: `${PATH}/pause`,
  operationId: 'pauseWebhookSubscription',
  summary: 'Pause a webhook endpoint',
  description:
    'The endpoint receives no more messages: no deliveries are created for events during the pause, and open retries end as DEAD_LETTER. Pausing again changes nothing.',
  body: z.strictObject({}),
  responses: {
    200: {
      description: 'The paused endpoint',
      schema: pausedWebhook,
      example: { ...ENDPOINT_EXAMPLE, status: 'PAUSED', ended: 2 },
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    const { endpoint, ended } = await pauseEndpoint(
      services.webhooks,
      actorOf(caller),
      scopeOf(caller),
      params.id,
    );
    return { status: 200, body: { ...toWebhookRecord(endpoint), ended } };
  },
});

const resume = v1Route({
  ...ofEndpoint,
  method: 'POST',
  path: `${PATH}/resume`,
  operationId: 'resumeWebhookSubscription',
  summary: 'Resume a paused webhook endpoint',
  description:
    'The endpoint receives new events again. Messages that ended with the pause can be resent; events during the pause are in `GET /extern/events`.',
  body: z.strictObject({}),
  responses: {
    200: { description: 'The active endpoint', schema: webhookRecord, example: ENDPOINT_EXAMPLE },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    const resumed = await resumeEndpoint(services.webhooks, actorOf(caller), scopeOf(caller), params.id);
    return { status: 200, body: toWebhookRecord(resumed) };
  },
});

const roll = v1Route({
  ...ofEndpoint,
  method: 'POST',
  path: `${PATH}/roll-secret`,
  operationId: 'rollWebhookSubscriptionSecret',
  summary: 'Roll the secret of a webhook endpoint',
  description: ROLL_DESCRIPTION,
  body: rollInput,
  bodyExample: { hours: 24 },
  responses: {
    200: {
      description: 'The endpoint, once with its new secret',
      schema: rolledWebhook,
      example: {
        ...ENDPOINT_EXAMPLE,
        ...withSecret('fedcba9876543210'.repeat(4)),
        oldSecretUntil: '2026-10-02T08:00:00.000Z',
      },
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params, body }) => {
    const scope = scopeOf(caller);
    const rolled = await rollSecret(services.webhooks, actorOf(caller), scope, params.id, body.hours);
    return { status: 200, body: toRolledWebhook(rolled) };
  },
});

export const webhookActionRoutes = [change, pause, resume, roll];
