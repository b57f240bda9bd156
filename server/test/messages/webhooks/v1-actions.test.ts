// What a customer's system does with its endpoints through API v1: change, pause, resume, roll the secret, resend.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { expectNothingStuck, importLegacyEndpoint, type Subscriber, subscriber } from './subscribers.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

const failing: Receiver['answer'] = (_request, response) => response.writeHead(503).end('maintenance');
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');

const pathOf = ({ endpoint }: Subscriber, rest = '') => `/extern/webhook-subscriptions/${endpoint.id}${rest}`;
const read = (made: Subscriber, rest = '') => service.call(pathOf(made, rest), { key: made.key });
const post = (made: Subscriber, rest: string, body: object = {}) =>
  service.call(pathOf(made, rest), { key: made.key, body });
const change = (made: Subscriber, body: object) =>
  service.call(pathOf(made), { key: made.key, method: 'PATCH', body });

test('a change replaces what is sent, keeps the rest, and checks address and events', async () => {
  const made = await subscriber(service, receiver.url);
  const changed = await change(made, { events: ['order.accepted'], description: 'Dealer' });
  expect(changed.json).toMatchObject({
    url: receiver.url,
    events: ['order.accepted'],
    description: 'Dealer',
  });
  expect((await change(made, { description: null })).json.description).toBeNull();
  await createOrder(service, made.key);
  await service.settle();
  expect(receiver.received.map(({ headers }) => headers['x-service-event'])).toEqual(['order.accepted']);
  expectV1Error(await change(made, { url: 'ftp://receiver.example' }), 400, 'INVALID_WEBHOOK_URL');
  expectV1Error(await change(made, { events: ['order.updated'] }), 400, 'INVALID_REQUEST');
  expectV1Error(await change(made, { events: [] }), 400, 'INVALID_REQUEST');
  expectV1Error(await change(made, { secret: 'x' }), 400, 'INVALID_REQUEST');
});

test('a paused endpoint gets nothing, its failed messages can be resent after resuming', async () => {
  const made = await subscriber(service, receiver.url);
  receiver.answer = failing;
  await createOrder(service, made.key);
  await service.settle();
  expect((await post(made, '/pause')).json).toMatchObject({ status: 'PAUSED', ended: 1 });
  const list = (query: string) => service.call(`/extern/webhook-subscriptions?${query}`, { key: made.key });
  expect((await list('status=ACTIVE')).json.data).toEqual([]);
  expect((await list('status=PAUSED,ACTIVE')).json.data).toHaveLength(1);
  expectV1Error(await list('status=GONE'), 400, 'INVALID_REQUEST');
  const [failed] = (await read(made, '/deliveries?state=FAILED')).json.data;
  expect(failed).toMatchObject({ state: 'DEAD_LETTER', event: 'order.created', status: 503, attempts: 1 });
  expectV1Error(await post(made, `/deliveries/${failed.id}/resend`), 409, 'ENDPOINT_PAUSED');
  const since = { failedSince: '2020-01-01T00:00:00Z' };
  expectV1Error(await post(made, '/resend', since), 409, 'ENDPOINT_PAUSED');

  expect((await post(made, '/resume')).json.status).toBe('ACTIVE');
  expect((await post(made, '/resend', since)).json).toEqual({ resent: 1 });
  await service.settle();
  receiver.answer = working;
  expect((await post(made, `/deliveries/${failed.id}/resend`)).json).toMatchObject({ state: 'PENDING' });
  await service.settle();
  const shown = (await read(made, `/deliveries/${failed.id}`)).json;
  expect(shown).toMatchObject({ state: 'DELIVERED', attempts: 3, orderNumber: failed.orderNumber });
  expect(shown.attemptLog.map(({ status }: { status: number }) => status)).toEqual([503, 503, 200]);
  expect(shown.body).toBe(receiver.received.at(-1)!.body);
  expect((await post(made, '/resend', since)).json).toEqual({ resent: 0 });
});

test('deliveries are paged and filtered, and belong to their endpoint alone', async () => {
  const made = await subscriber(service, receiver.url, ['order.created', 'order.accepted']);
  const { id } = (await createOrder(service, made.key)).json;
  await createOrder(service, made.key);
  await service.settle();
  const page = (await read(made, '/deliveries?limit=3')).json;
  expect([
    page.data.length,
    (await read(made, `/deliveries?cursor=${page.nextCursor}`)).json.data.length,
  ]).toEqual([3, 1]);
  const filtered = (await read(made, `/deliveries?order=${id}&event=order.accepted`)).json.data;
  expect(filtered).toMatchObject([{ orderId: id, event: 'order.accepted', state: 'DELIVERED' }]);
  expect((await read(made, '/deliveries?order=VT-1')).json.data).toEqual([]);
  const { id: second } = (
    await service.call('/extern/webhook-subscriptions', {
      key: made.key,
      body: { url: receiver.url, events: ['order.created'] },
    })
  ).json;
  const other = { ...made, endpoint: { id: second } };
  expect((await read(other, '/deliveries')).json.data).toEqual([]);
  expectV1Error(await read(other, `/deliveries/${filtered[0].id}`), 404, 'NOT_FOUND');
  expectV1Error(await post(other, `/deliveries/${filtered[0].id}/resend`), 404, 'NOT_FOUND');
});

test('a rolled secret signs beside the old one until its end', async () => {
  const made = await subscriber(service, receiver.url);
  const rolled = (await post(made, '/roll-secret', { hours: 2 })).json;
  expect(rolled.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(rolled.secret).not.toBe(made.endpoint.secret);
  expect(Date.parse(rolled.oldSecretUntil) - service.clock.now().getTime()).toBe(2 * 3_600_000);
  await createOrder(service, made.key);
  await service.settle();
  service.clock.advance(2 * 3_600_000);
  await createOrder(service, made.key);
  await service.settle();
  const signatures = receiver.received.map(
    ({ headers }) => String(headers['x-service-signature']).match(/v1=/g)!.length,
  );
  expect(signatures).toEqual([2, 1]);
  expectV1Error(await post(made, '/roll-secret', { hours: 73 }), 400, 'INVALID_REQUEST');
});

test('a message of the older format without one of API v1 is not resent after the switch', async () => {
  const { account, key } = await service.customer({ environment: 'production' });
  const endpoint = (await importLegacyEndpoint(service, account.id, receiver.url, ['order.updated'])).json;
  const made = { account, key, endpoint };
  const { id } = (await createOrder(service, key)).json;
  await service.call(`/extern/orders/${id}`, { method: 'PATCH', key, body: { instructions: 'Ring' } });
  await service.settle();
  const [updated] = (await read(made, '/deliveries?event=order.updated')).json.data;
  await service.ops('POST', `/accounts/${account.id}/webhook-endpoints/${endpoint.id}/switch`, {});
  expectV1Error(await post(made, `/deliveries/${updated.id}/resend`), 409, 'NO_V1_MESSAGE');
});
