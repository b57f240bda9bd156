// Webhook endpoints in the portal: list them with their health, add, change and delete them.
import { z } from 'zod';
import { observeEndpoint, observeEndpoints } from '../../messages/webhooks/endpoint-health.ts';
import { createEndpoint, deleteEndpoint, updateEndpoint } from '../../messages/webhooks/manage-endpoints.ts';
import { probeAddress } from '../../messages/webhooks/probe-address.ts';
import { EVENT_NAMES, EVENT_TEXTS } from '../../model/orders/event-catalog.ts';
import { webhookChange } from '../shared/webhooks/webhook-change.ts';
import {
  createdWebhook,
  toWebhookRecord,
  webhookInput,
  withSecret,
} from '../shared/webhooks/webhook-record.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { portalEndpoint, toPortalEndpoint } from './endpoint-record.ts';
import { environmentAndId, environmentPath } from './paths.ts';

export const tag = 'Webhooks';
export const ENDPOINTS = '/{environment}/webhook-endpoints';
export const readAccess = { who: 'technical' } as const;
export const changeAccess = { who: 'developers' } as const;

export const scopeOf = ({ account, environment }: PortalCaller) => ({ accountId: account.id, environment });

export const endpointRoutes = [
  portalRoute({
    method: 'GET',
    path: ENDPOINTS,
    operationId: 'listWebhookEndpoints',
    tag,
    summary: 'List the webhook endpoints with their health',
    access: readAccess,
    params: environmentPath,
    responses: { 200: { description: 'All endpoints', schema: z.object({ data: z.array(portalEndpoint) }) } },
    errors: [],
    handler: async ({ services, caller }) => {
      const observed = await observeEndpoints(services.webhooks, scopeOf(caller));
      return {
        status: 200,
        body: { data: observed.map((one) => toPortalEndpoint(services, caller, one)) },
      };
    },
  }),
  portalRoute({
    method: 'POST',
    path: ENDPOINTS,
    operationId: 'createWebhookEndpoint',
    tag,
    summary: 'Add a webhook endpoint',
    access: changeAccess,
    params: environmentPath,
    body: z.strictObject({ ...webhookInput, events: webhookInput.events(EVENT_NAMES, EVENT_TEXTS) }),
    responses: { 201: { description: 'The endpoint, once with its secret', schema: createdWebhook } },
    errors: ['INVALID_WEBHOOK_URL', 'TOO_MANY_SUBSCRIPTIONS'],
    handler: async ({ services, caller, body }) => {
      const fields = { ...scopeOf(caller), ...body };
      const { endpoint, secret } = await createEndpoint(services.webhooks, caller.actor, fields);
      return { status: 201, body: { ...toWebhookRecord(endpoint), ...withSecret(secret) } };
    },
  }),
  portalRoute({
    method: 'POST',
    path: `${ENDPOINTS}/check-address`,
    operationId: 'checkWebhookAddress',
    tag,
    summary: 'Check an address before it is saved',
    description:
      'Checks whether the address is allowed, and sends it a HEAD request, which changes nothing there. Any status counts as a response.',
    access: changeAccess,
    params: environmentPath,
    body: z.strictObject({ url: webhookInput.url }),
    responses: {
      200: {
        description: 'The result of the check',
        schema: z
          .object({
            allowed: z.boolean(),
            reason: z.string().nullable().describe('As in INVALID_WEBHOOK_URL'),
            message: z.string().nullable(),
            answers: z.boolean().nullable().describe('Null when no request was sent'),
            status: z.int().nullable(),
            durationMs: z.int().nullable(),
            error: z.string().nullable(),
          })
          .meta({ id: 'WebhookAddressCheck' }),
      },
    },
    errors: [],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: await probeAddress(services.webhooks, caller.environment, body.url),
    }),
  }),
  portalRoute({
    method: 'GET',
    path: `${ENDPOINTS}/{id}`,
    operationId: 'getWebhookEndpoint',
    tag,
    summary: 'Get a webhook endpoint with its health',
    access: readAccess,
    params: environmentAndId,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    responses: { 200: { description: 'The endpoint', schema: portalEndpoint } },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const observed = await observeEndpoint(services.webhooks, scopeOf(caller), params.id);
      return { status: 200, body: toPortalEndpoint(services, caller, observed) };
    },
  }),
  portalRoute({
    method: 'PATCH',
    path: `${ENDPOINTS}/{id}`,
    operationId: 'changeWebhookEndpoint',
    tag,
    summary: 'Change address, events or description',
    access: changeAccess,
    params: environmentAndId,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    body: webhookChange,
    responses: { 200: { description: 'The endpoint', schema: portalEndpoint } },
    errors: ['SUBSCRIPTION_NOT_FOUND', 'INVALID_WEBHOOK_URL'],
    handler: async ({ services, caller, params, body }) => {
      await updateEndpoint(services.webhooks, caller.actor, scopeOf(caller), params.id, body);
      const observed = await observeEndpoint(services.webhooks, scopeOf(caller), params.id);
      return { status: 200, body: toPortalEndpoint(services, caller, observed) };
    },
  }),
  portalRoute({
    method: 'DELETE',
    path: `${ENDPOINTS}/{id}`,
    operationId: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint with its delivery log',
    access: changeAccess,
    params: environmentAndId,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    responses: { 204: { description: 'Deleted' } },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await deleteEndpoint(services.webhooks, caller.actor, scopeOf(caller), params.id);
      return { status: 204 };
    },
  }),
];
