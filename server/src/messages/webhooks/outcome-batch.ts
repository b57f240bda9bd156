// Writes the outcomes of attempts in batches, and keeps them while the database is down.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db.ts';
import { type Outcome, writeOutcomes } from './queue-store.ts';

const MAX_PER_BATCH = 200;
const RETRY_AFTER_MS = 500;
/** How long a batch waits to fill up. Under load, the previous write takes longer than that anyway. */
const COLLECT_MS = 2;

export interface OutcomeBatch {
  /** Resolves when the outcome is stored, or when retrying no longer makes sense. */
  write(outcome: Outcome): Promise<void>;
}

export function outcomeBatch(sql: Sql, log: Logger, stopped: () => boolean): OutcomeBatch {
  let waiting: { outcome: Outcome; done: () => void }[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    await sleep(COLLECT_MS);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_PER_BATCH);
      try {
        await writeOutcomes(
          sql,
          batch.map(({ outcome }) => outcome),
        );
      } catch (error) {
        log.warn(
          { err: error, waiting: waiting.length },
          'Outcomes of webhook attempts could not be stored yet',
        );
        // On shutdown we only lose the fact that we made an attempt. We repeat it; receivers must cope with that.
        if (!stopped()) {
          await sleep(RETRY_AFTER_MS);
          continue;
        }
      }
      waiting = waiting.slice(batch.length);
      for (const { done } of batch) done();
    }
    writing = false;
  }

  return {
    write: (outcome) =>
      new Promise((done) => {
        waiting.push({ outcome, done });
        if (!writing) void writeAll();
      }),
  };
}
