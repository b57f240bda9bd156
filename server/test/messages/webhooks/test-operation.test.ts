// The test operation sends a message to the endpoint at once and returns the outcome.
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService, type TestService } from '../../harness/service.ts';
import {
  act,
  deliveryLog,
  importLegacyEndpoint,
  LEGACY_SECRET,
  type Subscriber,
  subscriber,
} from './subscribers.ts';
import { legacySignature, serviceSignature } from './verify-by-hand.ts';

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  const { webhooks, config } = REACH_RECEIVERS;
  service = await startService({ config, webhooks: { ...webhooks, timeoutMs: 3000 }, deliver: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const runTest = ({ key, endpoint }: Subscriber) =>
  service.call(`/extern/webhook-subscriptions/${endpoint.id}/test`, { key, method: 'POST' });

test('webhook.test arrives with any subscription, in the same envelope with the same signature', async () => {
  const made = await subscriber(service, receiver.url, ['order.completed'], 'sandbox');
  const answer = await runTest(made);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    delivered: true,
    status: 200,
    durationMs: expect.any(Number),
    response: 'ok',
    error: null,
    deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const [{ json, headers, body }] = receiver.received as [Receiver['received'][0]];
  expect(json).toEqual({
    id: headers['webhook-id'],
    type: 'webhook.test',
    apiVersion: '2026-09-01',
    createdAt: service.clock.now().toISOString(),
    tenantId: made.account.id,
    data: { status: null, message: expect.any(String) },
  });
  expect(headers).toMatchObject({
    'x-service-event': 'webhook.test',
    'x-service-attempt': '1',
    'x-service-delivery-id': answer.json.deliveryId,
    'x-service-signature': serviceSignature(made.endpoint.secret, service.clock.now(), body),
  });
});

test('an order event and a test message have the same headers and the same fields', async () => {
  const made = await subscriber(service, receiver.url);
  await runTest(made);
  await createOrder(service, made.key);
  await service.settle();
  const [tested, created] = receiver.received as [Receiver['received'][0], Receiver['received'][0]];
  expect(Object.keys(tested.headers).sort()).toEqual(Object.keys(created.headers).sort());
  expect(Object.keys(tested.json)).toEqual(Object.keys(created.json));
});

test('an older endpoint gets it in the older format', async () => {
  const { account, key } = await service.customer({ environment: 'production' });
  const { json: endpoint } = await importLegacyEndpoint(service, account.id, receiver.url, [
    'order.completed',
  ]);
  expect((await runTest({ account, key, endpoint })).json).toMatchObject({ delivered: true, status: 200 });
  const [{ json, headers, body }] = receiver.received as [Receiver['received'][0]];
  expect(json).toMatchObject({ event: 'webhook.test', tenantId: account.id });
  expect(headers['x-webhook-signature']).toBe(legacySignature(LEGACY_SECRET, service.clock.now(), body));
});

const failures: [string, (receiver: Receiver) => void, Record<string, unknown>][] = [
  [
    'a 500',
    (made) => {
      made.answer = (_request, response) => response.writeHead(500).end('broken');
    },
    { status: 500, response: 'broken', error: null },
  ],
  [
    'a redirect, which is not followed',
    (made) => {
      made.answer = (_request, response) => response.writeHead(302, { location: made.url }).end('over there');
    },
    { status: 302, response: 'over there', error: 'REDIRECT' },
  ],
  [
    'no answer in time',
    (made) => {
      made.answer = () => {};
    },
    { status: null, response: '', error: 'TIMEOUT' },
  ],
];

test.each(failures)(
  '%s is reported, with the duration and the start of the response',
  async (_what, script, expected) => {
    script(receiver);
    const made = await subscriber(service, receiver.url);
    const answer = await runTest(made);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      delivered: false,
      durationMs: expect.any(Number),
      deliveryId: expect.any(String),
      ...expected,
    });
    expect(receiver.received).toHaveLength(1);
  },
);

test('a refused connection is reported', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const made = await subscriber(service, `https://receiver.test:${port}/hook`);
  expect((await runTest(made)).json).toMatchObject({
    delivered: false,
    status: null,
    response: '',
    error: 'CONNECTION_REFUSED',
  });
});

test('each test is in the log with its outcome, and is not retried', async () => {
  const made = await subscriber(service, receiver.url);
  const good = (await runTest(made)).json;
  receiver.answer = (_request, response) => response.writeHead(503).end('later');
  service.clock.advance(1000);
  const bad = (await runTest(made)).json;
  service.clock.advance(86_400_000);
  await service.settle();
  expect(receiver.received).toHaveLength(2);
  const common = { event: 'webhook.test', orderId: null, attempts: 1, nextAttemptAt: null };
  expect((await deliveryLog(service, made)).data).toMatchObject([
    { ...common, id: bad.deliveryId, state: 'DEAD_LETTER', status: 503, response: 'later' },
    { ...common, id: good.deliveryId, state: 'DELIVERED', status: 200, response: 'ok' },
  ]);
  const details = await service.ops('GET', `/deliveries/${bad.deliveryId}`);
  expect(details.json.attemptLog).toMatchObject([
    { attempt: 1, status: 503, response: 'later', error: null },
  ]);
});

test('a paused endpoint gets no test message, and the answer has the reason', async () => {
  const made = await subscriber(service, receiver.url);
  await act(service, made, 'pause');
  expect((await runTest(made)).json).toMatchObject({
    delivered: false,
    status: null,
    error: 'ENDPOINT_PAUSED',
  });
  expect(receiver.received).toEqual([]);
});
