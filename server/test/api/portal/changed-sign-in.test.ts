// Passkeys, passwords and one-time codes change only with a confirmation, and the person gets a mail about it.
import { describe, expect, test } from 'vitest';
import { mailReset } from '../../../src/people/links.ts';
import { hashPassword } from '../../../src/people/passwords.ts';
import { setPassword } from '../../../src/people/user-store.ts';
import { consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { mailedToken } from '../../harness/mailed-token.ts';
import { addPasskey, newPasskey } from '../../harness/passkey.ts';
import { cookiesOf, newPortalUser, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const PASSWORD = 'vier gute Worte zusammen';
const NEXT = 'ganz andere Worte hier';
const hash = await hashPassword(PASSWORD);
const service = await sharedService();
const { people } = service.services;
const anyone = portalCalls(service);

async function withPassword() {
  const person = await newPortalUser(service);
  await setPassword(people.sql, person.user.id, hash, service.clock.now());
  return person;
}

const challenge = async () => (await anyone('POST', '/session/passkey-challenge')).json;

/** The subjects of the mails about changes, without their time, sorted. */
async function mailedTo({ email }: { email: string }): Promise<string[]> {
  const mails = await people.sql<{ subject: string }[]>`
    select subject from mails where recipient = ${email} and kind = 'SIGN_IN_CHANGED'`;
  return mails.map(({ subject }) => subject.replace(/ am .*/, '')).toSorted();
}

describe('a passkey', () => {
  test('is added with the password or another passkey, never with the session alone', async () => {
    const { cookie, user } = await withPassword();
    const portal = portalCalls(service, cookie, { confirms: false });
    const propose = () => portal('POST', '/me/passkeys/challenge');
    const confirm = (body: object) => portal('POST', '/me/confirmation', body);
    const refused = await propose();
    expectV1Error(refused, 403, 'CONFIRMATION_REQUIRED');
    expect(refused.json.error.details).toEqual({ factors: ['password'] });
    expectV1Error(await confirm({ password: 'nicht dieses' }), 400, 'INVALID_REQUEST');
    expectV1Error(await propose(), 403, 'CONFIRMATION_REQUIRED');
    // A challenge for signing in registers nothing.
    const answer = newPasskey(service).register(await challenge());
    expectV1Error(await portal('POST', '/me/passkeys', { name: 'Fremd', answer }), 400, 'INVALID_REQUEST');

    const first = await addPasskey(service, portal, PASSWORD, 'Laptop');
    expectV1Error(await propose(), 403, 'CONFIRMATION_REQUIRED');
    expect((await confirm({ passkey: first.sign(await challenge()) })).status).toBe(200);
    const { json: options } = await propose();
    const second = newPasskey(service);
    const added = await portal('POST', '/me/passkeys', { name: 'Telefon', answer: second.register(options) });
    expect(added.status).toBe(201);
    const stranger = await withPassword();
    const foreign = { passkey: second.sign(await challenge()) };
    expectV1Error(await stranger.portal('POST', '/me/confirmation', foreign), 400, 'INVALID_REQUEST');
    expect(await mailedTo(user)).toEqual(['Passkey hinzugefügt', 'Passkey hinzugefügt']);
  });

  test('is removed with a confirmation too', async () => {
    const { cookie, user } = await withPassword();
    const portal = portalCalls(service, cookie, { confirms: false });
    const { id } = await addPasskey(service, portal, PASSWORD);
    const remove = () => portal('POST', `/me/passkeys/${id}/removal`);
    expectV1Error(await remove(), 403, 'CONFIRMATION_REQUIRED');
    expect((await portal('POST', '/me/confirmation', { password: PASSWORD })).status).toBe(200);
    expect((await remove()).status).toBe(204);
    expect((await portal('GET', '/me')).json.passkeys).toEqual([]);
    expect(await mailedTo(user)).toEqual(['Passkey entfernt', 'Passkey hinzugefügt']);
  });

  test('of an admin of the operator cannot be added or removed with the password alone', async () => {
    const admin = await newConsoleUser(service, { secondFactor: false });
    await setPassword(people.sql, admin.user.id, hash, service.clock.now());
    const passkey = await addPasskey(service, admin.console, PASSWORD);
    const signedIn = await consoleCalls(service)('POST', '/session', {
      email: admin.user.email,
      password: PASSWORD,
    });
    const byPassword = consoleCalls(service, cookiesOf(signedIn), { confirms: false });
    const confirm = (body: object) => byPassword('POST', '/me/confirmation', body);
    const removal = `/me/passkeys/${passkey.id}/removal`;
    const { secret } = (await byPassword('POST', '/me/one-time-codes/proposal')).json;
    for (const [path, body] of [
      ['/me/passkeys/challenge', undefined],
      [removal, undefined],
      ['/me/one-time-codes', { secret, code: '000000' }],
    ] as const) {
      const confirmed = await confirm({ password: PASSWORD });
      expectV1Error(confirmed, 403, 'CONFIRMATION_REQUIRED');
      expect(confirmed.json.error.details).toEqual({ factors: ['passkey'] });
      expectV1Error(await byPassword('POST', path, body), 403, 'CONFIRMATION_REQUIRED');
    }
    expect((await confirm({ passkey: passkey.sign(await challenge()) })).status).toBe(200);
    expect((await byPassword('POST', '/me/passkeys/challenge')).status).toBe(200);
  });
});

describe('a password', () => {
  test('that is changed is told by mail', async () => {
    const { portal, user } = await withPassword();
    const body = { current: PASSWORD, password: NEXT };
    expect((await portal('POST', '/me/password', body)).status).toBe(204);
    expect(await mailedTo(user)).toEqual(['Passwort geändert']);
  });

  test.each([true, false])('that is reset removes the passkeys if wished: %s', async (removePasskeys) => {
    const { portal, user } = await withPassword();
    const kept = await addPasskey(service, portal, PASSWORD, 'Laptop');
    await addPasskey(service, portal, PASSWORD, 'Fremd');
    await mailReset(people, 'portal', user.email);
    const token = await mailedToken(service, 'PASSWORD_RESET', user.email);
    expect((await anyone('POST', '/invitation/open', { token })).json).toMatchObject({ passkeys: 2 });
    const passkey = kept.sign(await challenge());
    const reset = await anyone('POST', '/invitation', { token, password: NEXT, passkey, removePasskeys });
    const left = (await portalCalls(service, cookiesOf(reset))('GET', '/me')).json.passkeys;
    expect(left.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      removePasskeys ? ['Laptop'] : ['Fremd', 'Laptop'],
    );
    const told = (await mailedTo(user)).filter((subject) => subject !== 'Passkey hinzugefügt');
    expect(told).toEqual([...(removePasskeys ? ['Passkey entfernt'] : []), 'Passwort per Mail neu gesetzt']);
  });
});
