// Migrates the database to the newest schema: numbered SQL files, each run once, in one transaction.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './db.ts';
import { projectPath } from './project-root.ts';

/** An advisory lock with a unique number. Two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_230_411;
const MIN_POSTGRES_VERSION = 150_000;

export async function migrate(sql: Sql): Promise<string[]> {
  const folder = projectPath('migrations');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const [version] = await sql<{ number: number }[]>`
    select current_setting('server_version_num')::int as number`;
  if (version!.number < MIN_POSTGRES_VERSION) {
    throw new Error('The database is too old: PostgreSQL 15 or newer is needed.');
  }
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
    const applied = new Map(
      (await tx<{ name: string; sha256: string }[]>`select name, sha256 from migrations`).map((row) => [
        row.name,
        row.sha256,
      ]),
    );
    if (applied.size > 0 && !applied.has(files[0]!)) {
      throw new Error(
        'This database was made by a build before the first release and cannot be used. Start with an empty one: another DATA_DIR or DATABASE_URL.',
      );
    }
    const run: string[] = [];
    for (const name of files) {
      const text = readFileSync(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const recordedHash = applied.get(name);
      if (recordedHash !== undefined && recordedHash !== sha256) {
        throw new Error(
          `Migration ${name} was changed after it ran here. Restore it and add a new one instead.`,
        );
      }
      if (recordedHash !== undefined) continue;
      await tx.unsafe(text);
      await tx`insert into migrations (name, sha256) values (${name}, ${sha256})`;
      run.push(name);
    }
    return run;
  });
}
