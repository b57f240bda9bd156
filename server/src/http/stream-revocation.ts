// Whether those who hold a stream may still: one question for all of them, again and again.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';

export interface StreamRevocation {
  /** Calls `onEnded` when what this id stands for has ended. Answers how to stop watching. */
  watch(id: string, onEnded: () => void): () => void;
  /** Something changed: asks at once. */
  recheck(): void;
  close(): void;
}

interface StreamRevocationOptions {
  /** Which of these ids are still good. */
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
      const good = await findValid(ids);
      for (const id of ids) if (!good.has(id)) for (const end of watchers.get(id) ?? []) end();
    } catch (error) {
      // Who is let in is asked of the same database: while it is away nobody learns anything over a stream.
      log.warn({ err: error }, 'Whether open streams may go on could not be asked; trying again');
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
