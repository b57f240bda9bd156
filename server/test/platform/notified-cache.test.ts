// The cache with invalidation by PostgreSQL: what it answers from memory, and what it reads again.
import { expect, test } from 'vitest';
import type { Listener } from '../../src/platform/db.ts';
import { notifiedCache } from '../../src/platform/notified-cache.ts';
import { virtualClock } from '../harness/virtual-clock.ts';

function setUp() {
  const clock = virtualClock();
  let announce = () => {};
  const listener = {
    connected: true,
    onNotify: (_channel: string, listen: () => void) => {
      announce = listen;
    },
    close: async () => {},
  };
  const cache = notifiedCache<{ n: number }>(listener as Listener, clock);
  let loads = 0;
  const read = async () => (await cache.get('key', async () => ({ n: ++loads })))!.n;
  return { clock, listener, announce: () => announce(), cache, read };
}

test('a row is cached for five seconds from the start of its read', async () => {
  const { clock, cache, read } = setUp();
  const slow = cache.get('key', async () => {
    clock.advance(4000);
    return { n: 0 };
  });
  await slow;
  clock.advance(1000);
  expect(await read()).toBe(0);
  clock.advance(1);
  expect(await read()).toBe(1);
});

test('a change announced during a read prevents caching of that row', async () => {
  const { announce, cache, read } = setUp();
  await cache.get('key', async () => {
    announce();
    return { n: 0 };
  });
  expect([await read(), await read()]).toEqual([1, 1]);
  announce();
  expect(await read()).toBe(2);
});

test('without a listening connection, every row is read', async () => {
  const { listener, read } = setUp();
  expect(await read()).toBe(1);
  listener.connected = false;
  expect([await read(), await read()]).toEqual([2, 3]);
  listener.connected = true;
  expect(await read()).toBe(1);
});

test('a missing row is read again each time', async () => {
  const { cache, read } = setUp();
  expect(await cache.get('key', async () => null)).toBeNull();
  expect(await read()).toBe(1);
});
