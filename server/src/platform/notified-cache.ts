// A small cache that PostgreSQL clears: a NOTIFY empties it in every process, and entries are short-lived.
import type { Clock } from './clock.ts';
import type { Listener } from './db.ts';

const LIFETIME_MS = 5000;
const MAX_ENTRIES = 20_000;

export interface NotifiedCache<T> {
  get(key: string, load: () => Promise<T | null>): Promise<T | null>;
  clear(): void;
}

export function notifiedCache<T>(listener: Listener, clock: Clock): NotifiedCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  let generation = 0;
  const clear = () => {
    generation += 1;
    entries.clear();
  };
  listener.onNotify(clear);

  return {
    clear,
    async get(key, load) {
      const now = clock.now().getTime();
      const entry = entries.get(key);
      if (entry && entry.until > now && listener.connected) return entry.value;
      const before = generation;
      const value = await load();
      // If a change was announced while we read the row, we may have read the old one: do not keep it.
      if (value !== null && listener.connected && generation === before) {
        if (entries.size >= MAX_ENTRIES) entries.clear();
        entries.set(key, { value, until: now + LIFETIME_MS });
      }
      return value;
    },
  };
}
