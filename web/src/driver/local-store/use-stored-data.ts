// All stored data except pictures, for components; read again after each change by a tab or the worker.
import { useSyncExternalStore } from 'react';
import { onChange } from './announce-changes.ts';
import { inDatabase } from './database.ts';
import type { Entry, State, StoredDraft, StoredTrip } from './records.ts';

export interface StoredData extends Partial<Omit<State, 'earlier' | 'deviceId' | 'locked' | 'forms'>> {
  trips: readonly StoredTrip[];
  entries: readonly Entry[];
  drafts: readonly StoredDraft[];
}

const NAMES = [
  'session',
  'link',
  'clockOffsetSeconds',
  'askedAt',
  'welcomed',
  'wiped',
  'signOut',
  'lastPosition',
  'availability',
  'push',
] as const satisfies readonly (keyof State)[];

const listeners = new Set<() => void>();
let current: StoredData | null = null;
let reading: Promise<void> | null = null;
let isStale = false;

async function read(): Promise<void> {
  do {
    isStale = false;
    current = await inDatabase(
      'readonly',
      ['state', 'trips', 'outbox', 'drafts'],
      async (transaction): Promise<StoredData> => {
        const state = Object.fromEntries(
          await Promise.all(NAMES.map(async (name) => [name, await transaction.get('state', name)] as const)),
        );
        return {
          ...state,
          trips: await transaction.all<StoredTrip>('trips'),
          entries: await transaction.all<Entry>('outbox'),
          drafts: await transaction.all<StoredDraft>('drafts'),
        };
      },
    );
    for (const listener of listeners) listener();
  } while (isStale);
}

/** Resolves when the shown data is at least as new as this call. */
export function readStoredData(): Promise<void> {
  if (reading) {
    isStale = true;
    return reading;
  }
  reading = read().finally(() => {
    reading = null;
  });
  return reading;
}

onChange(() => void readStoredData());

export function currentStoredData(): StoredData | null {
  return current;
}

export function onStoredData(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the first read of the database. */
export function useStoredData(): StoredData | null {
  return useSyncExternalStore(onStoredData, currentStoredData);
}
