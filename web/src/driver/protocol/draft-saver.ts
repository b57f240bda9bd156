// Holds the draft while it is edited: shows each change at once and saves the changes one after another.

import {
  type DraftPhoto,
  OpenElsewhere,
  type ProtocolDraft,
  type ProtocolStore,
  StorageFull,
} from './draft.ts';
import { withValidSignatures } from './signed-facts.ts';

type SavedState = 'saved' | 'saving' | 'full' | 'failed' | 'elsewhere';

export interface SaveState {
  draft: ProtocolDraft;
  state: SavedState;
}

/** The result of a write. */
export type Outcome = 'done' | 'full' | 'failed' | 'elsewhere';

export interface DraftSaver {
  read(): SaveState;
  subscribe(listener: () => void): () => void;
  change(act: (draft: ProtocolDraft) => ProtocolDraft): void;
  /** For typed text: saves a moment later, together with the next letters. */
  changeSoon(act: (draft: ProtocolDraft) => ProtocolDraft): void;
  flush(): Promise<Outcome>;
  addPhoto(photo: DraftPhoto, picture: Blob): Promise<Outcome>;
  removePhoto(id: string): Promise<Outcome>;
  /** Whether another tab is the writer of the protocol now. */
  setElsewhere(isElsewhere: boolean): void;
  /** Saves nothing any more: this tab reads the draft again, because another one may have changed it. */
  close(): void;
  /** Works once; afterwards nothing is saved. */
  handIn(finish: (draft: ProtocolDraft) => ProtocolDraft): Promise<Outcome>;
}

const SAVE_DELAY_MS = 250;

/** One write after the other; a write that fails does not stop the next ones. */
function createWriteQueue(): (act: () => Promise<void>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(() => act().then((): Outcome => 'done', outcomeOf));
    last = done;
    return done;
  };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof OpenElsewhere) return 'elsewhere';
  return error instanceof StorageFull ? 'full' : 'failed';
}

export function createDraftSaver(first: ProtocolDraft, store: ProtocolStore): DraftSaver {
  const listeners = new Set<() => void>();
  let current: SaveState = { draft: first, state: 'saved' };
  let stored = first;
  const write = createWriteQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Handed in, or closed. */
  let isOver = false;

  function show(next: Partial<SaveState>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  /** Runs `act` after all earlier writes. */
  async function inLine(act: () => Promise<void>): Promise<Outcome> {
    const outcome = await write(act);
    // If only a photo could not be stored, all entered values are still saved.
    const isSafe = outcome === 'done' || (outcome !== 'elsewhere' && current.draft === stored);
    show({ state: !isSafe ? outcome : current.draft === stored ? 'saved' : current.state });
    return outcome;
  }

  function flush(): Promise<Outcome> {
    clearTimeout(timer);
    timer = undefined;
    return inLine(async () => {
      const { draft } = current;
      if (isOver || draft === stored) return;
      await store.save(draft);
      stored = draft;
    });
  }

  function enter(act: (draft: ProtocolDraft) => ProtocolDraft): boolean {
    const changed = act(current.draft);
    if (isOver || changed === current.draft) return false;
    const draft = withValidSignatures(current.draft, changed);
    show({ draft, state: 'saving' });
    return true;
  }

  /** Keeps values that were entered while the photo was being stored. */
  async function withPhotosOf(act: (draft: ProtocolDraft) => Promise<ProtocolDraft>): Promise<void> {
    const before = current.draft;
    const stays = await act(before);
    const unchanged = current.draft === before;
    const next = withValidSignatures(current.draft, { ...current.draft, photos: stays.photos });
    show({ draft: next });
    const isStored =
      next.driverSignature === before.driverSignature && next.contactSignature === before.contactSignature;
    if (unchanged && isStored) stored = next;
    else void flush();
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(act) {
      if (enter(act)) void flush();
    },
    changeSoon(act) {
      if (enter(act)) timer ??= setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    addPhoto: (photo, picture) =>
      inLine(() => withPhotosOf((draft) => store.addPhoto(draft, photo, picture))),
    removePhoto: (id) => inLine(() => withPhotosOf((draft) => store.removePhoto(draft, id))),
    setElsewhere(isElsewhere) {
      if (isOver || isElsewhere === (current.state === 'elsewhere')) return;
      if (isElsewhere) return show({ state: 'elsewhere' });
      show({ state: 'saving' });
      void flush();
    },
    close() {
      clearTimeout(timer);
      isOver = true;
    },
    async handIn(finish) {
      const saved = await flush();
      if (saved !== 'done') return saved;
      return inLine(async () => {
        if (isOver) return;
        await store.handIn(finish(current.draft));
        isOver = true;
      });
    },
  };
}
