// How a trip ended for its driver, where car and keys are, and what is saved of it.
import { expect, test } from 'vitest';
import type { DriverAction, Entry, StoredDraft, Trip } from '../../src/driver/local-store/records.ts';
import type { StoredData } from '../../src/driver/local-store/use-stored-data.ts';
import {
  custodyOf,
  endingOf,
  hasSetOff,
  lostToAnotherPhone,
  savedWorkOf,
} from '../../src/driver/trips/ending.ts';
import { showTrip } from '../../src/driver/trips/sort-trips.ts';
import { photoOf, tripOf } from './phone.ts';
import { damageOf, draftOf, SIGNATURE } from './protocol-drafts.ts';

const AT = '2026-10-01T08:00:00.000Z';

function entry(act: DriverAction, state: Entry['state'] = 'sent', refusal: Entry['refusal'] = null): Entry {
  const id = JSON.stringify(act);
  return { seq: 1, id, tripId: 'a', act, order: 1, at: AT, notBeforeMs: 0, state, doneAt: null, refusal };
}

const draft = (changes: Partial<StoredDraft>): StoredDraft => ({
  ...draftOf({ tripId: 'a', kind: 'pickup' }),
  handedInAt: null,
  round: 0,
  order: null,
  problems: [],
  ...changes,
});

function phoneWith(
  changes: Partial<Trip> = {},
  { gone = false, entries = [] as Entry[], drafts = [] as StoredDraft[] } = {},
) {
  const trip = tripOf('a', {
    extras: [],
    agreedExtras: [],
    arrivedAtPickup: null,
    actualPickup: null,
    ...changes,
  });
  const stored: StoredData = { trips: [], entries, drafts };
  return [showTrip({ id: 'a', trip, gone, news: [] }, stored), stored] as const;
}

const inVain: DriverAction = { type: 'trip-in-vain', extraId: 'e', reason: 'Gate closed' };
const cancelledBy = (by: 'CUSTOMER' | 'DRIVER'): Partial<Trip> => ({
  status: 'CANCELLED',
  cancellation: { at: AT, by, name: null, reason: null },
});

test('a trip of another driver was given, a cancelled one cancelled, a reported one in vain', () => {
  expect(endingOf(...phoneWith({ status: 'IN_TRANSIT' }))).toBeNull();
  expect(endingOf(...phoneWith({ status: 'COMPLETED' }))).toBeNull();
  expect(endingOf(...phoneWith({}, { gone: true }))).toBe('given');
  expect(endingOf(...phoneWith(cancelledBy('CUSTOMER')))).toBe('cancelled');
  expect(endingOf(...phoneWith(cancelledBy('DRIVER')))).toBe('in-vain');
});

test('a trip in vain is one before the service knows it, and not if the service refused it', () => {
  expect(endingOf(...phoneWith({ status: 'PICKUP' }, { entries: [entry(inVain, 'waiting')] }))).toBe(
    'in-vain',
  );
  const refused = phoneWith(cancelledBy('CUSTOMER'), { entries: [entry(inVain, 'refused')] });
  expect(endingOf(...refused)).toBe('cancelled');
});

test('the keys are with the driver after the pickup, perhaps at the pickup place, and otherwise untouched', () => {
  const arrived = entry({ type: 'step', step: 'arrive-pickup' }, 'waiting');
  expect(custodyOf(...phoneWith())).toBe('none');
  expect(custodyOf(...phoneWith({}, { entries: [arrived] }))).toBe('at-pickup');
  expect(custodyOf(...phoneWith({}, { entries: [{ ...arrived, state: 'refused' }] }))).toBe('none');
  expect(custodyOf(...phoneWith({ arrivedAtPickup: AT }))).toBe('at-pickup');
  expect(custodyOf(...phoneWith({}, { drafts: [draft({})] }))).toBe('at-pickup');
  expect(custodyOf(...phoneWith({}, { drafts: [draft({ handedInAt: AT })] }))).toBe('with-driver');
  expect(custodyOf(...phoneWith({ actualPickup: AT }))).toBe('with-driver');
});

test('accepting a trip is not setting off', () => {
  const did = (act: DriverAction) => hasSetOff(...phoneWith({}, { entries: [entry(act)] }));
  expect(did({ type: 'step', step: 'accept' })).toBe(false);
  expect(did({ type: 'step', step: 'start' })).toBe(true);
  expect(did(inVain)).toBe(true);
});

test('saved work counts every part once, and a protocol that was only begun is named apart', () => {
  const handedIn = draft({ handedInAt: AT, round: 1, photos: [photoOf('p1'), photoOf('p2')] });
  const begun = draft({
    kind: 'delivery',
    damages: [damageOf('known'), damageOf('new', { isNew: true })],
    driverSignature: SIGNATURE,
  });
  const photo = (photoId: string): DriverAction => ({
    type: 'photo',
    kind: 'pickup',
    photoId,
    caption: null,
    damageNumber: null,
    takenAt: AT,
  });
  const work = savedWorkOf(
    ...phoneWith(
      {},
      {
        drafts: [handedIn, begun],
        entries: [
          entry({ type: 'protocol', kind: 'pickup', data: {}, signatures: ['Huber', ''] }),
          entry(photo('p1')),
          entry(photo('p2'), 'waiting'),
          entry({ type: 'submit', kind: 'pickup', confirm: false }),
        ],
      },
    ),
  );
  expect([work.sent, work.all]).toEqual([4, 5]);
  expect(work.handedIn).toHaveLength(1);
  expect(work.begun).toEqual([{ kind: 'delivery', photos: 0, damages: 1, isSigned: true }]);
});

test('a protocol was lost to another phone only if the service says so', () => {
  const submit: DriverAction = { type: 'submit', kind: 'pickup', confirm: false };
  const refusedFor = (reason: string) =>
    entry(submit, 'refused', { code: 'ORDER_NOT_CHANGEABLE', status: null, reason, by: 'Jana Kowalska' });
  const lost = (entries: Entry[], kind: 'pickup' | 'delivery' = 'pickup') =>
    lostToAnotherPhone({ tripId: 'a', kind }, { entries });
  expect(lost([refusedFor('ALREADY_SUBMITTED')])).toMatchObject({ by: 'Jana Kowalska' });
  expect(lost([refusedFor('ALREADY_SUBMITTED')], 'delivery')).toBeNull();
  expect(lost([refusedFor('NO_LONGER_YOUR_TRIP')])).toBeNull();
});
