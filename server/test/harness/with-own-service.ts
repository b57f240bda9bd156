// A service with a PostgreSQL of its own for programs outside a test run: fuzzing and benches.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../src/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { REACH_RECEIVERS } from './receiver.ts';
import { startService, type TestService, type TestServiceOptions } from './service.ts';

interface OwnServiceOptions extends TestServiceOptions {
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
}

/** Both are stopped, and their files removed, when `use` ends. */
export async function withOwnService<Result>(
  { settings = {}, ...options }: OwnServiceOptions,
  use: (service: TestService) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-own-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, database: 'handover', settings, log: () => {} });
  try {
    const sql = connect(server.connection, { maxConnections: 1 });
    await migrate(sql);
    await sql.end();
    const service = await startService({
      ...REACH_RECEIVERS,
      database: server.connection,
      outsideTestRun: true,
      ...options,
    });
    try {
      return await use(service);
    } finally {
      await service.close();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
