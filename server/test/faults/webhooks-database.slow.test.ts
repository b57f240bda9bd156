// A database that goes down under load: committed events arrive, and deliveries resume without a restart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { connect } from '../../src/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts';
import { createOrder } from '../harness/orders.ts';
import { builtService } from '../harness/process.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { startService, type TestService } from '../harness/service.ts';
import {
  committedEvents,
  expectNoEarlyDeadLetter,
  expectNothingStuck,
  type Subscriber,
  subscriber,
} from '../messages/webhooks/subscribers.ts';

vi.setConfig({ testTimeout: 600_000 });

const built = builtService();
afterAll(() => built.remove());

const EVENTS = ['order.created', 'order.accepted'];
const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function openReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  afterwards.push(() => receiver.close());
  return receiver;
}

/** Creates orders until it is stopped; the caller repeats failed ones. */
function load(service: TestService, key: string) {
  let stopped = false;
  let accepted = 0;
  const customers = Array.from({ length: 4 }, async () => {
    while (!stopped) {
      const answer = await createOrder(service, key).catch(() => undefined);
      if (answer?.status === 201) accepted += 1;
      await sleep(2);
    }
  });
  return {
    accepted: () => accepted,
    async stop() {
      stopped = true;
      await Promise.all(customers);
      return accepted;
    },
  };
}

/** A cut connection may only be noticed at the next query. */
const settled = (service: TestService) => vi.waitFor(() => service.settle(), { timeout: 240_000 });

async function expectEverythingArrived(service: TestService, { account }: Subscriber, receiver: Receiver) {
  const committed = await committedEvents(service, account.id, EVENTS);
  const arrived = new Set(receiver.received.map(({ json }) => json.id));
  expect(committed.filter((id) => !arrived.has(id))).toEqual([]);
  await expectNothingStuck(service);
  await expectNoEarlyDeadLetter(service);
  expect(
    await service.services.core.sql`select from webhook_deliveries where state <> 'DELIVERED'`,
  ).toHaveLength(0);
  return committed.length;
}

test('no message is lost when connections break repeatedly', async () => {
  const service = await startService({ ...REACH_RECEIVERS, deliver: true });
  afterwards.push(() => service.close());
  const receiver = await openReceiver();
  const made = await subscriber(service, receiver.url, EVENTS);
  const admin = connect({ ...service.database, database: 'postgres' }, { maxConnections: 1 });
  afterwards.push(() => admin.end());
  const orders = load(service, made.key);
  for (let round = 0; round < 8; round++) {
    const seen = receiver.received.length;
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${service.database.database}`;
    // Deliveries continue after each cut although the clock does not move.
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(seen), { timeout: 240_000 });
  }
  const accepted = await orders.stop();
  await settled(service);
  expect(accepted).toBeGreaterThan(0);
  expect(await expectEverythingArrived(service, made, receiver)).toBeGreaterThanOrEqual(
    accepted * EVENTS.length,
  );
});

test('no message is lost when PostgreSQL restarts under load', async () => {
  const dataDir = await built.copyDataDir('restarted');
  const masterKey = Buffer.from(readFileSync(join(dataDir, 'master-key'), 'utf8').trim(), 'hex');
  const start = () => startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
  let server = await start();
  afterwards.push(() => server.stop());
  const database = server.connection;
  const service = await startService({ ...REACH_RECEIVERS, database, masterKey, deliver: true });
  afterwards.push(() => service.close());
  const receiver = await openReceiver();
  const made = await subscriber(service, receiver.url, EVENTS);
  const orders = load(service, made.key);
  for (let round = 0; round < 2; round++) {
    const seen = receiver.received.length;
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(seen + 20), { timeout: 240_000 });
    await server.stop();
    server = await start();
    expect(server.connection).toEqual(service.database);
    const accepted = orders.accepted();
    await vi.waitFor(() => expect(orders.accepted()).toBeGreaterThan(accepted), { timeout: 240_000 });
  }
  const accepted = await orders.stop();
  await settled(service);
  expect(await expectEverythingArrived(service, made, receiver)).toBeGreaterThanOrEqual(
    accepted * EVENTS.length,
  );
});
