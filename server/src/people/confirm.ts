// Confirmations of actions that a stolen session alone must not do.
import { invalidFields } from '../platform/call-errors.ts';
import { countGuess } from './guesses.ts';
import { isPassword } from './passwords.ts';
import type { People } from './people.ts';
import { findUserWithSecrets } from './user-store.ts';

const MAX_WRONG = 10;
const WINDOW_SECONDS = 15 * 60;

export function confirmPassword(people: People, userId: string, password: string, field: string) {
  return confirm(people, userId, field, 'This is not your password.', async () => {
    const stored = await findUserWithSecrets(people.sql, userId);
    return isPassword(stored?.passwordHash ?? null, password, { known: true, id: userId });
  });
}

/** Wrong secrets of a person are counted together, and named at the field that holds them. */
async function confirm(
  people: People,
  userId: string,
  field: string,
  message: string,
  check: () => Promise<boolean>,
): Promise<void> {
  const window = { key: `confirm:${userId}`, limit: MAX_WRONG, seconds: WINDOW_SECONDS };
  const tooMany = 'Too many wrong passwords or codes. Wait for a quarter of an hour.';
  const isRight = await countGuess(people, window, tooMany, async () => ((await check()) ? true : null));
  if (!isRight) throw invalidFields([{ field, code: 'invalid_value', message }]);
}
