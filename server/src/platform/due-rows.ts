// The one worker for rows that fall due: polls, empties what is due, and never runs beside itself.
import type { Logger } from 'pino';

export interface DueWork {
  /** For the log. */
  name: string;
  everyMs: number;
  log: Logger;
  /** Handles one batch of due rows and answers how many there were; 0 when nothing is due. */
  runDue(): Promise<number>;
}

export interface DueWorker {
  /** Something may be due now; cheap to call often. */
  wake(): void;
  /** Runs until nothing is due by the clock; for tests. Unlike polling, it passes errors on. */
  settle(): Promise<void>;
  /** Waits for the batch under way. */
  stop(): Promise<void>;
}

export function startDueWorker({ name, everyMs, log, runDue }: DueWork): DueWorker {
  let running: Promise<void> | null = null;
  let again = false;
  let stopping = false;

  async function empty(): Promise<void> {
    let handled: number;
    do handled = await runDue();
    while (handled > 0 && !stopping);
  }

  function begin(): Promise<void> {
    running = empty().finally(() => {
      running = null;
      if (again) wake();
    });
    return running;
  }

  /** While a batch runs, any number of calls make one more round: what they tell of may have come too late. */
  function wake(): void {
    if (stopping) return;
    again = running !== null;
    if (again) return;
    begin().catch((error) => log.warn({ err: error, worker: name }, 'Due work failed; it is tried again'));
  }

  const timer = setInterval(wake, everyMs);
  wake();

  return {
    wake,
    async settle() {
      while (running) await running.catch(() => undefined);
      if (!stopping) await begin();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
