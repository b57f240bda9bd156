// Webhook endpoints of an account, managed by the operator.

import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { renewSecret, rollSecret } from '../../../messages/webhooks/endpoint-secrets.ts';
import {
  createEndpoint,
  deleteEndpoint,
  importEndpoint,
  pauseEndpoint,
  resumeEndpoint,
  switchEndpoint,
} from '../../../messages/webhooks/manage-endpoints.ts';
import { listEndpoints } from '../../../messages/webhooks/store.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { EVENT_NAMES, EVENT_TEXTS, LEGACY_EVENT_NAMES } from '../../../model/orders/event-catalog.ts';
import { uuidPath, zonedTime } from '../../../platform/schemas.ts';
import {
  createdWebhook,
  ROLL_DESCRIPTION,
  rolledWebhook,
  rollInput,
  toRolledWebhook,
  toWebhookRecord,
  webhookInput,
  webhookRecord,
  withSecret,
} from '../../shared/webhooks/webhook-record.ts';
import { operationsRoute } from '../admit.ts';

export const tag = 'Webhooks';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'admins' } as const;
export const endpointPath = z.object({ id: z.uuid(), endpointId: z.uuid() });
export const ENDPOINTS_PATH = '/accounts/{id}/webhook-endpoints';
const environment = z.enum(ENVIRONMENTS);
/** Endpoints that were created on or after this day always use API v1. */
const FIRST_V1_DAY = new Date('2026-09-23T00:00:00Z');

const one = (description: string) => ({ description, schema: webhookRecord });

type Change = typeof resumeEndpoint;

/** Pause, resume and switch share everything but the use case. */
function changeRoute(name: string, operationId: string, summary: string, description: string, apply: Change) {
  return operationsRoute({
    method: 'POST',
    path: `${ENDPOINTS_PATH}/{endpointId}/${name}`,
    operationId,
    tag,
    summary,
    description,
    access: changeAccess,
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

export const webhookRoutes = [
  operationsRoute({
    method: 'GET',
    path: ENDPOINTS_PATH,
    operationId: 'listWebhookEndpoints',
    tag,
    summary: 'List the webhook endpoints of an account',
    access: readAccess,
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
    path: ENDPOINTS_PATH,
    operationId: 'createWebhookEndpoint',
    tag,
    summary: 'Create a webhook endpoint for an account',
    access: changeAccess,
    params: uuidPath,
    body: z.strictObject({
      ...webhookInput,
      events: webhookInput.events(EVENT_NAMES, EVENT_TEXTS),
      environment,
    }),
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
    path: `${ENDPOINTS_PATH}/import`,
    operationId: 'importWebhookEndpoint',
    tag,
    summary: 'Import an endpoint of the older format',
    description: 'For endpoints created before 2026-09-23; they keep address, secret and format.',
    access: changeAccess,
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
    path: `${ENDPOINTS_PATH}/{endpointId}`,
    operationId: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint with its delivery log',
    access: changeAccess,
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
    'The endpoint receives no messages; open retries become DEAD_LETTER and can be resent after resuming.',
    async (...given) => (await pauseEndpoint(...given)).endpoint,
  ),
  changeRoute(
    'resume',
    'resumeWebhookEndpoint',
    'Resume a paused webhook endpoint',
    'The endpoint receives new events again; missed messages can be resent.',
    resumeEndpoint,
  ),
  changeRoute(
    'switch',
    'switchWebhookEndpoint',
    'Switch an older endpoint to API v1',
    'Address and secret stay the same, and all v1 events are subscribed. This cannot be undone.',
    switchEndpoint,
  ),
  operationsRoute({
    method: 'POST',
    path: `${ENDPOINTS_PATH}/{endpointId}/renew-secret`,
    operationId: 'renewWebhookSecret',
    tag,
    summary: 'Renew the secret of a webhook endpoint',
    description: 'The new secret is shown once; the old one becomes invalid at once.',
    access: changeAccess,
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
    method: 'POST',
    path: `${ENDPOINTS_PATH}/{endpointId}/roll-secret`,
    operationId: 'rollWebhookSecret',
    tag,
    summary: 'Roll the secret of a webhook endpoint',
    description: ROLL_DESCRIPTION,
    access: changeAccess,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    body: rollInput,
    responses: { 200: { description: 'The endpoint, once with its new secret', schema: rolledWebhook } },
    errors: ['SUBSCRIPTION_NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => {
      const scope = { accountId: params.id };
      const rolled = await rollSecret(services.webhooks, caller, scope, params.endpointId, body.hours);
      return { status: 200, body: toRolledWebhook(rolled) };
    },
  }),
];
