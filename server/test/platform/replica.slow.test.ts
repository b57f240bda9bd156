// Lists and exports from a streaming replica: never older than what the caller wrote, and from the primary if need be.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operationsApi } from '../../src/api/operations/api.ts';
import { connect, type Sql } from '../../src/platform/db.ts';
import {
  INSTALLED_POSTGRES,
  type InstalledPostgres,
  type InstalledServer,
  startInstalledPostgres,
} from '../harness/installed-postgres.ts';
import { createOrder } from '../harness/orders.ts';
import { findMissing } from '../harness/required-tools.ts';
import { startService, type TestService } from '../harness/service.ts';

const missing = findMissing(INSTALLED_POSTGRES);
let postgres: InstalledPostgres;
let replica: InstalledServer;
let onReplica: Sql;
let service: TestService;
let key: string;

/** What a route of the console needs at least. */
const QUERIES: Record<string, string> = {
  '/search': '?q=Autohaus',
  '/accounting/orders': '?stage=completed',
  '/views/counts': '?timeZone=Europe/Berlin',
  '/accounting/credits': '?accountId=0199a0c2-7c4e-7000-8000-000000000091',
};

/** After a failure the service leaves a replica alone for some seconds. */
const LEFT_ALONE_MS = 5000;

beforeAll(async () => {
  if (missing !== null) return;
  postgres = await startInstalledPostgres();
  replica = await postgres.startReplica();
  onReplica = connect(replica.connection, { maxConnections: 1, accepts: 'replica' });
  service = await startService({
    database: postgres.primary.connection,
    config: { databaseReplicaUrl: replica.url },
  });
  key = (await service.customer()).key;
}, 120_000);
afterAll(async () => {
  if (missing !== null) return;
  await service.close();
  await onReplica.end({ timeout: 1 });
  await postgres.remove();
});

async function listIds(): Promise<string[]> {
  const answer = await service.call('/extern/orders?limit=100', { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.map(({ id }: { id: string }) => id);
}

async function create(): Promise<string> {
  const answer = await createOrder(service, key);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

async function expectReplicaAnswers(): Promise<void> {
  const before = replica.log().length;
  await listIds();
  expect(replica.log().slice(before)).toMatch(/from orders/);
}

test.skipIf(missing !== null)('a list comes from the replica and has what was just written', async () => {
  for (let count = 0; count < 20; count += 1) {
    const id = await create();
    expect(await listIds()).toContain(id);
  }
  service.clock.advance(LEFT_ALONE_MS);
  await vi.waitFor(expectReplicaAnswers);
});

test.skipIf(missing !== null)('a replica that lags is not used until it has caught up', async () => {
  await onReplica`select pg_wal_replay_pause()`;
  const id = await create();
  expect(await listIds()).toContain(id);
  expect(await listIds()).toContain(id);
  await onReplica`select pg_wal_replay_resume()`;
  await vi.waitFor(async () => {
    service.clock.advance(LEFT_ALONE_MS);
    await expectReplicaAnswers();
  });
  expect(await listIds()).toContain(id);
});

test.skipIf(missing !== null)('an export is read from the replica to its end', async () => {
  service.clock.advance(LEFT_ALONE_MS);
  const before = replica.log().length;
  const answer = await service.ops('GET', '/audit.csv');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text.split('\n').length).toBeGreaterThan(20);
  expect(replica.log().slice(before)).toMatch(/from audit/);
  // More exports than the pool has connections, so each must return its own.
  for (let count = 0; count < 25; count += 1)
    expect((await service.ops('GET', '/audit.csv')).status).toBe(200);
});

test.skipIf(missing !== null)('every list and report of the console can be read from a replica', async () => {
  service.clock.advance(LEFT_ALONE_MS);
  const before = replica.log().length;
  const routes = operationsApi.routes.filter(({ fromReplica, path }) => fromReplica && !path.includes('{'));
  expect(routes.length).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const { path } of routes) {
    const { status, text } = await service.ops('GET', path + (QUERIES[path] ?? ''));
    if (status !== 200) refused.push(`${path}: ${text}`);
  }
  expect(refused).toEqual([]);
  const log = replica.log().slice(before);
  expect(log.match(/ERROR:.*/g) ?? []).toEqual([]);
  expect(log).toMatch(/from invoices/);
});

test.skipIf(missing !== null)(
  'without the replica the primary answers, and later the replica again',
  async () => {
    await replica.stop();
    const id = await create();
    expect(await listIds()).toContain(id);
    expect(await listIds()).toContain(id);
    await replica.start();
    await vi.waitFor(async () => {
      service.clock.advance(LEFT_ALONE_MS);
      await expectReplicaAnswers();
    }, 20_000);
  },
);

test.skipIf(missing !== null)('a server that is no replica is not read from', async () => {
  const other = await startService({
    database: postgres.primary.connection,
    config: { databaseReplicaUrl: postgres.primary.url },
  });
  expect(await other.services.replica!.acquire()).toBeNull();
  expect((await other.call('/extern/orders', { key })).status).toBe(200);
  await other.close();
});

test.skipIf(missing !== null)('a connection to a primary waits until a replica is promoted', async () => {
  const waiting = connect(replica.connection, { maxConnections: 1 });
  const answer = waiting`select pg_is_in_recovery() as is_replica`;
  const answered = answer.then(([row]) => row!.isReplica);
  await onReplica`select pg_promote()`;
  expect(await answered).toBe(false);
  await waiting.end();
});
