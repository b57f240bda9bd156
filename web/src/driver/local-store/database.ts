// The phone's database: one connection, complete transactions, and a separate error for a full phone.
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { StorageFull } from '../protocol/draft.ts';
import type { Entry } from './records.ts';

const NAME = 'handover-driver';
const VERSION = 1;

export const STORES = ['state', 'trips', 'drafts', 'photos', 'outbox', 'positions'] as const;
export type StoreName = (typeof STORES)[number];

/** The cache of useful files that the app also works without, such as the map. */
export const EXTRAS_CACHE = 'handover-driver-extras';

/** The operations of one transaction; awaiting anything else inside would end it. */
export interface Transaction {
  get<Value>(store: StoreName, key: IDBValidKey): Promise<Value | undefined>;
  all<Value>(store: StoreName, limit?: number): Promise<Value[]>;
  put(store: StoreName, value: unknown, key?: IDBValidKey): Promise<IDBValidKey>;
  remove(store: StoreName, key: IDBValidKey | IDBKeyRange): Promise<void>;
  clear(store: StoreName): Promise<void>;
  count(store: StoreName): Promise<number>;
}

let opened: Promise<IDBPDatabase> | undefined;

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(NAME, VERSION, {
    upgrade: create,
    // Closes this connection, so that a newer version in another tab can upgrade the database.
    blocking: (_current, _blocked, { target }) => {
      (target as IDBDatabase).close();
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw toStorageFull(error);
  });
  return opened;
}

function create(database: IDBPDatabase): void {
  database.createObjectStore('state');
  database.createObjectStore('trips', { keyPath: 'id' });
  database.createObjectStore('drafts', { keyPath: ['tripId', 'kind'] });
  database.createObjectStore('photos', { keyPath: 'id' });
  database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
  database.createObjectStore('positions', { keyPath: 'key', autoIncrement: true });
}

function toStorageFull(error: DOMException | null): Error {
  return error?.name === 'QuotaExceededError'
    ? new StorageFull(error.message)
    : (error ?? new Error('The database call failed without an error.'));
}

type Work<Result> = [
  mode: 'readonly' | 'readwrite',
  stores: readonly StoreName[],
  act: (transaction: Transaction) => Promise<Result>,
];

/** Stores everything that `act` writes, or nothing; on a full phone `act` runs again after making room. */
export function inDatabase<Result>(...work: Work<Result>): Promise<Result> {
  return runTransaction(...work).catch(async (error) => {
    if (!(error instanceof StorageFull)) throw error;
    await makeRoom();
    return runTransaction(...work);
  });
}

/** Deletes what the service has or can send again; deleting is possible on a full phone too. */
async function makeRoom(): Promise<void> {
  await runTransaction('readwrite', ['outbox', 'photos'], async (transaction) => {
    for (const { act, state } of await transaction.all<Entry>('outbox'))
      if ((act.type === 'photo' || act.type === 'receipt') && state === 'sent')
        await transaction.remove('photos', act.photoId);
  });
  await globalThis.caches?.delete(EXTRAS_CACHE);
}

async function runTransaction<Result>(...[mode, stores, act]: Work<Result>): Promise<Result> {
  const database = await open();
  const transaction = database.transaction(stores, mode, { durability: 'strict' });
  const stored = transaction.done.catch((error) => Promise.reject(toStorageFull(error)));
  // The result below reports the error; without this handler the browser also reports an unhandled rejection.
  stored.catch(() => {});
  try {
    const result = await act(transactionSteps(transaction));
    await stored;
    return result;
  } catch (error) {
    if (transaction.error === null) abort(transaction);
    await stored.catch(() => {});
    throw error instanceof DOMException ? toStorageFull(transaction.error ?? error) : error;
  }
}

type OpenTransaction = IDBPTransaction<unknown, StoreName[], IDBTransactionMode>;

function abort(transaction: OpenTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function transactionSteps(transaction: OpenTransaction): Transaction {
  const inStore = (store: StoreName) => transaction.objectStore(store);
  return {
    get: (store, key) => inStore(store).get(key),
    all: (store, limit) => inStore(store).getAll(null, limit),
    put: (store, value, key) => inStore(store).put!(value, key),
    remove: (store, key) => inStore(store).delete!(key),
    clear: (store) => inStore(store).clear!(),
    count: (store) => inStore(store).count(),
  };
}
