// Workers that die, stall or share the work: every event arrives at least once, and none stays open.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Deliverer, LEASE_MS, startDeliverer } from '../../src/messages/webhooks/deliverer.ts';
import { claimEndpoints } from '../../src/messages/webhooks/queue-store.ts';
import { connect, type Sql } from '../../src/platform/db.ts';
import { cancelOrder, createOrder, creation } from '../harness/orders.ts';
import { builtService } from '../harness/process.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { send, startService, type TestService } from '../harness/service.ts';
import { virtualClock } from '../harness/virtual-clock.ts';
import {
  committedEvents,
  deliveryLog,
  expectNoEarlyDeadLetter,
  expectNothingStuck,
  subscriber,
} from '../messages/webhooks/subscribers.ts';

const EVENTS = ['order.created', 'order.accepted', 'order.cancelled'];
const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

/** The database of a worker that dies right after sending: it never writes an outcome. */
function withoutOutcomes(sql: Sql): Sql {
  return new Proxy(sql, {
    apply(target, self, args: Parameters<Sql>) {
      const [template] = args as unknown as [TemplateStringsArray];
      if (String(template[0]).includes('with outcome as')) return new Promise(() => {});
      return Reflect.apply(target, self, args);
    },
  });
}

describe('in one process', () => {
  let service: TestService;
  let receiver: Receiver;
  beforeEach(async () => {
    service = await startService(REACH_RECEIVERS);
    receiver = await startReceiver();
    afterwards.push(
      () => service.close(),
      () => receiver.close(),
    );
  });

  function startWorker(sql = service.services.webhooks.sql): Deliverer {
    return startDeliverer({ ...service.services.webhooks, sql });
  }

  /** Whether another worker could claim the endpoint now; does not claim it. */
  async function claimable(endpointId: string): Promise<boolean> {
    const now = service.clock.now();
    const claim = {
      owner: randomUUID(),
      now,
      leasedUntil: now,
      leaseMs: LEASE_MS,
      room: { fast: 1, slow: 1 },
    };
    return (await claimEndpoints(service.services.core.sql, [endpointId], claim)).length > 0;
  }

  async function expectEverythingArrived(accountId: string): Promise<void> {
    await expectNothingStuck(service);
    await expectNoEarlyDeadLetter(service);
    const committed = await committedEvents(service, accountId, EVENTS);
    const arrived = new Set(receiver.received.map(({ json }) => json.id));
    expect(committed.filter((id) => !arrived.has(id))).toEqual([]);
    const open = await service.services.core.sql`select from webhook_deliveries where state <> 'DELIVERED'`;
    expect(open).toHaveLength(0);
  }

  test('a message that was sent but not recorded is sent again by the next worker after the lease', async () => {
    const made = await subscriber(service, receiver.url, EVENTS);
    await createOrder(service, made.key);
    // Abandoned, not stopped: like a worker on a frozen machine, which resumes as if no time had passed.
    startWorker(withoutOutcomes(service.services.core.sql));
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    // The lease lasts for another minute.
    service.clock.advance(LEASE_MS - 1);
    expect(await claimable(made.endpoint.id)).toBe(false);
    service.clock.advance(1);
    const next = startWorker();
    afterwards.push(() => next.stop());
    await next.settle();
    expect(receiver.names()).toEqual(['order.created', 'order.accepted', 'order.created', 'order.accepted']);
    const ids = receiver.received.map(({ headers }) => headers['x-service-delivery-id']);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    await expectEverythingArrived(made.account.id);
  });

  test('a lease from a clock that was set back is not waited for', async () => {
    const made = await subscriber(service, receiver.url, EVENTS);
    await createOrder(service, made.key);
    service.clock.advance(30 * 86_400_000);
    startWorker(withoutOutcomes(service.services.core.sql));
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    service.clock.advance(-29 * 86_400_000);
    const next = startWorker();
    afterwards.push(() => next.stop());
    await next.settle();
    expect(receiver.received).toHaveLength(4);
    await expectEverythingArrived(made.account.id);
  });

  test('two workers deliver every message once, in order per order', async () => {
    const made = await subscriber(service, receiver.url, EVENTS);
    const further = await subscriber(service, receiver.url, EVENTS);
    const workers = [startWorker(), startWorker()];
    for (const worker of workers) afterwards.push(() => worker.stop());
    service.services.webhooks.due.subscribe(() => {
      for (const worker of workers) worker.wake();
    });
    await Promise.all(
      [made, further].flatMap(({ key }) =>
        Array.from({ length: 20 }, async () => {
          const order = (await createOrder(service, key)).json;
          await cancelOrder(service, key, order.id);
        }),
      ),
    );
    await Promise.all(workers.map((worker) => worker.settle()));
    expect(receiver.received).toHaveLength(120);
    const ids = receiver.received.map(({ headers }) => headers['x-service-delivery-id']);
    expect(new Set(ids).size).toBe(120);
    for (const order of new Set(receiver.received.map(({ json }) => json.data.orderId))) {
      const messages = receiver.received.filter(({ json }) => json.data.orderId === order);
      expect(messages.map(({ json }) => json.type)).toEqual(EVENTS);
    }
    for (const { account } of [made, further]) await expectEverythingArrived(account.id);
  });

  test('a worker that stops midway records what it sent and leaves the rest to the next worker', async () => {
    const made = await subscriber(service, receiver.url, EVENTS);
    for (let i = 0; i < 30; i++) await createOrder(service, made.key);
    const first = startWorker();
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(5));
    await first.stop();
    const sent = receiver.received.length;
    expect((await deliveryLog(service, made, '?state=DELIVERED&limit=100')).data).toHaveLength(sent);
    const second = startWorker();
    afterwards.push(() => second.stop());
    await second.settle();
    expect(receiver.received).toHaveLength(60);
    await expectEverythingArrived(made.account.id);
  });
});

describe('a process killed by SIGKILL', () => {
  const built = builtService();
  afterAll(() => built.remove());

  /** Over http, because a separate process trusts only the public certificate authorities. */
  async function openReceiver() {
    const received: { id: string; delivery: string; attempt: string }[] = [];
    let answered = 0;
    const server: Server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { headers } = request;
      received.push({
        id: JSON.parse(body).id,
        delivery: String(headers['x-service-delivery-id']),
        attempt: String(headers['x-service-attempt']),
      });
      response.end('ok', () => {
        answered += 1;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterwards.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    return { url, received, answered: () => answered };
  }

  test('after the answer and before it was recorded: the next process sends again and records', async () => {
    const receiver = await openReceiver();
    const clock = virtualClock(new Date().toISOString());
    const service = await startService({ ...REACH_RECEIVERS, clock });
    afterwards.push(() => service.close());
    const made = await subscriber(service, receiver.url);
    const killed = await built.spawnOn(service.database, { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on' });

    const other = connect(service.database, { maxConnections: 1 });
    await other.begin(async (tx) => {
      // The lock makes the recording of the outcome wait.
      await tx`lock table webhook_attempts in exclusive mode`;
      const order = await send(`${killed.api}/extern/orders`, { key: made.key, body: creation() });
      expect(order.status, order.text).toBe(201);
      await vi.waitFor(() => expect(receiver.answered()).toBe(1), { timeout: 60_000 });
      killed.signal('SIGKILL');
      await killed.end;
      // Ends the database sessions too, as if the whole machine had failed.
      await tx`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
    });
    await other.end();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'PENDING', attempts: 0 }]);

    clock.set(new Date(Date.now() + LEASE_MS + 5000));
    const next = startDeliverer(service.services.webhooks);
    afterwards.push(() => next.stop());
    await next.settle();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(1);
    expect(receiver.received.map(({ attempt }) => attempt)).toEqual(['1', '1']);
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
    expect(receiver.received.map(({ id }) => id)).toEqual(
      expect.arrayContaining(await committedEvents(service, made.account.id, ['order.created'])),
    );
    await expectNothingStuck(service);
  });
});
