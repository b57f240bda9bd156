// Values are saved once and in order, also with concurrent changes; a full phone loses nothing that is shown.
import { expect, test, vi } from 'vitest';
import { type ProtocolDraft, type ProtocolStore, StorageFull } from '../../src/driver/protocol/draft.ts';
import { createDraftSaver } from '../../src/driver/protocol/draft-saver.ts';
import { draftOf, SIGNATURE } from './protocol-drafts.ts';

/** A store whose writes finish when the test releases them. */
function phone() {
  const waiting: (() => void)[] = [];
  const state = { full: false, slow: false, saved: [] as ProtocolDraft[], handedIn: [] as ProtocolDraft[] };
  const write = async () => {
    if (state.slow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (state.full) throw new StorageFull();
  };
  const store: ProtocolStore = {
    async save(draft) {
      await write();
      state.saved.push(draft);
    },
    async addPhoto(draft, photo) {
      await write();
      return { ...draft, photos: [...draft.photos, photo] };
    },
    async removePhoto(draft, id) {
      await write();
      return { ...draft, photos: draft.photos.filter((photo) => photo.id !== id) };
    },
    async readPhoto() {
      return undefined;
    },
    async handIn(draft) {
      await write();
      state.handedIn.push(draft);
    },
  };
  const goOn = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { state, store, waiting, goOn };
}

const PHOTO = { id: 'p', subject: { of: 'angle', angle: 'FRONT' }, takenAt: '', bytes: 1 } as const;
const remark = (remarks: string) => (draft: ProtocolDraft) => ({ ...draft, remarks });

test('letters typed in quick succession are saved together, a moment later', async () => {
  vi.useFakeTimers();
  try {
    const { state, store } = phone();
    const saver = createDraftSaver(draftOf(), store);
    for (const text of ['n', 'na', 'nas', 'nass']) saver.changeSoon(remark(text));
    expect([saver.read().draft.remarks, saver.read().state]).toEqual(['nass', 'saving']);
    expect(state.saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(state.saved.map(({ remarks }) => remarks)).toEqual(['nass']);
    expect(saver.read().state).toBe('saved');
  } finally {
    vi.useRealTimers();
  }
});

test('text that is typed while a photo is being stored is not lost', async () => {
  const { state, store, waiting, goOn } = phone();
  const saver = createDraftSaver(draftOf(), store);
  state.slow = true;
  const added = saver.addPhoto(PHOTO, new Blob());
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  saver.change(remark('nass'));
  state.slow = false;
  goOn();
  expect(await added).toBe('done');
  expect(await saver.flush()).toBe('done');
  expect(state.saved.at(-1)).toMatchObject({ remarks: 'nass', photos: [PHOTO] });
});

test('a full phone is reported, the shown values stay, and they are saved once there is space', async () => {
  const { state, store } = phone();
  const saver = createDraftSaver(draftOf(), store);
  state.full = true;
  saver.change(remark('nass'));
  expect(await saver.flush()).toBe('full');
  expect(saver.read()).toMatchObject({ state: 'full', draft: { remarks: 'nass' } });
  expect(await saver.handIn((draft) => draft)).toBe('full');
  state.full = false;
  expect(await saver.flush()).toBe('done');
  expect(saver.read().state).toBe('saved');
  expect(state.saved.at(-1)?.remarks).toBe('nass');
});

test('a photo that does not fit leaves the other values saved', async () => {
  const { state, store } = phone();
  const saver = createDraftSaver(draftOf(), store);
  state.full = true;
  expect(await saver.addPhoto(PHOTO, new Blob())).toBe('full');
  expect(saver.read()).toMatchObject({ state: 'saved', draft: { photos: [] } });
});

test('a protocol is handed in once, and nothing is saved afterwards', async () => {
  const { state, store } = phone();
  const saver = createDraftSaver(draftOf(), store);
  saver.changeSoon(remark('nass'));
  await Promise.all([saver.handIn((draft) => draft), saver.handIn((draft) => draft)]);
  saver.change(remark('zu spät'));
  await saver.flush();
  expect(state.handedIn.map(({ remarks }) => remarks)).toEqual(['nass']);
  expect(state.saved.at(-1)?.remarks).toBe('nass');
});

test('facts that change after signing remove the signatures, and the draft says so', async () => {
  const signed = draftOf({ remarks: 'nass', driverSignature: SIGNATURE, contactSignature: SIGNATURE });
  const { state, store } = phone();
  const saver = createDraftSaver(signed, store);
  saver.change((draft) => ({ ...draft, page: 3, contactName: 'Erika' }));
  expect(saver.read().draft.driverSignature).toEqual(SIGNATURE);
  saver.change(remark('trocken'));
  const outdated = { driverSignature: null, contactSignature: null, signaturesOutdated: true };
  expect(saver.read().draft).toMatchObject(outdated);
  saver.change((draft) => ({ ...draft, driverSignature: SIGNATURE }));
  await saver.addPhoto(PHOTO, new Blob());
  expect(await saver.flush()).toBe('done');
  expect(state.saved.at(-1)).toMatchObject({ ...outdated, photos: [PHOTO] });
});

test('a photo of an absence does not void the signature of the driver', async () => {
  const saver = createDraftSaver(draftOf({ driverSignature: SIGNATURE }), phone().store);
  await saver.addPhoto({ ...PHOTO, subject: { of: 'absence' } }, new Blob());
  expect(saver.read().draft.driverSignature).toEqual(SIGNATURE);
});
