// A process with ROLE=api behind PgBouncer in transaction mode: a whole journey, with a worker that is connected directly.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../src/platform/db.ts';
import {
  giveTo,
  isRoot,
  spawnOptionsFor,
  unprivilegedUser,
} from '../../src/platform/embedded-postgres/run-as.ts';
import { readStream } from '../dispatch/tracking/event-client.ts';
import {
  INSTALLED_POSTGRES,
  type InstalledPostgres,
  startInstalledPostgres,
} from '../harness/installed-postgres.ts';
import { createOrder } from '../harness/orders.ts';
import { freePort } from '../harness/process.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { findMissing } from '../harness/required-tools.ts';
import { startService, type TestService } from '../harness/service.ts';
import { subscribe } from '../messages/webhooks/subscribers.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const missing = findMissing(INSTALLED_POSTGRES, PGBOUNCER);
/** Fewer than the service has, so that each is used by many of them in turns. */
const SERVER_CONNECTIONS = 3;

let postgres: InstalledPostgres;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let api: TestService;
let worker: TestService;
let receiver: Receiver;

/** As deploy/pgbouncer sets it up, with the addresses of this machine. */
async function startPgbouncer(serverPort: number) {
  const user = isRoot() ? await unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'handover-pgbouncer-'));
  chmodSync(folder, 0o755);
  await giveTo(user, folder);
  const port = Number(await freePort());
  const example = readFileSync(join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const values = {
    'handover = host=haproxy.handover.example port=5000 dbname=handover': `postgres = host=127.0.0.1 port=${serverPort}`,
    'listen_addr = pgbouncer.handover.example': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = any',
    'default_pool_size = 20': `default_pool_size = ${SERVER_CONNECTIONS}`,
    '[databases]\npostgres =': '[databases]\npostgres = user=postgres',
  };
  let text = example;
  for (const [from, to] of Object.entries(values)) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, `${text}unix_socket_dir =\n`);
  const child = spawn(PGBOUNCER, [config], { ...spawnOptionsFor(user), stdio: 'ignore' });
  return {
    connection: { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  if (missing !== null) return;
  postgres = await startInstalledPostgres();
  const { primary } = postgres;
  pooler = await startPgbouncer(primary.connection.port);
  receiver = await startReceiver();
  worker = await startService({ ...REACH_RECEIVERS, database: primary.connection, deliver: true });
  api = await startService({
    database: pooler.connection,
    clock: worker.clock,
    webhooks: REACH_RECEIVERS.webhooks!,
    config: { ...REACH_RECEIVERS.config, role: 'api', databaseListenUrl: primary.url },
  });
}, 120_000);
afterAll(async () => {
  if (missing !== null) return;
  await api.close();
  await worker.close();
  await receiver.close();
  await pooler.stop();
  await postgres.remove();
});

test.skipIf(missing !== null)('from the order to the webhook and the update of a stream', async () => {
  const { key } = await api.customer();
  await subscribe(api, key, receiver.url, ['order.created', 'order.accepted', 'driver.assigned']);
  const stream = await readStream(`${api.api}/extern/sandbox/events`, { authorization: `Bearer ${key}` });
  await stream.next();
  const order = await createOrder(api, key);
  expect(order.status, order.text).toBe(201);
  for (let step = 0; step < 3; step += 1) {
    worker.clock.advance(20_000);
    await worker.settle();
  }
  // The worker's notification reaches the other process only over the direct connection.
  await expect
    .poll(() => stream.events().map(({ event }) => event), { timeout: 10_000 })
    .toContain('driver.assigned');
  expect(receiver.names()).toEqual(['order.created', 'order.accepted', 'driver.assigned']);
  stream.leave();
  await stream.ended;
  const read = await api.call(`/extern/orders/${order.json.id}`, { key });
  expect(read.json).toMatchObject({ id: order.json.id, status: expect.not.stringMatching('OPEN') });
});

test.skipIf(missing !== null)(
  'many calls at once share few connections, each with the right answer',
  async () => {
    const { key } = await api.customer({ environment: 'production' });
    const made = await Promise.all(Array.from({ length: 40 }, () => createOrder(api, key)));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const lists = await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.call(`/extern/orders?limit=${n + 1}`, { key })),
    );
    expect(lists.map(({ json }) => json.data.length)).toEqual(lists.map((_, n) => n + 1));
    const reads = await Promise.all(made.map(({ json }) => api.call(`/extern/orders/${json.id}`, { key })));
    expect(reads.map(({ json }) => json.id)).toEqual(made.map(({ json }) => json.id));
    const cancelled = await Promise.all(
      made.map(({ json }) => api.call(`/extern/orders/${json.id}/cancel`, { method: 'POST', key })),
    );
    expect(cancelled.map(({ status }) => status)).toEqual(made.map(() => 200));
    const admin = connect(postgres.primary.connection, { maxConnections: 1 });
    // The request log is written with COPY, also over the pooler.
    await vi.waitFor(async () => {
      const [row] =
        await admin`select count(*)::int as calls from request_log where path like '/api/v1/extern/orders%'`;
      expect(row!.calls).toBeGreaterThan(100);
    }, 10_000);
    await admin.end();
  },
);

test.skipIf(missing !== null)('reads and creations in turns are all answered', async () => {
  const { key } = await api.customer({ environment: 'production' });
  // Their statements meet on the same connections, those with parameters behind those without.
  const each = Array.from({ length: 40 }, async () => {
    const read = await api.call('/extern/orders?limit=3', { key });
    const made = await createOrder(api, key);
    return [read.status, made.status];
  });
  expect(await Promise.all(each)).toEqual(each.map(() => [200, 201]));
});

test.skipIf(missing !== null)(
  'a withdrawn key is refused at once, because the direct connection listens',
  async () => {
    const { key, accountId } = await api.customer();
    expect((await api.call('/extern/me', { key })).status).toBe(200);
    const { data } = (await worker.ops('GET', `/accounts/${accountId}/credentials`)).json;
    expect((await worker.ops('DELETE', `/credentials/${data[0].id}`)).status).toBe(204);
    await expect.poll(async () => (await api.call('/extern/me', { key })).status).toBe(401);
  },
);
