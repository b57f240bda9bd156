// Signing in to the portal: invitation, password, wrong passwords, reset, and the end of a session.
import { describe, expect, test } from 'vitest';
import { PORTAL_PREFIX } from '../../../src/api/prefixes.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cookiesOf, newPortalUser, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const PASSWORD = 'vier gute Worte zusammen';
const service = await sharedService();
const anyone = portalCalls(service);

/** The token in the newest mail to this address. */
async function mailedToken(kind: string, recipient: string): Promise<string> {
  const { core } = service.services;
  const [mail] = await core.sql<{ linkToken: Buffer; text: string }[]>`
    select link_token, text from mails where recipient = ${recipient} and kind = ${kind}
    order by created_at desc, id desc limit 1`;
  return core.secrets.decrypt(mail!.linkToken);
}

let counted = 0;

async function invited(role = 'admin') {
  const account = await service.account();
  counted += 1;
  const email = `Invited-${counted}@customer.example`;
  const answer = await service.ops('POST', `/accounts/${account.id}/users`, {
    email,
    name: 'Jana Petersen',
    role,
  });
  expect(answer.status).toBe(201);
  return { account, email, id: answer.json.id as string, token: await mailedToken('INVITATION', email) };
}

async function joined(role?: string) {
  const person = await invited(role);
  const answer = await anyone('POST', '/invitation', { token: person.token, password: PASSWORD });
  expect(answer.status).toBe(200);
  return { ...person, cookie: cookiesOf(answer) };
}

const signIn = (email: string, password = PASSWORD, more: object = {}, cookie?: string) =>
  portalCalls(service, cookie)('POST', '/session', { email, password, ...more });

describe('an invitation', () => {
  test('is mailed, names its user, sets the password and signs in, once', async () => {
    const { email, token, account } = await invited('developer');
    const opened = await anyone('POST', '/invitation/open', { token });
    expect(opened.json).toEqual({
      purpose: 'invitation',
      email,
      name: 'Jana Petersen',
      operator: 'Northern Transfers',
      account: account.name,
      factors: [],
      passkeys: 0,
    });
    const answer = await anyone('POST', '/invitation', { token, password: PASSWORD });
    expect(answer.json).toMatchObject({
      user: { email, role: 'developer', language: null },
      account: { id: account.id },
    });
    const [cookie] = answer.headers.getSetCookie();
    // Safari drops secure cookies over http, also on localhost.
    expect(cookie).toMatch(/^portal=\w{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const session = await portalCalls(service, cookiesOf(answer))('GET', '/session');
    expect(session.json.user.email).toBe(email);
    expectV1Error(
      await anyone('POST', '/invitation', { token, password: PASSWORD }),
      401,
      'INVALID_CREDENTIALS',
    );
  });

  test('expires after 7 days, and can be sent again by an admin', async () => {
    const admin = await newPortalUser(service);
    const email = 'late@customer.example';
    const { json } = await admin.portal('POST', '/users', { email, name: 'Late', role: 'member' });
    const first = await mailedToken('INVITATION', email);
    service.clock.advance(7 * 86_400_000);
    expectV1Error(await anyone('POST', '/invitation/open', { token: first }), 401, 'CREDENTIALS_EXPIRED');
    const again = await newPortalUser(service, { account: admin.account });
    expect((await again.portal('POST', `/users/${json.id}/invitation`)).status).toBe(200);
    const token = await mailedToken('INVITATION', email);
    expect((await anyone('POST', '/invitation', { token, password: PASSWORD })).status).toBe(200);
    expectV1Error(await again.portal('POST', `/users/${json.id}/invitation`), 400, 'INVALID_REQUEST');
  });

  test.each([
    ['kurz', 'too_small'],
    ['a'.repeat(201), 'too_big'],
    ['Passwort1234!', 'invalid_value'],
    ['P4ssw0rd2026', 'invalid_value'],
    ['qwertzuiop12', 'invalid_value'],
    ['123456789012', 'invalid_value'],
    ['aaaaaaaaaaaaaaa', 'invalid_value'],
    ['Petersen2026!', 'invalid_value'],
  ])('refuses the password %s', async (password, code) => {
    const { token } = await invited();
    const answer = await anyone('POST', '/invitation', { token, password });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'password', code }]);
  });
});

describe('signing in', () => {
  test('accepts the address in any letter case, and signing out ends the session', async () => {
    const { email } = await joined();
    const answer = await signIn(email.toUpperCase());
    expect(answer.status).toBe(200);
    const portal = portalCalls(service, cookiesOf(answer));
    expect((await portal('DELETE', '/session')).status).toBe(204);
    expectV1Error(await portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });

  test('gives the same answer for a wrong password, an unknown address and one without a password', async () => {
    const { email } = await joined();
    const { email: notYet } = await invited();
    const answers = [
      await signIn(email, 'something else entirely'),
      await signIn('nobody@customer.example'),
      await signIn(notYet),
    ];
    for (const answer of answers) {
      expectV1Error(answer, 401, 'INVALID_CREDENTIALS');
      expect(answer.json.error.message).toBe(answers[0]!.json.error.message);
    }
  });

  test('sends a mail for a new browser, but not at the first sign-in', async () => {
    const { email, cookie } = await joined();
    const newDevices = async () => {
      const { core } = service.services;
      const rows = await core.sql`select from mails where recipient = ${email} and kind = 'NEW_DEVICE'`;
      return rows.length;
    };
    await signIn(email, PASSWORD, {}, cookie);
    expect(await newDevices()).toBe(0);
    await signIn(email);
    expect(await newDevices()).toBe(1);
  });

  test('is refused if the account is suspended or deleted', async () => {
    const { email, account, cookie } = await joined();
    await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
    expectV1Error(await signIn(email), 403, 'ACCOUNT_SUSPENDED');
    expectV1Error(await portalCalls(service, cookie)('GET', '/session'), 403, 'ACCOUNT_SUSPENDED');
    await service.ops('DELETE', `/accounts/${account.id}`);
    expectV1Error(await signIn(email), 401, 'INVALID_CREDENTIALS');
    expectV1Error(await portalCalls(service, cookie)('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });
});

describe('a new password', () => {
  test('is set by mail, ends all sessions, and does not reveal who has an account', async () => {
    const { email, cookie } = await joined();
    expect((await anyone('POST', '/password-reset', { email: 'nobody@customer.example' })).status).toBe(202);
    expect((await anyone('POST', '/password-reset', { email })).status).toBe(202);
    await expect.poll(() => mailedToken('PASSWORD_RESET', email).catch(() => null)).not.toBeNull();
    const token = await mailedToken('PASSWORD_RESET', email);
    const next = 'noch vier andere Worte';
    expect((await anyone('POST', '/invitation', { token, password: next })).status).toBe(200);
    expectV1Error(await portalCalls(service, cookie)('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expectV1Error(await signIn(email), 401, 'INVALID_CREDENTIALS');
    expect((await signIn(email, next)).status).toBe(200);
  });

  test('is not mailed again while a link is valid, and the link expires after two hours', async () => {
    const { email } = await joined();
    await anyone('POST', '/password-reset', { email });
    await expect.poll(() => mailedToken('PASSWORD_RESET', email).catch(() => null)).not.toBeNull();
    const first = await mailedToken('PASSWORD_RESET', email);
    await anyone('POST', '/password-reset', { email });
    await expect.poll(() => mailedToken('PASSWORD_RESET', email)).not.toBe(first);
    expectV1Error(await anyone('POST', '/invitation/open', { token: first }), 401, 'INVALID_CREDENTIALS');
    const second = await mailedToken('PASSWORD_RESET', email);
    service.clock.advance(2 * 3_600_000);
    expectV1Error(await anyone('POST', '/invitation/open', { token: second }), 401, 'CREDENTIALS_EXPIRED');
  });
});

describe('a session', () => {
  test('ends after 12 hours without a call, and after 7 days in any case', async () => {
    const idle = await newPortalUser(service);
    service.clock.advance(12 * 3_600_000);
    expectV1Error(await idle.portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    const busy = await newPortalUser(service);
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      service.clock.advance(8 * 3_600_000);
      expect((await busy.portal('GET', '/session')).status).toBe(200);
    }
    service.clock.advance(8 * 3_600_000);
    expectV1Error(await busy.portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });

  test('does not work for calls from another site', async () => {
    const { portal } = await newPortalUser(service);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectV1Error(await portal('DELETE', '/session', undefined, foreign), 403, 'ORIGIN_NOT_ALLOWED');
    expect((await portal('GET', '/session', undefined, foreign)).status).toBe(200);
  });

  test('does not work at other APIs, and their credentials do not work here', async () => {
    const { key } = await service.customer();
    const answer = await service.call(`${PORTAL_PREFIX}/session`, { key });
    expectV1Error(answer, 401, 'SIGN_IN_REQUIRED');
  });
});
