// What is entered is saved in order and once, whatever comes in between; a full phone loses nothing that is shown.
import { expect, test, vi } from 'vitest';
import { type ProtocolDraft, type ProtocolStore, StorageFull } from '../../src/driver/protocol/draft.ts';
import { keepDraft } from '../../src/driver/protocol/keep-draft.ts';
import { draftOf } from './protocol-drafts.ts';

/** A phone whose writes end when the test says so. */
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

test('letters typed one after the other are saved together, a moment later', async () => {
  vi.useFakeTimers();
  try {
    const { state, store } = phone();
    const keeper = keepDraft(draftOf(), store);
    for (const text of ['n', 'na', 'nas', 'nass']) keeper.changeSoon(remark(text));
    expect([keeper.read().draft.remarks, keeper.read().state]).toEqual(['nass', 'saving']);
    expect(state.saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(state.saved.map(({ remarks }) => remarks)).toEqual(['nass']);
    expect(keeper.read().state).toBe('saved');
  } finally {
    vi.useRealTimers();
  }
});

test('what is typed while a photo is being kept is not lost by it', async () => {
  const { state, store, waiting, goOn } = phone();
  const keeper = keepDraft(draftOf(), store);
  state.slow = true;
  const added = keeper.addPhoto(PHOTO, new Blob());
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  keeper.change(remark('nass'));
  state.slow = false;
  goOn();
  expect(await added).toBe('done');
  expect(await keeper.flush()).toBe('done');
  expect(state.saved.at(-1)).toMatchObject({ remarks: 'nass', photos: [PHOTO] });
});

test('a full phone is said, keeps what is shown, and saves once there is room', async () => {
  const { state, store } = phone();
  const keeper = keepDraft(draftOf(), store);
  state.full = true;
  keeper.change(remark('nass'));
  expect(await keeper.flush()).toBe('full');
  expect(keeper.read()).toMatchObject({ state: 'full', draft: { remarks: 'nass' } });
  expect(await keeper.handIn((draft) => draft)).toBe('full');
  state.full = false;
  expect(await keeper.flush()).toBe('done');
  expect(keeper.read().state).toBe('saved');
  expect(state.saved.at(-1)?.remarks).toBe('nass');
});

test('a photo without room leaves the rest as safe as before', async () => {
  const { state, store } = phone();
  const keeper = keepDraft(draftOf(), store);
  state.full = true;
  expect(await keeper.addPhoto(PHOTO, new Blob())).toBe('full');
  expect(keeper.read()).toMatchObject({ state: 'saved', draft: { photos: [] } });
});

test('it is handed in once, and nothing is saved afterwards', async () => {
  const { state, store } = phone();
  const keeper = keepDraft(draftOf(), store);
  keeper.changeSoon(remark('nass'));
  await Promise.all([keeper.handIn((draft) => draft), keeper.handIn((draft) => draft)]);
  keeper.change(remark('zu spät'));
  await keeper.flush();
  expect(state.handedIn.map(({ remarks }) => remarks)).toEqual(['nass']);
  expect(state.saved.at(-1)?.remarks).toBe('nass');
});
