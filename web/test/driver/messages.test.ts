// Messages on the phone: kept without network and sent once; what was shown is reported; push messages name nobody.
import { expect, test } from 'vitest';
import { pushTexts } from '../../../shared/texts/generated/driver/push.ts';
import { DRIVER_LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import type { StoredTrip, Trip, TripMessage } from '../../src/driver/local-store/records.ts';
import { notificationOf } from '../../src/driver/push/notification.ts';
import { listPendingWork } from '../../src/driver/trips/pending-work.ts';
import { messagesOfTrip } from '../../src/driver/trips/trip-messages.ts';
import { newPhone, type Phone, type Tab, tripOf } from './phone.ts';

const QUESTION: TripMessage = {
  id: 'q',
  author: 'DISPATCH',
  by: 'Mara Vogel',
  text: 'Bis 10 Uhr?',
  question: true,
  answersId: null,
  quickAnswer: null,
  writtenAt: '2026-10-05T09:00:00.000Z',
  readAt: null,
  noticeId: 'n1',
  problem: null,
  problemReason: null,
  arrivesAt: null,
};

async function openTrip(phone: Phone, changes: Partial<Trip> = {}) {
  const tab = await phone.open();
  const store = await import('../../src/driver/local-store/store-messages.ts');
  const trip = { ...tripOf('a'), messages: [QUESTION], unreadNotices: ['n1', 'n2'], ...changes };
  await tab.inDatabase('readwrite', ['trips'], (transaction) =>
    transaction.put('trips', { id: 'a', trip, gone: false, news: [] } satisfies StoredTrip),
  );
  return { tab, store };
}

const shownOn = async (tab: Tab) => {
  const [stored] = await tab.all<StoredTrip>('trips');
  return messagesOfTrip(stored!.trip, await tab.entries());
};

test('an answer without network waits, is sent once after the question was reported as read, and closes the question', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  expect(await shownOn(tab)).toMatchObject([{ id: 'q', isOpenQuestion: true, state: 'received' }]);
  await store.saveMessage('a', { text: 'Ja', answersId: 'q' });
  phone.answer = () => null;
  await tab.sendAll();
  expect(await shownOn(tab)).toMatchObject([
    { id: 'q', isOpenQuestion: false },
    { text: 'Ja', state: 'waiting', answerTo: 'Bis 10 Uhr?' },
  ]);
  phone.sent.length = 0;
  phone.answer = ({ path, json }) =>
    path.includes('/messages/')
      ? {
          body: {
            ...QUESTION,
            id: path.split('/').at(-1),
            author: 'DRIVER',
            by: null,
            text: json.text,
            question: false,
            answersId: json.answersId,
          },
        }
      : undefined;
  await tab.sendAll();
  await tab.sendAll();
  expect(phone.acts()).toEqual([
    'POST /trips/a/read',
    expect.stringMatching(/^PUT \/trips\/a\/messages\/[0-9a-f-]{36}$/),
  ]);
  expect(phone.sent.find(({ method }) => method === 'POST')!.json).toMatchObject({ notices: ['n1'] });
  expect(phone.sent.find(({ method }) => method === 'PUT')!.json).toMatchObject({
    text: 'Ja',
    answersId: 'q',
    performedAt: expect.any(String),
  });
  expect(await shownOn(tab)).toMatchObject([{ id: 'q' }, { text: 'Ja', state: 'sent' }]);
});

test('what was shown is reported once by name, and is no unsent work of the driver', async () => {
  const phone = await newPhone();
  const { tab, store } = await openTrip(phone);
  expect([await store.markSeen('a', ['n1', 'n2']), await store.markSeen('a', ['n1', 'n2'])]).toEqual([
    true,
    false,
  ]);
  const [trips, entries] = [await tab.all<StoredTrip>('trips'), await tab.entries()];
  expect(listPendingWork({ trips, entries, drafts: [] })).toEqual([]);
  phone.answer = () => ({ body: null });
  await tab.sendAll();
  expect(phone.acts()).toEqual(['POST /trips/a/read']);
  expect(phone.sent.find(({ method }) => method === 'POST')!.json).toMatchObject({ notices: ['n1', 'n2'] });
});

test('a notification says what happened in the language of the driver, and opens the trip', () => {
  const tripId = '0199a0c2-7c4e-7000-8000-000000000090';
  const given = { kind: 'NEW_TRIP', tripId, orderNumber: 'VT-100029', language: 'en' };
  expect(notificationOf(given)).toEqual({
    title: 'New trip VT-100029',
    options: {
      body: 'Open the app to read it',
      lang: 'en',
      tag: `NEW_TRIP ${tripId}`,
      icon: '/driver/icon-192.png',
      data: { address: `/driver/trips/${tripId}` },
    },
  });
  expect(notificationOf({ ...given, kind: 'TRIP_REASSIGNED', language: 'de' })).toMatchObject({
    title: 'Fahrt hat jetzt ein anderer Fahrer VT-100029',
    options: { data: { address: `/driver/trips/${given.tripId}` } },
  });
  for (const language of DRIVER_LANGUAGES) {
    const shown = notificationOf({ ...given, language });
    expect(shown.title).toBe(`${pushTexts[language].kinds.NEW_TRIP} VT-100029`);
    expect(shown.options).toMatchObject({ body: pushTexts[language].open, lang: language });
  }
  for (const broken of [null, 'x', {}, { kind: 'toString', tripId: '/../evil', language: 'xx' }]) {
    expect(notificationOf(broken)).toMatchObject({
      title: 'Neues zu Ihren Fahrten',
      options: { data: { address: '/driver' } },
    });
  }
});
