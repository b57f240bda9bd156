// Protocols on the phone: values survive a restart, the hand-in happens once, and a full phone loses nothing.
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { newPhone, photoOf, tripOf } from './phone.ts';
import { draftOf, SIGNATURE } from './protocol-drafts.ts';

afterEach(() => vi.restoreAllMocks());

test('two signatures in quick succession are both stored', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  const saver = tab.createDraftSaver(draftOf({ tripId: 'a', kind: 'pickup' }), tab.protocolStore);
  saver.change((draft) => ({ ...draft, driverSignature: { ...SIGNATURE, png: 'driver' } }));
  saver.change((draft) => ({ ...draft, contactSignature: { ...SIGNATURE, png: 'contact' } }));
  await saver.flush();
  expect(await (await phone.open()).readDraft('a', 'pickup')).toMatchObject({
    driverSignature: { png: 'driver' },
    contactSignature: { png: 'contact' },
  });
});

test('drafts of different trips, and of pickup and handover, are separate', async () => {
  const tab = await (await newPhone()).open();
  for (const [tripId, kind, km] of [
    ['a', 'pickup', 1],
    ['a', 'delivery', 2],
    ['b', 'pickup', 3],
  ] as const)
    await tab.protocolStore.save(draftOf({ tripId, kind, odometerKm: km }));
  expect((await tab.readDraft('a', 'pickup'))!.odometerKm).toBe(1);
  expect((await tab.readDraft('a', 'delivery'))!.odometerKm).toBe(2);
  expect((await tab.readDraft('b', 'pickup'))!.odometerKm).toBe(3);
});

test('a photo is stored with its picture, replaced when retaken, and removed', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  const { protocolStore: store } = tab;
  let draft = draftOf({ tripId: 'a', kind: 'pickup' });
  draft = await store.addPhoto(draft, photoOf('p1'), new Blob(['first']));
  draft = await store.addPhoto(draft, photoOf('p1'), new Blob(['second']));
  expect(draft.photos).toHaveLength(1);
  expect(await (await (await phone.open()).protocolStore.readPhoto('p1'))!.text()).toBe('second');
  draft = await store.removePhoto(draft, 'p1');
  expect((await tab.readDraft('a', 'pickup'))!.photos).toEqual([]);
  expect(await store.readPhoto('p1')).toBeUndefined();
});

test('a double tap hands the protocol in once, and afterwards no tab can change it', async () => {
  const phone = await newPhone();
  const [tab, other] = [await phone.open(), await phone.open()];
  const draft = draftOf({ tripId: 'a', kind: 'pickup', odometerKm: 700, driverSignature: SIGNATURE });
  await Promise.all([tab.protocolStore.handIn(draft), other.protocolStore.handIn(draft)]);
  expect((await tab.entries()).map(({ act }) => act.type)).toEqual(['protocol', 'submit']);
  const late = [
    () => other.protocolStore.save({ ...draft, odometerKm: 1 }),
    () => other.protocolStore.addPhoto(draft, photoOf('late'), new Blob(['late'])),
  ];
  for (const write of late) await expect(write()).rejects.toThrow();
  expect(await tab.readDraft('a', 'pickup')).toMatchObject({ odometerKm: 700, photos: [] });
  expect(await tab.protocolStore.readPhoto('late')).toBeUndefined();
});

test('the tab that opened a protocol last writes it, and the other one says that it is open elsewhere', async () => {
  const phone = await newPhone();
  const [older, newer] = [await phone.open(), await phone.open()];
  const first = older.createDraftSaver(draftOf({ tripId: 'a', kind: 'pickup' }), older.protocolStore);
  first.change((draft) => ({ ...draft, remarks: 'nass' }));
  expect(await first.flush()).toBe('done');
  const opened = (await newer.openDraft('a', 'pickup'))!;
  const second = newer.createDraftSaver(opened, newer.protocolStore);
  expect(await second.addPhoto(photoOf('p1'), new Blob(['picture']))).toBe('done');
  first.change((draft) => ({ ...draft, remarks: 'trocken' }));
  expect(await first.flush()).toBe('elsewhere');
  expect(first.read().state).toBe('elsewhere');
  expect(await first.addPhoto(photoOf('p2'), new Blob(['other']))).toBe('elsewhere');
  expect(await first.handIn((draft) => draft)).toBe('elsewhere');
  expect(await newer.readDraft('a', 'pickup')).toMatchObject({ remarks: 'nass', photos: [{ id: 'p1' }] });
  expect(await newer.protocolStore.readPhoto('p2')).toBeUndefined();
  expect((await older.openDraft('a', 'pickup'))!.photos).toHaveLength(1);
});

test('the handover protocol shows the values that this phone stored at the pickup', async () => {
  const tab = await (await newPhone()).open();
  expect(await tab.readEarlier('a')).toBeNull();
  await tab.handIn('a', { photos: [photoOf('p1')] });
  expect(await tab.readEarlier('a')).toMatchObject({ odometerKm: 700, photos: [{ id: 'p1' }] });
});

test('a new draft has the contact of its place', async () => {
  const tab = await (await newPhone()).open();
  expect(tab.newDraft(tripOf('a'), 'pickup').contactName).toBe('Erika Muster');
});

test('a full phone is a separate error, keeps the stored data, and works again when there is space', async () => {
  const tab = await (await newPhone()).open();
  const { StorageFull } = await import('../../src/driver/protocol/draft.ts');
  const { trySave } = await import('../../src/driver/storage-full.ts');
  const accept = () => tab.enqueueStep('a', { type: 'step', step: 'accept' });
  await tab.protocolStore.save(draftOf({ tripId: 'a', kind: 'pickup', remarks: 'nass' }));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(accept()).rejects.toBeInstanceOf(StorageFull);
  expect(await trySave(accept)).toBe(false);
  await expect(tab.protocolStore.handIn(draftOf({ tripId: 'a', kind: 'pickup' }))).rejects.toBeInstanceOf(
    StorageFull,
  );
  expect(await tab.readDraft('a', 'pickup')).toMatchObject({ remarks: 'nass', handedInAt: null });
  full.mockRestore();
  expect(await trySave(accept)).toBe(true);
  expect(await tab.entries()).toHaveLength(1);
});
