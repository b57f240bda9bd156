// Migrations run while the service is used: no statement waits for one for more than a second.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, inject, test } from 'vitest';
import { connect } from '../../src/platform/db.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import type { ServerConnection } from '../harness/database-server.ts';
import { createDatabase, openService, startService } from '../harness/service.ts';
import { fillDatabase, migrateUnderLoad, withMigrations } from './online-migrations.ts';

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function filledDatabase(database?: ServerConnection) {
  const filled = database ?? (await createDatabase());
  const sql = connect(filled, { maxConnections: 1 });
  const accountId = await fillDatabase(sql);
  await sql.end();
  return { database: filled, accountId };
}

function folderWith(further: Record<string, string>): string {
  const { path, remove } = withMigrations(further);
  afterwards.push(remove);
  return path;
}

test('a migration under load makes no statement wait for a second', async () => {
  const { database, accountId } = await filledDatabase();
  const folder = folderWith({
    '9001-columns.sql':
      'alter table accounts add column added text; alter table events add column added text;',
    '9002-index.sql':
      '-- without transaction\ndrop index concurrently if exists events_added;\ncreate index concurrently events_added on events (added);',
  });
  expect(await migrateUnderLoad(database, folder, accountId)).toEqual([]);
  const sql = connect(database, { maxConnections: 1 });
  afterwards.push(() => sql.end());
  expect(
    await sql`select indexrelid from pg_index where indexrelid = 'events_added'::regclass and indisvalid`,
  ).toHaveLength(1);
});

test('a migration that holds a table for longer is found', async () => {
  const { database, accountId } = await filledDatabase();
  const folder = folderWith({ '9001-long.sql': 'lock table accounts; select pg_sleep(1.5);' });
  expect(await migrateUnderLoad(database, folder, accountId)).toContainEqual(
    expect.stringContaining('lock timeout'),
  );
});

test('a migration that does not get its lock lets others pass, and runs when it does', async () => {
  const service = await startService();
  afterwards.push(() => service.close());
  const { id } = await service.account();
  const { sql } = service.services.core;
  const reader = connect(service.database, { maxConnections: 1 });
  afterwards.push(() => reader.end());
  const folder = folderWith({ '9001-column.sql': 'alter table accounts add column added text;' });
  let migrated: Promise<string[]>;
  await reader.begin(async (tx) => {
    await tx`select id from accounts`;
    migrated = migrate(sql, folder);
    // Longer than one try waits: without its timeout every call would wait behind the migration.
    await sleep(100);
    for (let count = 0; count < 3; count += 1) {
      expect((await service.ops('GET', `/accounts/${id}`)).status).toBe(200);
    }
  });
  expect(await migrated!).toEqual(['9001-column.sql']);
});

test('two processes that start together run a migration once', async () => {
  const database = await createDatabase();
  const folder = folderWith({ '9001-table.sql': 'create table added_later (id uuid primary key);' });
  const pools = [connect(database, { maxConnections: 2 }), connect(database, { maxConnections: 2 })];
  afterwards.push(() => Promise.all(pools.map((pool) => pool.end())));
  const runs = await Promise.all(pools.map((pool) => migrate(pool, folder)));
  expect(runs.flat()).toEqual(['9001-table.sql']);
});

test('a process of this version starts on a database that a newer one has migrated', async () => {
  const database = await createDatabase();
  const sql = connect(database, { maxConnections: 2 });
  afterwards.push(() => sql.end());
  await migrate(sql, folderWith({ '9001-newer.sql': 'alter table accounts add column added text;' }));
  const { service } = await openService({ database });
  afterwards.push(() => service.close());
  expect((await service.ops('GET', '/accounts')).status).toBe(200);
});

/** The name of the last file of the latest release; null before the first release. */
const MARKER = projectPath('migrations', 'last-released');

test.runIf(existsSync(MARKER))('the migrations since the last release run under load', async () => {
  const server = inject('server');
  const empty = { ...server, database: `t_${randomBytes(8).toString('hex')}` };
  const admin = connect(server, { maxConnections: 1 });
  await admin.unsafe(`create database ${empty.database}`);
  await admin.end();
  const { path, remove } = withMigrations({}, readFileSync(MARKER, 'utf8').trim());
  afterwards.push(remove);
  const sql = connect(empty, { maxConnections: 2 });
  await migrate(sql, path);
  await sql.end();
  const { database, accountId } = await filledDatabase(empty);
  expect(await migrateUnderLoad(database, projectPath('migrations'), accountId)).toEqual([]);
});
