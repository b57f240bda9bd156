// Moves the bytes of existing files into the store or back, while the service serves. At any moment a row has its bytes.
import { createHash } from 'node:crypto';
import type { Sql } from '../db.ts';
import type { FileInRow, FileInStore, MovableFiles } from './movable-files.ts';
import type { Objects } from './objects.ts';
import { readVerified } from './read-verified.ts';

/** Each is in memory as a whole. */
const FILES_AT_ONCE = 4;

export interface MoveContext {
  sql: Sql;
  objects: Objects;
}

export interface MoveOptions {
  tables: readonly MovableFiles[];
  direction: 'to-store' | 'to-rows';
  /** Stops after the files in progress. */
  signal?: AbortSignal;
  onProgress?: (progress: { files: MovableFiles; moved: number }) => void;
}

export interface MoveResult {
  moved: number;
  bytes: number;
  /** Their bytes do not match their checksum, so they stay where they are. */
  altered: { files: MovableFiles; id: string }[];
  /** Whether the signal came before the end. */
  stopped: boolean;
}

type Outcome = { moved: number; isAltered: boolean };
/** Deleted or replaced since it was listed. */
const CHANGED: Outcome = { moved: 0, isAltered: false };
const ALTERED: Outcome = { moved: 0, isAltered: true };

/** Nothing is recorded about the progress: the next run lists what is left. */
export async function moveFiles(context: MoveContext, options: MoveOptions): Promise<MoveResult> {
  const result: MoveResult = { moved: 0, bytes: 0, altered: [], stopped: false };
  for (const files of options.tables) await moveTable(context, options, files, result);
  return result;
}

async function moveTable(
  context: MoveContext,
  { direction, signal, onProgress }: MoveOptions,
  files: MovableFiles,
  result: MoveResult,
): Promise<void> {
  let moved = 0;
  for (let after: string | null = null; ; ) {
    result.stopped = signal?.aborted ?? false;
    if (result.stopped) return;
    const next: FileInRow[] =
      direction === 'to-store'
        ? await files.listInRows(context.sql, after, FILES_AT_ONCE)
        : await files.listInStore(context.sql, after, FILES_AT_ONCE);
    if (next.length === 0) return;
    const move = direction === 'to-store' ? moveToStore : moveToRow;
    const outcomes = await Promise.all(next.map((file) => move(context, files, file as FileInStore)));
    for (const [index, { moved: bytes, isAltered }] of outcomes.entries()) {
      if (isAltered) result.altered.push({ files, id: next[index]!.id });
      if (isAltered || outcomes[index] === CHANGED) continue;
      moved += 1;
      result.moved += 1;
      result.bytes += bytes;
    }
    onProgress?.({ files, moved });
    after = next.at(-1)!.id;
  }
}

async function moveToStore(
  { sql, objects }: MoveContext,
  files: MovableFiles,
  file: FileInRow,
): Promise<Outcome> {
  const stored = await files.readRow(sql, file.id);
  if (stored === null) return CHANGED;
  const { bytes, sha256 } = stored;
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return ALTERED;
  const objectKey = await objects.put(file.accountId, bytes);
  if (objectKey === null) throw new Error('There is no store to move to');
  const isNamed = await sql.begin((tx) => files.nameObject(tx, { ...file, sha256, objectKey }));
  return isNamed ? { moved: bytes.length, isAltered: false } : CHANGED;
}

/** The object stays until the sweep removes it, for downloads that have begun. */
async function moveToRow(
  { sql, objects }: MoveContext,
  files: MovableFiles,
  file: FileInStore,
): Promise<Outcome> {
  const bytes = await readVerified(objects, file.objectKey, file.sha256);
  if (bytes === null) return ALTERED;
  const isStored = await sql.begin((tx) => files.storeBytes(tx, file, bytes));
  return isStored ? { moved: bytes.length, isAltered: false } : CHANGED;
}
