// The worker for rows that fall due: polls, handles everything that is due, and never runs twice at once.
import type { Logger } from 'pino';

interface DueWork {
  /** Appears in the log. */
  name: string;
  everyMs: number;
  log: Logger;
  /** Handles one batch of due rows and returns how many it handled; 0 when nothing is due. */
  runDue(): Promise<number>;
  /** Called after every failed run, and after the first successful run since the start or since a failure. */
  watch?: { failed(error: unknown): Promise<void>; worked(): Promise<void> };
}

export interface DueWorker {
  /** Starts a run, because something may be due now. Cheap to call often. */
  wake(): void;
  /** For tests: runs until nothing is due. Unlike polling, it passes errors on. */
  settle(): Promise<void>;
  /** Waits for the current batch. */
  stop(): Promise<void>;
}

export function startDueWorker({ name, everyMs, log, runDue, watch }: DueWork): DueWorker {
  let running: Promise<void> | null = null;
  let runAgain = false;
  let stopping = false;
  /** True at first, because another process may have failed before this one started. */
  let mayHaveFailed = true;

  async function drain(): Promise<void> {
    try {
      let handled: number;
      do handled = await runDue();
      while (handled > 0 && !stopping);
    } catch (error) {
      mayHaveFailed = true;
      await watch?.failed(error);
      throw error;
    }
    if (mayHaveFailed) await watch?.worked();
    mayHaveFailed = false;
  }

  function run(): Promise<void> {
    running = drain().finally(() => {
      running = null;
      if (runAgain) wake();
    });
    return running;
  }

  /** Calls during a run lead to one more run, because the current one may not see the newest rows. */
  function wake(): void {
    if (stopping) return;
    runAgain = running !== null;
    if (runAgain) return;
    run().catch((error) => log.warn({ err: error, worker: name }, 'Due work failed; it is tried again'));
  }

  const timer = setInterval(wake, everyMs);
  wake();

  return {
    wake,
    async settle() {
      while (running) await running.catch(() => undefined);
      if (!stopping) await run();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
