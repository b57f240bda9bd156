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
  isRunning(): boolean;
  /** SIGKILL of the server, whose backends end by themselves. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Four processes with 20 connections each, their listeners and ours. */
const MAX_CONNECTIONS = '150';

/** In the given directory, which is kept, or in a temporary one. */
export async function makeDatabase(given?: string): Promise<Database> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'handover-torture-'));
  // As root, the server runs as another user, who must be able to enter its directory.
  chmodSync(dataDir, 0o711);
  const launch = () =>
    startEmbeddedPostgres({
      dataDir,
      database: 'handover',
      settings: { max_connections: MAX_CONNECTIONS },
      log: () => {},
    });
  let isRunning = false;
  const start = async () => {
    const started = await launch();
    isRunning = true;
    void started.exited.then(() => {
      isRunning = false;
    });
    return started;
  };
  let server = await start();
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
    isRunning: () => isRunning,
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      await server.stop();
    },
    async start() {
      await server.stop();
      server = await start();
    },
    async remove() {
      await server.stop();
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
