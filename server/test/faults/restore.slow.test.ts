// Backup and restore with the commands of the page about production, on a separate PostgreSQL.
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import postgres from '#postgres';
import { pages } from '../docs/doc-pages.ts';
import { connectionTo } from '../harness/connection-to.ts';
import { findMissing } from '../harness/required-tools.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../harness/service.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const missing = findMissing('pg_dump', 'pg_restore', 'createdb');

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
    const started: TestService[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'handover-backup-'));
    await admin`create database ${admin(names.original)}`;
    try {
      const masterKey = randomBytes(32);
      const serve = async (name: string) => {
        const service = await startService({ database: connectionTo(addressOf(name)), masterKey });
        started.push(service);
        return service;
      };
      const original = await serve(names.original);
      expect((await original.ops('POST', '/accounts', { name: 'Autohaus Backup GmbH' })).status).toBe(201);

      expect(commands).toHaveLength(2);
      for (const command of commands) {
        const script = command.replaceAll('handover_restored', names.copy);
        const env = { PATH: process.env.PATH, DATABASE_URL: addressOf(names.original) };
        await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env });
      }
      const copy = await serve(names.copy);
      const accounts = (await copy.ops('GET', '/accounts')).json;
      expect(accounts.data).toMatchObject([{ name: 'Autohaus Backup GmbH' }]);
      expect(accounts).toEqual((await original.ops('GET', '/accounts')).json);
      const audit = spawnSync(process.execPath, [join(inject('bundle'), 'verify-audit.js')], {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: addressOf(names.copy),
          MASTER_KEY: masterKey.toString('hex'),
          OPERATOR_TOKEN,
        },
      });
      expect([audit.status, audit.stdout]).toEqual([0, expect.stringContaining('Nothing was changed')]);
    } finally {
      for (const service of started) await service.close();
      for (const name of Object.values(names))
        await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
