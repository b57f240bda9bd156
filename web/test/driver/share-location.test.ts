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
  let losePosition: (error: object) => void = () => {};
  let current: object | null = null;
  let asked = 0;
  const options: PositionOptions[] = [];
  const permission = { state: 'prompt', onchange: () => {} };
  const screenLock = { request: 0, release: 0 };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  Object.assign(navigator, {
    geolocation: {
      watchPosition: (
        got: (position: object) => void,
        lost: (error: object) => void,
        given: PositionOptions,
      ) => {
        deliverPosition = got;
        losePosition = lost;
        options.push(given);
        return 1;
      },
      getCurrentPosition: (got: (position: object) => void, _lost: unknown, given: PositionOptions) => {
        asked += 1;
        options.push(given);
        if (current) got(current);
      },
      clearWatch: () => {
        deliverPosition = null;
      },
    },
    permissions: { query: async () => permission },
    wakeLock: {
      request: async () => {
        screenLock.request += 1;
        return {
          async release() {
            screenLock.release += 1;
          },
        };
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
  const { startSharing, currentView } = await import('../../src/driver/location/share-location.ts');
  await readStoredData();
  startSharing();
  return {
    isWatched: () => deliverPosition !== null,
    /** Moves the phone to this many kilometres north, this many seconds after the start. */
    move(seconds: number, kilometres: number) {
      current = {
        timestamp: STARTED_MS + seconds * 1000,
        coords: {
          latitude: 48.5 + kilometres / 111.32,
          longitude: 9.5,
          accuracy: 8,
          heading: null,
          speed: 20,
        },
      };
      deliverPosition!(current);
    },
    options,
    screenLock,
    allow() {
      permission.state = 'granted';
      permission.onchange();
    },
    show: () => document.dispatchEvent(new Event('visibilitychange')),
    lose: (code: number) => losePosition({ code, PERMISSION_DENIED: 1 }),
    asked: () => asked,
    currentSharing: () => currentView().sharing,
    currentView,
    /** Another app is in front for this many seconds. */
    away(seconds: number) {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
      vi.setSystemTime(Date.now() + seconds * 1000);
      document.visibilityState = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setOffset: async (seconds: number) => {
      await tab.saveState('clockOffsetSeconds', seconds);
      await readStoredData();
    },
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

test('positions are stored without network once a minute, also while the car stands', async () => {
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
    ).toEqual([0, 61, 130, 200, 400]),
  );
  expect((await road.stored())[0]).toMatchObject({ tripId: 'a', lat: 48.5, lng: 9.5, speedKmh: 72 });
});

test('a phone that stands is asked for its position at the agreed interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const road = await onTheRoad(true);
  vi.advanceTimersByTime(180_000);
  expect(road.asked()).toBe(3);
});

test('a lost position is not called shared', async () => {
  const road = await onTheRoad(true);
  road.move(0, 0);
  expect(road.currentSharing()).toBe('shared');
  road.lose(2);
  expect(road.currentSharing()).toBe('searching');
});

test('after a refusal sharing goes on by itself as soon as it is allowed', async () => {
  const road = await onTheRoad(true);
  for (const again of [road.allow, road.show]) {
    road.lose(1);
    expect(road.currentSharing()).toBe('blocked');
    expect(road.isWatched()).toBe(false);
    again();
    expect(road.isWatched()).toBe(true);
  }
});

test('only the positions that are due are measured with high accuracy', async () => {
  const road = await onTheRoad(true);
  for (const seconds of [0, 20, 40, 61]) road.move(seconds, 1);
  const isAccurate = road.options.map(({ enableHighAccuracy = false }) => enableHighAccuracy);
  expect(isAccurate).toEqual([false, true, true]);
});

test('the screen stays on while the location is shared, also after the page was hidden', async () => {
  const road = await onTheRoad(true, 'DELIVERY');
  expect(road.screenLock).toEqual({ request: 1, release: 0 });
  road.show();
  await vi.waitFor(() => expect(road.screenLock).toEqual({ request: 2, release: 0 }));
  await road.becomes({ status: 'DELIVERED' });
  await vi.waitFor(() => expect(road.screenLock.release).toBe(1));
});

test('a clock that is set back does not stop the positions, and a wrong clock is corrected', async () => {
  const road = await onTheRoad(true);
  road.move(0, 0);
  await vi.waitFor(async () => expect(await road.stored()).toHaveLength(1));
  await road.setOffset(-7200);
  road.move(-7140, 1);
  await vi.waitFor(async () =>
    expect(
      (await road.stored()).map(({ recordedAt }) => (Date.parse(recordedAt) - STARTED_MS) / 1000),
    ).toEqual([0, 60]),
  );
});

test('sharing ends with the handover', async () => {
  const road = await onTheRoad(true, 'DELIVERY');
  expect(road.isWatched()).toBe(true);
  await road.becomes({ status: 'DELIVERED' });
  await vi.waitFor(() => expect(road.isWatched()).toBe(false));
});

test('a break while another app was in front is named, a short look at it is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: STARTED_MS });
  const road = await onTheRoad(true);
  expect(road.currentView()).toEqual({ sharing: 'searching', since: null, paused: null });
  road.move(0, 0);
  expect(road.currentView()).toEqual({ sharing: 'shared', since: STARTED_MS, paused: null });
  road.away(30);
  expect(road.currentView()).toEqual({ sharing: 'shared', since: STARTED_MS, paused: null });
  road.away(300);
  const until = STARTED_MS + 330_000;
  const paused = { from: STARTED_MS + 30_000, until };
  expect(road.currentView()).toEqual({ sharing: 'shared', since: until, paused });
  await road.becomes({ status: 'DELIVERED' });
  await vi.waitFor(() => expect(road.currentView()).toEqual({ sharing: 'idle', since: null, paused: null }));
});

test('when the app returns, its position is stored at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: STARTED_MS });
  const road = await onTheRoad(true);
  road.move(0, 0);
  await vi.waitFor(async () => expect(await road.stored()).toHaveLength(1));
  road.away(20);
  await vi.waitFor(async () => expect(await road.stored()).toHaveLength(2));
});
