// Ends streams whose session or credential has ended, with one query for all streams at regular intervals.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';

export interface StreamRevocation {
  /** Calls `onEnded` when the session or credential with this id has ended. Returns how to stop watching. */
  watch(id: string, onEnded: () => void): () => void;
  /** Checks at once, because something changed. */
  recheck(): void;
  close(): void;
}

interface StreamRevocationOptions {
  /** Which of these ids are still valid. */
  findValid(ids: string[]): Promise<ReadonlySet<string>>;
  clock: Clock;
  log: Logger;
}

const RECHECK_EVERY_MS = 15_000;
const POLL_EVERY_MS = 500;

export function streamRevocation({ findValid, clock, log }: StreamRevocationOptions): StreamRevocation {
  const watchers = new Map<string, Set<() => void>>();
  let checkAtMs = 0;
  let checking = false;

  async function checkNow(): Promise<void> {
    checking = true;
    checkAtMs = clock.now().getTime() + RECHECK_EVERY_MS;
    try {
      const ids = [...watchers.keys()];
      const valid = await findValid(ids);
      for (const id of ids) if (!valid.has(id)) for (const end of watchers.get(id) ?? []) end();
    } catch (error) {
      // Data of streams comes from the same database: while it is down, no stream sends any.
      log.warn({ err: error }, 'The check of open streams failed; it is tried again');
    }
    checking = false;
  }

  const timer = setInterval(() => {
    if (watchers.size > 0 && !checking && checkAtMs <= clock.now().getTime()) void checkNow();
  }, POLL_EVERY_MS).unref();

  return {
    watch(id, onEnded) {
      const ofId = watchers.get(id) ?? new Set();
      watchers.set(id, ofId.add(onEnded));
      return () => {
        if (ofId.delete(onEnded) && ofId.size === 0) watchers.delete(id);
      };
    },
    recheck() {
      checkAtMs = 0;
    },
    close: () => clearInterval(timer),
  };
}
