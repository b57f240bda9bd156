// Reads and writes single values, and deletes all stored data.
import { announceChange } from './announce-changes.ts';
import { inDatabase, STORES, type Transaction } from './database.ts';
import type { Session, State } from './records.ts';

export function readState<Name extends keyof State>(name: Name): Promise<State[Name] | undefined> {
  return inDatabase('readonly', ['state'], (transaction) => transaction.get<State[Name]>('state', name));
}

export async function saveState<Name extends keyof State>(name: Name, value: State[Name]): Promise<void> {
  await inDatabase('readwrite', ['state'], (transaction) => transaction.put('state', value, name));
  announceChange();
}

export async function deleteState(name: keyof State): Promise<void> {
  await inDatabase('readwrite', ['state'], (transaction) => transaction.remove('state', name));
  announceChange();
}

/** Changes the stored session only if it has this token, because a new link may have replaced it. */
export async function changeSession(token: string, changes: Partial<Session>): Promise<void> {
  await inDatabase('readwrite', ['state'], async (transaction) => {
    const session = await transaction.get<Session>('state', 'session');
    if (session?.token === token) await transaction.put('state', { ...session, ...changes }, 'session');
  });
  announceChange();
}

export async function clearStores(transaction: Transaction): Promise<void> {
  for (const store of STORES) await transaction.clear(store);
}

/** Deletes everything, because another person may have the phone or the driver signs out. */
export async function wipe(reason: State['wiped'] | null): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    await clearStores(transaction);
    if (reason) await transaction.put('state', reason, 'wiped');
  });
  announceChange();
}
