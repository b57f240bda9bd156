// What could not be kept because the phone is full: said until something could be kept again.
import { useSyncExternalStore } from 'react';
import { StorageFull } from './protocol/draft.ts';

let isFull = false;
const listeners = new Set<() => void>();

function show(full: boolean): void {
  isFull = full;
  for (const listener of listeners) listener();
}

/** Whether it was kept. */
export async function tryToKeep(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    show(false);
    return true;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    show(true);
    return false;
  }
}

export function useFull(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isFull,
  );
}
