// Signs in with a password, and with a one-time code if enabled.
import { createHash } from 'node:crypto';
import { findAccountIncludingDeleted } from '../customers/accounts/store.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import type { Window } from '../platform/rate-limit.ts';
import { checkWayIn } from './company-rule.ts';
import { peopleErrors } from './errors.ts';
import { countGuess } from './guesses.ts';
import { isOneTimeCode } from './one-time-codes.ts';
import { isPassword, type Requester } from './passwords.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { isKnownDevice, type Proof } from './session-store.ts';
import { checkMaySignIn, type StartedSession, startSession } from './sessions.ts';
import type { Realm, UserWithSecrets } from './user.ts';
import { findUserByEmail } from './user-store.ts';

const MAX_WRONG_PASSWORDS = 20;
const WINDOW_SECONDS = 15 * 60;
const TOO_MANY = 'Too many wrong passwords for this person. A reset by mail still works.';

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
  const { device } = browser;
  const deviceHash = device === null ? null : people.secrets.hashCredential(device);
  const user = await findUserByEmail(people.sql, realm, presented.email, deviceHash);
  const requester = await recognise(people, user, browser);
  const window = guessWindow(realm, presented.email, requester);
  const provenBy = await countGuess(people, window, TOO_MANY, () =>
    checkSecrets(people, user, presented, requester),
  );
  if (!user || !provenBy) throw wrongSignIn();
  return enter(people, realm, user, browser, provenBy);
}

/** How the person is proven; null if something is wrong. */
async function checkSecrets(
  people: People,
  user: UserWithSecrets | null,
  { password, code }: Presented,
  requester: Requester,
): Promise<Proof | null> {
  const fits = await isPassword(user?.passwordHash ?? null, password, requester);
  if (!user || !fits || user.disabledAt !== null) return null;
  if (user.totpSecret === null) return 'password';
  if (!code) throw peopleErrors.SECOND_FACTOR_REQUIRED();
  return (await isOneTimeCode(people, people.sql, user, code)) ? 'code' : null;
}

/** Called after the person's identity is proven. */
export async function enter(
  people: People,
  realm: Realm,
  user: UserWithSecrets,
  browser: Browser,
  provenBy: Proof,
): Promise<StartedSession> {
  const account = user.accountId && (await findAccountIncludingDeleted(people.sql, user.accountId));
  checkMaySignIn(user, account || null, realm);
  await checkWayIn(people.sql, user, provenBy);
  const started = await people.sql.begin((tx) => startSession(people, tx, user, browser, provenBy));
  publishUserChange(people, user);
  return started;
}

async function recognise(
  { sql, secrets }: People,
  user: UserWithSecrets | null,
  { device, address }: Browser,
): Promise<Requester> {
  const hash = device === null ? null : secrets.hashCredential(device);
  const known = user !== null && hash !== null && (await isKnownDevice(sql, user.id, hash));
  return known ? { known, id: hash.toString('base64url') } : { known, id: address };
}

/**
 * Failed attempts from elsewhere must not lock a person out, so each browser that the person has used before
 * has a separate counter. Unknown addresses are counted like all others.
 */
function guessWindow(realm: Realm, email: string, { known, id }: Requester): Window {
  const person = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const key = `password:${realm}:${person}:${known ? id : 'elsewhere'}`;
  return { key, limit: MAX_WRONG_PASSWORDS, seconds: WINDOW_SECONDS };
}
