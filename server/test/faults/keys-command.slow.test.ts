// The commands that rotate keys, as separate processes: their output, their exit codes, and the file in DATA_DIR.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { builtService } from '../harness/process.ts';
import { MASTER_KEY, OPERATOR_TOKEN, startService } from '../harness/service.ts';

const built = builtService();
afterAll(() => built.remove());

function run(command: string, settings: Record<string, string>) {
  const file = join(inject('bundle'), 'keys.js');
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, command], { encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}` };
}

test('with DATABASE_URL it refuses, rotates, and says when the old key may be removed', async () => {
  const service = await startService();
  const { database } = service;
  const settings = {
    DATABASE_URL: `postgres:///${database.database}`,
    PGHOST: database.host,
    PGPORT: String(database.port),
    PGUSER: database.user,
    OPERATOR_TOKEN,
    MASTER_KEY: MASTER_KEY.toString('hex'),
  };
  expect(run('status', settings)).toEqual({
    status: 0,
    said: expect.stringContaining('Everything is under the current master key.'),
  });
  const next = { ...settings, MASTER_KEY: 'ab'.repeat(32), MASTER_KEYS_KNOWN: settings.MASTER_KEY };
  expect(run('rotate', next)).toEqual({
    status: 2,
    said: expect.stringContaining('1 of 1 running processes do not know the master key'),
  });
  await service.close();
  const rotated = run('rotate', next);
  expect(rotated.said).toMatch(/^7 data keys are now under \w{8}; 5 new ones were made\.$/m);
  expect(rotated.said).toMatch(/\w{8} may be removed from MASTER_KEYS_KNOWN/);
  expect(rotated.status).toBe(0);
  expect(run('status', settings).status).toBe(1);
});

test('a generated key in DATA_DIR is replaced, and the one before is deleted', async () => {
  const dataDir = await built.copyDataDir('rotated');
  const read = () => readFileSync(join(dataDir, 'master-key'), 'utf8');
  const before = read();
  const rotated = run('rotate', { DATA_DIR: dataDir });
  expect(rotated.status, rotated.said).toBe(0);
  expect(read()).not.toBe(before);
  expect(existsSync(join(dataDir, 'master-key-previous'))).toBe(false);
  expect(run('status', { DATA_DIR: dataDir }).status).toBe(0);
});
