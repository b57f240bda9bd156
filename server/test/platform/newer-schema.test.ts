// During a rolling upgrade this version runs on the schema of the next one: columns appear under its open
// connections, whose prepared statements still have the old ones.
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/migrate.ts';
import { newConsoleUser } from '../harness/console.ts';
import { advanceOrderTo, cancelOrder, createOrder, patchOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { startService } from '../harness/service.ts';

const service = await startService({ deliver: true });
afterAll(() => service.close());
const { sql } = service.services.core;

/** Calls of every kind, most of them in transactions. Returns their statuses. */
async function useService(): Promise<number[]> {
  const { key, accountId } = await service.customer({ environment: 'production' });
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const account = (await service.ops('GET', `/accounts/${accountId}`)).json;
  const { portal } = await newPortalUser(service, { account });
  const order = await createOrder(service, key);
  const other = await createOrder(service, key);
  const agreement = await service.ops('GET', `/accounts/${accountId}/agreement`);
  const answers = [
    order,
    await patchOrder(service, key, order.json.id, { customerReference: 'Changed' }),
    await cancelOrder(service, key, other.json.id),
    await service.ops('PUT', `/accounts/${accountId}/agreement`, agreement.json.terms),
    await service.ops('PATCH', `/accounts/${accountId}`, { name: 'Changed' }),
    await service.ops('POST', '/drivers', { name: 'Jana', locationConsent: true }),
    await portal('GET', '/production/orders'),
    await portal('GET', '/session'),
  ];
  await advanceOrderTo(service, order.json.id, 'INVOICED');
  answers.push(
    await console('GET', '/accounting/open-items'),
    await service.ops('GET', `/orders/${order.json.id}/timeline`),
  );
  await service.settle();
  return answers.map(({ status }) => status);
}

test('calls succeed on open connections after every table got another column', async () => {
  const before = await useService();
  expect(before.filter((status) => status >= 300)).toEqual([]);
  // The same statements on several connections.
  await Promise.all([useService(), useService()]);
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;
  for (const { name } of tables) await sql.unsafe(`alter table ${name} add column added_later text`);
  for (let count = 0; count < 2; count += 1) expect(await useService()).toEqual(before);
}, 120_000);

test('a migration of a newer version is accepted', async () => {
  await sql`insert into migrations (name, sha256) values ('9999-newer.sql', 'unknown')`;
  expect(await migrate(sql)).toEqual([]);
});
