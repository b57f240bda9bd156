// Whether those who hold a stream may still: one question for all of them, again and again.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';

export interface StandingAccess {
  /** Calls `onEnded` when what this id stands for has ended. Answers how to stop watching. */
  watch(id: string, onEnded: () => void): () => void;
  /** Something changed: asks at once. */
  ask(): void;
  close(): void;
}

interface StandingAccessOptions {
  /** Which of these ids are still good. */
  stillGood(ids: string[]): Promise<ReadonlySet<string>>;
  clock: Clock;
  log: Logger;
}

const ASK_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 500;

export function standingAccess({ stillGood, clock, log }: StandingAccessOptions): StandingAccess {
  const watchers = new Map<string, Set<() => void>>();
  let askAtMs = 0;
  let asking = false;

  async function askNow(): Promise<void> {
    asking = true;
    askAtMs = clock.now().getTime() + ASK_EVERY_MS;
    try {
      const ids = [...watchers.keys()];
      const good = await stillGood(ids);
      for (const id of ids) if (!good.has(id)) for (const end of watchers.get(id) ?? []) end();
    } catch (error) {
      // Who is let in is asked of the same database: while it is away nobody learns anything over a stream.
      log.warn({ err: error }, 'Whether open streams may go on could not be asked; trying again');
    }
    asking = false;
  }

  const timer = setInterval(() => {
    if (watchers.size > 0 && !asking && askAtMs <= clock.now().getTime()) void askNow();
  }, LOOK_EVERY_MS).unref();

  return {
    watch(id, onEnded) {
      const ofId = watchers.get(id) ?? new Set();
      watchers.set(id, ofId.add(onEnded));
      return () => {
        if (ofId.delete(onEnded) && ofId.size === 0) watchers.delete(id);
      };
    },
    ask() {
      askAtMs = 0;
    },
    close: () => clearInterval(timer),
  };
}
