// Step-up: what gives power or takes money needs a fresh proof of the person, and new admins wait a day.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { operationsApi } from '../../src/api/operations/api.ts';
import { portalApi } from '../../src/api/portal/api.ts';
import { hashPassword } from '../../src/people/passwords.ts';
import { recordSignIn, setPassword } from '../../src/people/user-store.ts';
import { consoleCalls, newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { confirmSessionOf, cookieOf, newPortalUser, portalCalls } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const PASSWORD = 'blue kettle winding road';
const hash = await hashPassword(PASSWORD);
const MINUTE = 60_000;
const KEY = { type: 'api_key', name: 'Workshop', scopes: ['orders:read'] };
let counted = 0;

const invitation = (role: string) => {
  counted += 1;
  return { email: `confirm-${counted}-${process.pid}@customer.example`, name: 'Mallory', role };
};

/** All people of the harness have the same secret. */
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32('A'.repeat(32)) }).generate({
    timestamp: service.clock.now().getTime(),
  });

async function newAdmin() {
  const person = await newPortalUser(service);
  await setPassword(sql, person.user.id, hash, service.clock.now());
  return { ...person, portal: portalCalls(service, person.cookie, { confirms: false }) };
}

const mailsAbout = async (recipient: string) =>
  sql<{ subject: string; text: string }[]>`
    select subject, text from mails where recipient = ${recipient} and kind = 'ADMIN_ADDED' order by created_at, id`;

describe('a fresh factor', () => {
  test('is proven by signing in, counts for ten minutes, and can be proven again', async () => {
    const { portal } = await newAdmin();
    const create = () => portal('POST', '/production/credentials', KEY);
    expect((await create()).status).toBe(201);
    service.clock.advance(10 * MINUTE);
    const refused = await create();
    expectV1Error(refused, 403, 'CONFIRMATION_REQUIRED');
    expect(refused.json.error.details).toEqual({ factors: ['password'] });
    expect((await portal('POST', '/sandbox/credentials', KEY)).status).toBe(201);
    expectV1Error(await portal('POST', '/me/confirmation', {}), 403, 'CONFIRMATION_REQUIRED');
    expectV1Error(await portal('POST', '/me/confirmation', { password: 'not this' }), 400, 'INVALID_REQUEST');
    expectV1Error(await create(), 403, 'CONFIRMATION_REQUIRED');
    const confirmed = await portal('POST', '/me/confirmation', { password: PASSWORD });
    expect(Date.parse(confirmed.json.confirmedUntil)).toBe(service.clock.now().getTime() + 10 * MINUTE);
    const { id } = (await create()).json;
    expect(
      (await portal('POST', `/production/credentials/${id}/roll`, { oldEndsAfterSeconds: 0 })).status,
    ).toBe(201);
  });

  test('of a person who signed in with less than a factor is not proven by signing in', async () => {
    const { user } = await newConsoleUser(service);
    const cookie = await cookieOf(service, user, 'password');
    const console = consoleCalls(service, cookie, { confirms: false });
    expectV1Error(await console('POST', '/personal-data/export', {}), 401, 'SECOND_FACTOR_REQUIRED');
    service.clock.advance(2 * MINUTE);
    expect((await console('POST', '/me/confirmation', { code: codeNow() })).status).toBe(200);
    // The session has proven the factor now.
    const exported = await console('POST', '/personal-data/export', { email: 'familie@example.org' });
    expect(exported.status, exported.text).toBe(200);
  });
});

describe('a new admin', () => {
  test('needs a proof for this call alone, which two calls cannot share', async () => {
    const { portal } = await newAdmin();
    const invite = () => portal('POST', '/users', invitation('admin'));
    // A fresh sign-in is not enough.
    expectV1Error(await invite(), 403, 'CONFIRMATION_REQUIRED');
    expect((await portal('POST', '/users', invitation('member'))).status).toBe(201);
    expect((await portal('POST', '/me/confirmation', { password: PASSWORD })).status).toBe(200);
    const answers = await Promise.all([invite(), invite(), invite()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    expect((await portal('POST', '/me/confirmation', { password: PASSWORD })).status).toBe(200);
    service.clock.advance(2 * MINUTE + 1000);
    expectV1Error(await invite(), 403, 'CONFIRMATION_REQUIRED');
  });

  test('is one who is promoted, invited by a copied link, let in again, or about to be removed, too', async () => {
    const { portal, account } = await newAdmin();
    const member = (await newPortalUser(service, { account, role: 'member' })).user.id;
    const admin = (await newPortalUser(service, { account })).user.id;
    for (const [method, path, body] of [
      ['PATCH', `/users/${member}`, { role: 'admin' }],
      ['PATCH', `/users/${admin}`, { role: 'viewer' }],
      ['PATCH', `/users/${admin}`, { disabled: true }],
      ['POST', `/users/${admin}/invitation-link`, undefined],
      ['POST', `/users/${admin}/trust`, undefined],
      ['DELETE', `/users/${admin}`, undefined],
    ] as const) {
      expectV1Error(await portal(method, path, body), 403, 'CONFIRMATION_REQUIRED');
    }
    expect((await portal('POST', `/users/${member}/invitation-link`)).status).toBe(200);
    expect((await portal('PATCH', `/users/${admin}`, { name: 'Jana P.' })).status).toBe(200);
    expect((await portal('DELETE', `/users/${member}`)).status).toBe(204);
  });

  test('of a stolen session gains nothing for a day, and all admins hear of it', async () => {
    const katrin = await newConsoleUser(service);
    const ines = await newConsoleUser(service, { name: 'Ines Hartmann' });
    const fields = invitation('admin');
    const made = await katrin.console('POST', '/users', fields);
    expect(made.status, made.text).toBe(201);
    const mails = await mailsAbout(ines.user.email);
    expect(mails).toHaveLength(1);
    for (const part of ['Katrin Vogel', 'Mallory', fields.email]) expect(mails[0]!.text).toContain(part);
    const toKatrin = async () =>
      (await mailsAbout(katrin.user.email)).filter(({ text }) => text.includes(fields.email));
    expect(await toKatrin()).toEqual([]);

    await sql`update users set totp_secret = ${service.services.core.secrets.encrypt('A'.repeat(32))}
      where id = ${made.json.id}`;
    const [user] = await sql<never[]>`select * from users where id = ${made.json.id}`;
    const cookie = await cookieOf(service, user!, 'code');
    await confirmSessionOf(service, cookie);
    const mallory = consoleCalls(service, cookie, { confirms: false });
    const bank = { name: null, iban: 'DE89 3704 0044 0532 0130 00', bic: null };
    const record = { name: 'Überführung Süd', address: 'Ring 1, 80331 München', bank };
    const refused = await mallory('PUT', '/operator', record);
    expectV1Error(refused, 403, 'ADMIN_TOO_NEW');
    expect(Date.parse(refused.json.error.details.trustedFrom)).toBe(
      service.clock.now().getTime() + 86_400_000,
    );
    expectV1Error(await mallory('POST', '/users', invitation('admin')), 403, 'ADMIN_TOO_NEW');
    expectV1Error(await mallory('POST', `/users/${katrin.user.id}/trust`), 403, 'ADMIN_TOO_NEW');
    expectV1Error(await mallory('DELETE', `/users/${katrin.user.id}`), 403, 'ADMIN_TOO_NEW');

    const trusted = await ines.console('POST', `/users/${made.json.id}/trust`);
    expect(trusted.status, trusted.text).toBe(200);
    expect((await toKatrin())[0]!.text).toContain('Ines Hartmann');
    expect((await mallory('PUT', '/operator', record)).status).toBe(200);
    expectV1Error(await ines.console('POST', `/users/${ines.user.id}/trust`), 400, 'INVALID_REQUEST');
  });

  test('is mailed to all admins when promoted and when the link is copied, also by a program', async () => {
    const jana = await newPortalUser(service);
    const paul = await newPortalUser(service, { account: jana.account, role: 'member', name: 'Paul Reuter' });
    expect((await jana.portal('PATCH', `/users/${paul.user.id}`, { role: 'admin' })).status).toBe(200);
    const people = `/accounts/${jana.account.id}/users`;
    const { id } = (await service.ops('POST', people, invitation('admin'))).json;
    expect((await service.ops('POST', `${people}/${id}/invitation-link`)).status).toBe(200);
    const toPaul = await mailsAbout(paul.user.email);
    expect(toPaul).toHaveLength(2);
    for (const { text } of toPaul) expect(text).toContain('Ein Programm mit dem Betreiber-Token');
    expect(await mailsAbout(jana.user.email)).toHaveLength(2);
    const [made] = await sql`select admin_trusted_from from users where id = ${id}`;
    expect(made!.adminTrustedFrom).toBeNull();
  });
});

test('the first factor of an admin counts a day after it was set up, but at once if nobody could object', async () => {
  const { console, cookie, user } = await newConsoleUser(service, { secondFactor: false });
  await setPassword(sql, user.id, hash, service.clock.now());
  await recordSignIn(sql, (await newConsoleUser(service)).user.id, service.clock.now());
  const { secret } = (await console('POST', '/me/one-time-codes/proposal')).json;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: service.clock.now().getTime(),
  });
  expect((await console('POST', '/me/one-time-codes', { secret, code })).status).toBe(200);
  expectV1Error(await console('POST', '/users', invitation('admin')), 403, 'ADMIN_TOO_NEW');
  // The own sign-in stays in the person's hands.
  await confirmSessionOf(service, cookie);
  expect((await console('POST', '/me/one-time-codes/off')).status).toBe(204);
});

/** Routes of the kinds that need a confirmation: each is listed, with what it asks for, or with why it asks for nothing. */
const KINDS =
  /\/(users|credentials|personal-data|agents|me|operator|account-settings|company-sign-in|second-factor-roles|trust)(\/|$)/;

const REQUIRED: Record<string, string> = {
  'operations changeOperator': 'factor for this call',
  'operations changeSecondFactorRoles': 'fresh factor',
  'portal changeSecondFactorRoles': 'fresh factor',
  'operations changeOperatorUser': 'factor for this call',
  'operations saveOperatorCompanySignIn': 'factor for this call',
  'operations removeOperatorCompanySignIn': 'factor for this call',
  'operations addOperatorCompanyDomain': 'fresh factor',
  'operations checkOperatorCompanyDomain': 'fresh factor',
  'operations removeCompanySignIn': 'factor for this call',
  'operations confirmCompanyDomain': 'fresh factor',
  'operations copyOperatorUserInvitation': 'factor for this call',
  'operations inviteOperatorUser': 'factor for this call',
  'operations removeOperatorUser': 'factor for this call',
  'operations trustAdmin': 'factor for this call',
  'operations copyUserInvitation': 'factor for this call',
  'operations inviteUser': 'factor for this call',
  'operations removeUser': 'factor for this call',
  'operations changeAccount': 'fresh factor',
  'operations createCredential': 'fresh factor',
  'operations importKey': 'fresh factor',
  'operations approveCredential': 'fresh factor',
  'operations exportPersonalData': 'fresh factor',
  'operations erasePersonalData': 'fresh factor',
  'portal changeUser': 'factor for this call',
  'portal saveCompanySignIn': 'factor for this call',
  'portal removeCompanySignIn': 'factor for this call',
  'portal addCompanyDomain': 'fresh factor',
  'portal checkCompanyDomain': 'fresh factor',
  'portal copyUserInvitation': 'factor for this call',
  'portal inviteUser': 'factor for this call',
  'portal removeUser': 'factor for this call',
  'portal trustAdmin': 'factor for this call',
  'portal changeAccountSettings': 'fresh factor',
  'portal createCredential': 'fresh factor',
  'portal approveCredential': 'fresh factor',
  'portal rollCredential': 'fresh factor',
  'portal allowAgent': 'fresh factor',
  'portal approveAgent': 'fresh factor',
  ...Object.fromEntries(
    ['operations', 'portal'].flatMap((api) =>
      ['switchOnOneTimeCodes', 'switchOffOneTimeCodes', 'proposePasskey', 'removePasskey'].map((id) => [
        `${api} ${id}`,
        'factor for own sign-in',
      ]),
    ),
  ),
};

const NOT_NEEDED: Record<string, string> = {
  addPasskey: 'needs the challenge of proposePasskey, which is confirmed',
  askAddressProof: 'mails the person',
  changeCredential: 'gives no new access: names, addresses, disabled; only admins change the expiry',
  changeOwnAccount: 'name, language and mails',
  changePassword: 'needs the current password',
  confirmSession: 'is the confirmation',
  endAgent: 'takes access away',
  endOtherSessions: 'takes access away',
  endSession: 'takes access away',
  inviteAgain: 'mails the invited address',
  inviteOperatorUserAgain: 'mails the invited address',
  previewErasure: 'changes nothing, and names what the console shows anyway',
  proposeOneTimeCodes: 'switches nothing on',
  revokeCredential: 'takes access away',
  changeLogo: 'is printed, and gives nothing',
  removeCompanyDomain: 'takes access away',
  removeOperatorCompanyDomain: 'takes access away',
  testCompanySignIn: 'signs nobody in',
  testOperatorCompanySignIn: 'signs nobody in',
  removeLogo: 'is printed, and gives nothing',
  saveOwnChoice: 'columns and order of own lists',
};

test('every route that gives power or takes money declares its confirmation', () => {
  const declared: Record<string, string> = {};
  const unlisted: string[] = [];
  for (const api of [operationsApi, portalApi]) {
    for (const { method, path, operationId, access, confirm } of api.routes) {
      const name = `${api.name} ${operationId}`;
      if (confirm) declared[name] = confirm;
      const isOfKind = method !== 'GET' && KINDS.test(path) && access.who !== 'anonymous';
      if (isOfKind && !confirm && !(operationId in NOT_NEEDED)) unlisted.push(name);
    }
  }
  expect(declared).toEqual(REQUIRED);
  expect(unlisted).toEqual([]);
});
