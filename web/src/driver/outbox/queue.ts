// The outbox: actions of the driver that the service does not have yet. Each is queued once and can be
// undone.
import { announceChange } from '../local-store/announce-changes.ts';
import { inDatabase, type Transaction } from '../local-store/database.ts';
import type { DriverAction, Entry, State } from '../local-store/records.ts';

/** How long a step can be undone before it is sent. */
export const UNDO_MS = 5000;

export type NewEntry = Pick<Entry, 'id' | 'tripId' | 'act' | 'at'> & {
  notBeforeMs?: number;
  order?: number;
};

export function isOpen({ state }: Pick<Entry, 'state'>): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Work of the driver that must not get lost; what was read is sent, too, but nobody waits for it. */
export function isUnsentWork({ state, act }: Pick<Entry, 'state' | 'act'>): boolean {
  return isOpen({ state }) && act.type !== 'read';
}

export function inOrder(one: Entry, other: Entry): number {
  return one.order - other.order || one.seq - other.seq;
}

/** Unknown if the clock was set back after the last contact with the service. */
async function clockOffsetAt(transaction: Transaction, at: string): Promise<number | undefined> {
  const askedAt = await transaction.get<State['askedAt']>('state', 'askedAt');
  if (askedAt !== undefined && at < askedAt) return undefined;
  return transaction.get<State['clockOffsetSeconds']>('state', 'clockOffsetSeconds');
}

/** A second tap has the same id and adds nothing. */
export async function enqueue(transaction: Transaction, given: NewEntry): Promise<void> {
  const entries = await transaction.all<Entry>('outbox');
  const same = entries.find(({ id }) => id === given.id);
  if (same && isOpen(same)) return;
  if (same) await transaction.remove('outbox', same.seq);
  const last = entries.reduce((most, { order }) => Math.max(most, order), 0);
  const { order = last + 1, notBeforeMs = 0, ...entry } = given;
  await transaction.put('outbox', {
    ...entry,
    order,
    notBeforeMs,
    clockOffsetSeconds: await clockOffsetAt(transaction, given.at),
    state: 'waiting',
    doneAt: null,
    refusal: null,
  } satisfies Omit<Entry, 'seq'>);
}

function idOf(tripId: string | null, act: DriverAction): string {
  if (act.type === 'step') return `${tripId}/${act.step}`;
  if (act.type === 'self') return `self/${Object.keys(act.changes).join('+')}`;
  return `${tripId}/${act.type}`;
}

/** Queues a step with the current time. Earlier steps of the trip are sent at once. */
export async function enqueueStep(
  tripId: string,
  act: Extract<DriverAction, { type: 'step' | 'decline' }>,
): Promise<void> {
  const now = Date.now();
  await inDatabase('readwrite', ['outbox', 'state'], async (transaction) => {
    const earlier = (await transaction.all<Entry>('outbox')).filter(
      (entry) => entry.tripId === tripId && entry.state === 'waiting' && entry.id !== idOf(tripId, act),
    );
    for (const entry of earlier) await transaction.put('outbox', { ...entry, notBeforeMs: 0 });
    await enqueue(transaction, {
      id: idOf(tripId, act),
      tripId,
      act,
      at: new Date(now).toISOString(),
      notBeforeMs: now + UNDO_MS,
    });
  });
  announceChange();
}

/** Replaces a waiting change of the same setting. */
export async function enqueueProfile(
  changes: Extract<DriverAction, { type: 'self' }>['changes'],
): Promise<void> {
  const act = { type: 'self', changes } as const;
  await inDatabase('readwrite', ['outbox', 'state'], async (transaction) => {
    const id = idOf(null, act);
    const waiting = (await transaction.all<Entry>('outbox')).find(
      (entry) => entry.id === id && entry.state === 'waiting',
    );
    if (waiting) await transaction.remove('outbox', waiting.seq);
    await enqueue(transaction, { id, tripId: null, act, at: new Date().toISOString() });
  });
  announceChange();
}

/** Returns whether the entry was still waiting and is now removed. */
export async function cancelEntry(seq: number): Promise<boolean> {
  const taken = await inDatabase('readwrite', ['outbox'], async (transaction) => {
    const entry = await transaction.get<Entry>('outbox', seq);
    if (entry?.state !== 'waiting') return false;
    await transaction.remove('outbox', seq);
    return true;
  });
  announceChange();
  return taken;
}
