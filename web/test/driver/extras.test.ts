// Extras and expenses on the phone: kept without network, sent once and in order, changed and removed.
import { expect, test } from 'vitest';
import { readForm } from '../../src/driver/extras/extra-form.ts';
import type { Entry, ExtraInput, StoredTrip, Trip, TripExtra } from '../../src/driver/local-store/records.ts';
import { extrasOfTrip, waitedMinutesOf } from '../../src/driver/trips/trip-extras.ts';
import { toTripView } from '../../src/driver/trips/trip-view.ts';
import { newPhone, type Phone, refusal, type Tab, tripOf } from './phone.ts';

const FUEL: ExtraInput = {
  category: 'EXPENSE',
  kind: 'FUEL',
  gross: 61.2,
  vatRate: 19,
  paidOn: '2026-10-05',
  quantity: 34.2,
  note: null,
};
const picture = () => new Blob(['receipt'], { type: 'image/jpeg' });
const withExtras = (trip: Trip): Trip => ({ ...trip, extras: [], agreedExtras: [] });

async function openTrip(phone: Phone) {
  const tab = await phone.open();
  const store = await import('../../src/driver/local-store/store-extras.ts');
  await tab.inDatabase('readwrite', ['trips'], (transaction) =>
    transaction.put('trips', {
      id: 'a',
      trip: withExtras(tripOf('a')),
      gone: false,
      news: [],
    } satisfies StoredTrip),
  );
  return { tab, store };
}

const shownOn = async (tab: Tab) => {
  const [stored] = await tab.all<StoredTrip>('trips');
  return extrasOfTrip(stored!.trip, await tab.entries());
};

const answerWith = (id: string): TripExtra => ({
  id,
  category: 'EXPENSE',
  kind: 'FUEL',
  name: null,
  quantity: 34.2,
  waitedMinutes: null,
  paid: { gross: 61.2, vatRate: 19, currency: 'EUR', exchangeRate: null, on: '2026-10-05' },
  note: null,
  createdAt: '2026-10-05T10:00:00.000Z',
  state: 'PROPOSED',
  decisionReason: null,
  decidedAt: null,
  hasReceipt: true,
});

test('an expense without network waits with its receipt, and is sent once with the same id', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  await store.saveExtra('a', 'x', FUEL, picture());
  expect(await shownOn(tab)).toMatchObject([{ id: 'x', state: 'waiting', gross: 61.2, hasReceipt: true }]);
  let offline = true;
  phone.answer = ({ path }) =>
    offline ? null : path.includes('/extras/') ? { body: answerWith('x') } : undefined;
  await tab.sendAll();
  offline = false;
  phone.sent.length = 0;
  await tab.sendAll();
  await tab.sendAll();
  expect(phone.acts()).toEqual(['PUT /trips/a/extras/x', 'PUT /trips/a/extras/x/receipt']);
  expect(phone.sent[0]!.json).toMatchObject({ extra: FUEL, performedAt: expect.any(String) });
  expect(await phone.sent[1]!.file!.text()).toBe('receipt');
  expect(await shownOn(tab)).toMatchObject([{ id: 'x', state: 'PROPOSED', hasReceipt: true }]);
});

test('a change before sending replaces what waits, and the receipt stays behind it', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  await store.saveExtra('a', 'x', FUEL, picture());
  await store.saveExtra('a', 'x', { ...FUEL, gross: 70 }, null);
  await tab.sendAll();
  expect(phone.acts()).toEqual(['PUT /trips/a/extras/x', 'PUT /trips/a/extras/x/receipt']);
  expect(phone.sent[0]!.json.extra.gross).toBe(70);
});

test('what was never sent is removed on the phone only; what the service has is removed there', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  await store.saveExtra('a', 'x', FUEL, picture());
  await store.removeExtra('a', 'x');
  expect(await tab.entries()).toEqual([]);
  phone.answer = ({ method }) => (method === 'DELETE' ? { status: 204 } : { body: answerWith('y') });
  await store.saveExtra('a', 'y', FUEL, null);
  await tab.sendAll();
  await store.removeExtra('a', 'y');
  expect(await shownOn(tab)).toEqual([]);
  await tab.sendAll();
  expect(phone.acts()).toEqual(['PUT /trips/a/extras/y', 'DELETE /trips/a/extras/y']);
  expect(await shownOn(tab)).toEqual([]);
});

test('a refused expense stays visible as not accepted', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  phone.answer = () => refusal(409, 'EXTRA_NOT_CHANGEABLE', { reason: 'DECIDED' });
  await store.saveExtra('a', 'x', FUEL, null);
  await tab.sendAll();
  expect(await shownOn(tab)).toMatchObject([{ id: 'x', state: 'not-accepted' }]);
});

test('a trip in vain ends the trip on the phone, and is queued once with its photo', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  await store.saveTripInVain('a', 'Niemand vor Ort', picture());
  await store.saveTripInVain('a', 'Niemand vor Ort', picture());
  const entries: Entry[] = await tab.entries();
  expect(entries.map(({ act }) => act.type)).toEqual(['trip-in-vain', 'receipt']);
  const [stored] = await tab.all<StoredTrip>('trips');
  expect(toTripView(stored!.trip, entries).cancelled).toBe(true);
});

test('waiting time is proposed from arrival to pickup, or until now', () => {
  const trip = { ...tripOf('a'), arrivedAtPickup: '2026-10-05T08:00:00Z', actualPickup: null };
  expect(waitedMinutesOf(trip, Date.parse('2026-10-05T08:47:30Z'))).toBe(47);
  expect(waitedMinutesOf({ ...trip, actualPickup: '2026-10-05T08:20:00Z' }, Date.now())).toBe(20);
  expect(waitedMinutesOf({ ...trip, arrivedAtPickup: null }, Date.now())).toBeNull();
});

test('amounts are read with comma or point, and wrong ones are named', () => {
  const form = {
    category: 'EXPENSE',
    kind: 'FUEL',
    name: null,
    gross: '61,20',
    vatRate: 19,
    paidOn: '2026-10-05',
    quantity: '34.2',
    minutes: '',
    note: ' ',
  } as const;
  expect(readForm(form)).toEqual(FUEL);
  expect(readForm({ ...form, gross: '61,205' })).toBe('amount');
  expect(readForm({ ...form, gross: '' })).toBe('amount');
  expect(readForm({ ...form, quantity: 'viel' })).toBe('quantity');
  expect(readForm({ ...form, category: 'EXTRA', kind: 'WAITING', minutes: '47' })).toMatchObject({
    waitedMinutes: 47,
    quantity: 1,
  });
});
