// Company sign-in against a real provider: who comes in, with which role, and who stays out.
import { afterAll, describe, expect, test } from 'vitest';
import { recordSignIn } from '../../../src/people/user-store.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cookiesOf, newPortalUser, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { type CompanyAccount, companyAccount } from './company-harness.ts';

const service = await sharedService();
const opened: CompanyAccount[] = [];

async function company(
  ...given: Parameters<typeof companyAccount> extends [unknown, ...infer Rest] ? Rest : never
) {
  const made = await companyAccount(service, ...given);
  opened.push(made);
  return made;
}

afterAll(() => Promise.all(opened.map(({ provider }) => provider.close())));

const jana = (domain: string) => [
  { sub: 'jana', email: `jana@${domain}`, email_verified: true, name: 'Jana Petersen', groups: ['drivers'] },
];

describe('the way to the provider', () => {
  test('is found by the domain, whether or not the person exists', async () => {
    const { domain, user } = await company(jana);
    const anyone = portalCalls(service);
    for (const email of [user.email, `nobody@${domain}`]) {
      const way = await anyone('POST', '/session/company-way', { email });
      expect(way.json).toEqual({ available: true, required: false });
    }
    const other = await anyone('POST', '/session/company-way', { email: 'jana@elsewhere.example' });
    expect(other.json).toEqual({ available: false, required: false });
    const started = await anyone('POST', '/session/company-start', { email: 'jana@elsewhere.example' });
    expect(started.json).toEqual({ url: null });
  });

  test('has PKCE, state, nonce and the mail address, and an own return address for each account', async () => {
    const { domain, account } = await company(jana);
    const started = await portalCalls(service)('POST', '/session/company-start', { email: `jana@${domain}` });
    const query = Object.fromEntries(new URL(started.json.url).searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      login_hint: `jana@${domain}`,
      redirect_uri: `http://localhost:8080/portal/company-sign-in/${account.id}`,
    });
    expect(query.state!.length).toBeGreaterThan(40);
    expect(query.nonce!.length).toBeGreaterThan(40);
    expect(query.nonce).not.toBe(query.state);
    expect(started.headers.getSetCookie().join()).toMatch(/company=\w{43}; Path=\/; HttpOnly; SameSite=Lax/);
  });
});

describe('the first sign-in', () => {
  test('makes the person, with an ordinary session and an entry in the audit log', async () => {
    const { domain, account, signIn, portal } = await company(jana);
    const answer = await signIn(`jana@${domain}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.session).toMatchObject({
      user: { email: `jana@${domain}`, name: 'Jana Petersen', role: 'member' },
      account: { id: account.id },
    });
    const own = portalCalls(service, cookiesOf(answer));
    expect((await own('GET', '/me')).json).toMatchObject({
      hasPassword: false,
      sessions: [{ current: true, provenBy: 'company' }],
    });
    const { data } = (await portal('GET', '/users')).json;
    expect(data.find(({ email }: { email: string }) => email === `jana@${domain}`)).toMatchObject({
      companySignIn: true,
      invited: false,
    });
    const audit = await service.services.core.sql`
      select action from audit where account_id = ${account.id} and action like 'user.%' order by at, id`;
    expect(audit.map(({ action }) => action)).toEqual([
      'user.invited',
      'user.signed_in',
      'user.made_by_company',
      'user.signed_in',
    ]);
    const again = await signIn(`jana@${domain}`);
    expect(again.json.session.user.id).toBe(answer.json.session.user.id);
  });

  test('links the person of the same account with this address, and no person of another account', async () => {
    const elsewhere = await newPortalUser(service, { email: 'jana@linked.example' });
    const first = await company((domain) => [
      { sub: 'jana', email: `jana@${domain}` },
      { sub: 'second', email: `JANA@${domain}` },
      { sub: 'foreign', email: elsewhere.user.email },
    ]);
    const { user } = await newPortalUser(service, {
      account: first.account,
      email: `jana@${first.domain}`,
      role: 'viewer',
    });
    const answer = await first.signIn(`jana@${first.domain}`);
    expect(answer.json.session.user).toMatchObject({ id: user.id, role: 'viewer' });
    const second = await first.signIn(`JANA@${first.domain}`);
    expect(second.json.error).toMatchObject({
      code: 'COMPANY_SIGN_IN_REFUSED',
      details: { reason: 'other_person' },
    });
    const foreign = await first.signIn(elsewhere.user.email);
    expect(foreign.json.error.details).toEqual({ reason: 'domain_unproven', said: 'linked.example' });
  });

  test('needs a mail address that is not unverified, of a proven domain', async () => {
    const { domain, signIn } = await company((own) => [
      { sub: 'nameless' },
      { sub: 'unverified', email: `unverified@${own}`, email_verified: false },
      { sub: 'stranger', email: 'stranger@gmail.example', email_verified: true },
    ]);
    for (const [email, reason] of [
      ['nameless', 'email_missing'],
      [`unverified@${domain}`, 'email_unverified'],
      ['stranger@gmail.example', 'domain_unproven'],
    ]) {
      const answer = await signIn(email!);
      expect(answer.status).toBe(403);
      expect(answer.json.error.details.reason).toBe(reason);
    }
  });

  test('reads from the endpoint for user information what the token lacks', async () => {
    const { domain, signIn } = await company(jana, { claimsInToken: false });
    const answer = await signIn(`jana@${domain}`);
    expect(answer.json.session.user).toMatchObject({ name: 'Jana Petersen' });
  });
});

describe('a role by claim', () => {
  const roles = {
    extraScopes: 'groups',
    roleClaim: 'groups',
    roles: [
      { value: 'bosses', role: 'admin' },
      { value: 'drivers', role: 'developer' },
    ],
  };

  test('is the first that fits, follows the provider, and never demotes the last admin', async () => {
    const people = [
      { sub: 'jana', email: '', groups: ['drivers', 'bosses'] },
      { sub: 'paul', email: '', groups: ['drivers'] },
    ];
    const own = await company(
      (domain) => {
        people[0]!.email = `jana@${domain}`;
        people[1]!.email = `paul@${domain}`;
        return people;
      },
      { settings: { ...roles, defaultRole: 'viewer' } },
    );
    const { domain, signIn, user, portal } = own;
    expect((await signIn(`jana@${domain}`)).json.session.user.role).toBe('admin');
    expect((await signIn(`paul@${domain}`)).json.session.user.role).toBe('developer');
    people[1]!.groups = [];
    expect((await signIn(`paul@${domain}`)).json.session.user.role).toBe('viewer');
    expect((await portal('PATCH', `/users/${user.id}`, { disabled: true })).status).toBe(200);
    people[0]!.groups = ['drivers'];
    expect((await signIn(`jana@${domain}`)).json.session.user.role).toBe('admin');
  });

  test('is required without a default role', async () => {
    const { domain, signIn } = await company(
      (own) => [{ sub: 'jana', email: `jana@${own}`, groups: ['nobody'] }],
      { settings: { ...roles, defaultRole: null } },
    );
    const answer = await signIn(`jana@${domain}`);
    expect(answer.json.error.details.reason).toBe('role_missing');
  });
});

describe('people who stay out', () => {
  test('are disabled ones, and those of a suspended or deleted account', async () => {
    const { domain, account, signIn, portal, goTo, finish } = await company(jana);
    const { id } = (await signIn(`jana@${domain}`)).json.session.user;
    await portal('PATCH', `/users/${id}`, { disabled: true });
    expect((await signIn(`jana@${domain}`)).json.error.details.reason).toBe('person_disabled');
    await portal('PATCH', `/users/${id}`, { disabled: false });
    await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
    expect((await signIn(`jana@${domain}`)).json.error.code).toBe('ACCOUNT_SUSPENDED');
    await service.ops('PATCH', `/accounts/${account.id}`, { status: 'ACTIVE' });
    const begun = await goTo(`jana@${domain}`);
    expect((await service.ops('DELETE', `/accounts/${account.id}`)).status).toBeLessThan(300);
    expect((await finish(begun)).json.error.details.reason).toBe('state_unknown');
    const way = await portalCalls(service)('POST', '/session/company-way', { email: `jana@${domain}` });
    expect(way.json.available).toBe(false);
    const { sql } = service.services.core;
    const left = await sql`select from company_domains where account_id = ${account.id}`;
    expect(left).toHaveLength(0);
  });

  test('are erased ones, until an admin invites them again', async () => {
    const { domain, account, signIn, portal } = await company(jana);
    const email = `jana@${domain}`;
    await signIn(email);
    const exported = await service.ops('POST', '/personal-data/export', { email });
    expect(exported.json.users[0].companySignIns).toMatchObject([{ subject: 'jana' }]);
    const preview = await service.ops('POST', '/personal-data/erasure-preview', { email });
    const { confirmation } = preview.json;
    expect((await service.ops('POST', '/personal-data/erase', { email, confirmation })).status).toBe(200);
    const { sql } = service.services.core;
    const [connection] = await sql<{ id: string }[]>`
      select id from company_connections where account_id = ${account.id}`;
    const links = await sql`select from company_identities where connection_id = ${connection!.id}`;
    expect(links).toHaveLength(0);
    expect((await signIn(email)).json.error.details.reason).toBe('person_erased');
    await portal('POST', '/users', { email, name: 'Jana Petersen', role: 'viewer' });
    expect((await signIn(email)).json.session.user.role).toBe('viewer');
  });
});

test('signing out leads to the sign-out of the provider', async () => {
  const { domain, signIn, provider } = await company(jana);
  const answer = await signIn(`jana@${domain}`);
  const own = portalCalls(service, cookiesOf(answer));
  const out = await own('DELETE', '/session');
  expect(out.status).toBe(200);
  const url = new URL(out.json.url);
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:8080/portal/sign-in');
  expect((await own('GET', '/me')).status).toBe(401);
});

test('admins whom the provider makes wait a day, and confirm by signing in there again', async () => {
  const { domain, user, signIn } = await company(jana, {
    settings: { extraScopes: 'groups', roleClaim: 'groups', roles: [{ value: 'drivers', role: 'admin' }] },
  });
  const comeIn = async () => {
    const answer = await signIn(`jana@${domain}`);
    return portalCalls(service, cookiesOf(answer), { confirms: false });
  };
  const { sql } = service.services.core;
  const invite = (portal: Awaited<ReturnType<typeof comeIn>>, name: string) =>
    portal('POST', '/users', { email: `${name}@${domain}`, name, role: 'admin' });
  await recordSignIn(sql, user.id, service.clock.now());
  expectV1Error(await invite(await comeIn(), 'early'), 403, 'ADMIN_TOO_NEW');
  const mails = await sql`select text from mails where recipient = ${user.email} and kind = 'ADMIN_ADDED'`;
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Die Firmenanmeldung')]);
  service.clock.advance(86_400_000);
  const portal = await comeIn();
  expect((await invite(portal, 'first')).status).toBe(201);
  // The proof of the sign-in is used up.
  const refused = await invite(portal, 'second');
  expectV1Error(refused, 403, 'CONFIRMATION_REQUIRED');
  expect(refused.json.error.details).toEqual({ factors: ['company'] });
  const late = await comeIn();
  service.clock.advance(2 * 60_000 + 1000);
  expectV1Error(await invite(late, 'third'), 403, 'CONFIRMATION_REQUIRED');
});
