// Keys that order in production: made by a person who may not order, they wait for an admin, who gets a mail.
import { beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { creation } from '../../harness/orders.ts';
import { type CallPortal, newPortalUser } from '../../harness/portal.ts';
import type { TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

async function team() {
  const admin = await newPortalUser(service, { name: 'Anna Admin' });
  const { account } = admin;
  const developer = await newPortalUser(service, { account, role: 'developer', name: 'Deniz Demir' });
  return { account, admin, developer };
}

async function create(portal: CallPortal, fields: object = {}, environment = 'production') {
  const body = { type: 'api_key', name: 'ERP', scopes: ['orders:write'], ...fields };
  const made = await portal('POST', `/${environment}/credentials`, body);
  expect(made.status, made.text).toBe(201);
  return made.json;
}

const order = (key: string) => service.call('/extern/orders', { key, body: creation() });

async function mailsOf(accountId: string) {
  const { sql } = service.services.core;
  return sql<{ recipient: string; subject: string; text: string }[]>`
    select recipient, subject, text from mails where account_id = ${accountId} and kind = 'KEY_CREATED' order by id`;
}

describe('a key that a developer makes', () => {
  test('is refused until an admin approves it, and both steps are in the audit log', async () => {
    const { account, admin, developer } = await team();
    const made = await create(developer.portal);
    expect(made).toMatchObject({ awaitingApproval: true, approvedBy: null });
    expectV1Error(await order(made.key), 401, 'CREDENTIALS_AWAITING_APPROVAL');
    const path = `/production/credentials/${made.id}`;
    expectV1Error(await developer.portal('POST', `${path}/approve`), 403, 'ROLE_NOT_SUFFICIENT');
    const enabled = await developer.portal('PATCH', path, { disabled: false });
    expect(enabled.json.awaitingApproval).toBe(true);
    const approved = await admin.portal('POST', `${path}/approve`);
    expect(approved.json).toMatchObject({ awaitingApproval: false, approvedBy: { name: 'Anna Admin' } });
    expect((await order(made.key)).status).toBe(201);
    expect((await admin.portal('POST', `${path}/approve`)).status).toBe(200);
    const actions = await service.services.core.sql`
      select action, actor from audit where account_id = ${account.id} and subject_id = ${made.id} order by id`;
    expect(actions).toEqual([
      { action: 'credential.created', actor: `user:${developer.user.id}` },
      { action: 'credential.enabled', actor: `user:${developer.user.id}` },
      { action: 'credential.approved', actor: `user:${admin.user.id}` },
    ]);
  });

  test('is mailed to the admins who have signed in', async () => {
    const { account, admin, developer } = await team();
    const second = await newPortalUser(service, { account });
    await service.ops('POST', `/accounts/${account.id}/users`, {
      email: `never-${account.id}@customer.example`,
      name: 'Nora Neu',
      role: 'admin',
    });
    await create(developer.portal, { name: 'Werkstatt', scopes: ['quotes:write', 'orders:read'] });
    const mails = await mailsOf(account.id);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [admin.user.email, second.user.email].sort(),
    );
    expect(mails[0]!.subject).toBe('Bitte prüfen: Schlüssel „Werkstatt“ wartet auf Freigabe');
    expect(mails[0]!.text).toContain('Deniz Demir');
    expect(mails[0]!.text).toContain('/portal/production/api-keys');
    expect(mails[0]!.text).toContain('quotes:write');
  });

  test('waits as an OAuth client too', async () => {
    const { developer } = await team();
    const { clientId, clientSecret } = await create(developer.portal, { type: 'oauth_client' });
    const token = await service.call('/extern/oauth/token', {
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    });
    expect(token.json).toEqual({
      error: 'unauthorized_client',
      error_description: 'The client waits for the approval of an admin of the account.',
    });
  });

  test('waits when it takes the place of an approved one, whose secret the developer never saw', async () => {
    const { admin, developer } = await team();
    const old = await create(admin.portal);
    const rolled = await developer.portal('POST', `/production/credentials/${old.id}/roll`, {
      oldEndsAfterSeconds: 3600,
    });
    expect(rolled.json.awaitingApproval).toBe(true);
    expectV1Error(await order(rolled.json.key), 401, 'CREDENTIALS_AWAITING_APPROVAL');
    expect((await order(old.key)).status).toBe(201);
  });

  test.each([
    ['reads in production', { scopes: ['orders:read', 'webhooks:manage'] }, 'production'],
    ['orders in the sandbox', {}, 'sandbox'],
  ])('works at once and mails nobody if it only %s', async (_, fields, environment) => {
    const { account, developer } = await team();
    const { key, awaitingApproval } = await create(developer.portal, fields, environment);
    expect(awaitingApproval).toBe(false);
    expect((await service.call('/extern/me', { key })).status).toBe(200);
    expect(await mailsOf(account.id)).toEqual([]);
  });
});

test('a key that an admin makes works at once, and the other admins get a mail', async () => {
  const { account, admin } = await team();
  const second = await newPortalUser(service, { account });
  const { key } = await create(admin.portal);
  expect((await order(key)).status).toBe(201);
  const mails = await mailsOf(account.id);
  expect(mails.map(({ recipient }) => recipient)).toEqual([second.user.email]);
  expect(mails[0]!.subject).toBe('Neuer Schlüssel „ERP“ für die Produktion');
});

describe('the setting of the account', () => {
  test('is on for new accounts, and admins change it in the portal, audited', async () => {
    const opened = (await service.ops('POST', '/accounts', { name: 'Neu GmbH' })).json;
    expect(opened.writeKeysNeedApproval).toBe(true);
    const { account, admin, developer } = await team();
    const waiting = await create(developer.portal);
    const off = { writeKeysNeedApproval: false };
    expect((await developer.portal('GET', '/account-settings')).json).toEqual({
      writeKeysNeedApproval: true,
    });
    expectV1Error(await developer.portal('PATCH', '/account-settings', off), 403, 'ROLE_NOT_SUFFICIENT');
    expect((await admin.portal('PATCH', '/account-settings', off)).json).toEqual(off);
    const { key } = await create(developer.portal);
    expect((await order(key)).status).toBe(201);
    expectV1Error(await order(waiting.key), 401, 'CREDENTIALS_AWAITING_APPROVAL');
    expect((await mailsOf(account.id)).map(({ subject }) => subject)).toEqual([
      'Bitte prüfen: Schlüssel „ERP“ wartet auf Freigabe',
      'Neuer Schlüssel „ERP“ für die Produktion',
    ]);
    const [entry] = await service.services.core.sql`
      select actor, details from audit_log where account_id = ${account.id} and action = 'account.changed'`;
    expect(entry!.actor).toBe(`user:${admin.user.id}`);
    expect(JSON.stringify(entry!.details)).toContain('writeKeysNeedApproval');
  });

  test('is changed in operations, where a waiting key can be approved too', async () => {
    const { account, developer } = await team();
    const made = await create(developer.portal);
    const approved = await service.ops('POST', `/credentials/${made.id}/approve`);
    expect(approved.json.awaitingApproval).toBe(false);
    expect((await order(made.key)).status).toBe(201);
    const off = await service.ops('PATCH', `/accounts/${account.id}`, { writeKeysNeedApproval: false });
    expect(off.json.writeKeysNeedApproval).toBe(false);
    expect((await create(developer.portal)).awaitingApproval).toBe(false);
  });
});

test('the operator makes keys without an approval', async () => {
  const { account } = await team();
  const made = await service.ops('POST', `/accounts/${account.id}/credentials`, {
    type: 'api_key',
    environment: 'production',
    name: 'ERP',
  });
  expect(made.json.awaitingApproval).toBe(false);
  expect(await mailsOf(account.id)).toEqual([]);
});
