// Endpoints that hang do not slow down those that respond: measured in slots, not in time.
import { afterEach, expect, test, vi } from 'vitest';
import { LANE_LIMITS, type LaneLimits, lanes } from '../../../src/messages/webhooks/lanes.ts';
import { createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { expectNothingStuck, subscribe } from './subscribers.ts';

const TINY: LaneLimits = {
  fast: 4,
  slow: 2,
  perFastEndpoint: 4,
  perSlowEndpoint: 1,
  perAccount: 4,
  fastEndpoints: 20,
  slowEndpoints: 20,
};

const afterwards: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function start(laneLimits: LaneLimits): Promise<TestService> {
  const service = await startService({ ...REACH_RECEIVERS, deliver: { laneLimits } });
  afterwards.push(() => service.close());
  return service;
}

async function open(): Promise<Receiver> {
  const receiver = await startReceiver();
  afterwards.push(() => receiver.close());
  return receiver;
}

/** A receiver that keeps every request waiting until it is released. */
async function openHanging() {
  const receiver = await open();
  const held: (() => void)[] = [];
  receiver.answer = (_request, response) => held.push(() => response.writeHead(200).end());
  const release = () => {
    receiver.answer = (_request, response) => response.writeHead(200).end();
    for (const give of held.splice(0)) give();
  };
  return { receiver, release };
}

/** Nine endpoints hang and the tenth responds, all with the same orders. */
async function hangNineOfTen(service: TestService, sameAccount: boolean) {
  const hanging = await openHanging();
  const answering = await open();
  const accounts = [await service.customer()];
  for (let i = 1; i < 10 && !sameAccount; i++) accounts.push(await service.customer());
  for (let i = 0; i < 9; i++) {
    const { key } = accounts[i % accounts.length]!;
    await subscribe(service, key, `${hanging.receiver.url}/${i}`, ['order.created']);
  }
  const { key } = accounts[accounts.length - 1]!;
  await subscribe(service, key, answering.url, ['order.created']);
  return { hanging, answering, keys: accounts.map((account) => account.key) };
}

const places = (receiver: Receiver) =>
  new Set(receiver.received.map(({ headers }) => headers['x-service-delivery-id']));

test.each([
  ['of the same account', true],
  ['of separate accounts', false],
])('nine hanging endpoints %s never use the slots of the tenth', async (_whose, sameAccount) => {
  const service = await start(TINY);
  const { hanging, answering, keys } = await hangNineOfTen(service, sameAccount);
  for (const key of keys) await createOrder(service, key);
  await vi.waitFor(() => expect(places(hanging.receiver).size).toBeGreaterThanOrEqual(9));
  for (let i = 0; i < 20; i++) await createOrder(service, keys[keys.length - 1]!);
  // All nine still hang, and the tenth has received everything.
  await vi.waitFor(() => expect(answering.received).toHaveLength(21));
  expect(places(hanging.receiver).size).toBeLessThan(9 * 20);
  hanging.release();
  await service.settle();
  await expectNothingStuck(service);
});

test('endpoints that hang do not use the slots of endpoints that respond', async () => {
  const service = await start({ ...TINY, fastEndpoints: 2, slowEndpoints: 2 });
  const hanging = await openHanging();
  const failing = await open();
  failing.answer = (_request, response) => response.writeHead(500).end();
  const slow = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const customer = await service.customer();
      await subscribe(service, customer.key, `${failing.url}/${i}`, ['order.created']);
      await createOrder(service, customer.key);
      return customer;
    }),
  );
  await service.settle();
  expect(await service.services.core.sql`select from webhook_queues where slow`).toHaveLength(4);
  // From now on all four hang, and only two of them get a slot.
  failing.answer = hanging.receiver.answer;
  service.clock.advance(60_000);
  service.services.core.wakeDeliveries();
  await vi.waitFor(() => expect(failing.received).toHaveLength(6));
  const answering = await open();
  const { key } = await service.customer();
  await subscribe(service, key, answering.url, ['order.created']);
  await createOrder(service, key);
  await vi.waitFor(() => expect(answering.received).toHaveLength(1));
  failing.answer = (_request, response) => response.writeHead(200).end();
  hanging.release();
  await service.settle();
  expect(failing.received).toHaveLength(8);
  expect(slow).toHaveLength(4);
});

test('an endpoint has its own slot even if all shared ones are in use', () => {
  const all = lanes(TINY);
  const crowd = Array.from({ length: 5 }, () => all.forEndpoint('a', false));
  for (const slots of crowd) {
    while (slots.acquire());
  }
  expect(all.forEndpoint('a', false).acquire()).not.toBeNull();
  expect(all.forEndpoint('b', true).acquire()).not.toBeNull();
});

test('a new endpoint gets two slots, and more with every quick success', () => {
  const slots = lanes(LANE_LIMITS).forEndpoint('a', false);
  const running = [slots.acquire()!, slots.acquire()!];
  expect(slots.acquire()).toBeNull();
  for (let most = 3; most <= LANE_LIMITS.perFastEndpoint; most++) {
    running.shift()!(true);
    while (running.length < most) running.push(slots.acquire()!);
    expect(slots.acquire()).toBeNull();
  }
  expect(running).toHaveLength(LANE_LIMITS.perFastEndpoint);
  running.shift()!(true);
  running.push(slots.acquire()!);
  expect(slots.acquire()).toBeNull();
});

test('a failure moves an endpoint to the slow lane, and a success moves it back', () => {
  const slots = lanes(LANE_LIMITS).forEndpoint('a', false);
  slots.acquire()!(false);
  expect(slots.slow).toBe(true);
  slots.acquire()!(true);
  expect(slots.slow).toBe(false);
});

test('slots are released after every outcome of an attempt', () => {
  const all = lanes(TINY);
  for (const outcome of [true, false, null]) {
    for (let i = 0; i < 10; i++) {
      const slots = all.forEndpoint('a', false);
      const taken = [slots.acquire()!, slots.acquire()!];
      for (const leave of taken) leave(outcome);
    }
  }
  const slots = all.forEndpoint('a', false);
  expect([slots.acquire(), slots.acquire(), slots.acquire()]).toEqual([
    expect.any(Function),
    expect.any(Function),
    null,
  ]);
});
