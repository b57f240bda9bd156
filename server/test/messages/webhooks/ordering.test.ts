// The order of messages: first attempts of one order run one after another, everything else in parallel.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelOrder, createOrder, patchOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';
import { deliveryLog, expectNothingStuck, subscribe, subscriber } from './subscribers.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

const EVENTS = ['order.created', 'order.accepted', 'order.rescheduled', 'order.cancelled'];

/** Holds every response until it is released. */
function holdAnswers(status = 200) {
  const held: (() => void)[] = [];
  receiver.answer = (_request, response) => held.push(() => response.writeHead(status).end());
  return held;
}

const arrived = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count));

test('the next event of an order waits until the previous attempt has ended', async () => {
  const { key } = await subscriber(service, receiver.url, EVENTS);
  const held = holdAnswers();
  const order = (await createOrder(service, key)).json;
  await patchOrder(service, key, order.id, { requestedDelivery: '2026-10-05T10:00:00Z' });
  await cancelOrder(service, key, order.id);
  for (let i = 1; i <= EVENTS.length; i++) {
    await arrived(i);
    // All events are loaded, but no further one has been sent.
    service.services.core.wakeDeliveries();
    expect(receiver.names()).toEqual(EVENTS.slice(0, i));
    held[i - 1]!();
  }
  await service.settle();
  expect(receiver.names()).toEqual(EVENTS);
});

test('a failed event does not delay the next one, and arrives later', async () => {
  const { key } = await subscriber(service, receiver.url, EVENTS);
  receiver.answer = (request, response) =>
    response.writeHead(request.json.type === 'order.created' ? 500 : 200).end();
  const order = (await createOrder(service, key)).json;
  await cancelOrder(service, key, order.id);
  await service.settle();
  expect(receiver.names()).toEqual(['order.created', 'order.accepted', 'order.cancelled']);
  receiver.answer = (_request, response) => response.writeHead(200).end();
  service.clock.advance(60_000);
  await service.settle();
  expect(receiver.names().slice(3)).toEqual(['order.created']);
});

test('orders do not wait for each other', async () => {
  const { key } = await subscriber(service, receiver.url, ['order.created', 'order.accepted']);
  const held = holdAnswers();
  const orders = [(await createOrder(service, key)).json.id, (await createOrder(service, key)).json.id];
  await arrived(2);
  expect(new Set(receiver.received.map(({ json }) => json.data.orderId))).toEqual(new Set(orders));
  expect(receiver.names()).toEqual(['order.created', 'order.created']);
  receiver.answer = (_request, response) => response.writeHead(200).end();
  for (const give of held) give();
  await service.settle();
  expect(receiver.received).toHaveLength(4);
});

test('endpoints do not wait for each other', async () => {
  const { key } = await subscriber(service, receiver.url, EVENTS);
  const hanging = await startReceiver();
  const held: (() => void)[] = [];
  hanging.answer = (_request, response) => held.push(() => response.writeHead(200).end());
  await subscribe(service, key, hanging.url, EVENTS);
  const order = (await createOrder(service, key)).json;
  await cancelOrder(service, key, order.id);
  await arrived(3);
  expect(hanging.received).toHaveLength(1);
  hanging.answer = (_request, response) => response.writeHead(200).end();
  held[0]!();
  await service.settle();
  expect(hanging.names()).toEqual(['order.created', 'order.accepted', 'order.cancelled']);
  await hanging.close();
});

test('a retry waits for no other delivery', async () => {
  const { key } = await subscriber(service, receiver.url, EVENTS);
  receiver.answer = (_request, response) => response.writeHead(500).end();
  const order = (await createOrder(service, key)).json;
  await service.settle();
  const held = holdAnswers();
  service.clock.advance(60_000);
  service.services.core.wakeDeliveries();
  await arrived(4);
  expect(receiver.received.slice(2).map(({ json }) => json.data.orderId)).toEqual([order.id, order.id]);
  for (const give of held) give();
  await service.settle();
});

test('a backlog of many orders arrives completely, in order per order', async () => {
  const idle = await startService({ ...REACH_RECEIVERS, database: service.database, clock: service.clock });
  const made = await subscriber(idle, receiver.url, EVENTS);
  const ids = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const order = (await createOrder(idle, made.key)).json;
      await cancelOrder(idle, made.key, order.id);
      return order.id as string;
    }),
  );
  await idle.close();
  await service.settle();
  expect(receiver.received).toHaveLength(180);
  for (const id of ids) {
    const names = receiver.received
      .filter(({ json }) => json.data.orderId === id)
      .map(({ json }) => json.type);
    expect(names).toEqual(['order.created', 'order.accepted', 'order.cancelled']);
  }
  expect((await deliveryLog(service, made, '?state=DELIVERED&limit=100')).data).toHaveLength(100);
});

test('the sequence is kept even if the clock was set back between two events', async () => {
  // A separate clock that is ahead, so that the worker runs only when both events are due.
  const clock = virtualClock();
  clock.set(new Date(service.clock.now().getTime() + 1000));
  const idle = await startService({ ...REACH_RECEIVERS, database: service.database, clock });
  const { key } = await subscriber(idle, receiver.url, EVENTS);
  const start = clock.now();
  clock.advance(200);
  const order = (await createOrder(idle, key)).json;
  clock.set(start);
  await cancelOrder(idle, key, order.id);
  await idle.close();
  service.clock.advance(2000);
  await service.settle();
  expect(receiver.names()).toEqual(['order.created', 'order.accepted', 'order.cancelled']);
});
