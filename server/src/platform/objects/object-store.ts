// The port to a store of bytes outside of PostgreSQL, and the two ways in which it can fail.

/** Both ends are inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface ListedObject {
  key: string;
  changedAt: Date;
}

export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Yields the bytes as they arrive. Throws ObjectMissing before the first of them. */
  get(key: string, range?: ByteRange): AsyncGenerator<Buffer>;
  /** Deleting an object that does not exist is not an error. */
  delete(key: string): Promise<void>;
  /** All objects, page by page. */
  list(): AsyncGenerator<ListedObject[]>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store does not answer, or refuses: the same call may succeed later. */
export class StoreUnavailable extends Error {}

/** The store answers, but has no object with this key. */
export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`The store has no object ${key}`);
  }
}
