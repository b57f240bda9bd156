// The settings of company sign-in: domains, the secret, the test, and "only by company sign-in".
import { afterAll, describe, expect, test } from 'vitest';
import { consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { startProvider } from '../../harness/oidc-provider.ts';
import { cookieOf, cookiesOf, newPortalUser, portalCalls } from '../../harness/portal.ts';
import { REACH_RECEIVERS } from '../../harness/receiver.ts';
import { startService } from '../../harness/service.ts';
import { companyAccount } from './company-harness.ts';

const records = new Map<string, string[]>();
const service = await startService({
  ...REACH_RECEIVERS,
  textRecords: { resolve: async (name) => records.get(name) ?? [] },
});
const jana = (domain: string) => [{ sub: 'jana', email: `jana@${domain}`, email_verified: true }];
const closing: { close(): Promise<void> }[] = [service];
afterAll(async () => {
  for (const one of closing.reverse()) await one.close();
});

async function company(
  ...rest: Parameters<typeof companyAccount> extends [unknown, ...infer Rest] ? Rest : never
) {
  const made = await companyAccount(service, ...rest);
  closing.push(made.provider);
  return made;
}

function expectReason(
  answer: { status: number; json: { error: { details: { fields: object[] } } } },
  reason: string,
) {
  expect(answer.status).toBe(400);
  expect(answer.json.error.details.fields).toMatchObject([{ reason }]);
}

describe('a mail domain', () => {
  test('is proven by its TXT record, and by one account only', async () => {
    const first = await newPortalUser(service);
    const second = await newPortalUser(service);
    const added = await first.portal('POST', '/company-sign-in/domains', { domain: ' @Küche.Example ' });
    expect(added.json).toMatchObject({ domain: 'xn--kche-0ra.example', provenAt: null });
    const { id, record } = added.json;
    const check = () => first.portal('POST', `/company-sign-in/domains/${id}/check`);
    expect((await check()).json).toMatchObject({ domain: { provenAt: null }, found: [] });
    records.set(record.name, ['something else', record.value]);
    expect((await check()).json.domain).toMatchObject({ provenBy: 'dns' });
    const other = await second.portal('POST', '/company-sign-in/domains', { domain: 'küche.example' });
    records.set(record.name, [other.json.record.value]);
    expectReason(
      await second.portal('POST', `/company-sign-in/domains/${other.json.id}/check`),
      'domain_taken',
    );
    expect((await second.portal('DELETE', `/company-sign-in/domains/${id}`)).status).toBe(404);
    expect((await first.portal('DELETE', `/company-sign-in/domains/${id}`)).status).toBe(204);
  });

  test('is a domain that a company can own, once in the list', async () => {
    const { portal } = await newPortalUser(service);
    const add = (domain: string) => portal('POST', '/company-sign-in/domains', { domain });
    for (const domain of ['customer', 'a b.example', 'jana@customer.example', '10.0.0.1', '.example']) {
      expectReason(await add(domain), 'domain');
    }
    expectReason(await add('gmail.com'), 'domain_public');
    expect((await add('customer.example')).status).toBe(201);
    expectReason(await add('CUSTOMER.example'), 'domain_known');
  });
});

describe('the connection', () => {
  test('never shows its secret, which is stored encrypted and bound to its issuer', async () => {
    const { portal, settings, save, account } = await company(jana);
    const read = await portal('GET', '/company-sign-in');
    expect(read.json.connection).toMatchObject({ clientId: settings.clientId, active: true });
    const shown = [
      read.text,
      (await service.ops('GET', `/accounts/${account.id}/company-sign-in`)).text,
      (await service.ops('GET', '/audit')).text,
    ].join();
    expect(shown).not.toContain(settings.clientSecret);
    const { sql } = service.services.core;
    const [row] = await sql<{ clientSecret: Buffer }[]>`
      select client_secret from company_connections where account_id = ${account.id}`;
    expect(row!.clientSecret.toString('latin1')).not.toContain(settings.clientSecret);
    const { clientSecret: _, ...withoutSecret } = settings;
    expect((await portal('PUT', '/company-sign-in', withoutSecret)).status).toBe(200);
    const moved = { ...withoutSecret, issuer: 'http://127.0.0.1:1' };
    expectReason(await portal('PUT', '/company-sign-in', moved), 'secret_again');
    expectReason(await save({ issuer: 'ftp://login.example' }), 'issuer_address');
    const pasted = await save({ issuer: `${settings.issuer}/.well-known/openid-configuration` });
    expect(pasted.json.connection.issuer).toBe(settings.issuer);
  });

  test('goes with its sessions when it is switched off or removed, also by the operator', async () => {
    const { portal, signIn, domain, save, account } = await company(jana);
    const session = async () => portalCalls(service, cookiesOf(await signIn(`jana@${domain}`)));
    const first = await session();
    await save({ active: false });
    expect((await first('GET', '/me')).status).toBe(401);
    await save({});
    const second = await session();
    expect((await service.ops('DELETE', `/accounts/${account.id}/company-sign-in`)).status).toBe(204);
    expect((await second('GET', '/me')).status).toBe(401);
    expect((await portal('GET', '/company-sign-in')).json.connection).toBeNull();
    expectV1Error(await portal('DELETE', '/company-sign-in'), 404, 'NOT_FOUND');
    expectV1Error(await portal('POST', '/company-sign-in/test'), 404, 'NOT_FOUND');
  });

  test('to a private address is refused where the setting does not allow it', async () => {
    const strict = await startService({ webhooks: { resolver: { resolve: async () => ['10.0.0.1'] } } });
    const { portal } = await newPortalUser(strict);
    const settings = { issuer: 'https://login.example', clientId: 'handover', clientSecret: 'secret' };
    expectReason(await portal('PUT', '/company-sign-in', settings), 'issuer_address');
    const http = { ...settings, issuer: 'http://login.example' };
    expectReason(await portal('PUT', '/company-sign-in', http), 'issuer_address');
    await strict.close();
  });
});

describe('the test', () => {
  test('shows each step without secrets, and signs nobody in', async () => {
    const { portal, provider, domain, cookie, finish, settings, save } = await company(jana);
    const run = async (email: string) => {
      service.clock.advance(1000);
      const begun = await portal('POST', '/company-sign-in/test');
      const { search } = await provider.signIn(begun.json.url, email);
      const answer = await finish({ query: search, cookie: `${cookie}; ${cookiesOf(begun)}` });
      expect(answer.json).toEqual({ session: null });
      expect(answer.headers.getSetCookie()).toEqual([]);
      return portal('GET', '/company-sign-in/test');
    };
    const good = await run(`jana@${domain}`);
    expect(good.json.steps.map(({ step, ok }: { step: string; ok: boolean }) => [step, ok])).toEqual([
      ['discovery', true],
      ['authorization', true],
      ['token', true],
      ['claims', true],
      ['person', true],
    ]);
    expect(good.json.steps[4].facts).toContainEqual({ name: 'role', value: 'member' });
    expect(good.text).not.toContain(settings.clientSecret);
    expect(good.text).not.toMatch(/ey[\w-]{10,}\./);
    expect((await portal('GET', '/company-sign-in')).json.connection.testedAt).not.toBeNull();
    expect((await portal('GET', '/users')).json.data).toHaveLength(1);
    await save({ clientSecret: 'wrong' });
    const wrongSecret = await run(`jana@${domain}`);
    expect(wrongSecret.json.steps.at(-1)).toMatchObject({ step: 'token', ok: false, reason: 'secret_wrong' });
    await save({});
    const refused = await run('nobody@elsewhere.example');
    expect(refused.json.steps.at(-1)).toMatchObject({
      step: 'authorization',
      reason: 'provider_refused',
      said: 'access_denied: The person refused.',
    });
    provider.faults.issuer = 'https://elsewhere.example';
    const begun = await portal('POST', '/company-sign-in/test');
    expect(begun.json).toMatchObject({
      url: null,
      test: { finished: true, steps: [{ step: 'discovery', ok: false, reason: 'issuer_wrong' }] },
    });
    provider.faults.issuer = null;
  });
});

describe('only by company sign-in', () => {
  const PASSWORD = 'vier gute Worte zusammen';

  test('leaves one admin another way with a second factor, and refuses it to all others', async () => {
    const own = await company(jana);
    const { portal, save, user, account, domain, signIn, provider, finish } = own;
    const { sql, secrets } = service.services.core;
    const required = { required: true, exemptUserId: user.id };
    expectReason(await save({ required: true, active: false }), 'required_inactive');
    expectReason(await save(required), 'required_untested');
    const begun = await portal('POST', '/company-sign-in/test');
    const { search } = await provider.signIn(begun.json.url, `jana@${domain}`);
    await finish({ query: search, cookie: cookiesOf(begun) });
    expectReason(await save(required), 'exempt_factor');
    const stranger = await newPortalUser(service);
    expectReason(await save({ required: true, exemptUserId: stranger.user.id }), 'exempt_admin');
    const { email } = user;
    const resetOf = async (address: string) => {
      await portalCalls(service)('POST', '/password-reset', { email: address });
      const find = () =>
        sql`select link_token from mails where recipient = ${address} and kind = 'PASSWORD_RESET'`;
      await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
      return secrets.decrypt((await find())[0]!.linkToken);
    };
    const join = async (address: string) => {
      const token = await resetOf(address);
      return portalCalls(service)('POST', '/invitation', { token, password: PASSWORD });
    };
    expect((await join(email)).status).toBe(200);
    const member = await newPortalUser(service, { account, email: `paul@${domain}`, role: 'member' });
    expect((await join(member.user.email)).status).toBe(200);
    const memberLink = await (async () => {
      await sql`delete from mails where recipient = ${member.user.email}`;
      return resetOf(member.user.email);
    })();
    await sql`update users set totp_secret = ${secrets.encrypt('A'.repeat(32))} where id = ${user.id}`;
    const admin = portalCalls(service, await cookieOf(service, user, 'code'));
    const body = { ...own.settings, ...required };
    expect((await admin('PUT', '/company-sign-in', body)).status).toBe(200);

    expect((await admin('GET', '/me')).status).toBe(200);
    expect((await member.portal('GET', '/me')).status).toBe(401);
    const anyone = portalCalls(service);
    const login = (address: string, password = PASSWORD) =>
      anyone('POST', '/session', { email: address, password });
    expectV1Error(await login(member.user.email), 403, 'COMPANY_SIGN_IN_REQUIRED');
    // Only the right password learns that: the answer does not reveal who is here.
    expectV1Error(await login(member.user.email, 'something else entirely'), 401, 'INVALID_CREDENTIALS');
    expectV1Error(await login(email), 401, 'SECOND_FACTOR_REQUIRED');
    const link = await anyone('POST', '/invitation', { token: memberLink, password: PASSWORD });
    expectV1Error(link, 403, 'COMPANY_SIGN_IN_REQUIRED');
    const way = await anyone('POST', '/session/company-way', { email });
    expect(way.json).toEqual({ available: true, required: true });
    expect((await signIn(`jana@${domain}`)).status).toBe(200);

    const janaId = (await signIn(`jana@${domain}`)).json.session.user.id;
    await admin('PATCH', `/users/${janaId}`, { role: 'admin' });
    expectReason(await admin('PATCH', `/users/${user.id}`, { role: 'viewer' }), 'keeps_way_in');
    expectReason(await admin('DELETE', `/users/${user.id}`), 'keeps_way_in');
    await sql`update users set totp_secret = null where id = ${user.id}`;
    expectV1Error(await login(email), 403, 'COMPANY_SIGN_IN_REQUIRED');
  });
});

describe('the console', () => {
  test('has a company sign-in of its own, whose admins need no other factor if the provider asks for one', async () => {
    const { console: desk } = await newConsoleUser(service);
    const { redirectAddress } = (await desk('GET', '/company-sign-in')).json;
    expect(redirectAddress).toBe('http://localhost:8080/console/company-sign-in/operator');
    const clientSecret = 'secret of the console';
    const provider = await startProvider({
      clock: service.clock,
      people: [{ sub: 'katrin', email: 'katrin@desk.example', name: 'Katrin Vogel', groups: ['bosses'] }],
      clients: [{ clientId: 'console', clientSecret, redirectAddress }],
    });
    closing.push(provider);
    const settings = {
      issuer: provider.issuer,
      clientId: 'console',
      clientSecret,
      extraScopes: 'groups',
      roleClaim: 'groups',
      roles: [{ value: 'bosses', role: 'admin' }],
      active: true,
    };
    expect((await desk('PUT', '/company-sign-in', settings)).status).toBe(200);
    const wrongRole = { ...settings, defaultRole: 'developer' };
    expect((await desk('PUT', '/company-sign-in', wrongRole)).status).toBe(400);
    const domain = await desk('POST', '/company-sign-in/domains', { domain: 'desk.example' });
    expect(domain.json.provenBy).toBe('operator');
    const signIn = async () => {
      const begun = await consoleCalls(service)('POST', '/session/company-start', {
        email: 'a@desk.example',
      });
      const { search: query } = await provider.signIn(begun.json.url, 'katrin@desk.example');
      const calls = consoleCalls(service, cookiesOf(begun));
      return calls('POST', '/session/company', { connection: 'operator', query });
    };
    const plain = await signIn();
    expect(plain.json.session).toMatchObject({ user: { role: 'admin' }, needsSecondFactor: true });
    expect((await consoleCalls(service, cookiesOf(plain))('GET', '/accounts')).status).toBe(401);
    await desk('PUT', '/company-sign-in', { ...settings, provesFactor: true });
    const proven = await signIn();
    expect(proven.json.session.needsSecondFactor).toBe(false);
    expect((await consoleCalls(service, cookiesOf(proven))('GET', '/accounts')).status).toBe(200);
    const inPortal = await portalCalls(service)('POST', '/session/company-way', { email: 'a@desk.example' });
    expect(inPortal.json.available).toBe(false);
    expectV1Error(await service.ops('POST', '/company-sign-in/test'), 403, 'ROLE_NOT_SUFFICIENT');
  });
});
