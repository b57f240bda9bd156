// Where the bytes of files go: into the row that describes them, or into a store, under a key that the row then names.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { type ByteRange, type ObjectStore, StoreUnavailable } from './object-store.ts';
import { insertRecord } from './record-store.ts';

export interface Objects {
  /** Null if rows hold new bytes. */
  store: ObjectStore | null;
  /**
   * Writes the bytes before the transaction whose row names the returned key. If that never commits, the sweep
   * removes them. Null if the row holds the bytes itself.
   */
  put(accountId: string, bytes: Buffer): Promise<string | null>;
  get(key: string, range?: ByteRange): AsyncGenerator<Buffer>;
}

/** Rows hold all bytes. */
export const OBJECTS_IN_ROWS: Objects = {
  store: null,
  put: () => Promise.resolve(null),
  // biome-ignore lint/correctness/useYield: there is nothing to read.
  async *get(key) {
    throw new StoreUnavailable(`Object ${key} is in a store, but STORAGE_URL is not set`);
  },
};

/** Keys cannot be guessed, and are never used twice. */
export function objectsIn(store: ObjectStore, { sql, clock }: { sql: Db; clock: Clock }): Objects {
  return {
    store,
    async put(accountId, bytes) {
      const key = `${accountId}/${randomUUID()}`;
      await insertRecord(sql, key, clock.now());
      await store.put(key, bytes);
      return key;
    },
    get: (key, range) => store.get(key, range),
  };
}

/** As `put`, for a file whose account is found first. Finds nothing if rows hold the bytes. */
export async function putFor(
  objects: Objects,
  findOwner: () => Promise<{ accountId: string }>,
  bytes: Buffer,
): Promise<string | null> {
  if (objects.store === null) return null;
  return objects.put((await findOwner()).accountId, bytes);
}
