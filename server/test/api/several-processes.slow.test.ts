// Several processes on one database: all notice a change in one, even when the listening connection breaks.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase, startService, type TestService } from '../harness/service.ts';

let one: TestService;
let two: TestService;
beforeAll(async () => {
  const database = await createDatabase();
  one = await startService({ database });
  two = await startService({ database });
});
afterAll(() => Promise.all([one.close(), two.close()]));

test('revoking, disabling and suspending take effect in every process, even if both have cached the credential', async () => {
  const account = await one.account();
  const revoked = await one.credential(account.id);
  const disabled = await one.credential(account.id);
  const other = await one.customer();
  const me = (service: TestService, key: string) => service.call('/extern/me', { key });
  for (const key of [revoked.secret, disabled.secret, other.key]) {
    expect((await me(one, key)).status).toBe(200);
    expect((await me(two, key)).status).toBe(200);
  }
  await one.ops('DELETE', `/credentials/${revoked.id}`);
  await one.ops('PATCH', `/credentials/${disabled.id}`, { disabled: true });
  await two.ops('PATCH', `/accounts/${other.account.id}`, { status: 'SUSPENDED' });
  for (const service of [one, two]) {
    await vi.waitFor(async () => {
      expect((await me(service, revoked.secret)).json.error?.code).toBe('INVALID_CREDENTIALS');
      expect((await me(service, disabled.secret)).json.error?.code).toBe('CREDENTIALS_DISABLED');
      expect((await me(service, other.key)).json.error?.code).toBe('ACCOUNT_SUSPENDED');
    });
  }
});

test('a process without its notification connection reads every credential from the database', async () => {
  const account = await one.account();
  const key = await one.credential(account.id);
  const me = () => two.call('/extern/me', { key: key.secret });
  expect((await me()).status).toBe(200);
  await one.services.core.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where starts_with(application_name, 'handover-listen') and datname = current_database()`;
  await one.ops('DELETE', `/credentials/${key.id}`);
  await vi.waitFor(async () => expect((await me()).json.error?.code).toBe('INVALID_CREDENTIALS'));

  const next = await one.credential(account.id);
  expect((await two.call('/extern/me', { key: next.secret })).status).toBe(200);
  await vi.waitFor(async () => {
    const [row] = await one.services.core.sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity
      where starts_with(application_name, 'handover-listen') and datname = current_database()`;
    expect(row!.count).toBe(2);
  }, 5000);
  expect((await two.call('/extern/me', { key: next.secret })).status).toBe(200);
  await one.ops('DELETE', `/credentials/${next.id}`);
  await vi.waitFor(async () =>
    expect((await two.call('/extern/me', { key: next.secret })).json.error?.code).toBe('INVALID_CREDENTIALS'),
  );
});
