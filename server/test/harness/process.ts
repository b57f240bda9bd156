// The built service as a separate process: started, read, killed, and always cleaned up.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readPostmasterFile } from '../../src/platform/embedded-postgres/postmaster-file.ts';
import { postgresProcessesIn } from '../../src/platform/embedded-postgres/running-processes.ts';
import type { ServerConnection } from './database-server.ts';
import { copyPreparedDataDir } from './prepared-data-dir.ts';
import { MASTER_KEY, OPERATOR_TOKEN } from './service.ts';

export interface User {
  uid: number;
  gid: number;
}

interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ServiceProcess {
  pid: number;
  url: string;
  api: string;
  end: Promise<Ending>;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the welcome message has been printed; rejects if the process ends before that. */
  ready: Promise<unknown>;
}

export interface BuiltService {
  /** The bundle's entry point, for tests that check whether a user can read it. */
  entry: string;
  makeDataDir(name: string, owner?: User): string;
  /** A DATA_DIR that a first start has already filled, without a demo. */
  copyDataDir(name: string): Promise<string>;
  spawn(settings: Record<string, string>, user?: User): ServiceProcess;
  /** Starts it with a test database on a free port and waits until it is ready. */
  spawnOn(database: ServerConnection, settings?: Record<string, string>): Promise<ServiceProcess>;
  /** Starts it through npm, with this text after the command in the script; `pid` and signals are npm's. */
  spawnByNpm(settings: Record<string, string>, after?: string): ServiceProcess;
  /** Ends every process, so that none slows the next test down. */
  endAll(): Promise<void>;
  /** Ends every process and removes their files. */
  remove(): Promise<void>;
}

export function builtService(): BuiltService {
  const root = mkdtempSync(join(tmpdir(), 'handover-start-'));
  // When the tests run as root, PostgreSQL's user must be able to enter.
  chmodSync(root, 0o755);
  const entry = join(inject('bundle'), 'main.js');
  const children: ChildProcess[] = [];
  const dataDirs: string[] = [];
  const run = (
    [file, ...args]: [string, ...string[]],
    cwd: string,
    settings: Record<string, string>,
    user?: User,
  ) => {
    const child = spawn(file, args, {
      ...user,
      cwd,
      // No settings from the environment of the test run.
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that all its child processes end with the test.
      detached: true,
    });
    children.push(child);
    return follow(child, settings.PORT ?? '8080');
  };
  const spawnService = (settings: Record<string, string>, user?: User) =>
    run([process.execPath, entry], root, settings, user);
  const fillDataDir = async (dataDir: string) => {
    const service = spawnService({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: 'off' });
    await service.ready;
    service.signal('SIGTERM');
    await service.end;
  };
  const endAll = async () => {
    for (const child of children.splice(0)) killGroup(child.pid);
    for (const dataDir of dataDirs.splice(0)) {
      for (const pid of await postgresProcessesIn(join(dataDir, 'postgres'))) killGroup(pid);
    }
  };
  return {
    entry,
    makeDataDir(name, owner) {
      const path = join(root, name);
      mkdirSync(path, { mode: 0o755 });
      if (owner) chownSync(path, owner.uid, owner.gid);
      dataDirs.push(path);
      return path;
    },
    async copyDataDir(name) {
      const path = join(root, name);
      await copyPreparedDataDir(path, fillDataDir);
      dataDirs.push(path);
      return path;
    },
    spawn: spawnService,
    async spawnOn(database, settings) {
      const service = spawnService({
        PORT: await freePort(),
        DATABASE_URL: `postgres:///${database.database}`,
        PGHOST: database.host,
        PGPORT: String(database.port),
        PGUSER: database.user,
        MASTER_KEY: MASTER_KEY.toString('hex'),
        OPERATOR_TOKEN,
        LOG_LEVEL: 'silent',
        ...settings,
      });
      await service.ready;
      return service;
    },
    spawnByNpm(settings, after = '') {
      const folder = mkdtempSync(join(root, 'npm-'));
      const scripts = { start: `"${process.execPath}" "${entry}"${after}` };
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts }));
      return run(['npm', 'start'], folder, settings);
    },
    endAll,
    async remove() {
      await endAll();
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function follow(child: ChildProcess, port: string): ServiceProcess {
  const output = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  const ready = new Promise((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text) => {
      output.stdout += text;
      if (/Handover is ready.*\n\n$/s.test(output.stdout)) resolve(undefined);
    });
    void ended.then(({ code, stderr }) => reject(new Error(`The service ended with ${code}: ${stderr}`)));
  });
  // Tests that expect a refusal wait for the exit instead.
  ready.catch(() => undefined);
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    pid: child.pid!,
    url,
    api: `${url}/api/v1`,
    end: ended,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    signal: (name) => void child.kill(name),
    ready,
  };
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** The process id of the embedded server, for a DATA_DIR that contains the cluster itself. */
export async function postgresPidOf(dataDir: string): Promise<number> {
  return (await readPostmasterFile(join(dataDir, 'postgres')))!.pid;
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
