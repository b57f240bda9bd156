// Shares one query result among all its watchers, and re-reads it after a change or at its refresh time.
import type { Logger } from 'pino';
import type { ChangeFeed } from './change-feed.ts';
import type { Clock } from './clock.ts';

export interface QueryResult {
  /** Watchers get a result only if its version differs from the last one. */
  version: string;
  /** When to read again without an announced change. */
  refreshAt: Date;
}

/** Gets null when the watched data no longer exists; no further call follows. */
type Watcher<R extends QueryResult> = (result: R | null) => void;

export interface SharedQueries<R extends QueryResult> {
  /** The watcher gets the current result first. Returns the function that stops watching. */
  watch(topic: string, read: () => Promise<R | null>, watcher: Watcher<R>): () => void;
  close(): void;
}

interface Watched<R extends QueryResult> {
  topic: string;
  read(): Promise<R | null>;
  watchers: Set<Watcher<R>>;
  result: R | null;
  running: boolean;
  /** The data changed during the read. */
  outdated: boolean;
  dueAtMs: number;
  unsubscribe(): void;
}

interface SharedQueriesOptions {
  feed: ChangeFeed;
  clock: Clock;
  log: Logger;
}

/** Leaves most connections of the pool to calls, even if all queries are due at the same moment. */
const MAX_CONCURRENT_READS = 4;
const POLL_EVERY_MS = 250;
const RETRY_AFTER_MS = 5000;

export function sharedQueries<R extends QueryResult>(options: SharedQueriesOptions): SharedQueries<R> {
  const { feed, clock, log } = options;
  const all = new Map<string, Watched<R>>();
  const waiting = new Set<Watched<R>>();
  let running = 0;

  function scheduleRead(watched: Watched<R>): void {
    if (watched.running) watched.outdated = true;
    else waiting.add(watched);
    startNext();
  }

  function startNext(): void {
    for (const watched of waiting) {
      if (running === MAX_CONCURRENT_READS) return;
      waiting.delete(watched);
      running += 1;
      void readNow(watched).finally(() => {
        running -= 1;
        startNext();
      });
    }
  }

  async function readNow(watched: Watched<R>): Promise<void> {
    watched.running = true;
    watched.outdated = false;
    try {
      notifyWatchers(watched, await watched.read());
    } catch (error) {
      watched.dueAtMs = clock.now().getTime() + RETRY_AFTER_MS;
      log.warn({ err: error, topic: watched.topic }, 'A watched query failed; it is tried again');
    }
    watched.running = false;
    if (watched.outdated && watched.watchers.size > 0) scheduleRead(watched);
  }

  function notifyWatchers(watched: Watched<R>, result: R | null): void {
    const known = result !== null && result.version === watched.result?.version;
    watched.result = result;
    watched.dueAtMs = result?.refreshAt.getTime() ?? 0;
    if (!known) for (const watcher of watched.watchers) watcher(result);
    if (result === null) drop(watched);
  }

  function drop(watched: Watched<R>): void {
    watched.watchers.clear();
    watched.unsubscribe();
    waiting.delete(watched);
    if (all.get(watched.topic) === watched) all.delete(watched.topic);
  }

  function begin(topic: string, read: () => Promise<R | null>): Watched<R> {
    const watched: Watched<R> = {
      topic,
      read,
      watchers: new Set(),
      result: null,
      running: false,
      outdated: false,
      dueAtMs: 0,
      unsubscribe: feed.subscribe(topic, () => scheduleRead(watched)),
    };
    all.set(topic, watched);
    scheduleRead(watched);
    return watched;
  }

  const timer = setInterval(() => {
    const now = clock.now().getTime();
    for (const watched of all.values()) if (!watched.running && watched.dueAtMs <= now) scheduleRead(watched);
  }, POLL_EVERY_MS).unref();

  return {
    watch(topic, read, watcher) {
      const watched = all.get(topic) ?? begin(topic, read);
      watched.watchers.add(watcher);
      if (watched.result !== null) watcher(watched.result);
      return () => {
        if (watched.watchers.delete(watcher) && watched.watchers.size === 0) drop(watched);
      };
    },
    close() {
      clearInterval(timer);
      for (const watched of all.values()) drop(watched);
    },
  };
}
