// `npm start`: one command that works, a graceful shutdown, and recovery after any other exit.
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import postgres from '#postgres';
import { isAlive, postgresProcessesIn } from '../../src/platform/embedded-postgres/running-processes.ts';
import { builtService, freePort, postgresPidOf, type ServiceProcess, type User } from '../harness/process.ts';
import { send } from '../harness/service.ts';

// Every test starts whole services, each with its own database.
vi.setConfig({ testTimeout: 300_000 });

const asRoot = process.getuid?.() === 0;
const DAEMON: User = { uid: 1, gid: 1 };
const DATABASE_URL = process.env.TEST_DATABASE_URL;

const built = builtService();
afterEach(() => built.endAll());
afterAll(() => built.remove());

async function start(settings: Record<string, string>, user?: User): Promise<ServiceProcess> {
  const service = built.spawn({ PORT: await freePort(), ...settings }, user);
  await service.ready;
  return service;
}

/** Where the demo does not matter: creating it costs more than the start itself. */
const startWithoutDemo = (settings: Record<string, string>, user?: User) =>
  start({ DEMO: 'off', ...settings }, user);

async function refused(settings: Record<string, string>) {
  const { code, stdout, stderr } = await built.spawn({ LOG_LEVEL: 'warn', ...settings }).end;
  expect(stdout).toBe('');
  return { code, sentences: stderr.trim().split('\n') };
}

const DID_NOT_START = 'Handover did not start.';

async function stop(service: ServiceProcess, signal: NodeJS.Signals = 'SIGTERM') {
  service.signal(signal);
  expect(await service.end).toMatchObject({ code: 0 });
}

function demoOf(service: ServiceProcess) {
  const shown = (name: string) => new RegExp(`^ +${name} +(\\S+)$`, 'm').exec(service.stdout())?.[1] ?? '';
  return { key: shown('API key'), clientId: shown('OAuth client'), secret: shown('OAuth secret') };
}

const PLACE = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' };
const ORDER = { pickup: PLACE, delivery: { ...PLACE, city: 'Köln', postalCode: '50667' } };

const me = (service: ServiceProcess, key: string) => send(`${service.api}/extern/me`, { key });

const operatorToken = (dataDir: string) => readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();

/** Checks that the service, its database and the demo key all work. */
async function expectDemo(service: ServiceProcess) {
  expect((await send(`${service.url}/health/ready`)).status).toBe(200);
  expect((await me(service, demoOf(service).key)).json.account.name).toBe('Demo Autohaus GmbH');
}

async function createAccount(service: ServiceProcess, dataDir: string): Promise<void> {
  const answer = await send(`${service.api}/ops/accounts`, {
    key: operatorToken(dataDir),
    body: { name: 'Echt GmbH' },
  });
  expect(answer.status).toBe(201);
}

async function accountNames(service: ServiceProcess, dataDir: string): Promise<string[]> {
  const answer = await send(`${service.api}/ops/accounts`, { key: operatorToken(dataDir) });
  return answer.json.data.map(({ name }: { name: string }) => name);
}

async function expectFree(dataDir: string) {
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(dataDir, 'service.lock'))).toBe(false);
}

/** Runs the command as if pasted into a terminal, or makes the same call here if there is no curl. */
async function runCurl(line: string): Promise<string> {
  if (!spawnSync('curl', ['--version']).error) {
    return (await promisify(execFile)('sh', ['-c', line])).stdout;
  }
  const [, address, key] = /^curl -s (\S+) -H "Authorization: Bearer (\S+)"$/.exec(line)!;
  return (await send(address!, { key: key! })).text;
}

test('the first start prints what a new user needs, the second prints the same and has all data', async () => {
  const dataDir = built.makeDataDir('twice');
  const port = await freePort();
  const first = await start({ DATA_DIR: dataDir, PORT: port });
  for (const path of ['', '/ops/openapi.json']) {
    expect(first.stdout()).toContain(`http://localhost:${port}/api/v1${path}`);
  }
  for (const path of ['/openapi.json', '/health/ready']) {
    expect(first.stdout()).toContain(`http://localhost:${port}${path}`);
    expect((await send(first.url + path)).status).toBe(200);
  }
  const demo = demoOf(first);
  const curl = /^ +(curl .*)$/m.exec(first.stdout())![1]!;
  expect(JSON.parse(await runCurl(curl))).toMatchObject({
    environment: 'sandbox',
    account: { name: 'Demo Autohaus GmbH' },
    credential: { type: 'api_key' },
  });
  const grant = await send(`${first.api}/extern/oauth/token`, {
    body: { grant_type: 'client_credentials', client_id: demo.clientId, client_secret: demo.secret },
  });
  expect(grant.status).toBe(200);
  expect((await me(first, grant.json.access_token)).json.credential.clientId).toBe(demo.clientId);

  const order = await send(`${first.api}/extern/orders`, { key: demo.key, body: ORDER });
  expect(order.status).toBe(201);
  expect(first.stderr()).toContain('schema was brought up to date');
  await stop(first, 'SIGINT');
  await expectFree(dataDir);

  const second = await start({ DATA_DIR: dataDir, PORT: port });
  expect(second.stdout()).toBe(first.stdout());
  expect(second.stderr()).not.toContain('schema was brought up to date');
  await expectDemo(second);
  expect((await me(second, grant.json.access_token)).status).toBe(200);
  const kept = await send(`${second.api}/extern/orders/${order.json.id}`, { key: demo.key });
  expect(kept.json.orderNumber).toBe(order.json.orderNumber);
  await stop(second, 'SIGHUP');
  await expectFree(dataDir);
});

test('SIGTERM answers the request in flight, waits for no idle connection, and frees DATA_DIR', async () => {
  const dataDir = await built.copyDataDir('drained');
  const service = await startWithoutDemo({ DATA_DIR: dataDir });
  const agent = new Agent({ keepAlive: true });
  const idle = request(`${service.url}/health/live`, { agent }).end();
  const [answer] = (await once(idle, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');

  const body = JSON.stringify({ name: 'Langsame Leitung GmbH' });
  const slow = request(`${service.api}/ops/accounts`, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers: {
      authorization: `Bearer ${operatorToken(dataDir)}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  slow.flushHeaders();
  await once(slow, 'continue');
  slow.write(body.slice(0, 20));
  service.signal('SIGTERM');
  await expect.poll(() => send(`${service.url}/health/live`).catch(() => 'refused')).toBe('refused');
  slow.end(body.slice(20));
  const [late] = (await once(slow, 'response')) as [IncomingMessage];
  expect(late.statusCode).toBe(201);
  expect(JSON.parse((await late.toArray()).join(''))).toMatchObject({ name: 'Langsame Leitung GmbH' });

  expect(await service.end).toMatchObject({ code: 0 });
  agent.destroy();
  await expectFree(dataDir);
});

describe('npm start ends with npm, and PostgreSQL with it', () => {
  test.each([
    ['asked to end', 'SIGTERM', ''],
    ['interrupted by Ctrl C, which reaches every process', 'SIGINT', ''],
    ['killed, so that it passes nothing on', 'SIGKILL', ''],
    ['killed, with a shell in between', 'SIGKILL', '; true'],
  ] as const)('that is %s', async (name, signal, after) => {
    const dataDir = await built.copyDataDir(`npm ${name}`);
    const npm = built.spawnByNpm({ DATA_DIR: dataDir, DEMO: 'off', PORT: await freePort() }, after);
    await npm.ready;
    expect(await postgresProcessesIn(join(dataDir, 'postgres'))).not.toEqual([]);
    if (signal === 'SIGINT') process.kill(-npm.pid, signal);
    else npm.signal(signal);
    // Closes when every process that writes there has ended.
    await npm.end;
    await expectFree(dataDir);
  });
});

test('SIGTERM during a first start leaves no PostgreSQL running and DATA_DIR unlocked', async () => {
  const dataDir = built.makeDataDir('interrupted');
  const service = built.spawn({ DATA_DIR: dataDir, PORT: await freePort() });
  await expect.poll(service.stderr).toContain('creating a PostgreSQL database');
  await stop(service);
  expect(service.stdout()).toBe('');
  await expectFree(dataDir);
  await expectDemo(await start({ DATA_DIR: dataDir }));
});

test('after kill -9 of the service, of PostgreSQL and of both the next start recovers, with all data', async () => {
  const dataDir = await built.copyDataDir('killed');
  let service = await startWithoutDemo({ DATA_DIR: dataDir });
  await createAccount(service, dataDir);
  for (const victim of ['the service', 'PostgreSQL', 'both']) {
    const database = await postgresPidOf(dataDir);
    if (victim !== 'PostgreSQL') service.signal('SIGKILL');
    if (victim !== 'the service') process.kill(database, 'SIGKILL');
    const { code, stderr } = await service.end;
    if (victim === 'PostgreSQL') {
      expect(code).toBe(1);
      expect(stderr).toContain('The embedded PostgreSQL ended unexpectedly; stopping.');
    }
    if (victim === 'the service') expect(await isAlive(database)).toBe(true);

    service = await startWithoutDemo({ DATA_DIR: dataDir });
    expect(await accountNames(service, dataDir), `after kill -9 of ${victim}`).toEqual(['Echt GmbH']);
  }
  await stop(service);
  await expectFree(dataDir);
});

test('the demo is created after the start while calls are answered, and kill -9 only interrupts it', async () => {
  const dataDir = await built.copyDataDir('demo');
  const demo = async (service: ServiceProcess) => {
    return (await send(`${service.api}/ops/demo`, { key: operatorToken(dataDir) })).json;
  };
  const first = await start({ DATA_DIR: dataDir });
  expect((await demo(first)).prepared).toBe(false);
  await expect.poll(async () => (await demo(first)).done).toBeGreaterThan(5);
  await expectDemo(first);
  const { done } = await demo(first);
  first.signal('SIGKILL');
  await first.end;

  const second = await start({ DATA_DIR: dataDir });
  await expect.poll(async () => (await demo(second)).done).toBeGreaterThan(done + 1);
  await stop(second);

  const without = await start({ DATA_DIR: dataDir, DEMO: 'off' });
  expect((await demo(without)).error.code).toBe('NOT_FOUND');
  expect(without.stdout()).not.toContain('Demo');
  expect((await me(without, demoOf(second).key)).status).toBe(401);
  await stop(without);
});

test('where other machines can reach it only DEMO=on starts a demo, which visitors enter by its printed address, and other data ends it', async () => {
  const dataDir = await built.copyDataDir('reachable');
  const enter = (service: ServiceProcess, cookie = '') =>
    fetch(`${service.url}/demo/console`, { method: 'POST', redirect: 'manual', headers: { cookie } });
  const without = await start({ DATA_DIR: dataDir, HOST: '0.0.0.0' });
  expect(without.stdout()).not.toMatch(/demo|svc_test_/i);
  expect((await enter(without)).status).toBe(404);
  await stop(without);

  const service = await start({ DATA_DIR: dataDir, HOST: '0.0.0.0', DEMO: 'on' });
  expect((await enter(service)).status).toBe(403);
  const [, address] = /^ +(http\S+\/\?entrance=\w{43})$/m.exec(service.stdout())!;
  const opened = await fetch(address!, { redirect: 'manual' });
  const entered = await enter(service, opened.headers.getSetCookie()[0]!.split(';')[0]);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console/today']);
  expect((await me(service, demoOf(service).key)).status).toBe(200);
  await createAccount(service, dataDir);
  await stop(service);

  const over = await start({ DATA_DIR: dataDir });
  expect(over.stdout()).toContain('There is no demo, because the database holds data that the demo did not');
  expect(over.stdout()).not.toContain('svc_test_');
  expect((await me(over, demoOf(service).key)).status).toBe(401);
  expect((await enter(over)).status).toBe(404);
  await stop(over);
});

test('another MASTER_KEY, a DATA_DIR or a PORT in use stop the start with a sentence, and nothing remains of it', async () => {
  const dataDir = await built.copyDataDir('refused');
  const MASTER_KEY = readFileSync(join(dataDir, 'master-key'), 'utf8').trim();
  const PORT = await freePort();
  const wrong = { DATA_DIR: dataDir, MASTER_KEY: randomBytes(32).toString('hex'), PORT };
  expect(await refused(wrong)).toEqual({
    code: 1,
    sentences: [DID_NOT_START, expect.stringMatching(/^MASTER_KEY does not fit this database/)],
  });
  await expectFree(dataDir);

  // The right one works, and keeps working while a second start is refused.
  const first = await startWithoutDemo({ DATA_DIR: dataDir, MASTER_KEY });
  expect(await refused({ DATA_DIR: dataDir, PORT })).toEqual({
    code: 1,
    sentences: [
      DID_NOT_START,
      `DATA_DIR is taken: another Handover service (pid ${first.pid}) is using DATA_DIR ${dataDir}.`,
    ],
  });
  expect(await accountNames(first, dataDir)).toEqual([]);
  await stop(first);

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await refused({ DATA_DIR: dataDir, PORT: String(port) })).toEqual({
    code: 1,
    sentences: [DID_NOT_START, `PORT ${port} is taken by another program; set it to a free one.`],
  });
  other.close();
  await expectFree(dataDir);
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['DATA_DIR', { DATA_DIR: process.execPath }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/x', MASTER_KEY: 'ab'.repeat(32) }],
])('a wrong %s stops the start with a sentence that names it', async (name, settings) => {
  const { code, sentences } = await refused({ DATA_DIR: '/nonexistent', ...settings });
  expect(code).toBe(1);
  expect(sentences).toEqual([DID_NOT_START, expect.stringMatching(new RegExp(`^${name} .*\\.$`))]);
});

test.runIf(asRoot)('it works as an ordinary user', async ({ skip }) => {
  const readable = spawnSync(
    process.execPath,
    ['-e', `fs.accessSync(${JSON.stringify(built.entry)})`],
    DAEMON,
  );
  skip(readable.status !== 0, 'the project cannot be read by another user');
  const dataDir = built.makeDataDir('ordinary', DAEMON);
  const service = await startWithoutDemo({ DATA_DIR: dataDir }, DAEMON);
  expect(await accountNames(service, dataDir)).toEqual([]);
  await stop(service);
  await expectFree(dataDir);
});

test.skipIf(!DATABASE_URL)(
  'with DATABASE_URL nothing embedded starts, and several processes share it',
  async () => {
    const admin = postgres(DATABASE_URL!, { max: 1, onnotice() {} });
    const database = `handover_${randomBytes(6).toString('hex')}`;
    await admin`create database ${admin(database)}`;
    try {
      const url = new URL(DATABASE_URL!);
      url.pathname = `/${database}`;
      const dataDir = join(built.makeDataDir('external'), 'made-when-needed');
      const settings = {
        DATABASE_URL: url.href,
        MASTER_KEY: randomBytes(32).toString('hex'),
        OPERATOR_TOKEN: randomBytes(16).toString('hex'),
        DATA_DIR: dataDir,
        DEMO: 'on',
      };
      const api = await start({ ...settings, ROLE: 'api' });
      const worker = await start({ ...settings, ROLE: 'worker' });
      await expectDemo(api);
      expect(readdirSync(dataDir)).toEqual(['demo-credentials.json']);
      const other = await start({ ...settings, DATA_DIR: join(dataDir, 'other') });
      expect((await me(other, demoOf(api).key)).status).toBe(200);
      expect(existsSync(join(dataDir, 'other'))).toBe(false);
      for (const service of [other, worker, api]) await stop(service);
    } finally {
      await admin`drop database ${admin(database)} with (force)`;
      await admin.end();
    }
  },
);
