// Encrypts stored values again with the current key, in batches. It can be stopped and repeated at any time.
import type { Sql } from '../db.ts';
import { KeyNotLoaded, type Secrets } from '../secrets.ts';
import {
  type EncryptedColumn,
  listWithOtherPrefix,
  type Replacement,
  replaceValues,
} from './encrypted-column-store.ts';

/** Small batches keep each transaction short. */
const BATCH_SIZE = 500;
/** Rows that were locked in one pass are replaced in the next. */
const MAX_PASSES = 5;

interface Progress {
  column: EncryptedColumn;
  /** Values replaced so far. */
  done: number;
}

export interface ReencryptOptions {
  columns: readonly EncryptedColumn[];
  onProgress?: (progress: Progress) => void;
  batchSize?: number;
}

/** Returns how many values of each column could not be replaced, because no key decrypts them or a row was locked. */
export async function reencrypt(
  context: { sql: Sql; secrets: Secrets },
  { columns, onProgress = () => {}, batchSize = BATCH_SIZE }: ReencryptOptions,
): Promise<{ column: EncryptedColumn; left: number }[]> {
  const results: { column: EncryptedColumn; left: number }[] = [];
  for (const column of columns) {
    let done = 0;
    let left = 0;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const seen = await runPass(context, column, batchSize, (replaced) => {
        done += replaced;
        onProgress({ column, done });
      });
      left = seen.left;
      if (seen.locked === 0) break;
    }
    results.push({ column, left });
  }
  return results;
}

async function runPass(
  { sql, secrets }: { sql: Sql; secrets: Secrets },
  column: EncryptedColumn,
  limit: number,
  onReplaced: (count: number) => void,
): Promise<{ left: number; locked: number }> {
  const prefix = secrets.encryptedPrefix();
  let after: string | null = null;
  let locked = 0;
  let unreadable = 0;
  for (;;) {
    const values: { id: string; value: Buffer }[] = await listWithOtherPrefix(sql, column, {
      prefix,
      after,
      limit,
    });
    if (values.length === 0) return { left: locked + unreadable, locked };
    const replacements = values.flatMap(({ id, value }) => encryptAgain(secrets, id, value));
    const replaced = await replaceValues(sql, column, replacements);
    unreadable += values.length - replacements.length;
    locked += replacements.length - replaced;
    if (replaced > 0) onReplaced(replaced);
    after = values.at(-1)!.id;
  }
}

function encryptAgain(secrets: Secrets, id: string, before: Buffer): Replacement[] {
  try {
    return [{ id, before, after: secrets.encrypt(secrets.decrypt(before)) }];
  } catch (error) {
    if (error instanceof KeyNotLoaded) return [];
    throw error;
  }
}
