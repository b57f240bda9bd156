// Mails about failures and expiry: recipients, times, and that each is sent once.
import { expect, test } from 'vitest';
import { notifyPeople } from '../../../src/people/notify.ts';
import { newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { core, people } = service.services;
const HOUR_MS = 3_600_000;

async function mailsTo({ user }: PortalUser, kind: string): Promise<{ subject: string; text: string }[]> {
  return core.sql`select subject, text from mails where recipient = ${user.email} and kind = ${kind} order by id`;
}

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS);

test('a key that expires in 14 days is announced once, to the roles for keys that want the mail', async () => {
  const admin = await newPortalUser(service);
  const { account } = admin;
  const member = await newPortalUser(service, { account, role: 'member' });
  const quiet = await newPortalUser(service, { account, role: 'developer' });
  const none = { dailyDigest: false, endpointFailing: false, keyExpiring: false };
  await quiet.portal('PATCH', '/me', { notifications: none });
  const expiresAt = inHours(15 * 24);
  await service.credential(account.id, { environment: 'production', name: 'Dealer portal', expiresAt });
  await notifyPeople(people);
  expect(await mailsTo(admin, 'KEY_EXPIRING')).toEqual([]);
  service.clock.advance(25 * HOUR_MS);
  await notifyPeople(people);
  await notifyPeople(people);
  const [mail, ...more] = await mailsTo(admin, 'KEY_EXPIRING');
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('Dealer portal');
  expect(mail!.text).toContain('/portal/production/api-keys');
  expect(await mailsTo(member, 'KEY_EXPIRING')).toEqual([]);
  expect(await mailsTo(quiet, 'KEY_EXPIRING')).toEqual([]);
});

test('an endpoint that fails for an hour is announced once, and again at its next failure', async () => {
  const admin = await newPortalUser(service);
  const [endpoint] = await core.sql<{ id: string }[]>`
    insert into webhook_endpoints (id, account_id, environment, url, events, format, status, secret, created_at,
      updated_at, secret_created_at)
    values (gen_random_uuid(), ${admin.account.id}, 'production', 'https://erp.customer.example/hooks',
      ${['order.created']}, '2026-09-01', 'ACTIVE', ${core.secrets.encrypt('x')}, now(), now(), now())
    returning id`;
  const failSince = (since: Date) => core.sql`
    insert into webhook_health (endpoint_id, last_failure_at, last_failure_status, failing_since)
    values (${endpoint!.id}, ${since}, 503, ${since})
    on conflict (endpoint_id) do update set failing_since = excluded.failing_since`;
  await failSince(inHours(-0.5));
  await notifyPeople(people);
  expect(await mailsTo(admin, 'ENDPOINT_FAILING')).toEqual([]);
  await failSince(inHours(-1));
  await notifyPeople(people);
  await notifyPeople(people);
  const [mail, ...more] = await mailsTo(admin, 'ENDPOINT_FAILING');
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('erp.customer.example');
  expect(mail!.text).toContain('503');
  expect(mail!.text).toContain(`/portal/production/webhooks/${endpoint!.id}`);
  await failSince(inHours(-2));
  await notifyPeople(people);
  expect(await mailsTo(admin, 'ENDPOINT_FAILING')).toHaveLength(2);
});

test('failures of yesterday are mailed in the morning, and nothing if there were none', async () => {
  const reader = await newPortalUser(service);
  const untroubled = await newPortalUser(service);
  const all = { dailyDigest: true, endpointFailing: true, keyExpiring: true };
  for (const { portal } of [reader, untroubled]) await portal('PATCH', '/me', { notifications: all });
  const { secret } = await service.credential(reader.account.id, { environment: 'production' });
  await service.call('/extern/orders/VT-999999', { key: secret });
  await service.services.http.requestLog.flush();
  const day = new Date(Math.floor(service.clock.now().getTime() / 86_400_000 + 1) * 86_400_000);
  service.clock.set(new Date(day.getTime() + 2 * HOUR_MS));
  await notifyPeople(people);
  expect(await mailsTo(reader, 'DAILY_DIGEST')).toEqual([]);
  service.clock.set(new Date(day.getTime() + 8 * HOUR_MS));
  await notifyPeople(people);
  await notifyPeople(people);
  const [mail, ...more] = await mailsTo(reader, 'DAILY_DIGEST');
  expect(more).toEqual([]);
  expect(mail!.text).toContain('ORDER_NOT_FOUND');
  expect(await mailsTo(untroubled, 'DAILY_DIGEST')).toEqual([]);
});
