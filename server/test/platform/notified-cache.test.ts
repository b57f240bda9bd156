// Holds the cache that PostgreSQL empties to what it may answer from memory, and what it must read again.
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

test('a row is kept for five seconds from the moment it was asked for', async () => {
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

test('a change that is announced while a row is read keeps that row out', async () => {
  const { announce, cache, read } = setUp();
  await cache.get('key', async () => {
    announce();
    return { n: 0 };
  });
  expect([await read(), await read()]).toEqual([1, 1]);
  announce();
  expect(await read()).toBe(2);
});

test('without a connection to listen on, every row is read', async () => {
  const { listener, read } = setUp();
  expect(await read()).toBe(1);
  listener.connected = false;
  expect([await read(), await read()]).toEqual([2, 3]);
  listener.connected = true;
  expect(await read()).toBe(1);
});

test('a row that is not there is asked for again', async () => {
  const { cache, read } = setUp();
  expect(await cache.get('key', async () => null)).toBeNull();
  expect(await read()).toBe(1);
});
