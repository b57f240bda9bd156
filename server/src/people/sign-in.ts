// Signs in with a password, and with a one-time code if enabled.
import { createHash } from 'node:crypto';
import { findAccountIncludingDeleted } from '../customers/accounts/store.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import { rateLimited } from '../platform/call-errors.ts';
import type { Window } from '../platform/rate-limit.ts';
import { peopleErrors } from './errors.ts';
import { isOneTimeCode } from './one-time-codes.ts';
import { isPassword } from './passwords.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { isKnownDevice } from './session-store.ts';
import { checkMaySignIn, type StartedSession, startSession } from './sessions.ts';
import type { Realm, UserWithSecrets } from './user.ts';
import { findUserByEmail } from './user-store.ts';

const WRONG_PASSWORDS = 20;
const WINDOW_SECONDS = 15 * 60;

/** The input of a sign-in; `code` is a one-time code or a recovery code. */
export interface Presented {
  email: string;
  password: string;
  code?: string | undefined;
}

export const wrongSignIn = () =>
  accessErrors.INVALID_CREDENTIALS({ message: 'E-mail address, password or code is not right.' });

export async function signIn(
  people: People,
  realm: Realm,
  presented: Presented,
  browser: Browser,
): Promise<StartedSession> {
  const { sql, limits } = people;
  const user = await findUserByEmail(sql, realm, presented.email);
  const window = await guessWindow(people, realm, presented.email, user, browser);
  const [state] = await limits.peek([window]);
  if (state!.remaining === 0) {
    throw rateLimited(state!, 'Too many wrong passwords for this person. A reset by mail still works.');
  }
  const fits = await isPassword(user?.passwordHash ?? null, presented.password);
  if (!user || !fits || user.disabledAt !== null) return refuse(people, window);
  if (user.totpSecret !== null) {
    if (!presented.code) throw peopleErrors.SECOND_FACTOR_REQUIRED();
    if (!(await isOneTimeCode(people, sql, user, presented.code))) return refuse(people, window);
  }
  return enter(people, realm, user, browser);
}

async function refuse({ limits }: People, window: Window): Promise<never> {
  await limits.hit([window]);
  throw wrongSignIn();
}

/** Called after the person's identity is proven. */
export async function enter(
  people: People,
  realm: Realm,
  user: UserWithSecrets,
  browser: Browser,
): Promise<StartedSession> {
  const account = user.accountId && (await findAccountIncludingDeleted(people.sql, user.accountId));
  checkMaySignIn(user, account || null, realm);
  const started = await people.sql.begin((tx) => startSession(people, tx, user, browser));
  publishUserChange(people, user);
  return started;
}

/**
 * Failed attempts from elsewhere must not lock a person out, so each browser that the person has used before
 * has a separate counter. Unknown addresses are counted like all others.
 */
async function guessWindow(
  { sql, secrets }: People,
  realm: Realm,
  email: string,
  user: UserWithSecrets | null,
  { device }: Browser,
): Promise<Window> {
  const hash = device === null ? null : secrets.hashCredential(device);
  const known = user !== null && hash !== null && (await isKnownDevice(sql, user.id, hash));
  const person = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const from = known ? hash.toString('base64url') : 'elsewhere';
  return { key: `password:${realm}:${person}:${from}`, limit: WRONG_PASSWORDS, seconds: WINDOW_SECONDS };
}
