// Saves a form of a sheet: once per tap, and on a full phone the sheet stays open and says so.
import { useRef, useState } from 'react';
import { syncNow } from '../outbox/schedule-sync.ts';
import { trySave } from '../storage-full.ts';

export interface Saving {
  isFull: boolean;
  isBusy: boolean;
  /** Calls `done` after it was stored. A second tap before that does nothing. */
  save(act: () => Promise<unknown>, done: () => void): Promise<void>;
}

export function useSave(): Saving {
  const isRunning = useRef(false);
  const [state, setState] = useState({ isFull: false, isBusy: false });
  return {
    ...state,
    async save(act, done) {
      if (isRunning.current) return;
      isRunning.current = true;
      setState((before) => ({ ...before, isBusy: true }));
      const isStored = await trySave(act).finally(() => {
        isRunning.current = false;
      });
      setState({ isFull: !isStored, isBusy: false });
      if (!isStored) return;
      void syncNow();
      done();
    },
  };
}
