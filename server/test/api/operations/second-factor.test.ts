// The second factor of the operator's admins: owning one is not enough, it must be proven in the session.
import { describe, expect, test } from 'vitest';
import { mailReset } from '../../../src/people/links.ts';
import { hashPassword } from '../../../src/people/passwords.ts';
import { setPassword } from '../../../src/people/user-store.ts';
import { type ConsoleUser, consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { mailedToken } from '../../harness/mailed-token.ts';
import { addPasskey } from '../../harness/passkey.ts';
import { cookiesOf } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const PASSWORD = 'blue kettle winding road';
const NEXT = 'green lamp over harbour';
const hash = await hashPassword(PASSWORD);
const service = await sharedService();
const anyone = consoleCalls(service);

async function adminWithPassword(): Promise<ConsoleUser> {
  const admin = await newConsoleUser(service, { secondFactor: false });
  await setPassword(service.services.core.sql, admin.user.id, hash, service.clock.now());
  return admin;
}

const signIn = async (email: string, password = PASSWORD) =>
  consoleCalls(service, cookiesOf(await anyone('POST', '/session', { email, password })));

async function resetToken(email: string): Promise<string> {
  await mailReset(service.services.people, 'console', email);
  return mailedToken(service, 'PASSWORD_RESET', email);
}

const challenge = async () => (await anyone('POST', '/session/passkey-challenge')).json;

describe('an admin who owns a passkey', () => {
  test('has the rights of an admin in the session that set it up', async () => {
    const { console } = await adminWithPassword();
    expectV1Error(await console('GET', '/users'), 401, 'SECOND_FACTOR_REQUIRED');
    await addPasskey(service, console, PASSWORD);
    expect((await console('GET', '/users')).status).toBe(200);
    expect((await console('GET', '/session')).json.needsSecondFactor).toBe(false);
  });

  test('reaches only the own account with the password alone, in a demo too', async () => {
    const { console, user } = await adminWithPassword();
    const passkey = await addPasskey(service, console, PASSWORD);
    const byPassword = await signIn(user.email);
    expect((await byPassword('GET', '/session')).json).toMatchObject({ demo: true, needsSecondFactor: true });
    expect((await byPassword('GET', '/me')).json.sessions[0]).toMatchObject({ provenBy: 'password' });
    expectV1Error(await byPassword('GET', '/users'), 401, 'SECOND_FACTOR_REQUIRED');
    expectV1Error(await byPassword('GET', '/events'), 401, 'SECOND_FACTOR_REQUIRED');

    const answer = await anyone('POST', '/session/passkey', { answer: passkey.sign(await challenge()) });
    const byPasskey = consoleCalls(service, cookiesOf(answer));
    expect((await byPasskey('GET', '/users')).status).toBe(200);
  });

  test('resets the password only with the passkey', async () => {
    const { console, user } = await adminWithPassword();
    const passkey = await addPasskey(service, console, PASSWORD);
    const token = await resetToken(user.email);
    const opened = await anyone('POST', '/invitation/open', { token });
    expect(opened.json).toMatchObject({ factors: ['passkey'], passkeys: 1 });
    const byMailbox = await anyone('POST', '/invitation', { token, password: NEXT });
    expectV1Error(byMailbox, 401, 'SECOND_FACTOR_REQUIRED');
    const byCode = await anyone('POST', '/invitation', { token, password: NEXT, code: '123456' });
    expectV1Error(byCode, 401, 'SECOND_FACTOR_REQUIRED');

    const stranger = await adminWithPassword();
    const foreign = await addPasskey(service, stranger.console, PASSWORD);
    const wrong = { token, password: NEXT, passkey: foreign.sign(await challenge()) };
    expectV1Error(await anyone('POST', '/invitation', wrong), 401, 'INVALID_CREDENTIALS');

    const right = { token, password: NEXT, passkey: passkey.sign(await challenge()) };
    const reset = await anyone('POST', '/invitation', right);
    expect(reset.json).toMatchObject({ needsSecondFactor: false });
    expect((await consoleCalls(service, cookiesOf(reset))('GET', '/users')).status).toBe(200);
    expectV1Error(await console('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });
});

test('an admin without a factor may reset by mail, and must set one up then', async () => {
  const { user } = await adminWithPassword();
  const token = await resetToken(user.email);
  expect((await anyone('POST', '/invitation/open', { token })).json).toMatchObject({ factors: [] });
  const reset = await anyone('POST', '/invitation', { token, password: NEXT });
  expect(reset.json).toMatchObject({ needsSecondFactor: true });
  const console = consoleCalls(service, cookiesOf(reset));
  expectV1Error(await console('GET', '/users'), 401, 'SECOND_FACTOR_REQUIRED');
});

test('a dispatcher who is made admin needs a factor from then on', async () => {
  const { console, user } = await newConsoleUser(service, { role: 'dispatcher' });
  expect((await console('GET', '/users')).status).toBe(200);
  expect((await service.ops('PATCH', `/users/${user.id}`, { role: 'admin' })).status).toBe(200);
  expectV1Error(await console('GET', '/users'), 401, 'SECOND_FACTOR_REQUIRED');
});
