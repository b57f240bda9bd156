// The offline road distance, compared with known routes, and its general properties.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleKm } from '../../src/geo/great-circle.ts';
import { offlineRouter } from '../../src/geo/offline-router.ts';

const router = offlineRouter();
const berlin = { lat: 52.52, lng: 13.405 };

test.each([
  ['Berlin to Munich', { lat: 48.137, lng: 11.575 }, 585],
  ['Berlin to Hamburg', { lat: 53.551, lng: 9.993 }, 289],
  ['Berlin to Potsdam', { lat: 52.4, lng: 13.065 }, 36],
  ['Berlin to Vienna', { lat: 48.208, lng: 16.373 }, 680],
])('%s is within 15 %% of the real road', async (_way, to, roadKm) => {
  const km = await router.distanceKm(berlin, to);
  expect(Math.abs(km! - roadKm) / roadKm).toBeLessThan(0.15);
});

test('the same place is 0 km away', async () => {
  expect(await router.distanceKm(berlin, berlin)).toBe(0);
});

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a distance has one decimal, is never below the straight line and the same both ways', async () => {
  await fc.assert(
    fc.asyncProperty(anywhere, anywhere, async (from, to) => {
      const km = (await router.distanceKm(from, to))!;
      expect(Number(km.toFixed(1))).toBe(km);
      expect(km).toBeGreaterThanOrEqual(greatCircleKm(from, to) - 0.05);
      expect(await router.distanceKm(to, from)).toBeCloseTo(km, 0);
    }),
  );
});

test('a longer straight line never gives a shorter route', async () => {
  let before = 0;
  for (let degrees = 0; degrees < 10; degrees += 0.05) {
    const km = (await router.distanceKm({ lat: 40, lng: 10 }, { lat: 40 + degrees, lng: 10 }))!;
    expect(km).toBeGreaterThanOrEqual(before);
    before = km;
  }
});
