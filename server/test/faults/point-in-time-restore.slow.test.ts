// A restore to the moment before a mistake, with pgBackRest as deploy/pgbackrest sets it up, on a separate PostgreSQL.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import postgres from '#postgres';
import { builtService, freePort } from '../harness/process.ts';
import { findMissing } from '../harness/required-tools.ts';
import { send } from '../harness/service.ts';

const INSTALLED = '/usr/lib/postgresql';
const missing = findMissing('pgbackrest', INSTALLED);
const built = builtService();
afterAll(() => built.remove());

const config = readFileSync(join(import.meta.dirname, '../../../deploy/pgbackrest/pgbackrest.conf'), 'utf8');

/** PostgreSQL does not run as root. */
async function userOfServer(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string, ...name: string[]) =>
    Number((await promisify(execFile)('id', [flag, ...name])).stdout);
  if (process.getuid!() !== 0) return { uid: await id('-u'), gid: await id('-g') };
  return { uid: await id('-u', 'postgres'), gid: await id('-g', 'postgres') };
}

async function prepareServer() {
  const folder = built.makeDataDir('point-in-time');
  const owner = await userOfServer();
  const paths = {
    data: join(folder, 'pg'),
    repository: join(folder, 'repository'),
    locks: join(folder, 'locks'),
  };
  for (const path of [folder, ...Object.values(paths)]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, owner.uid, owner.gid);
  }
  const port = await freePort();
  const settings = join(folder, 'pgbackrest.conf');
  writeFileSync(
    settings,
    config
      .replace(
        /^repo1-path=.*$/m,
        `repo1-path=${paths.repository}\nlock-path=${paths.locks}\nlog-level-file=off`,
      )
      .replace(/^pg1-path=.*$/m, `pg1-path=${paths.data}\npg1-port=${port}\npg1-socket-path=${folder}`),
  );
  const version = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0]!;
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { cwd: folder, ...owner, timeout: 60_000 });
  const tool = (name: string) => join(INSTALLED, version, 'bin', name);
  const restPath = ['--config', settings, '--stanza=handover'];
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    initialise: async () => {
      await run(tool('initdb'), '-D', paths.data, '-U', 'postgres', '--auth=trust', '--no-sync');
      const options = {
        port,
        listen_addresses: "'127.0.0.1'",
        unix_socket_directories: `'${folder}'`,
        archive_mode: 'on',
        archive_command: `'pgbackrest ${restPath.join(' ')} archive-push %p'`,
      };
      const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}\n`);
      writeFileSync(join(paths.data, 'postgresql.auto.conf'), lines.join(''));
    },
    start: () => run(tool('pg_ctl'), '-D', paths.data, '-w', '-l', join(paths.locks, 'log'), 'start'),
    stop: () => run(tool('pg_ctl'), '-D', paths.data, '-m', 'fast', 'stop'),
    backup: (...args: string[]) => run('pgbackrest', ...restPath, ...args),
  };
}

test.skipIf(missing !== null)('a database is restored to the moment before a mistake', async () => {
  const server = await prepareServer();
  await server.initialise();
  await server.start();
  try {
    await server.backup('stanza-create');
    await server.backup('--type=full', 'backup');
    const settings = {
      MASTER_KEY: randomBytes(32).toString('hex'),
      OPERATOR_TOKEN: randomBytes(16).toString('hex'),
      DATABASE_URL: server.url,
      ROLE: 'api',
    };
    const serve = async () => {
      const service = built.spawn({ ...settings, PORT: await freePort() });
      await service.ready;
      const call = (body?: unknown) =>
        send(`${service.api}/ops/accounts`, {
          key: settings.OPERATOR_TOKEN,
          ...(body !== undefined && { body }),
        });
      const stop = async () => {
        service.signal('SIGTERM');
        await service.end;
      };
      return { call, stop };
    };
    const before = await serve();
    expect((await before.call({ name: 'Autohaus Gerettet GmbH' })).status).toBe(201);
    const db = postgres(server.url, { max: 1, onnotice() {} });
    const [{ now }] = await db<[{ now: string }]>`select clock_timestamp()::text as now`;
    // The mistake, after the moment.
    expect((await before.call({ name: 'Autohaus Versehen GmbH' })).status).toBe(201);
    await db`update accounts set name = 'wrong'`;
    await db`select pg_switch_wal()`;
    await db.end();
    await before.stop();
    await server.stop();

    await server.backup('--delta', '--type=time', `--target=${now}`, '--target-action=promote', 'restore');
    await server.start();
    const after = await serve();
    const { json } = await after.call();
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(['Autohaus Gerettet GmbH']);
    await after.stop();
  } finally {
    await server.stop().catch(() => null);
  }
});
