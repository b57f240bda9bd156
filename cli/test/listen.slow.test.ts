// listen, trigger, resend and the starter projects: events of the sandbox reach a handler on this machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openNetworkProxy } from '../../e2e/network-proxy.ts';
import { playUntilEvent } from '../../sdks/typescript/src/testing.ts';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { sendBrokenRequests } from '../../server/test/harness/broken-requests.ts';
import { findMissing } from '../../server/test/harness/required-tools.ts';
import { connected, freePort, listenersOf } from './handler.ts';
import type { Home } from './program.ts';

const service = await sharedService();
const OFFLINE = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
const { closers, newListener } = listenersOf(service);

async function play(
  client: Parameters<typeof playUntilEvent>[0],
  event: Parameters<typeof playUntilEvent>[1],
) {
  for await (const _ of playUntilEvent(client, event));
}

test('events are forwarded signed and in order up to the --until event, and the run ends with success', async () => {
  const { client, home, secret, newHandler } = await newListener();
  const handler = await newHandler();
  const running = home.start([
    'listen',
    '-f',
    handler.url,
    '--until',
    'vehicle.delivered',
    '--timeout',
    '60',
    '--json',
  ]);
  await connected(running);
  expect(running.stderr()).toContain(secret);
  await play(client, 'vehicle.delivered');
  const { code, records } = await running.ended;
  expect(code).toBe(0);
  expect(handler.names().slice(0, 4)).toEqual([
    'order.created',
    'order.accepted',
    'order.scheduled',
    'driver.assigned',
  ]);
  expect(handler.names().at(-1)).toBe('vehicle.delivered');
  expect(records.every(({ delivered }) => delivered)).toBe(true);
});

test('a message that the handler refuses is sent again, as another attempt of the same delivery', async () => {
  const { client, home, newHandler } = await newListener();
  const handler = await newHandler([500]);
  const running = home.start([
    'listen',
    '-f',
    handler.url,
    '--events',
    'order.created',
    '--until',
    'order.created',
  ]);
  await connected(running);
  await play(client, 'order.created');
  const { code, stdout } = await running.ended;
  expect([code, stdout]).toEqual([0, expect.stringMatching(/→ 500 .*\n.*→ 204 .*attempt 2/)]);
  const ids = handler.taken.map(({ headers }) => headers['x-service-delivery-id']);
  expect([new Set(ids).size, handler.taken[1]!.headers['x-service-attempt']]).toEqual([1, '2']);
});

test('a handler that refuses everything makes the run fail, and a missing event ends it in time', async () => {
  const { client, home, newHandler } = await newListener();
  const handler = await newHandler(Array(9).fill(503));
  const failing = home.start(['listen', '-f', handler.url, '--until', 'order.created', '--resends', '0']);
  await connected(failing);
  await play(client, 'order.created');
  const failed = await failing.ended;
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('handover events resend')]);
  // Also if the time is over before the service has answered.
  for (const timeout of ['2', '0.001']) {
    const silent = await home.run(['listen', '--until', 'order.completed', '--timeout', timeout]);
    expect([silent.code, silent.stderr]).toEqual([5, expect.stringContaining('did not come in time')]);
  }

  const id = handler.taken[0]!.event.id;
  const again = await home.run([
    'events',
    'resend',
    id,
    '--forward-to',
    handler.url.replace('/hook', '/again'),
  ]);
  expect([again.code, handler.taken.at(-1)!.event.id]).toEqual([1, id]);
  const taking = await newHandler();
  expect((await home.run(['events', 'resend', id, '-f', taking.url])).code).toBe(0);
  expect(taking.taken[0]!.event).toEqual(handler.taken[0]!.event);
  const unknown = ['events', 'resend', crypto.randomUUID(), '-f', taking.url, '--timeout', '1'];
  expect((await home.run(unknown)).code).toBe(1);
});

test('a handler that is slow is told apart from one that does not run, and SIGTERM ends with 143', async () => {
  const { client, home } = await newListener();
  const slow = createServer(() => {}).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  closers.push(
    () => slow.closeAllConnections(),
    () => slow.close(),
  );
  const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const noneUrl = `http://127.0.0.1:${await freePort()}`;
  const start = (url: string) =>
    home.start(['listen', '-f', url, '--events', 'order.created', '--resends', '0']);
  const [waiting, missing] = [start(slowUrl), start(noneUrl)];
  await Promise.all([connected(waiting), connected(missing)]);
  await play(client, 'order.created');
  await expect.poll(missing.stderr).toContain(`Is your handler running at ${noneUrl}?`);
  expect(missing.stdout()).toContain('→ ECONNREFUSED');
  await expect.poll(waiting.stderr).toContain('Your handler takes too long');
  expect(waiting.stdout()).toContain('→ no answer within 10 s');
  expect(missing.stderr()).not.toContain('takes too long');
  expect(waiting.stderr()).not.toContain('Is your handler running');
  for (const running of [waiting, missing]) {
    running.terminate();
    expect((await running.ended).code).toBe(143);
  }
});

test('a lost connection and a restart with --resume neither lose nor repeat an event', async () => {
  const { client, home, newHandler } = await newListener();
  const handler = await newHandler();
  const proxy = await openNetworkProxy();
  proxy.setTarget(service.url);
  closers.push(() => proxy.disconnect());
  const start = (more: string[] = []) =>
    home.start(['listen', '-f', handler.url, ...more], { HANDOVER_URL: proxy.url });
  const first = start();
  await connected(first);
  await play(client, 'order.created');
  await expect.poll(() => handler.taken.length).toBe(2);
  await proxy.disconnect();
  await play(client, 'order.created');
  await proxy.reconnect();
  await expect.poll(() => handler.taken.length).toBe(4);
  first.interrupt();
  expect((await first.ended).code).toBe(130);
  await play(client, 'order.created');
  const second = start(['--resume']);
  await expect.poll(() => handler.taken.length).toBe(6);
  second.interrupt();
  await second.ended;
  expect(new Set(handler.taken.map(({ event }) => event.id)).size).toBe(6);
});

async function expectStarterWorks(
  home: Home,
  command: string,
  args: string[],
  folder: string,
): Promise<void> {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HANDOVER_WEBHOOK_SECRET: secretIn(folder) },
  });
  closers.push(() => child.kill());
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part) => {
    output += part;
  });
  await expect.poll(() => output).toContain('Waiting for messages');
  const forged = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(401);
  const unfinished = await sendBrokenRequests(port);
  const running = home.start([
    'listen',
    '-f',
    `http://127.0.0.1:${port}`,
    '--until',
    'vehicle.delivered',
    '--timeout',
    '60',
  ]);
  await connected(running);
  expect((await home.run(['trigger', 'vehicle.delivered'])).code).toBe(0);
  expect((await running.ended).code, output).toBe(0);
  await expect.poll(() => output).toMatch(/SBX-\d+ was delivered/);
  unfinished.destroy();
  child.kill();
}

const secretIn = (folder: string) => /SECRET=(\w+)/.exec(readFileSync(join(folder, '.env'), 'utf8'))![1]!;

test('the packed program installs without a network, and its TypeScript starter runs, verifies forwarded messages and survives broken requests', async () => {
  const { home } = await newListener();
  const packed = fileURLToPath(new URL('../../dist/packages/handover-cli-0.1.0.tgz', import.meta.url));
  execFileSync('npm', ['install', ...OFFLINE, packed], { cwd: home.folder, stdio: 'pipe' });
  const runInstalled = (...args: string[]) =>
    execFileSync(join(home.folder, 'node_modules/.bin/handover'), args, {
      cwd: home.folder,
      env: { PATH: process.env.PATH, HOME: home.folder, XDG_CONFIG_HOME: join(home.folder, '.config') },
      encoding: 'utf8',
    });
  expect(runInstalled('--version')).toBe('0.1.0\n');
  expect(runInstalled('orders', 'create', '--help')).toContain('--sample');
  runInstalled('init', 'receiver');
  const folder = join(home.folder, 'receiver');
  execFileSync('npm', ['install', ...OFFLINE], { cwd: folder, stdio: 'pipe' });
  expect(existsSync(join(folder, 'node_modules/@handover/sdk/package.json'))).toBe(true);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  await expectStarterWorks(home, process.execPath, scripts.start.split(' ').slice(1), folder);
  expect((await home.run(['init', 'receiver'])).code).toBe(2);
});

test('programs that start at the same moment use one secret', async () => {
  const { home } = await newListener();
  const runs = Array.from({ length: 6 }, () =>
    home.run(['listen', '--print-secret'], { XDG_CONFIG_HOME: join(home.folder, 'fresh') }),
  );
  const ended = await Promise.all(runs);
  expect(ended.map(({ stderr }) => stderr)).toEqual(runs.map(() => ''));
  const secrets = ended.map(({ stdout }) => stdout.trim());
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(1);
});

test.skipIf(findMissing('python3') !== null)(
  'the Python starter does the same with only Python',
  async () => {
    const { home } = await newListener();
    expect((await home.run(['init', 'receiver', '--language', 'python'])).code).toBe(0);
    await expectStarterWorks(home, 'python3', ['server.py'], join(home.folder, 'receiver'));
  },
);
