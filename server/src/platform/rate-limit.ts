// Rate-limit windows that start with their first hit: the rules, and the store in this process's memory.

import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from './clock.ts';
import { maxEntries } from './max-entries.ts';

export interface Window {
  key: string;
  limit: number;
  seconds: number;
}

export interface RateLimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface WindowState extends RateLimitState {
  /** False when the hit did not fit; then no window counted it. */
  admitted: boolean;
}

export interface RateLimitStore {
  /** Counts one hit in all windows, or in none if any of them is full. Returns the state of each. */
  hit(windows: readonly Window[]): WindowState[] | Promise<WindowState[]>;
  /** Takes one hit back, in each of these windows that still runs. */
  release(windows: readonly Window[]): void | Promise<void>;
  /** Returns the state without counting. */
  peek(windows: readonly Window[]): WindowState[] | Promise<WindowState[]>;
  close(): void | Promise<void>;
}

export interface MemoryRateLimitStore extends RateLimitStore {
  /** The number of counters in memory; those of ended windows are removed automatically. */
  size(): number;
}

interface Counter {
  count: number;
  endsAt: number;
}

/** Beyond this the least recently used counters are evicted: invented client ids cannot fill the memory. */
const MAX_COUNTERS = 200_000;

export function memoryRateLimitStore(clock: Clock): MemoryRateLimitStore {
  // The library only evicts. The windows' start and end are computed here, because several count as one.
  const counters = new LRUCache<string, Counter>({
    ...maxEntries(MAX_COUNTERS),
    ttlAutopurge: true,
    // A look-up need not delete what purging deletes anyway.
    allowStale: true,
    noDeleteOnStaleGet: true,
    ...cacheTime(clock),
  });

  const live = (window: Window, now: number): Counter => {
    const counter = counters.get(window.key);
    // Without a hit that was not taken back, a window has not begun.
    return counter && counter.count > 0 && counter.endsAt > now
      ? counter
      : { count: 0, endsAt: now + window.seconds * 1000 };
  };

  return {
    size: () => counters.size,
    hit(windows) {
      const now = clock.now().getTime();
      const current = windows.map((window) => live(window, now));
      const admitted = windows.every((window, i) => current[i]!.count < window.limit);
      return windows.map((window, i) => {
        const counter = current[i]!;
        if (admitted) {
          counter.count += 1;
          if (counter.count === 1)
            counters.set(window.key, counter, { ttl: window.seconds * 1000, start: now });
        }
        return windowState(window, counter.count, counter.endsAt - now, admitted);
      });
    },
    release(windows) {
      const now = clock.now().getTime();
      for (const window of windows) {
        const counter = live(window, now);
        counter.count = Math.max(0, counter.count - 1);
      }
    },
    peek(windows) {
      const now = clock.now().getTime();
      return windows.map((window) => {
        const counter = live(window, now);
        return windowState(window, counter.count, counter.endsAt - now, counter.count < window.limit);
      });
    },
    close() {
      counters.clear();
    },
  };
}

export function windowState(window: Window, count: number, leftMs: number, admitted: boolean): WindowState {
  return {
    limit: window.limit,
    remaining: Math.max(0, window.limit - count),
    resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    admitted,
  };
}

/** The window that the caller will exhaust first. */
export function tightest(states: readonly WindowState[]): WindowState {
  return states.reduce((tight, state) => (state.remaining < tight.remaining ? state : tight));
}
