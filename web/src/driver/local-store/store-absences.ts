// Queues what the driver does about days off: ask, withdraw, and that the decisions were seen.
import { enqueue } from '../outbox/queue.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase, type Transaction } from './database.ts';
import { type AbsenceInput, type Entry, isOfAbsence, type StoredAvailability } from './records.ts';

const STORES = ['outbox', 'state'] as const;

async function entriesOf(transaction: Transaction, absenceId: string): Promise<Entry[]> {
  const entries = await transaction.all<Entry>('outbox');
  return entries.filter(({ act }) => isOfAbsence(act) && act.absenceId === absenceId);
}

export async function saveRequest(absence: AbsenceInput): Promise<void> {
  const absenceId = crypto.randomUUID();
  await inDatabase('readwrite', STORES, (transaction) =>
    enqueue(transaction, {
      id: `absence/${absenceId}`,
      tripId: null,
      act: { type: 'absence', absenceId, absence },
      at: new Date().toISOString(),
    }),
  );
  announceChange();
}

/** A request that the service never got, or did not accept, leaves only this phone. */
export async function withdrawRequest(absenceId: string): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    const own = await entriesOf(transaction, absenceId);
    for (const { seq, state } of own) if (state !== 'sending') await transaction.remove('outbox', seq);
    const stored = await transaction.get<StoredAvailability>('state', 'availability');
    const isKnown = stored?.absences.some(({ id }) => id === absenceId) ?? false;
    if (!isKnown && !own.some(({ state }) => state === 'sending')) return;
    await enqueue(transaction, {
      id: `withdraw-absence/${absenceId}`,
      tripId: null,
      act: { type: 'withdraw-absence', absenceId },
      at: new Date().toISOString(),
    });
  });
  announceChange();
}

export async function saveSeen(): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    const stored = await transaction.get<StoredAvailability>('state', 'availability');
    if (!stored || stored.unseen === 0) return;
    await transaction.put('state', { ...stored, unseen: 0 } satisfies StoredAvailability, 'availability');
    const act = { type: 'absences-seen' } as const;
    await enqueue(transaction, { id: 'absences-seen', tripId: null, act, at: new Date().toISOString() });
  });
  announceChange();
}
