// The cache in front of geocoders and routers: what it keeps, for how long, and what it shares.
import { expect, test } from 'vitest';
import { cachedGeocoder, cachedRouter } from '../../src/geo/cached.ts';
import type { Address, Coordinates, Geocoder } from '../../src/geo/ports.ts';

const address = (city: string): Address => ({ street: 'Weg 1', postalCode: '10115', city, country: 'DE' });
const berlin: Coordinates = { lat: 52.5, lng: 13.4 };

function counting(answer: () => Promise<Coordinates | null>): Geocoder & { calls: string[] } {
  const calls: string[] = [];
  return {
    leavesProcess: true,
    calls,
    locate: ({ city }) => {
      calls.push(city);
      return answer();
    },
  };
}

function setUp(answer: () => Promise<Coordinates | null>, maxEntries = 100) {
  const clock = { time: 0 };
  const source = counting(answer);
  const limits = { now: () => clock.time, maxEntries, ttlMs: 1000, failureTtlMs: 100 };
  return { clock, source, cache: cachedGeocoder(source, limits) };
}

test('what was found is asked once until its time is over', async () => {
  const { clock, source, cache } = setUp(async () => berlin);
  await cache.locate(address('Berlin'));
  clock.time = 999;
  expect(await cache.locate(address(' BERLIN '))).toEqual(berlin);
  expect(source.calls).toHaveLength(1);
  clock.time = 1000;
  await cache.locate(address('Berlin'));
  expect(source.calls).toHaveLength(2);
});

test('what was not found is asked again soon', async () => {
  const { clock, source, cache } = setUp(async () => null);
  await cache.locate(address('Nowhere'));
  clock.time = 99;
  await cache.locate(address('Nowhere'));
  expect(source.calls).toHaveLength(1);
  clock.time = 100;
  expect(await cache.locate(address('Nowhere'))).toBeNull();
  expect(source.calls).toHaveLength(2);
});

test('an error is passed on and not kept', async () => {
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

test('the least recently used entry goes when there are too many', async () => {
  const { source, cache } = setUp(async () => berlin, 2);
  for (const city of ['A', 'B', 'A', 'C', 'A', 'B']) await cache.locate(address(city));
  expect(source.calls).toEqual(['A', 'B', 'C', 'B']);
});

test('addresses that differ in one part are different', async () => {
  const { source, cache } = setUp(async () => berlin);
  await cache.locate(address('Berlin'));
  await cache.locate({ ...address('Berlin'), street: 'Weg 2' });
  await cache.locate({ ...address('Berlin'), country: 'AT' });
  expect(source.calls).toHaveLength(3);
});

test('a router is remembered by direction, and says as its source whether it leaves the process', async () => {
  let calls = 0;
  const source = { leavesProcess: false, distanceKm: async () => ++calls };
  const cache = cachedRouter(source, { now: () => 0 });
  const munich = { lat: 48.1, lng: 11.6 };
  expect(await cache.distanceKm(berlin, munich)).toBe(1);
  expect(await cache.distanceKm(berlin, munich)).toBe(1);
  expect(await cache.distanceKm(munich, berlin)).toBe(2);
  expect(cache.leavesProcess).toBe(false);
  expect(
    cachedGeocoder(
      counting(async () => null),
      { now: () => 0 },
    ).leavesProcess,
  ).toBe(true);
});
