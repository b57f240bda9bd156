// Writes outcomes of attempts in batches, keeps them while the database is down, and notifies accounts.
import { setTimeout as sleep } from 'node:timers/promises';
import { topicsOfRows } from '../../model/change-topics.ts';
import type { Scope } from '../../model/environment.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { type Outcome, writeOutcomes } from './queue-store.ts';

const MAX_PER_BATCH = 200;
const RETRY_AFTER_MS = 500;
/** How long a batch waits to fill up. Under load, the previous write takes longer than that anyway. */
const COLLECT_MS = 2;

export interface OutcomeBatch {
  /** Resolves when the outcome is stored, or when retrying no longer makes sense. */
  write(outcome: Outcome, scope: Scope): Promise<void>;
}

export function outcomeBatch({ sql, log, changes }: BaseContext, stopped: () => boolean): OutcomeBatch {
  let waiting: { outcome: Outcome; scope: Scope; done: () => void }[] = [];
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
        const scopes = batch.map(({ scope }) => scope);
        for (const topics of topicsOfRows(scopes, 'deliveries')) changes.publish(topics);
      } catch (error) {
        log.warn(
          { err: error, waiting: waiting.length },
          'Outcomes of webhook attempts could not be stored yet',
        );
        // On shutdown, only the record of the attempt is lost. It is repeated, and receivers must tolerate
        // repetitions.
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
    write: (outcome, scope) =>
      new Promise((done) => {
        waiting.push({ outcome, scope, done });
        if (!writing) void writeAll();
      }),
  };
}
