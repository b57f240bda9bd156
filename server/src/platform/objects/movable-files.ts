// Describes a table of files for the move of its bytes between rows and the store.
import type { Db, Transaction } from '../db.ts';

export interface FileInRow {
  /** Identifies the file in its table; also the position in the list. */
  id: string;
  accountId: string;
  /** Hexadecimal. */
  sha256: string;
}

export interface FileInStore extends FileInRow {
  objectKey: string;
}

export interface MovableFiles {
  /** For people, in the plural. */
  label: string;
  listInRows(db: Db, after: string | null, limit: number): Promise<FileInRow[]>;
  listInStore(db: Db, after: string | null, limit: number): Promise<FileInStore[]>;
  /** With the checksum as of now; null if the file is gone. */
  readRow(db: Db, id: string): Promise<{ bytes: Buffer; sha256: string } | null>;
  /** Names the object and deletes the bytes from the database; false if the file changed since it was listed. */
  nameObject(tx: Transaction, file: FileInStore): Promise<boolean>;
  /** The way back. */
  storeBytes(tx: Transaction, file: FileInStore, bytes: Buffer): Promise<boolean>;
}
