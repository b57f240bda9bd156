// The location is shared only with consent and during a trip, stored without network, and off after the
// handover.
import { expect, test, vi } from 'vitest';
import type { StoredPosition, StoredTrip, Trip } from '../../src/driver/local-store/records.ts';
import { newPhone, SESSION, tripOf } from './phone.ts';

const STARTED_MS = Date.parse('2026-10-01T08:00:00.000Z');

async function onTheRoad(consent: boolean, status: Trip['status'] = 'PICKUP') {
  const driver = { ...SESSION.driver, locationConsent: consent };
  const phone = await newPhone({ session: { ...SESSION, driver } });
  phone.answer = () => null;
  let deliverPosition: ((position: object) => void) | null = null;
  Object.assign(navigator, {
    geolocation: {
      watchPosition: (got: (position: object) => void) => {
        deliverPosition = got;
        return 1;
      },
      clearWatch: () => {
        deliverPosition = null;
      },
    },
  });
  const tab = await phone.open();
  const keepTrip = (changes: Partial<Trip>) =>
    tab.inDatabase('readwrite', ['trips'], (transaction) =>
      transaction.put('trips', {
        id: 'a',
        trip: tripOf('a', changes),
        gone: false,
        news: [],
      } satisfies StoredTrip),
    );
  await keepTrip({ status });
  const { readStoredData } = await import('../../src/driver/local-store/use-stored-data.ts');
  const { startSharing } = await import('../../src/driver/location/share-location.ts');
  await readStoredData();
  startSharing();
  return {
    isWatched: () => deliverPosition !== null,
    /** Moves the phone to this many kilometres north, this many seconds after the start. */
    move: (seconds: number, kilometres: number) =>
      deliverPosition!({
        timestamp: STARTED_MS + seconds * 1000,
        coords: {
          latitude: 48.5 + kilometres / 111.32,
          longitude: 9.5,
          accuracy: 8,
          heading: null,
          speed: 20,
        },
      }),
    stored: () => tab.all<StoredPosition>('positions'),
    async becomes(changes: Partial<Trip>) {
      await keepTrip(changes);
      await readStoredData();
    },
  };
}

test('without consent the location is not watched', async () => {
  expect((await onTheRoad(false)).isWatched()).toBe(false);
});

test.for([
  ['ASSIGNED', false],
  ['ACCEPTED', false],
  ['PICKUP', true],
  ['IN_TRANSIT', true],
  ['DELIVERY', true],
  ['DELIVERED', false],
  ['CANCELLED', false],
] as const)('with consent the location is watched only during the trip: %s', async ([status, watched]) => {
  expect((await onTheRoad(true, status)).isWatched()).toBe(watched);
});

test('positions are stored without network once a minute, and less often while the car is stationary', async () => {
  const road = await onTheRoad(true);
  road.move(0, 0);
  road.move(30, 1);
  road.move(61, 2);
  road.move(130, 2);
  road.move(200, 2);
  road.move(400, 2);
  await vi.waitFor(async () =>
    expect(
      (await road.stored()).map(({ recordedAt }) => (Date.parse(recordedAt) - STARTED_MS) / 1000),
    ).toEqual([0, 61, 400]),
  );
  expect((await road.stored())[0]).toMatchObject({ tripId: 'a', lat: 48.5, lng: 9.5, speedKmh: 72 });
});

test('sharing ends with the handover', async () => {
  const road = await onTheRoad(true, 'DELIVERY');
  expect(road.isWatched()).toBe(true);
  await road.becomes({ status: 'DELIVERED' });
  await vi.waitFor(() => expect(road.isWatched()).toBe(false));
});
