// Writes the outcomes of attempts together, and keeps them while the database is away.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db.ts';
import { type Outcome, writeOutcomes } from './queue-store.ts';

const MOST_PER_BATCH = 200;
const TRY_AGAIN_AFTER_MS = 500;
/** A batch waits this long for company; under load the write before it is the wait. */
const COLLECT_MS = 2;

export interface OutcomeBatch {
  /** Resolves when the outcome is stored, or when there is no use in trying any more. */
  write(outcome: Outcome): Promise<void>;
}

export function outcomeBatch(sql: Sql, log: Logger, stopped: () => boolean): OutcomeBatch {
  let waiting: { outcome: Outcome; done: () => void }[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    await sleep(COLLECT_MS);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_PER_BATCH);
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
        // What is lost here is only that an attempt took place: it is made again, which receivers must bear.
        if (!stopped()) {
          await sleep(TRY_AGAIN_AFTER_MS);
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
