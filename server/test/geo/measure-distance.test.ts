// Measuring a distance: within a deadline, in parallel, and null instead of an error.
import { expect, test } from 'vitest';
import { measureDistance } from '../../src/geo/measure-distance.ts';
import { offlineGeocoder } from '../../src/geo/offline-geocoder.ts';
import { offlineRouter } from '../../src/geo/offline-router.ts';
import type { Address, Coordinates } from '../../src/geo/ports.ts';

const berlin: Address = { street: 'A 1', postalCode: '10115', city: 'Berlin', country: 'DE' };
const munich: Address = { street: 'B 2', postalCode: '80331', city: 'München', country: 'DE' };
const BERLIN: Coordinates = { lat: 52.52, lng: 13.4 };
const MUNICH: Coordinates = { lat: 48.14, lng: 11.57 };
const point: Coordinates = { lat: 50, lng: 10 };

const geocoder = (locate: (address: Address) => Promise<Coordinates | null>) => ({
  callsOtherServers: true,
  locate,
});
const router = (distanceKm: () => Promise<number | null>) => ({ callsOtherServers: true, distanceKm });
/** Offline data without this country. */
const nothing = {
  geocoder: { ...geocoder(async () => null), contradicts: async () => false, candidates: async () => [] },
  router: router(async () => null),
};
const never = () => new Promise<null>(() => {});
const fails = async () => {
  throw new Error('down');
};

test('two known towns have coordinates and a distance', async () => {
  const ports = { geocoder: offlineGeocoder(), router: offlineRouter() };
  const { pickup, delivery, distanceKm } = await measureDistance(
    { offline: nothing, ...ports },
    berlin,
    munich,
  );
  expect(pickup?.lat).toBeCloseTo(52.5, 1);
  expect(delivery?.lat).toBeCloseTo(48.1, 1);
  expect(distanceKm).toBeGreaterThan(550);
  expect(distanceKm).toBeLessThan(650);
});

test('with one unknown town the other has coordinates, and the distance is unknown', async () => {
  const ports = {
    geocoder: geocoder(async ({ city }) => (city === 'Berlin' ? point : null)),
    router: router(async () => 1),
  };
  expect(await measureDistance({ offline: nothing, ...ports }, berlin, munich)).toEqual({
    pickup: point,
    delivery: null,
    distanceKm: null,
    estimatedOffline: false,
  });
});

test('both look-ups run at the same time', async () => {
  let running = 0;
  let most = 0;
  const slow = geocoder(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return point;
  });
  await measureDistance({ offline: nothing, geocoder: slow, router: router(async () => 1) }, berlin, munich);
  expect(most).toBe(2);
});

test('errors become null, whether thrown at once or later', async () => {
  const ports = { geocoder: geocoder(async () => point), router: router(fails) };
  expect(await measureDistance({ offline: nothing, ...ports }, berlin, munich)).toEqual({
    pickup: point,
    delivery: point,
    distanceKm: null,
    estimatedOffline: false,
  });
  const throwing = geocoder(() => {
    throw new Error('at once');
  });
  expect(await measureDistance({ offline: nothing, ...ports, geocoder: throwing }, berlin, munich)).toEqual({
    pickup: null,
    delivery: null,
    distanceKm: null,
    estimatedOffline: false,
  });
});

test('a missing answer is null at the deadline, and the others are kept', async () => {
  const started = performance.now();
  const stuckRouter = { geocoder: geocoder(async () => point), router: router(never) };
  expect(await measureDistance({ offline: nothing, ...stuckRouter }, berlin, munich, 50)).toEqual({
    pickup: point,
    delivery: point,
    distanceKm: null,
    estimatedOffline: false,
  });
  const stuckGeocoder = { geocoder: geocoder(never), router: router(async () => 1) };
  expect(
    (await measureDistance({ offline: nothing, ...stuckGeocoder }, berlin, munich, 50)).pickup,
  ).toBeNull();
  expect(performance.now() - started).toBeLessThan(30_000);
});

test.each([
  ['no geocoder', { geocoder: geocoder(fails), router: router(async () => 600) }, 600],
  [
    'no router',
    { geocoder: geocoder(async ({ city }) => (city === 'Berlin' ? BERLIN : MUNICH)), router: router(fails) },
    null,
  ],
  ['neither', { geocoder: geocoder(async () => null), router: router(async () => null) }, null],
])('with %s the offline data is used and named as the source', async (_, ports, exact) => {
  const offline = { geocoder: offlineGeocoder(), router: offlineRouter() };
  const measured = await measureDistance({ offline, ...ports }, berlin, munich);
  expect(measured.estimatedOffline).toBe(true);
  expect(measured.pickup?.lat).toBeCloseTo(52.5, 0);
  if (exact !== null) expect(measured.distanceKm).toBe(exact);
  expect(measured.distanceKm).toBeGreaterThan(550);
  expect(measured.distanceKm).toBeLessThan(650);
});
