// Failed jobs: background work that failed is listed with its reason until it succeeds, and can be retried.
import { afterAll, describe, expect, test } from 'vitest';
import { orderIntake } from '../../../src/api/shared/orders/order-intake.ts';
import { recordFailure, recordSuccess, runJob } from '../../../src/operator/jobs/failed-job.ts';
import { runDueImport } from '../../../src/orders/imports/run-imports.ts';
import { maintain } from '../../../src/workers/maintain.ts';
import { runRetry } from '../../../src/workers/run-retry.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { subscriber } from '../../messages/webhooks/subscribers.ts';
import { importsOf, table } from '../../orders/imports/import-setup.ts';

const service = await startService({ config: { webhookAllowPrivateTargets: true } });
afterAll(() => service.close());
const { core } = service.services;

async function atJournal() {
  const { console } = await newConsoleUser(service);
  const list = async (query = '') => (await console('GET', `/failed-jobs${query}`)).json;
  const retry = (id: string) => console('POST', `/failed-jobs/${id}/retry`, {});
  return { console, list, retry };
}

const retryNow = () => runRetry(service.services, () => {});

test('a failed job is listed once with count and reason, and disappears when it succeeds', async () => {
  const { list } = await atJournal();
  const job = { kind: 'MAINTENANCE', subject: 'tyres' } as const;
  const fail = () => runJob(core, job, () => Promise.reject(new Error('No room left on device')));
  expect(await fail()).toBe(false);
  const first = core.clock.now();
  service.clock.advance(60_000);
  expect(await fail()).toBe(false);
  const { data, total } = await list('?search=room%20left');
  expect(data).toMatchObject([
    {
      kind: 'MAINTENANCE',
      subject: 'tyres',
      attempts: 2,
      since: first.toISOString(),
      error: 'No room left on device',
      retrying: false,
    },
  ]);
  expect(total).toBeGreaterThan(0);
  expect(await runJob(core, job, async () => undefined)).toBe(true);
  expect((await list('?search=tyres')).data).toEqual([]);
});

test('a failed maintenance step does not stop the others, and a retry runs it at once', async () => {
  const { list, retry } = await atJournal();
  await core.sql`alter table imports rename to imports_elsewhere`;
  try {
    await maintain(service.services);
  } finally {
    await core.sql`alter table imports_elsewhere rename to imports`;
  }
  const { data } = await list('?search=imports');
  expect(data).toMatchObject([{ kind: 'MAINTENANCE', subject: 'imports', attempts: 1 }]);
  expect(data[0].nextAttemptAt).not.toBeNull();
  expect((await retry(data[0].id)).status).toBe(202);
  expect((await list('?search=imports')).data[0].retrying).toBe(true);
  expect(await retryNow()).toBe(1);
  expect(await retryNow()).toBe(0);
  expect((await list('?search=imports')).data).toEqual([]);
});

test('a failed import does not stop others, names its file and customer, and can be retried', async () => {
  const { list, retry } = await atJournal();
  const intake = orderIntake(core.links);
  const { account } = await service.customer({ environment: 'production' });
  const id = await importsOf(service, account).bring(table({ number: 'A-1' }), 'Fuhrpark-Mai.csv');
  await core.sql`alter table import_rows rename to import_rows_elsewhere`;
  try {
    expect(await runDueImport(core, intake)).toBe(1);
    expect(await runDueImport(core, intake)).toBe(0);
  } finally {
    await core.sql`alter table import_rows_elsewhere rename to import_rows`;
  }
  const [failed] = (await list('?search=fuhrpark')).data;
  expect(failed).toMatchObject({ kind: 'IMPORTS', subject: 'Fuhrpark-Mai.csv', accountName: account.name });
  await retry(failed.id);
  await retryNow();
  // Without this, its lease would hold it for ten seconds.
  expect(await runDueImport(core, intake)).toBe(1);
  expect((await list('?search=fuhrpark')).data).toEqual([]);
  // A stopped import can no longer fail.
  await recordFailure(core, { kind: 'IMPORTS', subject: id }, new Error('x'));
  await core.sql`update imports set state = 'PAUSED' where id = ${id}`;
  await retry((await list('?search=fuhrpark')).data[0].id);
  await retryNow();
  expect((await list('?search=fuhrpark')).data).toEqual([]);
});

test('a failed mail is listed with its order, and a retry sends it', async () => {
  const { list, retry, console } = await atJournal();
  const email = 'jonas.gone@operator.example';
  await service.ops('POST', '/users', { email, name: 'Jonas Gone', role: 'viewer' });
  await core.sql`
    update mails set state = 'FAILED', next_attempt_at = null, attempts = 8, error = '550 5.1.1 user unknown'
    where recipient = ${email}`;
  const [mail] = (await list('?search=user%20unknown')).data;
  expect(mail).toMatchObject({ kind: 'MAIL', recipient: email, attempts: 8, nextAttemptAt: null });
  expect((await retry(mail.id)).status).toBe(202);
  expect((await list('?search=user%20unknown')).data).toEqual([]);
  expect((await console('GET', `/mails/${mail.id}`)).json.state).toBe('PENDING');
  expectV1Error(await retry(mail.id), 404, 'NOT_FOUND');
});

test('an endpoint is listed after failing for ten minutes, and a retry resends what it missed', async () => {
  const { list, retry } = await atJournal();
  const url = 'http://127.0.0.1:9/handover';
  const { key, account, endpoint } = await subscriber(service, url);
  await createOrder(service, key);
  await core.sql`
    update webhook_deliveries set state = 'DEAD_LETTER', next_attempt_at = null where endpoint_id = ${endpoint.id}`;
  await core.sql`
    insert into webhook_health (endpoint_id, last_failure_at, last_failure_status, failing_since)
    values (${endpoint.id}, ${core.clock.now()}, 500, ${core.clock.now()})`;
  expect((await list('?search=127.0.0.1:9')).data).toEqual([]);
  service.clock.advance(11 * 60_000);
  const signedIn = await atJournal();
  const [failing] = (await signedIn.list('?search=127.0.0.1:9')).data;
  expect(failing).toMatchObject({
    kind: 'WEBHOOKS',
    subject: url,
    accountName: account.name,
    attempts: 1,
    status: 500,
  });
  expect((await retry(failing.id)).status).toBe(202);
  const [job] = await core.sql`select * from webhook_resends where endpoint_id = ${endpoint.id}`;
  expect(job).toMatchObject({ total: 1, finishedAt: null });
});

describe('who may', () => {
  test('viewers can read and cannot retry, and an unknown job is not found', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    expect((await console('GET', '/failed-jobs')).status).toBe(200);
    const id = '0199a0c2-7c4e-7000-8000-000000000099';
    expectV1Error(await console('POST', `/failed-jobs/${id}/retry`, {}), 403, 'ROLE_NOT_SUFFICIENT');
    const { retry } = await atJournal();
    expectV1Error(await retry(id), 404, 'NOT_FOUND');
  });
});

test('pages list every job exactly once, and characters of SQL patterns are plain text', async () => {
  const { console, list } = await atJournal();
  for (let i = 0; i < 5; i += 1) {
    await recordFailure(core, { kind: 'SEALS', subject: `paged_${i}` }, new Error('100% full'));
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { json } = await console('GET', `/failed-jobs?search=paged_&limit=2${cursor}`);
    seen.push(...json.data.map((job: { subject: string }) => job.subject));
    cursor = json.nextCursor && `&cursor=${json.nextCursor}`;
  } while (cursor);
  expect(seen.sort()).toEqual([0, 1, 2, 3, 4].map((i) => `paged_${i}`));
  expect((await list('?search=100%25%20full')).data).toHaveLength(5);
  expect((await list('?search=pagedX')).data).toEqual([]);
  expectV1Error(await console('GET', '/failed-jobs?search=a%00b'), 400, 'INVALID_REQUEST');
  for (const subject of seen) await recordSuccess(core, { kind: 'SEALS', subject });
});
