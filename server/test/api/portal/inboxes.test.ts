// Test inboxes in the portal: created, subscribed in one step, read, deleted, and private to the account.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const DAY_MS = 86_400_000;
const service = await sharedService({ deliver: true });
const { sql } = service.services.core;

test('one step creates an endpoint for every event, and repeating it creates no other', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  expect(inbox).toMatchObject({ endpoints: [], url: expect.stringContaining('/inbox/') });
  const made = await jana.portal('POST', `/sandbox/inboxes/${inbox.id}/endpoint`, {});
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({ url: inbox.url, environment: 'sandbox', status: 'ACTIVE' });
  expect(made.json.events).toHaveLength(21);
  expect(made.json.secret).toBeUndefined();
  const again = await jana.portal('POST', `/sandbox/inboxes/${inbox.id}/endpoint`, {});
  expect(again.json.id).toBe(made.json.id);
  const got = (await jana.portal('GET', `/sandbox/inboxes/${inbox.id}`)).json;
  expect(got.endpoints).toMatchObject([{ id: made.json.id, description: 'Test inbox' }]);
});

test('messages are listed newest first with their signature check, and counted in the list of inboxes', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  await jana.portal('POST', `/sandbox/inboxes/${inbox.id}/endpoint`, {});
  await createOrder(service, (await service.credential(jana.account.id)).secret);
  await service.settle();
  const { data } = (await jana.portal('GET', `/sandbox/inboxes/${inbox.id}/messages`)).json;
  const types = data.map(({ body }: { body: string }) => JSON.parse(body).type);
  expect(types.sort()).toEqual(['order.accepted', 'order.created']);
  for (const message of data) {
    expect(message.signature.valid).toBe(true);
    expect(message.signature.checks).toHaveLength(4);
  }
  const listed = (await jana.portal('GET', '/sandbox/inboxes')).json.data;
  expect(listed).toMatchObject([{ id: inbox.id, messages: 2, lastMessageAt: expect.any(String) }]);
});

test('deleting also deletes messages and endpoints, in the name of the user', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  await jana.portal('POST', `/sandbox/inboxes/${inbox.id}/endpoint`, {});
  expect((await jana.portal('DELETE', `/sandbox/inboxes/${inbox.id}`)).status).toBe(204);
  expect((await jana.portal('GET', '/sandbox/inboxes')).json.data).toEqual([]);
  expectV1Error(await jana.portal('DELETE', `/sandbox/inboxes/${inbox.id}`), 404, 'NOT_FOUND');
  const endpoints = await sql`select 1 from webhook_endpoints where account_id = ${jana.account.id}`;
  expect(endpoints).toHaveLength(0);
  const entries = await sql<{ action: string }[]>`
    select action from audit where account_id = ${jana.account.id} and actor = ${`user:${jana.user.id}`}
      and subject_type <> 'user'
    order by at, id`;
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'inbox.created',
    'inbox.deleted',
    'webhook.created',
    'webhook.deleted',
  ]);
});

test('an expired inbox is not found', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  await sql`update webhook_inboxes set expires_at = ${new Date(service.clock.now().getTime() - DAY_MS)}
    where id = ${inbox.id}`;
  expect((await jana.portal('GET', '/sandbox/inboxes')).json.data).toEqual([]);
  expectV1Error(await jana.portal('GET', `/sandbox/inboxes/${inbox.id}`), 404, 'NOT_FOUND');
  expectV1Error(await jana.portal('GET', `/sandbox/inboxes/${inbox.id}/messages`), 404, 'NOT_FOUND');
});

test('another account finds nothing, production has no inboxes, and viewers change nothing', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  const stranger = await newPortalUser(service);
  expect((await stranger.portal('GET', '/sandbox/inboxes')).json.data).toEqual([]);
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/messages', undefined],
    ['POST', '/endpoint', {}],
    ['DELETE', '', undefined],
  ] as const) {
    const answer = await stranger.portal(method, `/sandbox/inboxes/${inbox.id}${path}`, body);
    expectV1Error(answer, 404, 'NOT_FOUND');
    const live = await jana.portal(method, `/production/inboxes/${inbox.id}${path}`, body);
    expectV1Error(live, 403, 'SANDBOX_ONLY');
  }
  const viewer = await newPortalUser(service, { account: jana.account, role: 'viewer' });
  expect((await viewer.portal('GET', `/sandbox/inboxes/${inbox.id}`)).status).toBe(200);
  expectV1Error(await viewer.portal('POST', '/sandbox/inboxes', {}), 403, 'ROLE_NOT_SUFFICIENT');
  const member = await newPortalUser(service, { account: jana.account, role: 'member' });
  expectV1Error(await member.portal('GET', '/sandbox/inboxes'), 403, 'ROLE_NOT_SUFFICIENT');
});
