// While a first call runs, dies or fails: its key is reserved, and free again afterwards.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/orders/records/idempotency/fingerprint.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, creation } from '../harness/orders.ts';
import { startService, type TestService } from '../harness/service.ts';

const LEASE_MS = 30_000;

/** A map server that answers on demand. */
const held: (() => void)[] = [];
let holding = false;
let onAsked = () => {};
const maps = createServer((request, response) => {
  const answer = () => answerAs(request.url!, response);
  if (holding) held.push(answer);
  else answer();
  onAsked();
});
const answerAs = (url: string, response: ServerResponse) => {
  const place = [{ lat: '52.5', lon: '13.4' }];
  const way = { code: 'Ok', routes: [{ distance: 200_000 }] };
  response.end(JSON.stringify(url.startsWith('/search') ? place : way));
};

/** Resolves when the next query arrives, which then waits for `release`. */
function holdNextMapQuery(): Promise<void> {
  holding = true;
  return new Promise((resolve) => {
    onAsked = resolve;
  });
}

function release(): void {
  holding = false;
  for (const answer of held.splice(0)) answer();
}

let service: TestService;
let key: string;
let accountId: string;
let places = 0;
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

/** Uses a new address, so that no cache has it. */
const newPlace = () => {
  places += 1;
  return { pickup: { street: `Neue Straße ${places}`, postalCode: '10115', city: 'Berlin' } };
};

async function countDanglingKeys(): Promise<number> {
  const [row] = await service.services.core.sql`
    select count(*)::int as count from idempotency_keys k where body is null
      or not exists (select 1 from orders where orders.id = k.order_id)`;
  return row!.count;
}

async function isKeyClaimed(): Promise<boolean> {
  const rows = await service.services.core.sql`
    select 1 from idempotency_keys where body is null and created_at = ${service.clock.now()}`;
  return rows.length > 0;
}

async function withoutEvents<T>(act: () => Promise<T>): Promise<T> {
  await service.services.core.sql`alter table events rename to events_away`;
  try {
    return await act();
  } finally {
    await service.services.core.sql`alter table events_away rename to events`;
  }
}

describe.each([
  ['Idempotency-Key', (n: number) => ({ headers: { 'idempotency-key': `K-${n}` }, identity: {} })],
  ['externalOrderId', (n: number) => ({ headers: {}, identity: { externalOrderId: `E-${n}` } })],
])('a call held by its %s', (_, identify) => {
  const calls = () => {
    const { headers, identity } = identify(places + 1);
    const body = { ...identity, ...newPlace() };
    return (changes = {}) => createOrder(service, key, { ...body, ...changes }, headers);
  };

  test('while it runs, the same body is in progress and another is a reuse; afterwards it is replayed', async () => {
    const call = calls();
    const asked = holdNextMapQuery();
    const running = call();
    await asked;
    const again = await call();
    expectV1Error(again, 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
    expect(again.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expectV1Error(await call({ instructions: 'Other' }), 409, 'IDEMPOTENCY_KEY_REUSED');
    expectV1Error(await call({ services: { customs: true } }), 409, 'IDEMPOTENCY_KEY_REUSED');
    release();
    const first = await running;
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const replay = await call();
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.text).toBe(first.text);
    expect(await countDanglingKeys()).toBe(0);
  });

  test('a failed call releases the key', async () => {
    const call = calls();
    expectV1Error(await withoutEvents(call), 500, 'INTERNAL_ERROR');
    expect(await countDanglingKeys()).toBe(0);
    const second = await call({ instructions: 'Other' });
    expect(second.status).toBe(201);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
  });

  test('a call that takes longer than its lease creates no second order', async () => {
    const call = calls();
    const asked = holdNextMapQuery();
    const slow = call();
    await asked;
    service.clock.advance(LEASE_MS);
    const next = call();
    while (!(await isKeyClaimed())) await setImmediate();
    release();
    const [late, made] = await Promise.all([slow, next]);
    expect(made.status).toBe(201);
    expect(made.headers.get('idempotent-replayed')).toBeNull();
    if (late.status === 201) {
      expect(late.headers.get('idempotent-replayed')).toBe('true');
      expect(late.text).toBe(made.text);
    } else {
      expectV1Error(late, 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
    }
    const repeated = await call();
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    expect(repeated.text).toBe(made.text);
    expect(await countDanglingKeys()).toBe(0);
  });
});

test('the key of a dead call is free when its lease has ended', async () => {
  const changes = newPlace();
  const now = service.clock.now();
  await service.services.core.sql`
    insert into idempotency_keys (account_id, environment, space, key, fingerprint, owner, leased_until, created_at)
    values (${accountId}, 'production', 'header', 'DEAD', ${fingerprint('POST /extern/orders', creation(changes))},
      gen_random_uuid(), ${new Date(now.getTime() + LEASE_MS)}, ${now})`;
  const call = (other = {}) =>
    createOrder(service, key, { ...changes, ...other }, { 'idempotency-key': 'DEAD' });
  service.clock.advance(LEASE_MS - 1);
  expectV1Error(await call(), 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
  expectV1Error(await call({ instructions: 'Other' }), 409, 'IDEMPOTENCY_KEY_REUSED');
  service.clock.advance(1);
  const free = await call({ instructions: 'Other' });
  expect(free.status).toBe(201);
  expect(free.headers.get('idempotent-replayed')).toBeNull();
});

test('the key of a dead call whose clock was set back since is free', async () => {
  const changes = newPlace();
  const inAnHour = new Date(service.clock.now().getTime() + 3_600_000);
  await service.services.core.sql`
    insert into idempotency_keys (account_id, environment, space, key, fingerprint, owner, leased_until, created_at)
    values (${accountId}, 'production', 'header', 'AHEAD', ${fingerprint('POST /extern/orders', creation(changes))},
      gen_random_uuid(), ${inAnHour}, ${inAnHour})`;
  expect((await createOrder(service, key, changes, { 'idempotency-key': 'AHEAD' })).status).toBe(201);
});

test('a call without a key blocks no other call', async () => {
  const changes = newPlace();
  const asked = holdNextMapQuery();
  const running = [createOrder(service, key, changes), createOrder(service, key, changes)];
  await asked;
  release();
  const [one, two] = await Promise.all(running);
  expect([one!.status, two!.status]).toEqual([201, 201]);
  expect(one!.json.id).not.toBe(two!.json.id);
});

test('a failed call in the sandbox, which needs no map server, releases the key too', async () => {
  const sandbox = await service.customer();
  const call = () => createOrder(service, sandbox.key, {}, { 'idempotency-key': 'S' });
  expectV1Error(await withoutEvents(call), 500, 'INTERNAL_ERROR');
  const second = await call();
  expect(second.status).toBe(201);
  expect(second.headers.get('idempotent-replayed')).toBeNull();
});
