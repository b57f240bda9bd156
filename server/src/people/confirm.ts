// Confirmations of actions that a stolen session alone must not do: what a person proves, and how long it counts.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { type FieldProblem, invalidFields } from '../platform/call-errors.ts';
import { peopleErrors } from './errors.ts';
import { countGuess } from './guesses.ts';
import { isOneTimeCode } from './one-time-codes.ts';
import { usePasskey } from './passkey-proof.ts';
import { isPassword } from './passwords.ts';
import type { People } from './people.ts';
import type { PresentedFactor } from './prove-factor.ts';
import { factorsOf } from './second-factor.ts';
import { confirmSession, giveProofBack, useProof } from './session-store.ts';
import type { SignedIn } from './sessions.ts';
import { findUserWithSecrets, readFactors } from './user-store.ts';

const MAX_WRONG = 10;
const WINDOW_SECONDS = 15 * 60;
/** How long a proof counts for actions that need a fresh one. */
const FRESH_MS = 10 * MINUTE_MS;
/** How long a proof for one call waits for this call: pages repeat it at once. */
const UNUSED_MS = 2 * MINUTE_MS;

const PROVING = ['code', 'passkey', 'password'] as const;
/** `company` is proven by signing in there again. */
type Factor = (typeof PROVING)[number] | 'company';

export interface PresentedProof extends PresentedFactor {
  password?: string | undefined;
}

export function confirmPassword(people: People, userId: string, password: string, field: string) {
  const message = 'This is not your password.';
  return confirm(people, userId, { field, message, reason: 'password_wrong' }, async () => {
    const stored = await findUserWithSecrets(people.sql, userId);
    return isPassword(stored?.passwordHash ?? null, password, { known: true, id: userId });
  });
}

/**
 * Refuses a call unless its person has proven a factor. The visitors of a demo own none. Returns what gives a used proof
 * back if the call fails.
 */
export async function requireConfirmation(
  people: People,
  { user, session }: SignedIn,
  needed: 'fresh factor' | 'factor for this call' | 'factor for own sign-in',
): Promise<(() => Promise<void>) | null> {
  if (session.provenBy === 'demo') return null;
  const now = people.clock.now();
  const trustedFrom = user.role === 'admin' ? user.adminTrustedFrom : null;
  if (needed !== 'factor for own sign-in' && trustedFrom && trustedFrom > now) {
    throw peopleErrors.ADMIN_TOO_NEW({ details: { trustedFrom: trustedFrom.toISOString() } });
  }
  if (needed !== 'fresh factor') {
    const isUsed = await useProof(people.sql, session.id, new Date(now.getTime() - UNUSED_MS));
    if (!isUsed) throw await confirmationRequired(people, user.id);
    return () => giveProofBack(people.sql, session.id);
  }
  const isFresh = session.confirmedAt !== null && session.confirmedAt.getTime() > now.getTime() - FRESH_MS;
  if (!isFresh) throw await confirmationRequired(people, user.id);
  return null;
}

/** Returns until when it counts. */
export async function proveInSession(
  people: People,
  { user, session }: SignedIn,
  proof: PresentedProof,
): Promise<Date> {
  const ways = await waysToProve(people, user.id);
  const way = PROVING.find((one) => proof[one] !== undefined);
  // A passkey that nobody owns is wrong, not missing.
  if (!way || (way !== 'passkey' && !ways.includes(way))) throw await confirmationRequired(people, user.id);
  if (way === 'passkey') await confirmByPasskey(people, user.id, proof.passkey!);
  else if (way === 'code') await confirmCode(people, user.id, proof.code!);
  else await confirmPassword(people, user.id, proof.password!, 'password');
  const now = people.clock.now();
  await confirmSession(people.sql, session.id, way === 'password' ? null : way, now);
  return new Date(now.getTime() + FRESH_MS);
}

/** As strong as the sign-in: where the password or the company alone signs in, it confirms, too. */
async function waysToProve({ sql }: People, userId: string): Promise<Factor[]> {
  const factors = await readFactors(sql, userId);
  const strong = factorsOf(factors);
  if (strong.length > 0) return strong;
  const passkey = factors.passkeys > 0 ? (['passkey'] as const) : [];
  return [...passkey, factors.hasPassword ? 'password' : 'company'];
}

const PROVE_BY: Record<Factor, string> = {
  code: 'call confirmSession with a one-time or recovery code as "code"',
  passkey: 'call confirmSession with the answer of a passkey as "passkey"',
  password: 'call confirmSession with your "password"',
  company: 'sign in at your company again',
};

/** The error with the factors that the person can prove. */
export async function confirmationRequired(people: People, userId: string) {
  const factors = await waysToProve(people, userId);
  const ways = factors.map((way) => PROVE_BY[way]).join(', or ');
  return peopleErrors.CONFIRMATION_REQUIRED({
    message: `Confirm this first: ${ways}, then repeat the call within two minutes.`,
    details: { factors },
  });
}

function confirmByPasskey(
  people: People,
  userId: string,
  passkey: AuthenticationResponseJSON,
): Promise<void> {
  const message = 'This passkey is not yours, or its answer is not right.';
  return confirm(people, userId, { field: 'passkey', message, reason: 'passkey_failed' }, async () => {
    return (await usePasskey(people, passkey))?.userId === userId;
  });
}

function confirmCode(people: People, userId: string, code: string) {
  const message = 'Send a code that your phone shows now, or one of your codes for a lost phone.';
  return confirm(people, userId, { field: 'code', message, reason: 'code_wrong' }, async () => {
    const stored = await findUserWithSecrets(people.sql, userId);
    return stored?.totpSecret ? isOneTimeCode(people, people.sql, stored, code) : false;
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
