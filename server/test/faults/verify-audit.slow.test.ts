// The command that checks the seals of the audit log, as a separate process: its output and its exit code.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { sealAudit } from '../../src/operator/seals.ts';
import { builtService, freePort } from '../harness/process.ts';
import { MASTER_KEY, OPERATOR_TOKEN, startService } from '../harness/service.ts';

const service = await startService();
const built = builtService();
afterAll(async () => {
  await service.close();
  await built.remove();
});

function verify(settings: Record<string, string> = {}, ...options: string[]) {
  const { database } = service;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(inject('bundle'), 'verify-audit.js'), ...options],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `postgres:///${database.database}`,
        PGHOST: database.host,
        PGPORT: String(database.port),
        PGUSER: database.user,
        MASTER_KEY: MASTER_KEY.toString('hex'),
        OPERATOR_TOKEN,
        ...settings,
      },
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('it reports an unchanged log, a changed entry, and a database that it cannot read', async () => {
  const { sql } = service.services.core;
  await service.customer({ environment: 'production' });
  service.clock.advance(120_000);
  await sealAudit(service.services.core);
  const whole = verify();
  expect(whole.said).toMatch(/entries under 1 seals.*\n(.*\n)?Nothing was changed\./);
  expect(whole.status).toBe(0);
  const [seal] = /1-[0-9a-f]{64}/.exec(whole.said)!;
  expect(verify({}, '--expect', seal).status).toBe(0);
  const other = verify({}, '--expect', `2-${'0'.repeat(64)}`);
  expect(other.said).toContain('Seal 2: the expected seal is not in the database');
  expect(other.status).toBe(1);
  expect(verify({}, '--expect', 'seal').said).toContain('--expect needs a seal');
  await sql`update audit set actor = 'system' where id = (select entry_id from audit_sealed limit 1)`;
  await sql`update audit set channel = 'nowhere' where id = (select entry_id from audit_sealed limit 1)`;
  const tampered = verify();
  expect(tampered.said).toContain('Seal 1: an entry under this seal says something else');
  expect(tampered.status).toBe(1);
  expect(verify({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }).status).toBe(2);
});

test('it asks the running service that holds the embedded database, whatever its port', async () => {
  const dataDir = await built.copyDataDir('verified');
  const running = built.spawn({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: 'off' });
  await running.ready;
  // The role of the service cannot change the audit log, so there is nothing to warn about.
  expect(running.stderr()).not.toContain('can change and delete the audit log');
  const checked = spawnSync(process.execPath, [join(inject('bundle'), 'verify-audit.js')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  expect(checked.stderr).toBe('');
  expect(checked.stdout).toContain('Nothing was changed.');
  running.signal('SIGTERM');
  await running.end;
  expect(existsSync(join(dataDir, 'service-address'))).toBe(false);
});
