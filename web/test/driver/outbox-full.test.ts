// A full phone: it sends what waits, which makes room, and loses nothing.
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../src/driver/local-store/records.ts';
import { newPhone, type Phone, photoOf, type Tab } from './phone.ts';
import { draftOf } from './protocol-drafts.ts';

afterEach(() => vi.restoreAllMocks());

const SENT = [
  'POST /trips/a/accept',
  'PUT /trips/a/protocols/pickup',
  'PUT /trips/a/protocols/pickup/photos/p1',
  'PUT /trips/a/protocols/pickup/photos/p2',
  'POST /trips/a/protocols/pickup/submit',
];
const acts = (phone: Phone) => phone.acts().map((act) => act.replace(/\?.*/, ''));
const states = async (tab: Tab) => [...new Set((await tab.entries()).map(({ state }) => state))];

/** A phone with a protocol that waits; nothing can be undone any more. */
async function withWaitingProtocol(): Promise<{ phone: Phone; tab: Tab }> {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  await tab.handIn('a', { photos: [photoOf('p1'), photoOf('p2')] });
  await tab.inDatabase('readwrite', ['outbox'], async (transaction) => {
    for (const entry of await transaction.all<Entry>('outbox'))
      await transaction.put('outbox', { ...entry, notBeforeMs: 0 });
  });
  return { phone, tab };
}

/** Fills the phone; the pictures that are deleted make room again. */
function fill({ picturesMakeRoom }: { picturesMakeRoom: boolean }): () => void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  let isFull = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, given);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    if (picturesMakeRoom && this.name === 'photos') isFull = false;
    return remove.call(this, key);
  });
  return () => {
    isFull = false;
  };
}

test('sends what waits, and the pictures that the service has make room for the results', async () => {
  const { phone, tab } = await withWaitingProtocol();
  fill({ picturesMakeRoom: true });
  expect(await tab.synchronise({ ask: true })).toMatchObject({ reached: true, progressed: true });
  expect(acts(phone)).toEqual(SENT);
  expect(await tab.protocolStore.readPhoto('p1')).toBeUndefined();
  // Results without room were not stored: sending them again changes nothing at the service.
  await tab.synchronise({ ask: false });
  expect(acts(phone).slice(SENT.length)).toEqual(SENT.slice(0, 2));
  expect(await states(tab)).toEqual(['sent']);
});

test('sends everything once per round even if nothing makes room, and stores the result later', async () => {
  const { phone, tab } = await withWaitingProtocol();
  const makeRoom = fill({ picturesMakeRoom: false });
  expect(await tab.synchronise({ ask: true })).toMatchObject({ reached: true });
  expect(acts(phone)).toEqual(SENT);
  expect(await states(tab)).toEqual(['waiting']);
  makeRoom();
  await tab.synchronise({ ask: false });
  expect(await states(tab)).toEqual(['sent']);
});

test('a photo takes the room of pictures that were sent', async () => {
  const { tab } = await withWaitingProtocol();
  await tab.synchronise({ ask: false });
  fill({ picturesMakeRoom: true });
  const draft = draftOf({ tripId: 'b', kind: 'pickup' });
  await tab.protocolStore.addPhoto(draft, photoOf('p3'), new Blob(['new']));
  expect(await (await tab.protocolStore.readPhoto('p3'))!.text()).toBe('new');
  expect(await tab.protocolStore.readPhoto('p1')).toBeUndefined();
});

test('a photo that could not be kept is reported, and makes the phone send what waits', async () => {
  const { phone, tab } = await withWaitingProtocol();
  fill({ picturesMakeRoom: true });
  const saver = tab.createDraftSaver(draftOf({ tripId: 'b', kind: 'pickup' }), tab.protocolStore);
  expect(await saver.addPhoto(photoOf('p3'), new Blob(['new']))).toBe('full');
  await vi.waitFor(() => expect(acts(phone)).toEqual(expect.arrayContaining(SENT)));
  expect(await saver.addPhoto(photoOf('p3'), new Blob(['new']))).toBe('done');
});

test('a picture that was sent and deleted is not missed when the protocol is corrected', async () => {
  const { phone, tab } = await withWaitingProtocol();
  const makeRoom = fill({ picturesMakeRoom: true });
  phone.answer = ({ path }) =>
    path.endsWith('/submit')
      ? { status: 400, body: { error: { code: 'INVALID_REQUEST', details: { fields: [] } } } }
      : undefined;
  await tab.synchronise({ ask: false });
  makeRoom();
  await tab.synchronise({ ask: false });
  const draft = (await tab.readDraft('a', 'pickup'))!;
  expect(draft).toMatchObject({ handedInAt: null, uploadedPhotoIds: ['p1', 'p2'] });
  phone.answer = () => undefined;
  await tab.openDraft('a', 'pickup');
  await tab.protocolStore.save({ ...draft, problems: [] });
  await tab.protocolStore.handIn({ ...draft, odometerKm: 701, problems: [] });
  await tab.sendAll();
  expect(await states(tab)).toEqual(['sent']);
});
