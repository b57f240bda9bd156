// Test inboxes of the sandbox, for trying webhooks without a receiver of your own.
import { z } from 'zod';
import { pathIdOf, timestamp } from '../../platform/schemas.ts';
import { removeInbox } from '../../sandbox/inboxes/endpoints.ts';
import { createInbox, listInboxes, readMessages } from '../../sandbox/inboxes/inbox.ts';
import { inboxMessage } from '../shared/webhooks/inbox-record.ts';
import { actorOf, v1Route } from './admit.ts';

const access = { scope: 'webhooks:manage', sandboxOnly: true } as const;

const inboxShape = {
  id: z.uuid().describe('The id of the inbox'),
  url: z.string().describe('Where to send messages: the address for a webhook endpoint of the sandbox'),
  expiresAt: timestamp.describe('When the inbox and its messages are deleted'),
};

const listedInbox = z
  .object({
    ...inboxShape,
    createdAt: timestamp.describe('When it was created'),
    messages: z.int().describe('How many messages it has'),
    lastMessageAt: timestamp.nullable().describe('When the newest one came'),
  })
  .meta({ id: 'ListedInbox' });

const create = v1Route({
  method: 'POST',
  path: '/extern/sandbox/inboxes',
  operationId: 'createInbox',
  tag: 'Sandbox',
  summary: 'Create a test inbox',
  description:
    'Returns an address that sandbox webhook endpoints may use. An inbox keeps the last 100 messages for 7 days. There are at most 10 inboxes; a new one replaces the oldest.',
  access,
  body: z.strictObject({}),
  responses: {
    201: {
      description: 'The inbox',
      schema: z.object(inboxShape).meta({ id: 'Inbox' }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => {
    const { id, url, expiresAt } = await createInbox(services.core, actorOf(caller), caller.account.id);
    return { status: 201, body: { id, url, expiresAt } };
  },
});

const list = v1Route({
  method: 'GET',
  path: '/extern/sandbox/inboxes',
  operationId: 'listInboxes',
  tag: 'Sandbox',
  summary: 'List the test inboxes, newest first',
  description: 'Without those that have expired. There are at most 10.',
  access,
  responses: {
    200: {
      description: 'The inboxes',
      schema: z.object({ data: z.array(listedInbox).describe('All inboxes of the account') }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => ({
    status: 200,
    body: { data: await listInboxes(services.core, caller.account.id) },
  }),
});

const remove = v1Route({
  method: 'DELETE',
  path: '/extern/sandbox/inboxes/{id}',
  operationId: 'deleteInbox',
  tag: 'Sandbox',
  summary: 'Delete a test inbox',
  description: 'With its messages, and with the webhook endpoints that send to it.',
  access,
  params: pathIdOf('The id of the inbox'),
  responses: { 204: { description: 'Deleted' } },
  errors: ['NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    await removeInbox(services, actorOf(caller), caller.account.id, params.id);
    return { status: 204 };
  },
});

const messages = v1Route({
  method: 'GET',
  path: '/extern/sandbox/inboxes/{id}/messages',
  operationId: 'listInboxMessages',
  tag: 'Sandbox',
  summary: 'Read the messages of a test inbox, newest first',
  description: 'Each message with its signature checked step by step.',
  access,
  params: pathIdOf('The id of the inbox'),
  responses: {
    200: {
      description: 'The messages',
      schema: z.object({ data: z.array(inboxMessage).describe('The messages of the inbox, newest first') }),
    },
  },
  errors: ['NOT_FOUND'],
  handler: async ({ services, caller, params }) => ({
    status: 200,
    body: { data: await readMessages(services.core, caller.account.id, params.id) },
  }),
});

export const inboxRoutes = [create, list, remove, messages];
