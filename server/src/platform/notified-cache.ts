// A small cache that PostgreSQL empties: a NOTIFY clears it in every process, and nothing in it lives long.
import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from './clock.ts';
import type { Listener } from './db.ts';

const LIFETIME_MS = 5000;
const MAX_ENTRIES = 20_000;

/** Notified by triggers on what the caches hold. */
export const ACCESS_CHANNEL = 'access_changed';

export interface NotifiedCache<T extends object> {
  /** At once what is kept: most calls find their credential here. */
  get(key: string, load: () => Promise<T | null>): T | Promise<T | null>;
  clear(): void;
}

export function notifiedCache<T extends object>(listener: Listener, clock: Clock): NotifiedCache<T> {
  const entries = new LRUCache<string, T>({ max: MAX_ENTRIES, ttl: LIFETIME_MS, ...cacheTime(clock) });
  // Loading stays here: the library's fetch() would fail everybody who waits for a row when clear() comes.
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
    // A change that was announced while the row was being read may not be in it: do not keep the row then.
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
