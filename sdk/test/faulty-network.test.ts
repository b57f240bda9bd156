// With a server that refuses, resets, truncates and hangs: calls succeed and nothing is created twice.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type NetworkFault, openFaultyProxy } from '../../sdk-cases/faulty-proxy.ts';
import { ApiError, handover, type Retry } from '../src/index.ts';
import { SAMPLE_ORDER } from '../src/testing.ts';
import { NO_RETRY_DELAY, newClient, sharedService } from './service.ts';

const service = await sharedService();
const proxy = await openFaultyProxy(service.url);
afterAll(() => proxy.close());
beforeEach(() => {
  proxy.networkFaults = [];
  proxy.calls = [];
});

/** Faults after which the service has executed the call. */
const EXECUTED: NetworkFault[] = [
  'reset-after',
  'half-after',
  'cut-after',
  'refuse-after',
  'page-503-after',
  'json-503-after',
];

/** All faults but a hang, which takes the time of a whole attempt. */
const LOUD: NetworkFault[] = ['limit', 'busy', 'bare-503', 'fault-500', 'reset', ...EXECUTED, 'in-progress'];

async function faultyClient(options = {}) {
  const { client: straight, key } = await newClient(service);
  const retries: Retry[] = [];
  const onRetry = (retry: Retry) => retries.push(retry);
  const client = handover({
    url: proxy.url,
    apiKey: key,
    ...NO_RETRY_DELAY,
    timeoutMs: 1500,
    onRetry,
    ...options,
  });
  return { client, straight, key, retries };
}

const idsOf = async (orders: AsyncIterable<{ id: string }>) => {
  const ids: string[] = [];
  for await (const { id } of orders) ids.push(id);
  return ids;
};

test.each(LOUD)('a first call with the fault %s creates one order', async (networkFault) => {
  const { client, straight, retries } = await faultyClient();
  proxy.networkFaults = [networkFault];
  const order = await client.orders.create(SAMPLE_ORDER);
  expect(await idsOf(straight.orders.list())).toEqual([order.id]);
  expect(retries).toHaveLength(1);
});

test('all faults in a row create one order, with one key', async () => {
  const { client, straight, retries } = await faultyClient();
  proxy.networkFaults = [...LOUD, ...LOUD];
  const order = await client.orders.create(SAMPLE_ORDER);
  expect(await idsOf(straight.orders.list())).toEqual([order.id]);
  expect(retries.map(({ attempts }) => attempts)).toEqual(
    Array.from({ length: 2 * LOUD.length }, (_, index) => index + 1),
  );
  expect(new Set(proxy.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a hang after the order was created ends the attempt, not the call', async () => {
  const { client, straight, retries } = await faultyClient({ timeoutMs: 1000 });
  proxy.networkFaults = ['silent-after'];
  const order = await client.orders.create(SAMPLE_ORDER);
  expect(await idsOf(straight.orders.list())).toEqual([order.id]);
  expect(retries[0]!.error).toMatchObject({ name: 'ConnectionError', timedOut: true });
});

test('a key of the caller is sent', async () => {
  const { client } = await faultyClient();
  proxy.networkFaults = ['reset-after'];
  const first = await client.orders.create(SAMPLE_ORDER, { idempotencyKey: 'order 4711' });
  const again = await client.orders.create(SAMPLE_ORDER, { idempotencyKey: 'order 4711' });
  expect(again.id).toBe(first.id);
  expect(proxy.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('order 4711'));
});

test('reading, changing and cancelling succeed despite all faults', async () => {
  const { client, straight } = await faultyClient();
  const { id } = await straight.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  proxy.networkFaults = [...LOUD];
  expect((await client.orders.get(id)).id).toBe(id);
  proxy.networkFaults = [...LOUD];
  expect((await client.orders.change(id, { instructions: 'Ring twice' })).instructions).toBe('Ring twice');
  proxy.networkFaults = [...LOUD];
  expect((await client.orders.cancel(id)).status).toBe('CANCELLED');
});

test('a quote request is created once, and deciding on it survives a lost answer', async () => {
  const { client, straight } = await faultyClient();
  proxy.networkFaults = ['half-after', 'reset-after'];
  const scenario = { scenario: 'QUOTE_REQUIRED', mode: 'manual' } as const;
  const request = await client.quotes.request(SAMPLE_ORDER, scenario);
  expect(await idsOf(straight.orders.list())).toEqual([request.id]);
  await straight.sandbox.advance(request.id);
  proxy.networkFaults = ['reset-after'];
  expect((await client.quotes.accept(request.id)).state).toBe('ACCEPTED');
  await expect(client.quotes.accept(request.id)).rejects.toMatchObject({ code: 'QUOTE_ALREADY_DECIDED' });

  const other = await straight.quotes.request(SAMPLE_ORDER, scenario);
  await straight.sandbox.advance(other.id);
  proxy.networkFaults = ['cut-after'];
  expect((await client.quotes.decline(other.id, { reason: 'Too late' })).state).toBe('DECLINED');

  const third = await straight.quotes.request(SAMPLE_ORDER, scenario);
  await straight.sandbox.advance(third.id);
  proxy.networkFaults = ['page-503-after'];
  expect((await client.quotes.accept(third.id)).state).toBe('ACCEPTED');
  // A refused attempt has decided nothing: another caller made the decision.
  proxy.networkFaults = ['busy'];
  await expect(client.quotes.accept(third.id)).rejects.toMatchObject({ code: 'QUOTE_ALREADY_DECIDED' });
});

test.each(EXECUTED)('after the fault %s nothing is created or advanced twice', async (networkFault) => {
  const { client, straight } = await faultyClient();
  const { id } = await straight.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  proxy.networkFaults = ['limit', 'busy', networkFault];
  await expect(client.sandbox.advance(id)).rejects.toMatchObject({ uncertain: true });
  expect((await straight.sandbox.advance(id)).scenario.step).toBe(3);

  const { url } = await straight.sandbox.createInbox();
  const input = { url, events: ['order.created' as const] };
  proxy.networkFaults = ['limit', 'busy', networkFault];
  await expect(client.webhooks.create(input)).rejects.toMatchObject({ uncertain: true });
  const [left, ...others] = await straight.webhooks.list();
  expect([left!.url, others]).toEqual([url, []]);
  proxy.networkFaults = [networkFault];
  await client.webhooks.delete(left!.id);
  expect(await straight.webhooks.list()).toEqual([]);
});

test('a call that was certainly not executed is repeated, also if it creates', async () => {
  const { client, straight } = await faultyClient();
  const { url } = await straight.sandbox.createInbox();
  proxy.networkFaults = ['limit', 'busy'];
  const created = await client.webhooks.create({ url, events: ['order.created'] });
  expect(created.secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await straight.webhooks.list()).map(({ id }) => id)).toEqual([created.id]);
});

test('a refused call is not sent again', async () => {
  const { client } = await faultyClient();
  const refused = client.orders.create({
    ...SAMPLE_ORDER,
    transportType: 'DRIVEN',
    vehicle: { vin: 'short' },
  });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect(proxy.calls).toHaveLength(1);
});

test('a requested pause beyond the time limit ends the call at once, with the pause in the error', async () => {
  const key = 'svc_test_x';
  const answer = () =>
    Promise.resolve(
      new Response(
        '{"error":{"code":"SANDBOX_LIMIT","message":"Enough.","requestId":"r","details":{"limit":500}}}',
        {
          status: 429,
          headers: { 'retry-after': '40000' },
        },
      ),
    );
  const client = handover({ url: service.url, apiKey: key, fetch: answer });
  await expect(client.orders.create(SAMPLE_ORDER)).rejects.toMatchObject({
    code: 'SANDBOX_LIMIT',
    retryAfterSeconds: 40_000,
    details: { limit: 500 },
  });
});

test('a signal cancels a waiting call, with its reason', async () => {
  const { client } = await faultyClient({ pausesMs: [60_000] });
  await client.me();
  proxy.networkFaults = ['reset'];
  const ending = new AbortController();
  const call = client.orders.list({}, { signal: ending.signal }).then((page) => page);
  await expect.poll(() => proxy.calls.length).toBe(2);
  ending.abort(new Error('Enough'));
  await expect(call).rejects.toThrow('Enough');
});

test('an unreachable service is named, and the call certainly had no effect', async () => {
  const gone = await openFaultyProxy(service.url);
  await gone.close();
  const client = handover({ url: gone.url, apiKey: 'svc_test_x', giveUpAfterMs: 0 });
  await expect(client.me()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('cannot be reached'),
    uncertain: false,
  });
});
