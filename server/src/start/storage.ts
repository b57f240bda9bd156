// Moves the bytes of files between PostgreSQL and the store, or checks the store: `npm run storage:move`, `npm run storage:check`.
import { parseArgs } from 'node:util';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { connect, type Sql } from '../platform/db.ts';
import { checkStore } from '../platform/objects/check.ts';
import { type MoveOptions, moveFiles } from '../platform/objects/move.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { objectsIn } from '../platform/objects/objects.ts';
import { s3Store } from '../platform/objects/s3-store.ts';
import { MOVABLE_TABLES } from './movable-tables.ts';
import { runCommand, withDatabase } from './with-database.ts';

const PROGRESS_EVERY_FILES = 100;

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Ctrl-C ends the command after the files in progress; a second one ends it at once, which loses nothing either. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/** A line for every hundred files. */
function progressWriter(): NonNullable<MoveOptions['onProgress']> {
  const written = new Map<string, number>();
  return ({ files, moved }) => {
    const hundreds = Math.floor(moved / PROGRESS_EVERY_FILES);
    if (hundreds === (written.get(files.label) ?? 0)) return;
    written.set(files.label, hundreds);
    write(`${files.label}: ${moved} moved.`);
  };
}

/** The exit code: 0 if everything is moved, 1 if something is left. */
async function move(sql: Sql, store: ObjectStore, isBack: boolean): Promise<number> {
  const objects = objectsIn(store, { sql, clock: systemClock });
  const { moved, bytes, altered, stopped } = await moveFiles(
    { sql, objects },
    {
      tables: MOVABLE_TABLES,
      direction: isBack ? 'to-rows' : 'to-store',
      signal: stopSignal(),
      onProgress: progressWriter(),
    },
  );
  for (const { files, id } of altered) {
    write(`${files.label}: ${id} does not match its checksum and stays where it is.`);
  }
  const where = isBack ? 'into PostgreSQL' : 'into the store';
  write(`${moved} files with ${(bytes / 1024 / 1024).toFixed(1)} MiB were moved ${where}.`);
  if (stopped) write('Stopped. Repeat the command to go on.');
  return stopped || altered.length > 0 ? 1 : 0;
}

/** The exit code: 0 if nothing is missing. */
async function check(sql: Sql, store: ObjectStore, removes: boolean): Promise<number> {
  const before = new Date(systemClock.now().getTime() - DAY_MS);
  const { found, missing, unrecorded } = await checkStore(sql, store, before);
  for (const key of missing) write(`missing: ${key}`);
  if (removes) for (const key of unrecorded) await store.delete(key);
  write(`${found} objects are as recorded, ${missing.length} are missing.`);
  if (unrecorded.length > 0) {
    write(
      removes
        ? `${unrecorded.length} without a record were removed.`
        : `${unrecorded.length} have no record. If no other database uses this bucket, "--remove" removes them.`,
    );
  }
  return missing.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  });
  const [command] = positionals;
  if (command !== 'move' && command !== 'check') throw new Error('Say "move" or "check".');
  const config = readConfig(process.env);
  if (config.storage === null)
    throw new Error('STORAGE_URL must be set to the store, also for the way back.');
  const store = s3Store(config.storage);
  return withDatabase(config, async (database) => {
    const sql = connect(database, { maxConnections: 5 });
    try {
      return await (command === 'move' ? move(sql, store, values.back) : check(sql, store, values.remove));
    } finally {
      await sql.end({ timeout: 1 });
      await store.close();
    }
  });
}

await runCommand(main);
