// Credentials in the portal: which roles see and change them, rolling without a gap, secrets shown once.
import { beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { type CallPortal, newPortalUser } from '../../harness/portal.ts';
import type { TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

const KEY = { type: 'api_key', name: 'ERP', scopes: ['orders:read'], allowedAddresses: ['127.0.0.0/8'] };

async function create(portal: CallPortal, fields: object = {}) {
  const answer = await portal('POST', '/sandbox/credentials', { ...KEY, ...fields });
  expect(answer.status).toBe(201);
  return answer.json;
}

const me = (key: string) => service.call('/extern/me', { key });

test('a key is created in the name of the user, shown once, and works in its environment', async () => {
  const { portal, account, user } = await newPortalUser(service, { role: 'developer' });
  const made = await create(portal);
  expect(made).toMatchObject({
    ...KEY,
    environment: 'sandbox',
    disabled: false,
    expiresAt: null,
    lastUsed: null,
    createdBy: { name: 'Jana Petersen', channel: 'portal' },
    disabledBy: null,
  });
  expect(made.key).toMatch(/^svc_test_/);
  expect((await me(made.key)).json.environment).toBe('sandbox');
  const listed = await portal('GET', '/sandbox/credentials');
  expect(listed.json.data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  expect(listed.text).not.toContain(made.key);
  expect((await portal('GET', '/production/credentials')).json.data).toEqual([]);
  const [entry] = await service.services.core.sql`
    select actor, channel, action from audit where account_id = ${account.id} and subject_id = ${made.id}`;
  expect(entry).toEqual({ actor: `user:${user.id}`, channel: 'portal', action: 'credential.created' });
});

test('a client shows id and secret', async () => {
  const { portal } = await newPortalUser(service);
  const made = await create(portal, { type: 'oauth_client' });
  expect(made.clientId).toMatch(/^svcc_/);
  expect([typeof made.clientSecret, made.key]).toEqual(['string', undefined]);
});

test('viewers read, members do not, and neither changes anything', async () => {
  const { portal, account } = await newPortalUser(service);
  const { id } = await create(portal);
  for (const [role, reads] of [
    ['viewer', 200],
    ['member', 403],
  ] as const) {
    const other = await newPortalUser(service, { role, account });
    expect((await other.portal('GET', '/sandbox/credentials')).status, role).toBe(reads);
    expect((await other.portal('GET', `/sandbox/credentials/${id}`)).status, role).toBe(reads);
    const changes = [
      other.portal('POST', '/sandbox/credentials', KEY),
      other.portal('PATCH', `/sandbox/credentials/${id}`, { disabled: true }),
      other.portal('POST', `/sandbox/credentials/${id}/roll`, { oldEndsAfterSeconds: 0 }),
      other.portal('DELETE', `/sandbox/credentials/${id}`),
    ];
    for (const answer of await Promise.all(changes)) expectV1Error(answer, 403, 'ROLE_NOT_SUFFICIENT');
  }
});

test('a key of another account or environment is not found', async () => {
  const { portal } = await newPortalUser(service);
  const { id } = await create(portal);
  const stranger = await newPortalUser(service);
  for (const [who, path] of [
    [stranger.portal, `/sandbox/credentials/${id}`],
    [portal, `/production/credentials/${id}`],
  ] as const) {
    expectV1Error(await who('GET', path), 404, 'NOT_FOUND');
    expectV1Error(await who('PATCH', path, { name: 'Mine' }), 404, 'NOT_FOUND');
    expectV1Error(await who('POST', `${path}/roll`, { oldEndsAfterSeconds: 0 }), 404, 'NOT_FOUND');
    expectV1Error(await who('DELETE', path), 404, 'NOT_FOUND');
  }
  expect((await portal('GET', `/sandbox/credentials/${id}`)).json.name).toBe('ERP');
});

test('disabling records the user, and enabling reverts it', async () => {
  const { portal, account } = await newPortalUser(service, { role: 'developer' });
  const { id, key } = await create(portal);
  const paul = await newPortalUser(service, { role: 'developer', account, name: 'Paul Reuter' });
  const disabled = await paul.portal('PATCH', `/sandbox/credentials/${id}`, { disabled: true });
  expect(disabled.json).toMatchObject({
    disabled: true,
    disabledAt: service.clock.now().toISOString(),
    disabledBy: { name: 'Paul Reuter', channel: 'portal' },
  });
  expectV1Error(await me(key), 401, 'CREDENTIALS_DISABLED');
  const enabled = await portal('PATCH', `/sandbox/credentials/${id}`, { disabled: false, name: 'ERP 2' });
  expect(enabled.json).toMatchObject({ disabled: false, disabledAt: null, disabledBy: null, name: 'ERP 2' });
  expect((await me(key)).status).toBe(200);
});

test('only an admin changes the expiry of an existing key', async () => {
  const { portal, account } = await newPortalUser(service);
  const { id } = await create(portal, { expiresAt: '2026-12-01T00:00:00Z' });
  const path = `/sandbox/credentials/${id}`;
  const developer = await newPortalUser(service, { role: 'developer', account });
  expectV1Error(await developer.portal('PATCH', path, { expiresAt: null }), 403, 'ROLE_NOT_SUFFICIENT');
  expect((await portal('PATCH', path, { expiresAt: '2027-01-01T00:00:00Z' })).json.expiresAt).toBe(
    '2027-01-01T00:00:00.000Z',
  );
  const past = await portal('PATCH', path, { expiresAt: '2026-01-01T00:00:00Z' });
  expectV1Error(past, 400, 'INVALID_REQUEST');
  expect(past.json.error.details.fields[0].field).toBe('expiresAt');
  expect((await portal('PATCH', path, { expiresAt: null })).json.expiresAt).toBeNull();
});

test('a rolled key has a successor at once, and both work until the old one expires', async () => {
  const { portal, account } = await newPortalUser(service, { role: 'developer' });
  const old = await create(portal);
  const rolled = await portal('POST', `/sandbox/credentials/${old.id}/roll`, { oldEndsAfterSeconds: 3600 });
  expect(rolled.status).toBe(201);
  const { key, id } = rolled.json;
  expect(rolled.json).toMatchObject({ ...KEY, rolledFrom: old.id, rolledTo: null, expiresAt: null });
  expect((await portal('GET', `/sandbox/credentials/${old.id}`)).json).toMatchObject({
    rolledTo: id,
    expiresAt: new Date(service.clock.now().getTime() + 3_600_000).toISOString(),
  });
  expect([(await me(old.key)).status, (await me(key)).status]).toEqual([200, 200]);
  const twice = await portal('POST', `/sandbox/credentials/${old.id}/roll`, { oldEndsAfterSeconds: 0 });
  expectV1Error(twice, 409, 'CREDENTIAL_ALREADY_ROLLED');
  expect(twice.json.error.details).toEqual({ rolledTo: id });
  service.clock.advance(3_600_000);
  expectV1Error(await me(old.key), 401, 'INVALID_CREDENTIALS');
  expect((await me(key)).status).toBe(200);
  const { data } = (await portal('GET', '/sandbox/credentials')).json;
  expect(data.map((credential: { id: string }) => credential.id)).toEqual([id]);
  const { sql } = service.services.core;
  await service.services.http.requestLog.flush();
  const [refused] = await sql`
    select refusal from request_log where credential_id = ${old.id} and status = 401`;
  expect(refused!.refusal).toBe('ROLLED');
  const actions = await sql`
    select action from audit where account_id = ${account.id} and subject_id in (${old.id}, ${id})`;
  expect(actions.map(({ action }) => action).sort()).toEqual([
    'credential.created',
    'credential.created',
    'credential.rolled',
  ]);
});

test('a rolled key can expire at once, never later than before, and its successor has the same expiry', async () => {
  const { portal } = await newPortalUser(service);
  const now = service.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const old = await create(portal, { expiresAt: inDays(2) });
  const rolled = await portal('POST', `/sandbox/credentials/${old.id}/roll`, {
    oldEndsAfterSeconds: 7 * 86_400,
  });
  expect(rolled.json.expiresAt).toBe(inDays(2));
  expect((await portal('GET', `/sandbox/credentials/${old.id}`)).json.expiresAt).toBe(inDays(2));
  const again = await portal('POST', `/sandbox/credentials/${rolled.json.id}/roll`, {
    oldEndsAfterSeconds: 0,
  });
  expect(again.status).toBe(201);
  expectV1Error(await me(rolled.json.key), 401, 'INVALID_CREDENTIALS');
  const wrong = await portal('POST', `/sandbox/credentials/${again.json.id}/roll`, {
    oldEndsAfterSeconds: 31 * 86_400,
  });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
});

test('two users who roll at once get one successor', async () => {
  const { portal } = await newPortalUser(service);
  const old = await create(portal);
  const roll = () => portal('POST', `/sandbox/credentials/${old.id}/roll`, { oldEndsAfterSeconds: 60 });
  const answers = await Promise.all([roll(), roll()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a revoked key stays invalid, and the log has the reason', async () => {
  const { portal } = await newPortalUser(service, { role: 'developer' });
  const { id, key } = await create(portal);
  await me(key);
  await service.services.http.requestLog.flush();
  expect((await portal('GET', `/sandbox/credentials/${id}`)).json.callsInLastDay).toBe(1);
  expect((await portal('DELETE', `/sandbox/credentials/${id}`)).status).toBe(204);
  expectV1Error(await me(key), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await portal('DELETE', `/sandbox/credentials/${id}`), 404, 'NOT_FOUND');
  await service.services.http.requestLog.flush();
  const [refused] = await service.services.core.sql`
    select refusal from request_log where credential_id = ${id} and status = 401`;
  expect(refused!.refusal).toBe('REVOKED');
});

test('an environment has at most a hundred credentials', async () => {
  const { portal, account } = await newPortalUser(service);
  const { id } = await create(portal);
  await service.services.core.sql`
    insert into credentials (id, account_id, environment, type, name, secret_hash, prefix, scopes, created_at)
    select gen_random_uuid(), account_id, environment, type, name, decode(md5(n::text), 'hex'), prefix, scopes,
      created_at from credentials, generate_series(1, 99) n where id = ${id} and account_id = ${account.id}`;
  expectV1Error(await portal('POST', '/sandbox/credentials', KEY), 409, 'TOO_MANY_CREDENTIALS');
  const roll = await portal('POST', `/sandbox/credentials/${id}/roll`, { oldEndsAfterSeconds: 0 });
  expect(roll.status).toBe(201);
});

test('wrong fields are named', async () => {
  const { portal } = await newPortalUser(service);
  const answer = await portal('POST', '/sandbox/credentials', {
    type: 'key',
    name: ' ',
    scopes: [],
    allowedAddresses: ['10.0.0.0/99'],
    expiresAt: '2020-01-01T00:00:00Z',
    environment: 'production',
  });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const named = answer.json.error.details.fields.map(({ field }: { field: string }) => field).sort();
  expect(named).toEqual(['allowedAddresses[0]', 'environment', 'expiresAt', 'name', 'scopes', 'type']);
});
