// Actions on one webhook endpoint: pause, resume, new secrets, the switch to API v1, a test, samples.
import { z } from 'zod';
import { getEndpoint } from '../../messages/webhooks/change-endpoint.ts';
import { renewSecret, rollSecret } from '../../messages/webhooks/endpoint-secrets.ts';
import { pauseEndpoint, resumeEndpoint, switchEndpoint } from '../../messages/webhooks/manage-endpoints.ts';
import { previewSwitch, samplesOf } from '../../messages/webhooks/show-messages.ts';
import { testEndpoint } from '../../messages/webhooks/test-endpoint.ts';
import {
  createdWebhook,
  ROLL_DESCRIPTION,
  rolledWebhook,
  rollInput,
  toRolledWebhook,
  toWebhookRecord,
  webhookRecord,
  webhookTestResult,
  withSecret,
} from '../shared/webhooks/webhook-record.ts';
import { portalRoute } from './admit.ts';
import { environmentAndId } from './paths.ts';
import { changeAccess, ENDPOINTS, scopeOf, tag } from './webhook-endpoints.ts';

const ofEndpoint = { tag, params: environmentAndId, notFound: 'SUBSCRIPTION_NOT_FOUND' } as const;
const errors = ['SUBSCRIPTION_NOT_FOUND'] as const;
const nothing = z.strictObject({});

function changeRoute(
  name: string,
  operationId: string,
  summary: string,
  description: string,
  apply: typeof resumeEndpoint,
) {
  return portalRoute({
    ...ofEndpoint,
    method: 'POST',
    path: `${ENDPOINTS}/{id}/${name}`,
    operationId,
    summary,
    description,
    access: changeAccess,
    body: nothing,
    responses: { 200: { description: 'The endpoint', schema: webhookRecord } },
    errors,
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: toWebhookRecord(await apply(services.webhooks, caller.actor, scopeOf(caller), params.id)),
    }),
  });
}

const shownMessage = z.object({ event: z.string(), body: z.string() });

export const endpointActionRoutes = [
  portalRoute({
    ...ofEndpoint,
    method: 'POST',
    path: `${ENDPOINTS}/{id}/pause`,
    operationId: 'pauseWebhookEndpoint',
    summary: 'Pause a webhook endpoint',
    description: 'The endpoint receives no messages; open retries end and can be resent after resuming.',
    access: changeAccess,
    body: nothing,
    responses: {
      200: {
        description: 'The endpoint, and the number of open messages that ended',
        schema: webhookRecord.extend({ ended: z.int() }).meta({ id: 'PausedWebhookEndpoint' }),
      },
    },
    errors,
    handler: async ({ services, caller, params }) => {
      const { endpoint, ended } = await pauseEndpoint(
        services.webhooks,
        caller.actor,
        scopeOf(caller),
        params.id,
      );
      return { status: 200, body: { ...toWebhookRecord(endpoint), ended } };
    },
  }),
  changeRoute(
    'resume',
    'resumeWebhookEndpoint',
    'Resume a paused webhook endpoint',
    'The endpoint receives new events again; missed messages can be resent.',
    resumeEndpoint,
  ),
  portalRoute({
    ...ofEndpoint,
    method: 'POST',
    path: `${ENDPOINTS}/{id}/renew-secret`,
    operationId: 'renewWebhookSecret',
    summary: 'Create a new secret',
    description: 'The new secret is shown once; the old one becomes invalid at once.',
    access: changeAccess,
    body: nothing,
    responses: { 200: { description: 'The endpoint, once with its new secret', schema: createdWebhook } },
    errors,
    handler: async ({ services, caller, params }) => {
      const renewed = await renewSecret(services.webhooks, caller.actor, scopeOf(caller), params.id);
      return { status: 200, body: { ...toWebhookRecord(renewed.endpoint), ...withSecret(renewed.secret) } };
    },
  }),
  portalRoute({
    ...ofEndpoint,
    method: 'POST',
    path: `${ENDPOINTS}/{id}/roll-secret`,
    operationId: 'rollWebhookSecret',
    summary: 'Roll the secret',
    description: ROLL_DESCRIPTION,
    access: changeAccess,
    body: rollInput,
    responses: { 200: { description: 'The endpoint, once with its new secret', schema: rolledWebhook } },
    errors,
    handler: async ({ services, caller, params, body }) => {
      const scope = scopeOf(caller);
      const rolled = await rollSecret(services.webhooks, caller.actor, scope, params.id, body.hours);
      return { status: 200, body: toRolledWebhook(rolled) };
    },
  }),
  portalRoute({
    ...ofEndpoint,
    method: 'GET',
    path: `${ENDPOINTS}/{id}/switch`,
    operationId: 'previewWebhookSwitch',
    summary: 'Compare a message before and after a switch to API v1',
    access: changeAccess,
    responses: {
      200: {
        description: 'A message in both formats',
        schema: z
          .object({
            real: z.boolean().describe('False for an example, if no message was sent yet'),
            before: shownMessage,
            after: shownMessage,
          })
          .meta({ id: 'WebhookSwitchPreview' }),
      },
    },
    errors,
    handler: async ({ services, caller, params }) => {
      const scope = scopeOf(caller);
      const { endpoint } = await getEndpoint(services.webhooks, scope, params.id);
      return {
        status: 200,
        body: await previewSwitch(services.webhooks, scope, endpoint, services.core.links),
      };
    },
  }),
  changeRoute(
    'switch',
    'switchWebhookEndpoint',
    'Switch an older endpoint to API v1',
    'Address and secret stay the same, and all v1 events are subscribed. This cannot be undone.',
    switchEndpoint,
  ),
  portalRoute({
    ...ofEndpoint,
    method: 'POST',
    path: `${ENDPOINTS}/{id}/test`,
    operationId: 'testWebhookEndpoint',
    summary: 'Send a test message now',
    access: changeAccess,
    body: nothing,
    responses: { 200: { description: 'The result', schema: webhookTestResult } },
    errors,
    handler: async ({ services, caller, params }) => {
      const found = await getEndpoint(services.webhooks, scopeOf(caller), params.id);
      return { status: 200, body: await testEndpoint(services.webhooks, found) };
    },
  }),
  portalRoute({
    ...ofEndpoint,
    method: 'GET',
    path: `${ENDPOINTS}/{id}/samples`,
    operationId: 'listWebhookSamples',
    summary: 'Get a sample message of every event',
    description: 'The last message that was sent to this endpoint, or an example.',
    access: changeAccess,
    responses: {
      200: {
        description: 'One message per event in the format of the endpoint',
        schema: z.object({
          data: z.array(
            z
              .object({
                event: z.string(),
                description: z.string().nullable(),
                subscribed: z.boolean(),
                real: z.boolean(),
                body: z.string().describe('The exact bytes'),
              })
              .meta({ id: 'WebhookSample' }),
          ),
        }),
      },
    },
    errors,
    handler: async ({ services, caller, params }) => {
      const { endpoint } = await getEndpoint(services.webhooks, scopeOf(caller), params.id);
      return {
        status: 200,
        body: { data: await samplesOf(services.webhooks, endpoint, services.core.links) },
      };
    },
  }),
];
