// Stores problems on the phone and queues them: a delay, a breakdown, an accident.
import { enqueue } from '../outbox/queue.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase } from './database.ts';
import type { DriverAction } from './records.ts';

export type ProblemInput = Omit<Extract<DriverAction, { type: 'problem' }>, 'type' | 'messageId'>;

/** A second save of the same sheet has the same id and adds nothing. */
export async function saveProblem(tripId: string, messageId: string, problem: ProblemInput): Promise<void> {
  const act = { type: 'problem', messageId, ...problem } as const;
  const at = new Date().toISOString();
  await inDatabase('readwrite', ['outbox', 'state'], (transaction) =>
    enqueue(transaction, { id: `${tripId}/problem/${messageId}`, tripId, act, at }),
  );
  announceChange();
}
