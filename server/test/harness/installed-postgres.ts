// A PostgreSQL of this machine's packages with a streaming replica: the embedded one lacks pg_basebackup.
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, isRoot, runToEnd, unprivilegedUser } from '../../src/platform/embedded-postgres/run-as.ts';
import type { ServerConnection } from './database-server.ts';
import { freePort } from './process.ts';

export const INSTALLED_POSTGRES = '/usr/lib/postgresql';

export interface InstalledServer {
  connection: ServerConnection;
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** What the server has logged. */
  log(): string;
}

export interface InstalledPostgres {
  primary: InstalledServer;
  startReplica(): Promise<InstalledServer>;
  remove(): Promise<void>;
}

export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const user = isRoot() ? await unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'handover-installed-'));
  chmodSync(folder, 0o755);
  await giveTo(user, folder);
  const version = Math.max(...readdirSync(INSTALLED_POSTGRES).map(Number).filter(Boolean));
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runToEnd(
      user,
      join(INSTALLED_POSTGRES, String(version), 'bin', program),
      args,
    );
    if (!ok) throw new Error(`${program}: ${output}`);
  };
  const started: InstalledServer[] = [];

  async function startServer(
    name: string,
    prepare: (data: string) => Promise<void>,
  ): Promise<InstalledServer> {
    const data = join(folder, name);
    const logFile = join(folder, `${name}.log`);
    const port = Number(await freePort());
    mkdirSync(data, { mode: 0o700 });
    await giveTo(user, data);
    await prepare(data);
    const settings = {
      port,
      listen_addresses: "'127.0.0.1'",
      unix_socket_directories: `'${folder}'`,
      fsync: 'off',
      log_statement: 'all',
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}\n`);
    appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
    const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
    const server: InstalledServer = {
      connection,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: () => run('pg_ctl', '-D', data, '-w', '-l', logFile, 'start'),
      stop: () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
      log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    };
    await server.start();
    started.push(server);
    return server;
  }

  const primary = await startServer('primary', (data) =>
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'),
  );
  return {
    primary,
    startReplica: () =>
      startServer('replica', async (data) => {
        const source = ['-h', '127.0.0.1', '-p', String(primary.connection.port), '-U', 'postgres'];
        await run('pg_basebackup', '-D', data, ...source, '-R', '--checkpoint=fast', '--no-sync');
      }),
    async remove() {
      for (const server of started) await server.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
