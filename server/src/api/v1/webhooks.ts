// Webhook endpoints of the credential's environment: create, read, delete, test.
import { z } from 'zod';
import { getEndpoint } from '../../messages/webhooks/change-endpoint.ts';
import { ENDPOINT_STATUSES } from '../../messages/webhooks/endpoint.ts';
import { createEndpoint, deleteEndpoint } from '../../messages/webhooks/manage-endpoints.ts';
import { listEndpoints } from '../../messages/webhooks/store.ts';
import { testEndpoint } from '../../messages/webhooks/test-endpoint.ts';
import { EVENT_NAMES, EVENT_TEXTS } from '../../model/orders/event-catalog.ts';
import { oneOrMore } from '../../platform/schemas.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import {
  createdWebhook,
  toWebhookRecord,
  webhookInput,
  webhookRecord,
  webhookTestResult,
  withSecret,
} from '../shared/webhooks/webhook-record.ts';
import { actorOf, v1Route } from './admit.ts';
import { ENDPOINT_EXAMPLE } from './webhook-example.ts';
import { endpointPath } from './webhook-path.ts';

const access = { scope: 'webhooks:manage' } as const;

const create = v1Route({
  method: 'POST',
  path: '/extern/webhook-subscriptions',
  operationId: 'createWebhookSubscription',
  tag: 'Webhooks',
  summary: 'Create a webhook endpoint',
  description:
    'Only https addresses that can be reached publicly; at most ten per environment. The secret is shown once, in the form for X-Service-Signature and in the form that Standard Webhooks libraries expect.',
  access,
  body: z.strictObject({ ...webhookInput, events: webhookInput.events(EVENT_NAMES, EVENT_TEXTS) }),
  bodyExample: {
    url: ENDPOINT_EXAMPLE.url,
    events: ENDPOINT_EXAMPLE.events,
    description: ENDPOINT_EXAMPLE.description,
  },
  responses: {
    201: {
      description: 'The endpoint, once with its secret',
      schema: createdWebhook,
      example: { ...ENDPOINT_EXAMPLE, ...withSecret('0123456789abcdef'.repeat(4)) },
    },
  },
  errors: ['INVALID_WEBHOOK_URL', 'TOO_MANY_SUBSCRIPTIONS'],
  handler: async ({ services, caller, body }) => {
    const { endpoint, secret } = await createEndpoint(services.webhooks, actorOf(caller), {
      ...scopeOf(caller),
      url: body.url,
      events: body.events,
      description: body.description,
    });
    return { status: 201, body: { ...toWebhookRecord(endpoint), ...withSecret(secret) } };
  },
});

const list = v1Route({
  method: 'GET',
  path: '/extern/webhook-subscriptions',
  operationId: 'listWebhookSubscriptions',
  tag: 'Webhooks',
  summary: 'List the webhook endpoints of the environment',
  access,
  query: z.strictObject({
    status: oneOrMore(ENDPOINT_STATUSES).optional(),
  }),
  responses: {
    200: {
      description: 'All endpoints, without their secrets',
      schema: z.object({ data: z.array(webhookRecord).describe('The endpoints of the environment') }),
      example: { data: [ENDPOINT_EXAMPLE] },
    },
  },
  errors: [],
  handler: async ({ services, caller, query }) => {
    const all = await listEndpoints(services.core.sql, scopeOf(caller));
    // At most ten.
    const wanted = all.filter(({ status }) => query.status?.includes(status) ?? true);
    return { status: 200, body: { data: wanted.map(toWebhookRecord) } };
  },
});

const get = v1Route({
  method: 'GET',
  path: '/extern/webhook-subscriptions/{id}',
  operationId: 'getWebhookSubscription',
  tag: 'Webhooks',
  summary: 'Get a webhook endpoint',
  access,
  params: endpointPath,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  responses: {
    200: {
      description: 'The endpoint, without its secret',
      schema: webhookRecord,
      example: ENDPOINT_EXAMPLE,
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    const found = await getEndpoint(services.webhooks, scopeOf(caller), params.id);
    return { status: 200, body: toWebhookRecord(found.endpoint) };
  },
});

const remove = v1Route({
  method: 'DELETE',
  path: '/extern/webhook-subscriptions/{id}',
  operationId: 'deleteWebhookSubscription',
  tag: 'Webhooks',
  summary: 'Delete a webhook endpoint with its delivery log',
  access,
  params: endpointPath,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  responses: { 204: { description: 'Deleted' } },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    await deleteEndpoint(services.webhooks, actorOf(caller), scopeOf(caller), params.id);
    return { status: 204 };
  },
});

const test = v1Route({
  method: 'POST',
  path: '/extern/webhook-subscriptions/{id}/test',
  operationId: 'testWebhookSubscription',
  tag: 'Webhooks',
  summary: 'Send a test message now',
  description: 'Sends webhook.test, independent of the subscribed events, and returns the result.',
  access,
  params: endpointPath,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  body: z.strictObject({}),
  responses: {
    200: {
      description: 'The result',
      schema: webhookTestResult,
      example: {
        delivered: true,
        status: 200,
        durationMs: 84,
        response: 'ok',
        error: null,
        deliveryId: '0199a0c2-7c4e-7000-8000-000000000031',
      },
    },
  },
  errors: ['SUBSCRIPTION_NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    const found = await getEndpoint(services.webhooks, scopeOf(caller), params.id);
    return { status: 200, body: await testEndpoint(services.webhooks, found) };
  },
});

export const webhookRoutes = [create, list, get, remove, test];
