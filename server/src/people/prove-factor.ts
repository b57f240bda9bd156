// Proves a second factor to a password reset, which a mailbox alone must not be able to do.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { peopleErrors } from './errors.ts';
import { countGuess } from './guesses.ts';
import { isOneTimeCode } from './one-time-codes.ts';
import { usePasskey } from './passkey-proof.ts';
import type { People } from './people.ts';
import { factorsToProve } from './second-factor.ts';
import type { Proof } from './session-store.ts';
import { wrongSignIn } from './sign-in.ts';
import type { UserWithSecrets } from './user.ts';

const MAX_WRONG_CODES = 20;
const WINDOW_SECONDS = 15 * 60;

export interface PresentedFactor {
  /** A one-time code or a recovery code. */
  code?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
}

/** Proves the first factor that is presented, and refuses if none is but one is required. */
export async function proveFactor(
  people: People,
  user: UserWithSecrets,
  { code, passkey }: PresentedFactor,
): Promise<{ provenBy: Proof; passkeyId: string | null }> {
  if (passkey) {
    const used = await usePasskey(people, passkey);
    if (used?.userId !== user.id) throw wrongSignIn();
    return { provenBy: 'passkey', passkeyId: used.credentialId };
  }
  const factors = await factorsToProve(people.sql, user);
  if (factors.length === 0) return { provenBy: 'password', passkeyId: null };
  if (!code || !factors.includes('code')) throw factorRequired(factors);
  const window = { key: `code:${user.id}`, limit: MAX_WRONG_CODES, seconds: WINDOW_SECONDS };
  const isRight = await countGuess(
    people,
    window,
    'Too many wrong codes. Wait for a quarter of an hour.',
    async () => ((await isOneTimeCode(people, people.sql, user, code)) ? true : null),
  );
  if (!isRight) throw wrongSignIn();
  return { provenBy: 'code', passkeyId: null };
}

function factorRequired(factors: readonly string[]) {
  const ways = { code: 'a one-time code as "code"', passkey: 'the answer of a passkey as "passkey"' };
  const sentence = factors.map((factor) => ways[factor as keyof typeof ways]).join(', or ');
  return peopleErrors.SECOND_FACTOR_REQUIRED({ message: `A second factor is required. Send ${sentence}.` });
}
