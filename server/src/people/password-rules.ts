// Rejects weak passwords: short ones, and those that are soon guessed.
import type { FieldProblem } from '../platform/call-errors.ts';
import { guessingCost } from './guessing-cost.ts';
import { wellKnownWords } from './well-known-words.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
/** A power of ten: three years at 1000 guesses per second, for an attacker who has the stored hash. */
const MIN_COST = 11;

export interface PasswordOwner {
  email: string;
  name: string;
  /** The company of the person: others guess its name first. */
  company: string | null;
}

export async function passwordProblems(password: string, owner: PasswordOwner): Promise<FieldProblem[]> {
  const problem = (
    code: FieldProblem['code'],
    message: string,
    cause: Pick<FieldProblem, 'reason' | 'params'>,
  ) => [{ field: 'password', code, message, ...cause }];
  if ([...password].length < MIN_LENGTH) {
    return problem(
      'too_small',
      `A password has at least ${MIN_LENGTH} characters. Several words in a row are fine.`,
      { reason: 'password_short', params: { min: MIN_LENGTH } },
    );
  }
  if (password.length > MAX_LENGTH)
    return problem('too_big', `A password has at most ${MAX_LENGTH} characters.`, {
      reason: 'too_long',
      params: { max: MAX_LENGTH },
    });
  const ranks = await wellKnownWords();
  if (guessingCost(password, ranks, new Set()) < MIN_COST) {
    return problem(
      'invalid_value',
      'This password is soon guessed: it is made of what many people use. Choose four words that do not belong together.',
      { reason: 'password_common' },
    );
  }
  if (guessingCost(password, ranks, ownWords(owner)) < MIN_COST) {
    return problem(
      'invalid_value',
      'The password is little more than your name, your address or your company. Choose another one.',
      { reason: 'password_own' },
    );
  }
  return [];
}

function ownWords({ email, name, company }: PasswordOwner): Set<string> {
  const parts = [name, company ?? '', email].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const address = email.toLowerCase();
  return new Set([...parts, address, ...address.split('@'), ...address.split(/[@.]/)]);
}
