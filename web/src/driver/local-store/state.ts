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

/** Belongs to the phone, not to the driver who is signed in. */
const OF_PHONE = ['locked', 'deviceId', 'signOut'] as const satisfies readonly (keyof State)[];

export async function clearStores(transaction: Transaction): Promise<void> {
  const kept = await Promise.all(OF_PHONE.map((name) => transaction.get('state', name)));
  for (const store of STORES) await transaction.clear(store);
  for (const [i, name] of OF_PHONE.entries()) if (kept[i]) await transaction.put('state', kept[i], name);
}

/** Deletes the data of the driver, because another person may have the phone. */
export async function wipe(reason: State['wiped']): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    await clearStores(transaction);
    await transaction.put('state', reason, 'wiped');
  });
  announceChange();
}
