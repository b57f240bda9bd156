// What users change about their sign-in: password, one-time codes, sessions, and limits for guessing.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../src/people/passwords.ts';
import { setPassword } from '../../../src/people/user-store.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cookiesOf, newPortalUser, type PortalUser, portalCalls } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const PASSWORD = 'vier gute Worte zusammen';
const hash = await hashPassword(PASSWORD);
const service = await sharedService();

async function withPassword(on = service): Promise<PortalUser> {
  const person = await newPortalUser(on);
  await setPassword(on.services.core.sql, person.user.id, hash, on.clock.now());
  return person;
}

const signIn = (email: string, more: object = {}) =>
  portalCalls(service)('POST', '/session', { email, password: PASSWORD, ...more });

function fieldsOf(answer: { json: { error: { details: { fields: { field: string }[] } } } }): string[] {
  return answer.json.error.details.fields.map(({ field }) => field);
}

describe('a password', () => {
  test('is changed with the current one, and ends the other sessions', async () => {
    const { portal, user } = await withPassword();
    const elsewhere = portalCalls(service, cookiesOf(await signIn(user.email)));
    const wrong = await portal('POST', '/me/password', {
      current: 'nicht dieses',
      password: 'ganz andere Worte hier',
    });
    expectV1Error(wrong, 400, 'INVALID_REQUEST');
    expect(fieldsOf(wrong)).toEqual(['current']);
    const easy = await portal('POST', '/me/password', { current: PASSWORD, password: 'passwort1234' });
    expect(fieldsOf(easy)).toEqual(['password']);
    const next = { current: PASSWORD, password: 'ganz andere Worte hier' };
    expect((await portal('POST', '/me/password', next)).status).toBe(204);
    expect((await portal('GET', '/session')).status).toBe(200);
    expectV1Error(await elsewhere('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expectV1Error(await signIn(user.email), 401, 'INVALID_CREDENTIALS');
  });
});

describe('one-time codes', () => {
  async function withCodes() {
    const person = await withPassword();
    const { secret, url } = (await person.portal('POST', '/me/one-time-codes/proposal')).json;
    expect(url).toContain(`secret=${secret}`);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: service.clock.now().getTime() });
    await person.portal('POST', '/me/confirmation', { password: PASSWORD });
    const body = { secret, code: code() };
    const answer = await person.portal('POST', '/me/one-time-codes', body);
    expect(answer.status).toBe(200);
    return { ...person, code, recoveryCodes: answer.json.recoveryCodes as string[] };
  }

  test('are required after the password, and each works once', async () => {
    const { user, code, portal } = await withCodes();
    expectV1Error(await signIn(user.email), 401, 'SECOND_FACTOR_REQUIRED');
    expectV1Error(await signIn(user.email, { code: '000000' }), 401, 'INVALID_CREDENTIALS');
    // The code that enabled them is used up.
    expectV1Error(await signIn(user.email, { code: code() }), 401, 'INVALID_CREDENTIALS');
    service.clock.advance(30_000);
    const spaced = code().replace(/(...)/, '$1 ');
    expect((await signIn(user.email, { code: spaced })).status).toBe(200);
    expectV1Error(await signIn(user.email, { code: code() }), 401, 'INVALID_CREDENTIALS');
    expect((await portal('GET', '/me')).json).toMatchObject({ oneTimeCodes: true, recoveryCodesLeft: 10 });
  });

  test('have recovery codes, which work once too', async () => {
    const { user, recoveryCodes, portal } = await withCodes();
    expect(recoveryCodes).toHaveLength(10);
    const [code] = recoveryCodes;
    expect((await signIn(user.email, { code: code!.toUpperCase() })).status).toBe(200);
    expectV1Error(await signIn(user.email, { code }), 401, 'INVALID_CREDENTIALS');
    expect((await portal('GET', '/me')).json.recoveryCodesLeft).toBe(9);
  });

  test('are not enabled by a wrong code, and disabled only with a code', async () => {
    const { cookie } = await withPassword();
    const portal = portalCalls(service, cookie, { confirms: false });
    const { secret } = (await portal('POST', '/me/one-time-codes/proposal')).json;
    const switchOn = { secret, code: '000000' };
    expectV1Error(await portal('POST', '/me/one-time-codes', switchOn), 403, 'CONFIRMATION_REQUIRED');
    expect((await portal('POST', '/me/confirmation', { password: PASSWORD })).status).toBe(200);
    // A failed call does not use the proof up.
    for (const _ of [1, 2]) {
      expect(fieldsOf(await portal('POST', '/me/one-time-codes', switchOn))).toEqual(['code']);
    }
    const on = await withCodes();
    const calls = portalCalls(service, on.cookie, { confirms: false });
    const off = () => calls('POST', '/me/one-time-codes/off');
    const confirm = (body: object) => calls('POST', '/me/confirmation', body);
    service.clock.advance(30_000);
    expectV1Error(await off(), 403, 'CONFIRMATION_REQUIRED');
    const byPassword = await confirm({ password: PASSWORD });
    expectV1Error(byPassword, 403, 'CONFIRMATION_REQUIRED');
    expect(byPassword.json.error.details).toEqual({ factors: ['code'] });
    expect(fieldsOf(await confirm({ code: '000000' }))).toEqual(['code']);
    expectV1Error(await off(), 403, 'CONFIRMATION_REQUIRED');
    expect((await confirm({ code: on.code() })).status).toBe(200);
    expect((await off()).status).toBe(204);
    expect((await signIn(on.user.email)).status).toBe(200);
  });

  test('are replaced only with an old code or a recovery code', async () => {
    const { cookie, recoveryCodes, code, user } = await withCodes();
    const portal = portalCalls(service, cookie, { confirms: false });
    const { secret } = (await portal('POST', '/me/one-time-codes/proposal')).json;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const fresh = () => totp.generate({ timestamp: service.clock.now().getTime() });
    const confirm = (current: string) => portal('POST', '/me/confirmation', { code: current });
    const replace = () => portal('POST', '/me/one-time-codes', { secret, code: fresh() });
    expectV1Error(await replace(), 403, 'CONFIRMATION_REQUIRED');
    expect(fieldsOf(await confirm(fresh()))).toEqual(['code']);
    expect((await confirm(recoveryCodes[0]!)).status).toBe(200);
    expect((await replace()).status).toBe(200);
    service.clock.advance(30_000);
    expectV1Error(await signIn(user.email, { code: code() }), 401, 'INVALID_CREDENTIALS');
    expect((await signIn(user.email, { code: fresh() })).status).toBe(200);
    // Used to sign in, then used for the last change.
    expect((await confirm(fresh())).status).toBe(400);
    expectV1Error(await replace(), 403, 'CONFIRMATION_REQUIRED');
    service.clock.advance(30_000);
    expect((await confirm(fresh())).status).toBe(200);
    expect((await replace()).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed, and can be ended one by one or all but the current one', async () => {
    const { portal, user } = await withPassword();
    const second = portalCalls(service, cookiesOf(await signIn(user.email)));
    const third = portalCalls(service, cookiesOf(await signIn(user.email)));
    const { sessions } = (await third('GET', '/me')).json;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const own = (await second('GET', '/me')).json.sessions.find(
      ({ current }: { current: boolean }) => current,
    );
    expect((await portal('DELETE', `/me/sessions/${own.id}`)).status).toBe(204);
    expectV1Error(await portal('DELETE', `/me/sessions/${own.id}`), 404, 'NOT_FOUND');
    expectV1Error(await second('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expect((await third('DELETE', '/me/sessions')).status).toBe(204);
    expectV1Error(await portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expect((await third('GET', '/me')).json.sessions).toHaveLength(1);
  });

  test('of other users are not found', async () => {
    const one = await newPortalUser(service);
    const other = await newPortalUser(service, { account: one.account });
    const [session] = (await one.portal('GET', '/me')).json.sessions;
    expectV1Error(await other.portal('DELETE', `/me/sessions/${session.id}`), 404, 'NOT_FOUND');
  });
});

describe('settings', () => {
  test('keep name, language and mails', async () => {
    const { portal } = await newPortalUser(service);
    const notifications = { dailyDigest: true, endpointFailing: false, keyExpiring: true };
    const changes = { name: 'Jana P.', language: 'en', notifications };
    expect((await portal('PATCH', '/me', changes)).status).toBe(204);
    expect((await portal('GET', '/session')).json.user).toMatchObject(changes);
    expectV1Error(await portal('PATCH', '/me', { role: 'admin' }), 400, 'INVALID_REQUEST');
  });
});

describe('a passkey', () => {
  test('that is unknown does not sign in, and an answer without its challenge adds none', async () => {
    const anyone = portalCalls(service);
    const { json: options } = await anyone('POST', '/session/passkey-challenge');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get' })).toString('base64url');
    const answer = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON },
      clientExtensionResults: {},
    };
    expectV1Error(await anyone('POST', '/session/passkey', { answer }), 401, 'INVALID_CREDENTIALS');
    const { portal } = await withPassword();
    await portal('POST', '/me/passkeys/challenge');
    expectV1Error(await portal('POST', '/me/passkeys', { name: 'Laptop', answer }), 400, 'INVALID_REQUEST');
    const removal = await portal('POST', '/me/passkeys/x/removal');
    expectV1Error(removal, 404, 'NOT_FOUND');
  });
});

describe('guessing', () => {
  test('locks out the guessing address, not the user in a known browser', async () => {
    const limited = await startService({ realRateLimits: true });
    const { user } = await withPassword(limited);
    const calls = (cookie?: string) => portalCalls(limited, cookie);
    const known = cookiesOf(await calls()('POST', '/session', { email: user.email, password: PASSWORD }));
    for (let i = 0; i < 20; i += 1) {
      const guess = await calls()('POST', '/session', { email: user.email, password: `falsch geraten ${i}` });
      expectV1Error(guess, 401, 'INVALID_CREDENTIALS');
    }
    const right = { email: user.email, password: PASSWORD };
    expectV1Error(await calls()('POST', '/session', right), 429, 'RATE_LIMITED');
    expect((await calls(known)('POST', '/session', right)).status).toBe(200);
    await limited.close();
  });
});
