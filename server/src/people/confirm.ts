// Confirmations of actions that a stolen session alone must not do.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type FieldProblem, invalidFields } from '../platform/call-errors.ts';
import { peopleErrors } from './errors.ts';
import { countGuess } from './guesses.ts';
import { isOneTimeCode } from './one-time-codes.ts';
import { usePasskey } from './passkey-proof.ts';
import { isPassword } from './passwords.ts';
import type { People } from './people.ts';
import type { PresentedFactor } from './prove-factor.ts';
import { type Factor, factorsToProve, hasProvenFactor } from './second-factor.ts';
import type { SignedIn } from './sessions.ts';
import type { User } from './user.ts';
import { findUserWithSecrets, readFactors } from './user-store.ts';

const MAX_WRONG = 10;
const WINDOW_SECONDS = 15 * 60;

export function confirmPassword(people: People, userId: string, password: string, field: string) {
  const message = 'This is not your password.';
  return confirm(people, userId, { field, message, reason: 'password_wrong' }, async () => {
    const stored = await findUserWithSecrets(people.sql, userId);
    return isPassword(stored?.passwordHash ?? null, password, { known: true, id: userId });
  });
}

/** What confirms a change of the second factors: the password, or an answer of a passkey. */
export interface Confirmation {
  password?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
}

/**
 * For changes of passkeys and one-time codes. A person who has a factor to prove must have proven it in this session or
 * prove it now; otherwise the password alone would be enough to add a factor and to use it.
 */
export async function confirmFactorChange(
  people: People,
  { user, session }: SignedIn,
  { password, passkey }: Confirmation,
): Promise<void> {
  if (passkey) return confirmByPasskey(people, user, passkey, 'passkey');
  if (password === undefined) {
    const message = 'Confirm with your password or with one of your passkeys.';
    throw invalidFields([{ field: 'password', code: 'invalid_type', message, reason: 'confirm' }]);
  }
  await confirmPassword(people, user.id, password, 'password');
  if (hasProvenFactor(session) || (await factorsToProve(people.sql, user)).length === 0) return;
  throw peopleErrors.SECOND_FACTOR_REQUIRED({
    message: 'Sign in again with your one-time code or passkey, then change this.',
  });
}

/**
 * For changes that need a factor at the moment of the change, whatever the session has proven. `why` is the first
 * sentence of the refusal.
 */
export async function confirmWithFactor(
  people: People,
  user: User,
  { code, passkey }: PresentedFactor,
  why: string,
): Promise<void> {
  if (passkey) return confirmByPasskey(people, user, passkey, 'confirmation.passkey');
  const { oneTimeCodes, passkeys } = await readFactors(people.sql, user.id);
  if (oneTimeCodes && code) return confirmCode(people, user.id, code, 'confirmation.code');
  const factors = [...(oneTimeCodes ? ['code' as const] : []), ...(passkeys > 0 ? ['passkey' as const] : [])];
  throw confirmationRequired(why, factors);
}

const CONFIRM_BY: Record<Factor, string> = {
  code: 'a one-time code as "confirmation.code"',
  passkey: 'the answer of a passkey as "confirmation.passkey"',
};

export function confirmationRequired(why: string, factors: readonly Factor[]) {
  const ways = factors.map((factor) => CONFIRM_BY[factor]).join(', or ');
  const what = ways ? `Send ${ways}.` : 'Set up one-time codes or a passkey in your own settings first.';
  return peopleErrors.CONFIRMATION_REQUIRED({ message: `${why} ${what}`, details: { factors } });
}

function confirmByPasskey(
  people: People,
  user: User,
  passkey: AuthenticationResponseJSON,
  field: string,
): Promise<void> {
  const message = 'This passkey is not yours, or its answer is not right.';
  return confirm(people, user.id, { field, message, reason: 'passkey_failed' }, async () => {
    return (await usePasskey(people, passkey))?.userId === user.id;
  });
}

/** For replacing one-time codes and switching them off: a code from the phone, or a recovery code. */
export function confirmCode(people: People, userId: string, code: string | undefined, field: string) {
  const message = 'Send a code that your phone shows now, or one of your codes for a lost phone.';
  return confirm(people, userId, { field, message, reason: 'code_wrong' }, async () => {
    const stored = await findUserWithSecrets(people.sql, userId);
    if (!stored?.totpSecret) return true;
    return code !== undefined && isOneTimeCode(people, people.sql, stored, code);
  });
}

/** Wrong secrets of a person are counted together, and named at the field that holds them. */
async function confirm(
  people: People,
  userId: string,
  problem: Omit<FieldProblem, 'code'>,
  check: () => Promise<boolean>,
): Promise<void> {
  const window = { key: `confirm:${userId}`, limit: MAX_WRONG, seconds: WINDOW_SECONDS };
  const tooMany = 'Too many wrong passwords or codes. Wait for a quarter of an hour.';
  const isRight = await countGuess(people, window, tooMany, async () => ((await check()) ? true : null));
  if (!isRight) throw invalidFields([{ ...problem, code: 'invalid_value' }]);
}
