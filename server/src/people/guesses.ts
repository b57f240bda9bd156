// Limits guesses at a secret.
// Each is counted before it is checked, so that many at once cannot exceed the limit; a right one is taken back.
import { rateLimited } from '../platform/call-errors.ts';
import type { Window } from '../platform/rate-limit.ts';
import type { People } from './people.ts';

/** Returns what `check` finds; null is a wrong guess, which stays counted. */
export async function countGuess<T>(
  { limits }: Pick<People, 'limits'>,
  window: Window,
  message: string,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const [state] = await limits.hit([window]);
  if (!state!.admitted) throw rateLimited(state!, message);
  let isWrong = false;
  try {
    const found = await check();
    isWrong = found === null;
    return found;
  } finally {
    if (!isWrong) await limits.release([window]);
  }
}
