// Migrates the database to the newest schema while other processes use it: numbered SQL files, each run once.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Sql, Transaction } from './db.ts';
import { projectPath } from './project-root.ts';

/** An advisory lock with a unique number. Two processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_230_411;
const MIN_POSTGRES_VERSION = 150_000;
/**
 * A migration that waits for a table makes every later statement on it wait, too. So it gives up soon and tries
 * again: see docs/decisions/online-migrations.md.
 */
const LOCK_TIMEOUT = '300ms';
const RETRY_AFTER_MS = 500;
const MAX_TRIES = 240;
/** The first line of a file whose statements cannot run in a transaction, such as create index concurrently. */
const WITHOUT_TRANSACTION = '-- without transaction';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/** Returns the names of the files that it ran. Migrations of a newer version are accepted: they only add. */
export async function migrate(sql: Sql, folder = projectPath('migrations')): Promise<string[]> {
  const [version] = await sql<{ number: number }[]>`
    select current_setting('server_version_num')::int as number`;
  if (version!.number < MIN_POSTGRES_VERSION) {
    throw new Error('The database is too old: PostgreSQL 15 or newer is needed.');
  }
  const files = readMigrations(folder);
  if (!(await hasTable(sql))) await createTableOnce(sql);
  const waiting = findWaiting(files, await readApplied(sql));
  if (waiting.length > 0 && !(await ownsTable(sql))) {
    throw new Error(
      'The database must be migrated by the role that owns its tables: set DATABASE_MIGRATION_URL, or run "npm run db:migrate" with it.',
    );
  }
  const run: string[] = [];
  for (const migration of waiting) {
    if (await runWithRetries(sql, migration)) run.push(migration.name);
  }
  return run;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}

/** A role that may not create tables is refused even if the table exists. */
async function hasTable(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`select to_regclass('migrations') is not null as exists`;
  return row!.exists;
}

async function ownsTable(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ owns: boolean }[]>`
    select pg_has_role(relowner, 'USAGE') as owns from pg_class where oid = 'migrations'::regclass`;
  return row!.owns;
}

async function createTableOnce(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
  });
}

async function readApplied(db: Db): Promise<Map<string, string>> {
  const rows = await db<{ name: string; sha256: string }[]>`select name, sha256 from migrations`;
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function findWaiting(files: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  if (applied.size > 0 && !applied.has(files[0]!.name)) {
    throw new Error(
      'This database was made by a build before the first release and cannot be used. Start with an empty one: another DATA_DIR or DATABASE_URL.',
    );
  }
  const changed = files.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it ran here. Restore it and add a new one instead.`,
    );
  }
  return files.filter(({ name }) => !applied.has(name));
}

async function runWithRetries(sql: Sql, migration: Migration): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(sql, migration);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) throw error;
      if (tries === MAX_TRIES) {
        const message = `Migration ${migration.name} did not get its locks: other sessions use the tables all the time. End long transactions and start again.`;
        throw new Error(message, { cause: error });
      }
      await sleep(RETRY_AFTER_MS);
    }
  }
}

/** False if another process ran it in between. */
async function runOnce(sql: Sql, { name, text, sha256 }: Migration): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    const [applied] = await tx`select from migrations where name = ${name}`;
    if (applied) return false;
    if (text.startsWith(WITHOUT_TRANSACTION)) {
      // A simple query closes the portal of the one before, for whose snapshot an index would wait forever.
      await tx.unsafe('select 1');
      await runStatements(sql, text);
    } else await runInTransaction(tx, text);
    await tx`insert into migrations (name, sha256) values (${name}, ${sha256})`;
    return true;
  });
}

async function runInTransaction(tx: Transaction, text: string): Promise<void> {
  // After the advisory lock, for which a process may wait as long as another one migrates.
  await tx`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
  await tx.unsafe(text);
}

/** On another connection than the one that holds the advisory lock. A try that failed is repeated from the start. */
async function runStatements(sql: Sql, text: string): Promise<void> {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const statement of statements) await sql.unsafe(statement);
}
