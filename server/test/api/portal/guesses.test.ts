// Guesses at passwords and codes: counted before they are checked, so that many at once are no way around the limit.
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import { mailReset } from '../../../src/people/links.ts';
import { hashPassword } from '../../../src/people/passwords.ts';
import { signIn } from '../../../src/people/sign-in.ts';
import { setOneTimeCodes, setPassword } from '../../../src/people/user-store.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { mailedToken } from '../../harness/mailed-token.ts';
import { newPortalUser, portalCalls } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';

const PASSWORD = 'vier gute Worte zusammen';
const SECRET = 'A'.repeat(32);
const hash = await hashPassword(PASSWORD);
const service = await startService({ realRateLimits: true });
afterAll(() => service.close());
const { people } = service.services;

async function withPassword() {
  const person = await newPortalUser(service);
  await setPassword(people.sql, person.user.id, hash, service.clock.now());
  return person;
}

const from = (address: string, device: string | null = null) => ({ address, userAgent: null, device });

/** The codes of the errors with which these calls end; undefined for each that succeeds. */
async function outcomesOf(calls: Promise<unknown>[]): Promise<(string | undefined)[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'rejected' ? one.reason.code : undefined));
}

const countOf = (outcomes: readonly unknown[], code: unknown) =>
  outcomes.filter((one) => one === code).length;

describe('guesses at the same time', () => {
  test('check no more passwords than the limit allows', async () => {
    const { user } = await withPassword();
    const guess = (i: number) =>
      signIn(people, 'portal', { email: user.email, password: `falsch geraten ${i}` }, from(`10.0.0.${i}`));
    const outcomes = await outcomesOf(Array.from({ length: 60 }, (_, i) => guess(i)));
    expect(countOf(outcomes, 'INVALID_CREDENTIALS')).toBe(20);
    expect(countOf(outcomes, 'RATE_LIMITED')).toBe(40);
  });

  test('of many strangers do not keep out a person in a known browser', async () => {
    const { user } = await withPassword();
    const right = { email: user.email, password: PASSWORD };
    const { device } = await signIn(people, 'portal', right, from('10.1.0.1'));
    const strangers = outcomesOf(
      Array.from({ length: 90 }, (_, i) =>
        signIn(people, 'portal', { email: `x${i}@x.example`, password: 'geraten' }, from(`10.2.0.${i}`)),
      ),
    );
    const started = await signIn(people, 'portal', right, from('10.1.0.1', device));
    expect(started.user.id).toBe(user.id);
    expect(countOf(await strangers, undefined)).toBe(0);
  });

  test('confirm no more passwords of a signed-in person than the limit allows', async () => {
    const { portal } = await withPassword();
    const body = { current: 'nicht dieses', password: 'ganz andere Worte hier' };
    const answers = await Promise.all(Array.from({ length: 25 }, () => portal('POST', '/me/password', body)));
    expect(
      countOf(
        answers.map(({ status }) => status),
        400,
      ),
    ).toBe(10);
    const refused = answers.find(({ status }) => status !== 400)!;
    expectV1Error(refused, 429, 'RATE_LIMITED');
  });
});

test('a right password is not counted, however often it is sent', async () => {
  const { user } = await withPassword();
  const right = () => signIn(people, 'portal', { email: user.email, password: PASSWORD }, from('10.3.0.1'));
  for (let i = 0; i < 21; i += 1) expect((await right()).user.id).toBe(user.id);
});

test('wrong one-time codes at a reset link are counted', async () => {
  const { user } = await withPassword();
  const codes = { totpSecret: people.secrets.encrypt(SECRET), totpStep: 0, recoveryHashes: [] };
  await setOneTimeCodes(people.sql, user.id, codes);
  await mailReset(people, 'portal', user.email);
  const token = await mailedToken(service, 'PASSWORD_RESET', user.email);
  const calls = portalCalls(service);
  const reset = (code: string) =>
    calls('POST', '/invitation', { token, password: 'ganz andere Worte hier', code });
  const answers = await Promise.all(Array.from({ length: 25 }, () => reset('000000')));
  expect(
    countOf(
      answers.map(({ status }) => status),
      401,
    ),
  ).toBe(20);
  const totp = new TOTP({ secret: Secret.fromBase32(SECRET) });
  const right = () => totp.generate({ timestamp: service.clock.now().getTime() });
  expectV1Error(await reset(right()), 429, 'RATE_LIMITED');
  service.clock.advance(16 * 60_000);
  expect((await reset(right())).status).toBe(200);
});
