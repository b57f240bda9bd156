// Migrations run once, and only on databases that they know.
import { expect, test } from 'vitest';
import { migrate } from '../../src/platform/migrate.ts';
import { startService } from '../harness/service.ts';

const service = await startService();
const { sql } = service.services.core;

test('a second run changes nothing', async () => {
  expect(await migrate(sql)).toEqual([]);
});

test('a file that changed after it ran is refused by name', async () => {
  const [{ sha256 }] = await sql<
    [{ sha256: string }]
  >`select sha256 from migrations where name = '0001-operator.sql'`;
  await sql`update migrations set sha256 = 'other' where name = '0001-operator.sql'`;
  await expect(migrate(sql)).rejects.toThrow('0001-operator.sql was changed after it ran here');
  await sql`update migrations set sha256 = ${sha256} where name = '0001-operator.sql'`;
});

test('a database from before the first release is refused with a remedy', async () => {
  await sql`update migrations set name = '0001-schema.sql' where name = '0001-operator.sql'`;
  await expect(migrate(sql)).rejects.toThrow('Start with an empty one');
  await sql`update migrations set name = '0001-operator.sql' where name = '0001-schema.sql'`;
  await service.close();
});
