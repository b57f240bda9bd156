// One PostgreSQL for the whole run, with a migrated template that databases are copied from.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type ConnectionTarget, connect } from '../../src/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { folderForData } from './folder-for-data.ts';

export type ServerConnection = Exclude<ConnectionTarget, string>;

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerConnection;
  }
}

export const TEMPLATE = 'handover_template';
const PREFIX = 'handover-test-';

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(await folderForData(PREFIX), PREFIX));
  // If the tests run as root, the server runs as another user, who must be able to enter its directory.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    database: TEMPLATE,
    // The data of a test run need not survive a power cut, nor be vacuumed.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_compression: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
      max_connections: '300',
      // A statement is run a few times only: planning it for each value took as long as running it.
      plan_cache_mode: 'force_generic_plan',
    },
    log: () => {},
  });
  const sql = connect(server.connection, { maxConnections: 2 });
  await migrate(sql);
  await sql.end();
  project.provide('server', { ...server.connection, database: 'postgres' });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
