// A short code for people to read out and type. It is derived from a long token, so that only the token is stored.
import { createHash } from 'node:crypto';

const DIGITS = 10;

/** Ten digits. The token cannot be computed from them. */
export function shortCodeOf(token: string): string {
  const number = createHash('sha256').update(`short code of ${token}`).digest().readBigUInt64BE();
  return String(number % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
}

/** In groups: 4829 130 571. */
export function formatShortCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4, 7)} ${code.slice(7)}`;
}
