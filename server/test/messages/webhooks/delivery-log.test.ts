// The delivery log: filters, pages, and a delivery with all its attempts.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, deliveryLog, expectNothingStuck, subscriber } from './subscribers.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

const failing: Receiver['answer'] = (_request, response) => response.writeHead(500).end('no');
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');
const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

test('an entry has every field of a delivery', async () => {
  const made = await subscriber(service, receiver.url);
  const order = (await createOrder(service, made.key)).json;
  const now = service.clock.now().toISOString();
  await service.settle();
  const message = receiver.received[0]!;
  expect(await deliveryLog(service, made)).toEqual({
    data: [
      {
        id: message.headers['x-service-delivery-id'],
        endpointId: made.endpoint.id,
        eventId: message.json.id,
        event: 'order.created',
        orderId: order.id,
        state: 'DELIVERED',
        attempts: 1,
        nextAttemptAt: null,
        status: 200,
        durationMs: expect.any(Number),
        response: 'ok',
        error: null,
        createdAt: now,
        finishedAt: now,
      },
    ],
    nextCursor: null,
  });
});

test('before its first attempt a delivery is PENDING and due at once', async () => {
  const idle = await startService(REACH_RECEIVERS);
  const made = await subscriber(idle, receiver.url);
  await createOrder(idle, made.key);
  const now = idle.clock.now().toISOString();
  expect((await deliveryLog(idle, made)).data).toMatchObject([
    {
      state: 'PENDING',
      attempts: 0,
      nextAttemptAt: now,
      status: null,
      durationMs: null,
      response: null,
      finishedAt: null,
    },
  ]);
  await idle.close();
});

test('after a failed attempt it is FAILED_RETRYING until its next attempt', async () => {
  const made = await subscriber(service, receiver.url);
  receiver.answer = failing;
  await createOrder(service, made.key);
  await service.settle();
  const [{ state, attempts, nextAttemptAt }] = (await deliveryLog(service, made)).data;
  expect({ state, attempts }).toEqual({ state: 'FAILED_RETRYING', attempts: 1 });
  service.clock.set(new Date(Date.parse(nextAttemptAt) - 1));
  await service.settle();
  expect(receiver.received).toHaveLength(1);
  service.clock.advance(1);
  receiver.answer = working;
  await service.settle();
  expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
});

describe('filters', () => {
  test('select by state, event and order, alone and combined', async () => {
    const made = await subscriber(service, receiver.url, ['order.created', 'order.cancelled']);
    receiver.answer = (request, response, raw) =>
      (request.json.type === 'order.cancelled' ? failing : working)(request, response, raw);
    const [one, two] = [
      (await createOrder(service, made.key)).json,
      (await createOrder(service, made.key)).json,
    ];
    await cancelOrder(service, made.key, one.id);
    await service.settle();
    const listEvents = async (query: string) =>
      (await deliveryLog(service, made, query)).data.map((d: { event: string; orderId: string }) => [
        d.event,
        d.orderId === one.id ? 1 : 2,
      ]);
    expect(await listEvents('?event=order.created')).toHaveLength(2);
    expect(await listEvents('?event=order.cancelled')).toEqual([['order.cancelled', 1]]);
    expect(await listEvents('?state=FAILED_RETRYING')).toEqual([['order.cancelled', 1]]);
    expect(await listEvents(`?orderId=${two.id}`)).toEqual([['order.created', 2]]);
    expect(await listEvents(`?orderId=${one.id}&state=DELIVERED`)).toEqual([['order.created', 1]]);
    expect(await listEvents(`?orderId=${two.id}&event=order.cancelled`)).toEqual([]);
    expect(await listEvents('?state=PENDING')).toEqual([]);
    await act(service, made, 'pause');
  });

  test.each(['?state=DONE', '?orderId=7', '?limit=0', '?limit=101', '?sort=up'])(
    '%s is refused',
    async (query) => {
      const { account, endpoint } = await subscriber(service, receiver.url);
      const path = `/accounts/${account.id}/webhook-endpoints/${endpoint.id}/deliveries${query}`;
      expectV1Error(await service.ops('GET', path), 400, 'INVALID_REQUEST');
    },
  );
});

describe('pages', () => {
  test('cover the whole log, newest first, each entry once, also with equal times', async () => {
    const made = await subscriber(service, receiver.url);
    for (let i = 0; i < 7; i++) {
      if (i % 3 === 0) service.clock.advance(1000);
      await createOrder(service, made.key);
    }
    await service.settle();
    const all = await deliveryLog(service, made, '?limit=100');
    expect(all.data).toHaveLength(7);
    const times = all.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const seen: string[] = [];
    let query = '?limit=3';
    for (let pages = 1; ; pages++) {
      const page = await deliveryLog(service, made, query);
      seen.push(...ids(page));
      if (page.nextCursor === null) {
        expect(pages).toBe(3);
        break;
      }
      query = `?limit=3&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(ids(all));
  });

  test('accept a cursor only for the same log', async () => {
    const made = await subscriber(service, receiver.url);
    const other = await subscriber(service, receiver.url);
    for (let i = 0; i < 2; i++) await createOrder(service, made.key);
    await service.settle();
    const { nextCursor } = await deliveryLog(service, made, '?limit=1');
    const path = `/accounts/${other.account.id}/webhook-endpoints/${other.endpoint.id}/deliveries`;
    expectV1Error(await service.ops('GET', `${path}?cursor=${nextCursor}`), 400, 'INVALID_CURSOR');
  });
});

describe('details', () => {
  test('show the message and every attempt with status, duration, response and error', async () => {
    const made = await subscriber(service, receiver.url);
    const script = [failing, (_: unknown, response: { destroy(): void }) => response.destroy(), working];
    receiver.answer = (request, response, raw) => script.shift()!(request, response, raw);
    await createOrder(service, made.key);
    const times = [service.clock.now().toISOString()];
    await service.settle();
    while (script.length > 0) {
      service.clock.advance(3_600_000);
      times.push(service.clock.now().toISOString());
      await service.settle();
    }
    const [entry] = (await deliveryLog(service, made)).data;
    const { json } = await service.ops('GET', `/deliveries/${entry.id}`);
    expect(json).toEqual({
      ...entry,
      body: receiver.received[0]!.body,
      attemptLog: [
        {
          attempt: 1,
          at: times[0],
          status: 500,
          durationMs: expect.any(Number),
          response: 'no',
          error: null,
        },
        {
          attempt: 2,
          at: times[1],
          status: null,
          durationMs: expect.any(Number),
          response: '',
          error: 'CONNECTION_RESET',
        },
        {
          attempt: 3,
          at: times[2],
          status: 200,
          durationMs: expect.any(Number),
          response: 'ok',
          error: null,
        },
      ],
    });
  });

  test('of an unknown delivery are NOT_FOUND', async () => {
    const unknown = '0199a0c2-7c4e-7000-8000-000000000030';
    expectV1Error(await service.ops('GET', `/deliveries/${unknown}`), 404, 'NOT_FOUND');
  });
});
