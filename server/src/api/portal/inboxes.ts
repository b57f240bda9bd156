// Test inboxes in the portal: create one, connect an endpoint to it, read its messages.
import { z } from 'zod';
import { timestamp } from '../../platform/schemas.ts';
import { endpointsByUrl, removeInbox, subscribeInbox } from '../../sandbox/inboxes/endpoints.ts';
import { createInbox, getInbox, listInboxes, readMessages } from '../../sandbox/inboxes/inbox.ts';
import { inboxMessage } from '../shared/webhooks/inbox-record.ts';
import { toWebhookRecord, webhookRecord } from '../shared/webhooks/webhook-record.ts';
import { portalRoute } from './admit.ts';
import { environmentAndId, environmentPath } from './paths.ts';

const tag = 'Inboxes';
const readAccess = { who: 'technical', sandboxOnly: true } as const;
const changeAccess = { who: 'developers', sandboxOnly: true } as const;

const inboxShape = {
  id: z.uuid(),
  url: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp.describe('When it is deleted with its messages'),
  endpoints: z
    .array(
      z.object({
        id: z.uuid(),
        description: z.string().nullable(),
        status: z.enum(['ACTIVE', 'PAUSED']),
        events: z.array(z.string()),
        format: z.string(),
      }),
    )
    .describe('The endpoints that send to it'),
};
const inboxRecord = z.object(inboxShape).meta({ id: 'PortalInbox' });

export const inboxRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/inboxes',
    operationId: 'listInboxes',
    tag,
    summary: 'List the test inboxes, newest first',
    access: readAccess,
    params: environmentPath,
    responses: {
      200: {
        description: 'All that have not expired',
        schema: z.object({
          data: z.array(
            z
              .object({ ...inboxShape, messages: z.int(), lastMessageAt: timestamp.nullable() })
              .meta({ id: 'ListedInbox' }),
          ),
        }),
      },
    },
    errors: [],
    handler: async ({ services: { core }, caller: { account } }) => {
      const [inboxes, endpointsOf] = await Promise.all([
        listInboxes(core, account.id),
        endpointsByUrl(core, account.id),
      ]);
      return {
        status: 200,
        body: { data: inboxes.map((inbox) => ({ ...inbox, endpoints: endpointsOf(inbox.url) })) },
      };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/inboxes',
    operationId: 'createPortalInbox',
    tag,
    summary: 'Create a test inbox',
    description:
      'An inbox keeps the last 100 messages for 7 days. There are at most 10 inboxes; a new one replaces the oldest.',
    access: changeAccess,
    params: environmentPath,
    body: z.strictObject({}),
    responses: { 201: { description: 'The inbox', schema: inboxRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller }) => {
      const inbox = await createInbox(services.core, caller.actor, caller.account.id);
      return { status: 201, body: { ...inbox, endpoints: [] } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/inboxes/{id}',
    operationId: 'getInbox',
    tag,
    summary: 'Get a test inbox',
    access: readAccess,
    params: environmentAndId,
    responses: { 200: { description: 'The inbox', schema: inboxRecord } },
    errors: [],
    handler: async ({ services: { core }, caller: { account }, params }) => {
      const inbox = await getInbox(core, account.id, params.id);
      const endpoints = (await endpointsByUrl(core, account.id))(inbox.url);
      return { status: 200, body: { ...inbox, endpoints } };
    },
  }),
  portalRoute({
    method: 'DELETE',
    path: '/{environment}/inboxes/{id}',
    operationId: 'deleteInbox',
    tag,
    summary: 'Delete a test inbox with its messages and the endpoints that send to it',
    access: changeAccess,
    params: environmentAndId,
    responses: { 204: { description: 'Deleted' } },
    errors: [],
    handler: async ({ services, caller: { actor, account }, params }) => {
      await removeInbox(services, actor, account.id, params.id);
      return { status: 204 };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/inboxes/{id}/endpoint',
    operationId: 'subscribeInbox',
    tag,
    summary: 'Create an endpoint that sends every event to the inbox',
    description: 'If an endpoint already sends to the inbox, that endpoint is returned.',
    access: changeAccess,
    params: environmentAndId,
    body: z.strictObject({}),
    responses: { 201: { description: 'The endpoint', schema: webhookRecord } },
    errors: ['INVALID_REQUEST', 'TOO_MANY_SUBSCRIPTIONS'],
    handler: async ({ services, caller: { actor, account }, params }) => {
      const { url } = await getInbox(services.core, account.id, params.id);
      const endpoint = await subscribeInbox(services.webhooks, actor, account.id, url);
      return { status: 201, body: toWebhookRecord(endpoint) };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/inboxes/{id}/messages',
    operationId: 'listInboxMessages',
    tag,
    summary: 'Read the messages of a test inbox, newest first',
    description: 'Each message with its signature checked step by step.',
    access: readAccess,
    params: environmentAndId,
    responses: {
      200: { description: 'The messages', schema: z.object({ data: z.array(inboxMessage) }) },
    },
    errors: [],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: { data: await readMessages(services.core, caller.account.id, params.id) },
    }),
  }),
];
