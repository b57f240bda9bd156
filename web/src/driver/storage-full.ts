// Remembers that the phone is full, until a later write succeeds.
import { useSyncExternalStore } from 'react';
import { syncNow } from './outbox/schedule-sync.ts';
import { StorageFull } from './protocol/draft.ts';

let isFull = false;
const listeners = new Set<() => void>();

function show(full: boolean): void {
  isFull = full;
  for (const listener of listeners) listener();
}

/** Returns whether the data was stored. If not, the waiting entries are sent, which makes room. */
export async function trySave(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    show(false);
    return true;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    show(true);
    void syncNow();
    return false;
  }
}

export function useStorageFull(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isFull,
  );
}
