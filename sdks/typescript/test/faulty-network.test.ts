// What the table of cases (sdks/cases) cannot hold: reports of repetitions, and a signal that ends a waiting call.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type NetworkFault, openFaultyProxy } from '../../cases/faulty-proxy.ts';
import { handover, type Retry } from '../src/index.ts';
import { SAMPLE_ORDER } from '../src/testing.ts';
import { NO_RETRY_DELAY, newClient, sharedService } from './service.ts';

const service = await sharedService();
const proxy = await openFaultyProxy(service.url);
afterAll(() => proxy.close());
beforeEach(() => {
  proxy.networkFaults = [];
  proxy.calls = [];
});

async function faultyClient(options = {}) {
  const { key } = await newClient(service);
  const retries: Retry[] = [];
  const onRetry = (retry: Retry) => retries.push(retry);
  const client = handover({ url: proxy.url, apiKey: key, ...NO_RETRY_DELAY, onRetry, ...options });
  return { client, retries };
}

test('every repetition is reported with its number, its call and the error before it', async () => {
  const { client, retries } = await faultyClient();
  const faults: NetworkFault[] = ['limit', 'reset', 'half-after', 'json-503-after'];
  proxy.networkFaults = [...faults];
  await client.orders.create(SAMPLE_ORDER);
  expect(retries.map(({ attempts }) => attempts)).toEqual([1, 2, 3, 4]);
  expect(new Set(retries.map(({ call }) => call))).toEqual(new Set(['POST /extern/orders']));
  expect(retries.map(({ error }) => error.name)).toEqual([
    'ApiError',
    'ConnectionError',
    'ConnectionError',
    'ApiError',
  ]);
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
