// A PostgreSQL of its own in a temporary directory, which can be killed and started again.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Sql } from '../src/platform/db.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts';

export interface Database {
  connection: { host: string; port: number; user: string; database: string };
  /** The settings with which a process of the service connects. */
  settings: Record<string, string>;
  /** For setting up and comparing; opens a pool of its own that the caller ends. */
  open(maxConnections?: number): Sql;
  /** SIGKILL of the server, whose backends end by themselves. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Four processes with 20 connections each, their listeners and ours. */
const MAX_CONNECTIONS = '150';

export async function makeDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-torture-'));
  // As root, the server runs as another user, who must be able to enter its directory.
  chmodSync(dataDir, 0o711);
  const launch = () =>
    startEmbeddedPostgres({
      dataDir,
      database: 'handover',
      settings: { max_connections: MAX_CONNECTIONS },
      log: () => {},
    });
  let server = await launch();
  const { connection } = server;
  return {
    connection,
    settings: {
      DATABASE_URL: `postgres:///${connection.database}`,
      PGHOST: connection.host,
      PGPORT: String(connection.port),
      PGUSER: connection.user,
    },
    open: (maxConnections = 2) => connect(connection, { maxConnections }),
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      await server.stop();
    },
    async start() {
      server = await launch();
    },
    async remove() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
