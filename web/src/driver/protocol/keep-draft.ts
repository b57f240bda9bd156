// Keeps a draft while it is filled in: what is entered is shown at once and saved in order, one after the other.
import { type DraftPhoto, type ProtocolDraft, type ProtocolStore, StorageFull } from './draft.ts';

export type SavedState = 'saved' | 'saving' | 'full' | 'failed';

export interface Kept {
  draft: ProtocolDraft;
  state: SavedState;
}

/** What became of something that was to be kept. */
export type Outcome = 'done' | 'full' | 'failed';

export interface DraftKeeper {
  read(): Kept;
  subscribe(listener: () => void): () => void;
  change(act: (draft: ProtocolDraft) => ProtocolDraft): void;
  /** For what is typed: saved a moment later, together with the letters that follow. */
  changeSoon(act: (draft: ProtocolDraft) => ProtocolDraft): void;
  flush(): Promise<Outcome>;
  addPhoto(photo: DraftPhoto, picture: Blob): Promise<Outcome>;
  removePhoto(id: string): Promise<Outcome>;
  /** Once; afterwards nothing is saved any more. */
  handIn(finish: (draft: ProtocolDraft) => ProtocolDraft): Promise<Outcome>;
}

const SOON_MS = 250;

export function keepDraft(first: ProtocolDraft, store: ProtocolStore): DraftKeeper {
  const listeners = new Set<() => void>();
  let kept: Kept = { draft: first, state: 'saved' };
  let stored = first;
  let line: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedIn = false;

  function show(next: Partial<Kept>): void {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  }

  /** Runs after what is already under way. */
  function inLine(act: () => Promise<void>): Promise<Outcome> {
    const done = line.then(() =>
      act().then(
        () => 'done' as const,
        (error) => (error instanceof StorageFull ? 'full' : 'failed'),
      ),
    );
    line = done;
    return done.then((outcome) => {
      // A photo that found no room leaves all that was entered as safe as before.
      const isSafe = outcome === 'done' || kept.draft === stored;
      show({ state: !isSafe ? outcome : kept.draft === stored ? 'saved' : kept.state });
      return outcome;
    });
  }

  function flush(): Promise<Outcome> {
    clearTimeout(timer);
    timer = undefined;
    return inLine(async () => {
      const { draft } = kept;
      if (handedIn || draft === stored) return;
      await store.save(draft);
      stored = draft;
    });
  }

  function enter(act: (draft: ProtocolDraft) => ProtocolDraft): boolean {
    const draft = act(kept.draft);
    if (handedIn || draft === kept.draft) return false;
    show({ draft, state: 'saving' });
    return true;
  }

  /** What was entered while the photo was being kept stays. */
  async function withPhotosOf(act: (draft: ProtocolDraft) => Promise<ProtocolDraft>): Promise<void> {
    const before = kept.draft;
    const { photos } = await act(before);
    const unchanged = kept.draft === before;
    show({ draft: { ...kept.draft, photos } });
    if (unchanged) stored = kept.draft;
    else void flush();
  }

  return {
    read: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(act) {
      if (enter(act)) void flush();
    },
    changeSoon(act) {
      if (enter(act)) timer ??= setTimeout(flush, SOON_MS);
    },
    flush,
    addPhoto: (photo, picture) =>
      inLine(() => withPhotosOf((draft) => store.addPhoto(draft, photo, picture))),
    removePhoto: (id) => inLine(() => withPhotosOf((draft) => store.removePhoto(draft, id))),
    async handIn(finish) {
      const saved = await flush();
      if (saved !== 'done') return saved;
      return inLine(async () => {
        if (handedIn) return;
        await store.handIn(finish(kept.draft));
        handedIn = true;
      });
    },
  };
}
