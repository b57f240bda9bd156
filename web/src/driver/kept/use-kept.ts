// Everything the phone keeps but the pictures, for components: read anew whenever a tab or the worker changed it.
import { useSyncExternalStore } from 'react';
import { onChange } from './changes.ts';
import { inDatabase } from './database.ts';
import type { Entry, KeptDraft, KeptTrip, State } from './records.ts';

export interface Kept extends Partial<Omit<State, 'earlier'>> {
  trips: readonly KeptTrip[];
  entries: readonly Entry[];
  drafts: readonly KeptDraft[];
}

const NAMES = [
  'session',
  'link',
  'clockOffsetSeconds',
  'askedAt',
  'welcomed',
  'wiped',
  'lastPosition',
] as const satisfies readonly (keyof State)[];

const listeners = new Set<() => void>();
let current: Kept | null = null;
let reading: Promise<void> | null = null;
let isStale = false;

async function read(): Promise<void> {
  do {
    isStale = false;
    current = await inDatabase(
      'readonly',
      ['state', 'trips', 'outbox', 'drafts'],
      async (transaction): Promise<Kept> => {
        const state = Object.fromEntries(
          await Promise.all(NAMES.map(async (name) => [name, await transaction.get('state', name)] as const)),
        );
        return {
          ...state,
          trips: await transaction.all<KeptTrip>('trips'),
          entries: await transaction.all<Entry>('outbox'),
          drafts: await transaction.all<KeptDraft>('drafts'),
        };
      },
    );
    for (const listener of listeners) listener();
  } while (isStale);
}

/** Resolves when what is shown is as new as this call. */
export function readKept(): Promise<void> {
  if (reading) {
    isStale = true;
    return reading;
  }
  reading = read().finally(() => {
    reading = null;
  });
  return reading;
}

onChange(() => void readKept());

export function currentKept(): Kept | null {
  return current;
}

export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the database was read for the first time. */
export function useKept(): Kept | null {
  return useSyncExternalStore(onKept, currentKept);
}
