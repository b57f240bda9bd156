// Test inboxes of the sandbox: created with one call, filled without a connection, read with explanations.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, createOrder } from '../../harness/orders.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { act, deliveryLog, subscribe } from './subscribers.ts';

const DAY_MS = 86_400_000;
let service: TestService;
beforeAll(async () => {
  // No name resolves and nothing private is allowed, so messages arrive without the network.
  service = await startService({ webhooks: { resolver: { resolve: async () => [] } }, deliver: true });
});
afterAll(() => service.close());

const newInbox = (key: string) => service.call('/extern/sandbox/inboxes', { key, method: 'POST' });
const messages = (key: string, id: string) => service.call(`/extern/sandbox/inboxes/${id}/messages`, { key });

async function subscribedInbox(events: readonly string[] = ['order.created']) {
  const customer = await service.customer();
  const inbox = (await newInbox(customer.key)).json;
  return { ...customer, inbox, endpoint: await subscribe(service, customer.key, inbox.url, events) };
}

test('an inbox has an unguessable URL and exists for seven days', async () => {
  const { key } = await service.customer();
  const made = await newInbox(key);
  expect(made.status).toBe(201);
  expect(made.json).toEqual({
    id: expect.any(String),
    url: expect.stringMatching(/^http:\/\/localhost:8080\/inbox\/[0-9A-Za-z]{32}$/),
    expiresAt: new Date(service.clock.now().getTime() + 7 * DAY_MS).toISOString(),
  });
  expect((await messages(key, made.json.id)).json).toEqual({ data: [] });
});

describe('messages', () => {
  test('arrive without a connection, newest first, with every step of the signature explained', async () => {
    const { key, inbox } = await subscribedInbox(['order.created', 'order.cancelled']);
    const order = (await createOrder(service, key)).json;
    await service.settle();
    service.clock.advance(1000);
    await cancelOrder(service, key, order.id);
    await service.settle();
    const { data } = (await messages(key, inbox.id)).json;
    const bodies = data.map(({ body }: { body: string }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      { type: 'order.cancelled', data: { orderId: order.id } },
      { type: 'order.created', data: { orderId: order.id } },
    ]);
    for (const message of data) {
      expect(message.signature.valid).toBe(true);
      expect(message.signature.checks.map(({ name }: { name: string }) => name)).toEqual([
        'X-Service-Signature: t',
        'X-Service-Signature: v1',
        'webhook-timestamp',
        'webhook-signature',
      ]);
      for (const check of message.signature.checks) {
        expect(check).toMatchObject({ ok: true, explanation: expect.stringMatching(/.{20}/) });
      }
    }
  });

  test('are invalid, with an explanation, after the secret was renewed', async () => {
    const made = await subscribedInbox();
    await createOrder(service, made.key);
    await service.settle();
    service.clock.advance(1000);
    await act(service, made, 'renew-secret');
    await createOrder(service, made.key);
    await service.settle();
    const [after, before] = (await messages(made.key, made.inbox.id)).json.data;
    expect(after.signature.valid).toBe(true);
    expect(before.signature.valid).toBe(false);
    const wrong = before.signature.checks.filter(({ ok }: { ok: boolean }) => !ok);
    expect(wrong.map(({ name }: { name: string }) => name)).toEqual([
      'X-Service-Signature: v1',
      'webhook-signature',
    ]);
    for (const { explanation } of wrong) expect(explanation).toMatch(/secret/i);
  });

  test('stay when the endpoint is deleted, and then cannot be verified', async () => {
    const { key, inbox, endpoint } = await subscribedInbox();
    await createOrder(service, key);
    await service.settle();
    await service.call(`/extern/webhook-subscriptions/${endpoint.id}`, { key, method: 'DELETE' });
    expect((await messages(key, inbox.id)).json.data).toMatchObject([{ signature: null }]);
  });

  test('include those of the test operation', async () => {
    const { key, inbox, endpoint } = await subscribedInbox();
    const answer = await service.call(`/extern/webhook-subscriptions/${endpoint.id}/test`, {
      key,
      method: 'POST',
    });
    expect(answer.json).toMatchObject({ delivered: true, status: 200, response: 'received', error: null });
    const { data } = (await messages(key, inbox.id)).json;
    expect(JSON.parse(data[0].body)).toMatchObject({ type: 'webhook.test' });
  });

  test('are limited to the newest hundred, even if more arrive at once', async () => {
    const { key, inbox } = await subscribedInbox();
    const orders: string[] = [];
    for (let round = 0; round < 6; round++) {
      const made = await Promise.all(Array.from({ length: 20 }, () => createOrder(service, key)));
      orders.push(...made.map(({ json }) => json.id));
      service.clock.advance(1000);
      await service.settle();
    }
    const { data } = (await messages(key, inbox.id)).json;
    const kept = data.map(({ body }: { body: string }) => JSON.parse(body).data.orderId);
    expect(kept).toHaveLength(100);
    expect(new Set(kept)).toEqual(new Set(orders.slice(20)));
  });
});

describe('permissions', () => {
  test('a production endpoint cannot send to an inbox', async () => {
    const { account, inbox } = await subscribedInbox();
    const live = (await service.credential(account.id, { environment: 'production' })).secret;
    const answer = await service.call('/extern/webhook-subscriptions', {
      key: live,
      body: { url: inbox.url, events: ['order.created'] },
    });
    expectV1Error(answer, 400, 'INVALID_WEBHOOK_URL');
    expect(answer.json.error.details).toEqual({ reason: 'HTTPS_REQUIRED' });
  });

  test.each([
    ['its own paths', 'http://localhost:8080/api/v1/ops/accounts'],
    ['a path that leads out of the inboxes', 'http://localhost:8080/inbox/../api/v1/extern/me'],
    ['an inbox with more behind it', 'http://localhost:8080/inbox/abc/def'],
    ['an inbox of another host', 'http://localhost:9090/inbox/abc'],
  ])('no other URL of the service is a valid target: %s', async (_what, url) => {
    const { key } = await service.customer();
    const body = { url, events: ['order.created'] };
    const answer = await service.call('/extern/webhook-subscriptions', { key, body });
    expectV1Error(answer, 400, 'INVALID_WEBHOOK_URL');
  });

  test('another spelling of its URL is refused, because no message would arrive', async () => {
    const { key, inbox } = await subscribedInbox();
    const url = inbox.url.replace('http://localhost', 'HTTP://LocalHost');
    const body = { url, events: ['order.created'] };
    const answer = await service.call('/extern/webhook-subscriptions', { key, body });
    expectV1Error(answer, 400, 'INVALID_WEBHOOK_URL');
  });

  test('only its own account can read it', async () => {
    const { inbox } = await subscribedInbox();
    const stranger = (await service.customer()).key;
    expectV1Error(await messages(stranger, inbox.id), 404, 'NOT_FOUND');
    expectV1Error(await messages(stranger, 'nonsense'), 404, 'NOT_FOUND');
  });

  test('it needs test credentials with webhooks:manage', async () => {
    const { account, inbox } = await subscribedInbox();
    const live = (await service.credential(account.id, { environment: 'production' })).secret;
    expectV1Error(await newInbox(live), 403, 'SANDBOX_ONLY');
    expectV1Error(await messages(live, inbox.id), 403, 'SANDBOX_ONLY');
    const reader = (await service.credential(account.id, { scopes: ['orders:read'] })).secret;
    expectV1Error(await newInbox(reader), 403, 'INSUFFICIENT_SCOPE');
  });
});

describe('limits', () => {
  test('inboxes are listed, and deleted with their endpoints', async () => {
    const { key, inbox } = await subscribedInbox();
    await createOrder(service, key);
    await service.settle();
    const list = () => service.call('/extern/sandbox/inboxes', { key });
    expect((await list()).json.data).toMatchObject([{ id: inbox.id, url: inbox.url, messages: 1 }]);
    const remove = (by: string) =>
      service.call(`/extern/sandbox/inboxes/${inbox.id}`, { key: by, method: 'DELETE' });
    expectV1Error(await remove((await service.customer()).key), 404, 'NOT_FOUND');
    expect((await remove(key)).status).toBe(204);
    expect((await list()).json.data).toEqual([]);
    expect((await service.call('/extern/webhook-subscriptions', { key })).json.data).toEqual([]);
    expectV1Error(await remove(key), 404, 'NOT_FOUND');
  });

  test('the eleventh inbox deletes the oldest', async () => {
    const { key } = await service.customer();
    const ids: string[] = [];
    for (let i = 0; i < 11; i++) {
      ids.push((await newInbox(key)).json.id);
      service.clock.advance(1000);
    }
    expectV1Error(await messages(key, ids[0]!), 404, 'NOT_FOUND');
    for (const id of ids.slice(1)) expect((await messages(key, id)).status).toBe(200);
  });

  test('of many created at once ten remain', async () => {
    const { key, account } = await service.customer();
    await Promise.all(Array.from({ length: 15 }, () => newInbox(key)));
    const left = await service.services.core.sql`
      select id from webhook_inboxes where account_id = ${account.id}`;
    expect(left).toHaveLength(10);
  });

  test('after seven days it is deleted, and messages to it fail and are retried', async () => {
    const made = await subscribedInbox();
    service.clock.advance(7 * DAY_MS - 1);
    expect((await messages(made.key, made.inbox.id)).status).toBe(200);
    service.clock.advance(1);
    expectV1Error(await messages(made.key, made.inbox.id), 404, 'NOT_FOUND');
    await createOrder(service, made.key);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([
      { state: 'FAILED_RETRYING', status: 404 },
    ]);
  });
});
