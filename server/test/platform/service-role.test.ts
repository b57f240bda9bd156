// The database role of the service writes the audit log and cannot change it; everything else works by that role.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sealAudit } from '../../src/operator/seals.ts';
import { verifySeals } from '../../src/operator/verify-seals.ts';
import { connect } from '../../src/platform/db.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { mayChange } from '../../src/platform/restrict-role.ts';
import { migrateAsOwner } from '../../src/services/migrate-database.ts';
import { createOrder } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';

const service = await startService({ asServiceRole: true, deliver: true });
afterAll(() => service.close());
const { core } = service.services;

test('entries and seals are added, and can neither be changed nor deleted nor their rights taken back', async () => {
  const { key } = await service.customer({ environment: 'production' });
  await createOrder(service, key);
  service.clock.advance(120_000);
  expect(await sealAudit(core)).toBeGreaterThan(0);
  expect((await verifySeals(core)).faults).toEqual([]);
  const { sql } = core;
  for (const statement of [
    "update audit set actor = 'system'",
    'delete from audit',
    'truncate audit cascade',
    'update audit_seals set entries = 0',
    'delete from audit_seals',
    'delete from audit_sealed',
    'truncate audit_sealed',
    'alter table audit disable trigger all',
    'alter table audit owner to handover_service',
    'drop table audit_sealed',
    'create rule hide as on insert to audit do instead nothing',
    'delete from migrations',
  ]) {
    const refusal = await sql.unsafe(statement).then(
      () => 'done',
      ({ message }: Error) => message,
    );
    expect(refusal, statement).toMatch(/permission denied|must be owner/);
  }
  // PostgreSQL warns about a grant of rights that the role does not have, and grants nothing.
  await sql`grant update on audit to handover_service`;
  expect(await mayChange(sql, ['audit', 'audit_seals', 'audit_sealed'])).toBe(false);
});

test('values of an order are erased, and partitions of the request log are created and dropped', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, key)).json;
  await service.ops('PATCH', `/orders/${order.id}`, { instructions: 'Ring twice' });
  await service.services.http.requestLog.maintain();
  service.clock.advance(100 * 24 * 3_600_000);
  await service.services.http.requestLog.maintain();
  const { sql } = core;
  const { count } = await sql`delete from audit_values where order_id = ${order.id}`;
  expect(count).toBeGreaterThan(0);
  const owners = await sql`
    select distinct pg_get_userbyid(c.relowner) as owner from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'request_log'::regclass`;
  expect(owners).toEqual([{ owner: 'handover_service' }]);
});

test('rights are granted again after a migration, and nothing happens if they are there', async () => {
  const owner = connect(service.database, { maxConnections: 1 });
  await owner`create table added_later (id uuid primary key)`;
  await expect(core.sql`select * from added_later`).rejects.toThrow('permission denied');
  await migrateAsOwner(service.database, 'handover_service');
  expect(await core.sql`select * from added_later`).toEqual([]);
  await owner.end();
});

test('the role of the service finds the migrations run, and is refused if one is waiting', async () => {
  expect(await migrate(core.sql)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(projectPath('migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9001-later.sql'), 'create table later (id uuid primary key);');
  await expect(migrate(core.sql, folder)).rejects.toThrow('DATABASE_MIGRATION_URL');
  rmSync(folder, { recursive: true });
});
