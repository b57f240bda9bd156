// One reading for all who watch the same thing, made anew when a change is announced or its time has come.
import type { Logger } from 'pino';
import type { ChangeFeed } from './change-feed.ts';
import type { Clock } from './clock.ts';

export interface Reading {
  /** Watchers hear of a reading only if this differs from the last one. */
  version: string;
  /** When to read again though no change was announced. */
  readAgainAt: Date;
}

/** Null when there is nothing to watch any more; nothing follows. */
type Watcher<R extends Reading> = (reading: R | null) => void;

export interface SharedReadings<R extends Reading> {
  /** The watcher hears the current reading first. Answers how to stop. */
  watch(topic: string, read: () => Promise<R | null>, watcher: Watcher<R>): () => void;
  close(): void;
}

interface Watched<R extends Reading> {
  topic: string;
  read(): Promise<R | null>;
  watchers: Set<Watcher<R>>;
  reading: R | null;
  running: boolean;
  /** Something changed while it was being read. */
  outdated: boolean;
  dueAtMs: number;
  unsubscribe(): void;
}

interface SharedReadingsOptions {
  feed: ChangeFeed;
  clock: Clock;
  log: Logger;
}

/** Leaves most connections of the pool to calls, also when everything falls due in the same moment. */
const READ_AT_ONCE = 4;
const LOOK_EVERY_MS = 250;
const RETRY_AFTER_MS = 5000;

export function sharedReadings<R extends Reading>(options: SharedReadingsOptions): SharedReadings<R> {
  const { feed, clock, log } = options;
  const all = new Map<string, Watched<R>>();
  const waiting = new Set<Watched<R>>();
  let running = 0;

  function ask(watched: Watched<R>): void {
    if (watched.running) watched.outdated = true;
    else waiting.add(watched);
    startNext();
  }

  function startNext(): void {
    for (const watched of waiting) {
      if (running === READ_AT_ONCE) return;
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
      tell(watched, await watched.read());
    } catch (error) {
      watched.dueAtMs = clock.now().getTime() + RETRY_AFTER_MS;
      log.warn({ err: error, topic: watched.topic }, 'What is being watched could not be read; trying again');
    }
    watched.running = false;
    if (watched.outdated && watched.watchers.size > 0) ask(watched);
  }

  function tell(watched: Watched<R>, reading: R | null): void {
    const known = reading !== null && reading.version === watched.reading?.version;
    watched.reading = reading;
    watched.dueAtMs = reading?.readAgainAt.getTime() ?? 0;
    if (!known) for (const watcher of watched.watchers) watcher(reading);
    if (reading === null) drop(watched);
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
      reading: null,
      running: false,
      outdated: false,
      dueAtMs: 0,
      unsubscribe: feed.subscribe(topic, () => ask(watched)),
    };
    all.set(topic, watched);
    ask(watched);
    return watched;
  }

  const timer = setInterval(() => {
    const now = clock.now().getTime();
    for (const watched of all.values()) if (!watched.running && watched.dueAtMs <= now) ask(watched);
  }, LOOK_EVERY_MS).unref();

  return {
    watch(topic, read, watcher) {
      const watched = all.get(topic) ?? begin(topic, read);
      watched.watchers.add(watcher);
      if (watched.reading !== null) watcher(watched.reading);
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
