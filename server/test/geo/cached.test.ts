// The cache in front of geocoders and routers: what it keeps, for how long, and what it shares.
import { expect, test } from 'vitest';
import { cachedGeocoder, cachedRouter } from '../../src/geo/cached.ts';
import type { Address, Coordinates, Geocoder } from '../../src/geo/ports.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { virtualClock } from '../harness/virtual-clock.ts';

const address = (city: string): Address => ({ street: 'Weg 1', postalCode: '10115', city, country: 'DE' });
const berlin: Coordinates = { lat: 52.5, lng: 13.4 };

function counting(answer: () => Promise<Coordinates | null>): Geocoder & { calls: string[] } {
  const calls: string[] = [];
  return {
    callsOtherServers: true,
    calls,
    locate: ({ city }) => {
      calls.push(city);
      return answer();
    },
  };
}

function setUp(answer: () => Promise<Coordinates | null>, maxEntries = 100) {
  const clock = virtualClock();
  const source = counting(answer);
  const limits = { clock, maxEntries, ttlMs: 1000, failureTtlMs: 100 };
  return { clock, source, cache: cachedGeocoder(source, limits) };
}

test('a found place is looked up once until its entry expires', async () => {
  const { clock, source, cache } = setUp(async () => berlin);
  await cache.locate(address('Berlin'));
  clock.advance(1000);
  expect(await cache.locate(address(' BERLIN '))).toEqual(berlin);
  expect(source.calls).toHaveLength(1);
  clock.advance(1);
  await cache.locate(address('Berlin'));
  expect(source.calls).toHaveLength(2);
});

test('an unknown place is looked up again soon', async () => {
  const { clock, source, cache } = setUp(async () => null);
  await cache.locate(address('Nowhere'));
  clock.advance(100);
  await cache.locate(address('Nowhere'));
  expect(source.calls).toHaveLength(1);
  clock.advance(1);
  expect(await cache.locate(address('Nowhere'))).toBeNull();
  expect(source.calls).toHaveLength(2);
});

test('an error is passed on and not cached', async () => {
  const { source, cache } = setUp(async () => {
    throw new Error('down');
  });
  await expect(cache.locate(address('Berlin'))).rejects.toThrow('down');
  await expect(cache.locate(address('Berlin'))).rejects.toThrow('down');
  expect(source.calls).toHaveLength(2);
});

test('calls at the same time share one look-up', async () => {
  const { source, cache } = setUp(() => new Promise((resolve) => setTimeout(resolve, 10, berlin)));
  const answers = await Promise.all([1, 2, 3].map(() => cache.locate(address('Berlin'))));
  expect(answers).toEqual([berlin, berlin, berlin]);
  expect(source.calls).toHaveLength(1);
});

test('the least recently used entry is removed when there are too many', async () => {
  const { source, cache } = setUp(async () => berlin, 2);
  for (const city of ['A', 'B', 'A', 'C', 'A', 'B']) await cache.locate(address(city));
  expect(source.calls).toEqual(['A', 'B', 'C', 'B']);
});

test('a waiting caller gets the answer even if its entry was removed in between', async () => {
  const { cache } = setUp(() => new Promise((resolve) => setTimeout(resolve, 10, berlin)), 1);
  const answers = await Promise.all(['A', 'B', 'C'].map((city) => cache.locate(address(city))));
  expect(answers).toEqual([berlin, berlin, berlin]);
});

test('addresses that differ in one part are separate entries', async () => {
  const { source, cache } = setUp(async () => berlin);
  await cache.locate(address('Berlin'));
  await cache.locate({ ...address('Berlin'), street: 'Weg 2' });
  await cache.locate({ ...address('Berlin'), country: 'AT' });
  expect(source.calls).toHaveLength(3);
});

test('routes are cached by direction, and the source of the cache is that of its router', async () => {
  let calls = 0;
  const source = { callsOtherServers: false, distanceKm: async () => ++calls };
  const cache = cachedRouter(source, { clock: systemClock });
  const munich = { lat: 48.1, lng: 11.6 };
  expect(await cache.distanceKm(berlin, munich)).toBe(1);
  expect(await cache.distanceKm(berlin, munich)).toBe(1);
  expect(await cache.distanceKm(munich, berlin)).toBe(2);
  expect(cache.callsOtherServers).toBe(false);
  expect(
    cachedGeocoder(
      counting(async () => null),
      { clock: systemClock },
    ).callsOtherServers,
  ).toBe(true);
});
