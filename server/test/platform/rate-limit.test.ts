// The counters in memory: their windows, their limits, and the removal of ended ones.
import { afterEach, expect, test, vi } from 'vitest';
import { memoryRateLimitStore } from '../../src/platform/rate-limit.ts';
import { virtualClock } from '../harness/virtual-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const SECOND = { key: 'second:a', limit: 2, seconds: 1 };
const MINUTE = { key: 'minute:a', limit: 3, seconds: 60 };

test('a window starts with its first hit, and a hit counts in all windows or in none', async () => {
  const clock = virtualClock();
  const store = memoryRateLimitStore(clock);
  const counted = async () => (await store.hit([SECOND, MINUTE])).map((state) => state.remaining);
  expect([await counted(), await counted(), await counted()]).toEqual([
    [1, 2],
    [0, 1],
    [0, 1],
  ]);
  clock.advance(1000);
  expect(await counted()).toEqual([1, 0]);
  expect(await counted()).toEqual([1, 0]);
  clock.advance(59_000);
  expect(await store.peek([MINUTE])).toEqual([{ limit: 3, remaining: 3, resetSeconds: 60, admitted: true }]);
});

test('a hit is taken back in windows that still run, and never below none', async () => {
  const clock = virtualClock();
  const store = memoryRateLimitStore(clock);
  const remaining = async () => (await store.peek([SECOND, MINUTE])).map((state) => state.remaining);
  await store.hit([SECOND, MINUTE]);
  await store.hit([MINUTE]);
  clock.advance(1000);
  await store.release([SECOND, MINUTE]);
  expect(await remaining()).toEqual([2, 2]);
  for (let i = 0; i < 5; i += 1) await store.release([MINUTE]);
  expect(await remaining()).toEqual([2, 3]);
});

test('a window begins with a hit that was not taken back', async () => {
  const clock = virtualClock();
  const store = memoryRateLimitStore(clock);
  await store.hit([MINUTE]);
  await store.release([MINUTE]);
  clock.advance(50_000);
  expect(await store.hit([MINUTE])).toMatchObject([{ remaining: 2, resetSeconds: 60 }]);
});

test('counters are removed after their window, by the clock of the service', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = virtualClock();
  const store = memoryRateLimitStore(clock);
  for (let i = 0; i < 1000; i++) await store.hit([{ ...SECOND, key: `second:${i}` }]);
  await store.hit([MINUTE]);
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds);
    vi.advanceTimersByTime(milliseconds);
  };
  expect(store.size()).toBe(1001);
  pass(1100);
  expect(store.size()).toBe(1);
  vi.advanceTimersByTime(600_000);
  expect(store.size()).toBe(1);
  pass(120_000);
  expect(store.size()).toBe(0);
});

test('invented keys evict idle counters, not those in use', async () => {
  const store = memoryRateLimitStore(virtualClock());
  await store.hit([MINUTE]);
  for (let i = 0; i < 250_000; i++) {
    await store.hit([{ key: `token:${i}`, limit: 30, seconds: 60 }]);
    if (i % 100_000 === 0) await store.peek([MINUTE]);
  }
  expect(store.size()).toBe(200_000);
  expect((await store.peek([MINUTE]))[0]!.remaining).toBe(2);
  expect((await store.peek([{ key: 'token:0', limit: 30, seconds: 60 }]))[0]!.remaining).toBe(30);
  await store.close();
});
