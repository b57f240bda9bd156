// A small cache that a NOTIFY of PostgreSQL clears in every process; entries expire after seconds.
import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from './clock.ts';
import type { Listener } from './db.ts';
import { maxEntries } from './max-entries.ts';

const LIFETIME_MS = 5000;
const MAX_ENTRIES = 20_000;

/** Triggers on the cached tables notify this channel. */
export const ACCESS_CHANNEL = 'access_changed';

export interface NotifiedCache<T extends object> {
  /** Returns a cached value without a promise, because most calls find their credential here. */
  get(key: string, load: () => Promise<T | null>): T | Promise<T | null>;
  clear(): void;
}

export function notifiedCache<T extends object>(listener: Listener, clock: Clock): NotifiedCache<T> {
  const entries = new LRUCache<string, T>({
    ...maxEntries(MAX_ENTRIES),
    ttl: LIFETIME_MS,
    ...cacheTime(clock),
  });
  // Loads here, because the library's fetch() would reject all waiting callers on clear().
  let generation = 0;
  const clear = () => {
    generation += 1;
    entries.clear();
  };
  listener.onNotify(ACCESS_CHANNEL, clear);

  async function loadAndCache(key: string, load: () => Promise<T | null>): Promise<T | null> {
    const start = clock.now().getTime();
    const before = generation;
    const value = await load();
    // A change that was announced during the read may be missing in the row, so the row is not cached.
    if (value !== null && listener.connected && generation === before) entries.set(key, value, { start });
    return value;
  }

  return {
    clear,
    get(key, load) {
      const kept = listener.connected ? entries.get(key) : undefined;
      return kept ?? loadAndCache(key, load);
    },
  };
}
