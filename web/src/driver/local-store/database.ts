// The phone's database: one connection, complete transactions, and a separate error for a full phone.
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

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => {
      // Closes this connection, so that a newer version in another tab can upgrade the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(toStorageFull(request.error));
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function create(database: IDBDatabase): void {
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
  const stored = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(toStorageFull(transaction.error));
  });
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

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function transactionSteps(transaction: IDBTransaction): Transaction {
  const run = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return {
    get: (store, key) => run(transaction.objectStore(store).get(key)),
    all: (store, limit) => run(transaction.objectStore(store).getAll(null, limit)),
    put: (store, value, key) => run(transaction.objectStore(store).put(value, key)),
    remove: (store, key) => run(transaction.objectStore(store).delete(key)),
    clear: (store) => run(transaction.objectStore(store).clear()),
    count: (store) => run(transaction.objectStore(store).count()),
  };
}
