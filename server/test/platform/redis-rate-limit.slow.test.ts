// The Redis rate-limit store: one count for all processes, and an answer in every state of Redis.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import type { RateLimitStore, Window } from '../../src/platform/rate-limit.ts';
import { redisRateLimitStore } from '../../src/platform/redis-rate-limit.ts';

const REDIS_URL = process.env.TEST_REDIS_URL;

let cleanUp: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
  cleanUp = [];
});

function openStore(url: string) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const store = redisRateLimitStore(url, systemClock, log);
  cleanUp.push(() => store.close());
  return { store, lines };
}

/** Unique keys, so that two machines can run the tests against one Redis. */
function freshWindow(limit: number, seconds = 60): Window {
  return { key: `test:${randomUUID()}`, limit, seconds };
}

async function hitTimes(store: RateLimitStore, windows: Window[], times: number) {
  let states = await store.peek(windows);
  for (let i = 0; i < times; i++) states = await store.hit(windows);
  return states;
}

async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A proxy to Redis that can be cut, as in a crash, or stalled, as by a firewall that drops packets. */
async function openProxy(target: URL) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let stalled = false;
  const relay = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => stalled || to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const proxy = {
    connections: 0,
    async open() {
      server = createServer((near) => {
        proxy.connections += 1;
        const far = connect(Number(target.port || 6379), target.hostname);
        relay(near, far);
        relay(far, near);
      });
      port = await listenOnLoopback(server, port);
    },
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    stall(on: boolean) {
      stalled = on;
    },
    isIdle: () => sockets.size === 0,
    url: '',
  };
  await proxy.open();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  proxy.url = url.href;
  cleanUp.push(() => server.listening && proxy.cut());
  return proxy;
}

describe.skipIf(!REDIS_URL)('with a Redis', () => {
  function openRedis(): Redis {
    const redis = new Redis(REDIS_URL!);
    cleanUp.push(() => redis.disconnect());
    return redis;
  }

  /** Waits for the connection, because a store counts in memory until then. */
  async function sharing(...stores: RateLimitStore[]) {
    const known = freshWindow(10);
    await openRedis().set(`handover:${known.key}`, 4, 'PX', 60_000);
    for (const store of stores) {
      await expect.poll(async () => (await store.peek([known]))[0]?.remaining, { timeout: 60_000 }).toBe(6);
    }
  }

  test('two stores on one Redis share their counts', async () => {
    const { store: one } = openStore(REDIS_URL!);
    const { store: other } = openStore(REDIS_URL!);
    await sharing(one, other);
    const window = freshWindow(5);
    await hitTimes(one, [window], 3);
    expect(await other.hit([window])).toMatchObject([{ limit: 5, remaining: 1, admitted: true }]);
    expect(await one.hit([window])).toMatchObject([{ remaining: 0, admitted: true }]);
    expect(await other.hit([window])).toMatchObject([{ remaining: 0, admitted: false }]);
    expect(await one.peek([window])).toMatchObject([{ remaining: 0, admitted: false }]);
  });

  test('hits at the same moment from two stores admit exactly as many as the limit allows', async () => {
    const stores = [openStore(REDIS_URL!).store, openStore(REDIS_URL!).store];
    await sharing(...stores);
    const window = freshWindow(20);
    const hits = await Promise.all(Array.from({ length: 50 }, (_, i) => stores[i % 2]!.hit([window])));
    expect(hits.filter(([state]) => state!.admitted)).toHaveLength(20);
  });

  test('a hit that does not fit one window is counted in none', async () => {
    const { store } = openStore(REDIS_URL!);
    await sharing(store);
    const narrow = freshWindow(2);
    const wide = freshWindow(10);
    expect(await hitTimes(store, [narrow, wide], 5)).toMatchObject([
      { remaining: 0, admitted: false },
      { remaining: 8, admitted: false },
    ]);
    expect(await store.peek([narrow, wide])).toMatchObject([{ admitted: false }, { admitted: true }]);
    expect(await store.hit([wide])).toMatchObject([{ remaining: 7, admitted: true }]);
  });

  test('a hit is taken back, never below none, and the window keeps its end', async () => {
    const { store } = openStore(REDIS_URL!);
    const redis = openRedis();
    await sharing(store);
    const window = freshWindow(3);
    await store.release([window]);
    expect(await redis.exists(`handover:${window.key}`)).toBe(0);
    await hitTimes(store, [window], 2);
    await redis.pexpire(`handover:${window.key}`, 20_000);
    await store.release([window]);
    expect(await store.peek([window])).toMatchObject([{ remaining: 2, resetSeconds: 20 }]);
    await store.release([window]);
    await store.release([window]);
    expect(await store.peek([window])).toMatchObject([{ remaining: 3, resetSeconds: 60 }]);
  });

  test('reading does not count, and a window ends at its time, not after the last hit', async () => {
    const { store } = openStore(REDIS_URL!);
    const redis = openRedis();
    await sharing(store);
    const window = freshWindow(3, 60);
    const key = `handover:${window.key}`;
    await store.peek([window]);
    expect(await redis.exists(key)).toBe(0);
    await store.hit([window]);
    await redis.pexpire(key, 20_000);
    expect(await store.hit([window])).toMatchObject([{ remaining: 1, resetSeconds: 20 }]);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(20_000);
    await redis.pexpire(key, 1);
    await expect.poll(() => redis.exists(key)).toBe(0);
    expect(await store.hit([window])).toMatchObject([{ remaining: 2, resetSeconds: 60 }]);
  });

  test('a Redis without the script gets it again', async () => {
    const { store, lines } = openStore(REDIS_URL!);
    await sharing(store);
    await openRedis().script('FLUSH');
    const window = freshWindow(5);
    await store.hit([window]);
    expect(await openRedis().get(`handover:${window.key}`)).toBe('1');
    expect(lines).toEqual([]);
  });

  test('while Redis is down memory counts, and when it is back the counts are shared again', async () => {
    const proxy = await openProxy(new URL(REDIS_URL!));
    const { store, lines } = openStore(proxy.url);
    const { store: direct } = openStore(REDIS_URL!);
    await sharing(store, direct);
    const window = freshWindow(3);
    await store.hit([window]);

    await proxy.cut();
    expect(await hitTimes(store, [window], 3)).toMatchObject([{ remaining: 0, admitted: true }]);
    expect(await store.hit([window])).toMatchObject([{ remaining: 0, admitted: false }]);
    expect(await direct.peek([window])).toMatchObject([{ remaining: 2 }]);

    await proxy.open();
    await sharing(store);
    expect(await store.hit([window])).toMatchObject([{ remaining: 1, admitted: true }]);
    expect(await direct.peek([window])).toMatchObject([{ remaining: 1 }]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'Redis does not answer; each process counts rate limits by itself',
      'Redis answers again; rate limits are shared again',
    ]);
  });

  test('a silent connection delays no hit for long and is replaced', async () => {
    const proxy = await openProxy(new URL(REDIS_URL!));
    const { store } = openStore(proxy.url);
    await sharing(store);
    const before = proxy.connections;
    proxy.stall(true);
    const window = freshWindow(30);
    const hits = await Promise.all(Array.from({ length: 40 }, () => store.hit([window])));
    expect(hits.filter(([state]) => state!.admitted)).toHaveLength(30);
    await expect.poll(() => proxy.connections, { timeout: 60_000 }).toBeGreaterThan(before);
    proxy.stall(false);
    await sharing(store);
  });

  test('a closed store closes its connection and does not reconnect', async () => {
    const proxy = await openProxy(new URL(REDIS_URL!));
    const { store } = openStore(proxy.url);
    await sharing(store);
    await store.close();
    await expect.poll(proxy.isIdle).toBe(true);
    const before = proxy.connections;
    await sleep(500);
    expect(proxy.connections).toBe(before);
  });
});

test('without a server at REDIS_URL the limits hold in memory, and nothing is thrown', async () => {
  const { store, lines } = openStore(`redis://127.0.0.1:${await freePort()}`);
  const [second, minute] = [freshWindow(5, 1000), freshWindow(3)];
  const hits = await Promise.all(Array.from({ length: 10 }, () => store.hit([second, minute])));
  expect(hits.filter((states) => states[0]!.admitted)).toHaveLength(3);
  expect(await store.peek([second, minute])).toMatchObject([{ remaining: 2 }, { remaining: 0 }]);
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, reason: expect.stringContaining('ECONNREFUSED') });
  await sleep(700);
  expect(lines).toHaveLength(1);
});

test('a store closed without a server at REDIS_URL stops reconnecting', async () => {
  const port = await freePort();
  const { store, lines } = openStore(`redis://127.0.0.1:${port}`);
  await expect.poll(() => lines.length).toBe(1);
  await store.close();
  const late = createServer((socket) => socket.destroy());
  let callers = 0;
  late.on('connection', () => {
    callers += 1;
  });
  await listenOnLoopback(late, port);
  await sleep(700);
  expect(callers).toBe(0);
  await new Promise((resolve) => late.close(resolve));
});

test('a Redis that refuses the login is reported without the password', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'));
  });
  const port = await listenOnLoopback(server);
  const { store, lines } = openStore(`redis://handover:geheimes-wort@127.0.0.1:${port}`);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('WRONGPASS');
  expect(lines.join()).not.toContain('geheimes-wort');
  expect(await store.hit([freshWindow(1)])).toMatchObject([{ admitted: true }]);
  await store.close();
  await new Promise((resolve) => server.close(resolve));
});
