// The groups of the first screen.
import { expect, test } from 'vitest';
import type { Entry, StoredTrip, Trip } from '../../src/driver/local-store/records.ts';
import { sortTrips } from '../../src/driver/trips/sort-trips.ts';
import { toTripView } from '../../src/driver/trips/trip-view.ts';
import { tripOf } from './phone.ts';

const NOW_MS = Date.parse('2026-10-01T08:00:00.000Z');
const stored = (id: string, changes: Partial<Trip>): StoredTrip => ({
  id,
  trip: tripOf(id, { requestedPickup: '2026-10-01T09:00:00.000Z', ...changes }),
  gone: false,
  news: [],
});
const ids = (trips: readonly { stored: StoredTrip }[]) => trips.map((trip) => trip.stored.id);

test('a trip that was handed over stays open until the driver has finished it', () => {
  const trips = [stored('delivered', { status: 'DELIVERED' }), stored('finished', { status: 'COMPLETED' })];
  const { open, ended } = sortTrips({ trips, entries: [], drafts: [] }, NOW_MS);
  expect(ids(open)).toEqual(['delivered']);
  expect(ids(ended)).toEqual(['finished']);
});

test('trips of later days are grouped by day', () => {
  const later = (id: string, requestedPickup: string) => stored(id, { status: 'ACCEPTED', requestedPickup });
  const trips = [
    later('b', '2026-10-02T16:00:00.000Z'),
    later('a', '2026-10-02T15:00:00.000Z'),
    later('c', '2026-10-04T15:00:00.000Z'),
  ];
  const { days } = sortTrips({ trips, entries: [], drafts: [] }, NOW_MS);
  expect(days.map((day) => [day.days, ids(day.trips)])).toEqual([
    [1, ['a', 'b']],
    [3, ['c']],
  ]);
});

test('a changed trip waits for its confirmation, and accepting it on the phone is one', () => {
  const changed = stored('changed', { status: 'ACCEPTED', toConfirm: true }).trip;
  expect(toTripView(changed, [])).toMatchObject({ progress: -1, next: null });
  const accept = { tripId: 'changed', act: { type: 'step', step: 'accept' }, at: '', state: 'waiting' };
  expect(toTripView(changed, [accept as Entry])).toMatchObject({ progress: 0, next: 'start' });
});
