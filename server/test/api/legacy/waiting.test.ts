// A repeated call during the first one waits for its answer, but at most five seconds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startService, type TestService } from '../../harness/service.ts';
import { countOrders, createLegacyOrder, expectLegacyError, postLegacyOrder } from './legacy-calls.ts';

const LEASE_MS = 30_000;
const WAIT_MS = 5000;

/** A map server that answers on demand. */
const held: (() => void)[] = [];
let onAsked = () => {};
const maps = createServer((request, response) => {
  const place = [{ lat: '52.5', lon: '13.4' }];
  const way = { code: 'Ok', routes: [{ distance: 200_000 }] };
  held.push(() => response.end(JSON.stringify(request.url!.startsWith('/search') ? place : way)));
  onAsked();
});

function release(): void {
  onAsked = release;
  for (const answer of held.splice(0)) answer();
}

let service: TestService;
let key: string;
let accountId: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => maps.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(maps.address() as AddressInfo).port}`;
  service = await startService({ config: { geocoderUrl: url, routerUrl: url } });
  const customer = await service.customer({ environment: 'production' });
  key = customer.key;
  accountId = customer.account.id;
});
afterAll(async () => {
  release();
  await service.close();
  maps.close();
});

const waits = () => vi.waitFor(() => expect(service.clock.sleepers()).toBe(1));

test.each([
  ['externalOrderId', { externalOrderId: 'SLOW' }, {}],
  ['Idempotency-Key', {}, { 'idempotency-key': 'SLOW' }],
])('a call repeated by its %s gets the answer of the first call', async (name, identity, headers) => {
  const before = await countOrders(service, accountId);
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const sent = { ...identity, pickup: `Straße ${name}, 10115 Berlin` };
  const running = postLegacyOrder(service, key, sent, headers);
  await asked;
  const waiting = postLegacyOrder(service, key, { ...sent, notes: 'Other' }, headers);
  await waits();
  release();
  const first = await running;
  service.clock.advance(WAIT_MS);
  const second = await waiting;
  expect(first.status, first.text).toBe(201);
  expect(second.status, second.text).toBe(200);
  expect(second.json).toEqual({ ...first.json, wiederholung: true });
  expect(await countOrders(service, accountId)).toBe(before + 1);
});

test('after five seconds it is answered with a time to wait, and succeeds once the first call is given up', async () => {
  onAsked = release;
  const now = service.clock.now();
  await service.services.core.sql`
    insert into idempotency_keys (account_id, environment, space, key, fingerprint, owner, leased_until, created_at)
    values (${accountId}, 'production', 'external', 'DEAD', ${Buffer.alloc(32)}, gen_random_uuid(),
      ${new Date(now.getTime() + LEASE_MS)}, ${now})`;
  const waiting = postLegacyOrder(service, key, { externalOrderId: 'DEAD' });
  await waits();
  service.clock.advance(WAIT_MS - 1);
  await waits();
  service.clock.advance(1);
  const answer = await waiting;
  expectLegacyError(answer, 503, 'NUMBER_COLLISION');
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  service.clock.advance(LEASE_MS);
  expect((await createLegacyOrder(service, key, { externalOrderId: 'DEAD' })).wiederholung).toBe(false);
});
