// Backup and restore with the commands of the page about production, on a separate PostgreSQL.
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import postgres from '#postgres';
import { builtService, freePort } from '../harness/process.ts';
import { findMissing } from '../harness/required-tools.ts';
import { send } from '../harness/service.ts';
import { pages } from '../pages/docs/doc-pages.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const missing = findMissing('pg_dump', 'pg_restore', 'createdb');
const built = builtService();
afterAll(() => built.remove());

const commands = pages
  .find(({ name }) => name === 'production')!
  .fences.filter(({ language, code }) => language === 'sh' && /^(pg_dump|createdb) /.test(code))
  .map(({ code }) => code);

test.skipIf(!SERVER || missing !== null)(
  'a dumped database is served again from a new database',
  async () => {
    const admin = postgres(SERVER!, { max: 1, onnotice() {} });
    const names = {
      original: `handover_${randomBytes(6).toString('hex')}`,
      copy: `handover_${randomBytes(6).toString('hex')}`,
    };
    const addressOf = (name: string) => Object.assign(new URL(SERVER!), { pathname: `/${name}` }).href;
    await admin`create database ${admin(names.original)}`;
    try {
      const settings = {
        MASTER_KEY: randomBytes(32).toString('hex'),
        OPERATOR_TOKEN: randomBytes(16).toString('hex'),
        DATABASE_URL: addressOf(names.original),
      };
      const folder = built.makeDataDir('backup');
      const accountsAt = async (database: string) => {
        const service = built.spawn({
          ...settings,
          DATABASE_URL: database,
          ROLE: 'api',
          PORT: await freePort(),
        });
        await service.ready;
        const path = `${service.api}/ops/accounts`;
        const call = (body?: unknown) =>
          send(path, { key: settings.OPERATOR_TOKEN, ...(body !== undefined && { body }) });
        return { call, stop: () => service.signal('SIGTERM'), end: service.end };
      };
      const original = await accountsAt(settings.DATABASE_URL);
      expect((await original.call({ name: 'Autohaus Backup GmbH' })).status).toBe(201);

      expect(commands).toHaveLength(2);
      for (const command of commands) {
        const script = command.replaceAll('handover_restored', names.copy);
        const env = { PATH: process.env.PATH, DATABASE_URL: settings.DATABASE_URL };
        await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env });
      }
      const copy = await accountsAt(addressOf(names.copy));
      expect((await copy.call()).json).toEqual((await original.call()).json);
      const audit = spawnSync(process.execPath, [join(inject('bundle'), 'verify-audit.js')], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...settings, DATABASE_URL: addressOf(names.copy) },
      });
      expect([audit.status, audit.stdout]).toEqual([0, expect.stringContaining('Nothing was changed')]);
      for (const { stop, end } of [original, copy]) {
        stop();
        await end;
      }
    } finally {
      for (const name of Object.values(names))
        await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
    }
  },
);
