// No call is answered with 5xx, no background work fails, and nothing is logged as an error.
import { takeLoggedErrors } from '../../test/harness/logged-errors.ts';
import type { Problem } from '../world.ts';

/** A series whose account is suspended is refused; dispatch sees that among the failed jobs. */
const EXPECTED = /^Orders of .* were refused\./;

export function checkLoggedErrors(): Problem[] {
  return takeLoggedErrors().flatMap((line) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    const message = err?.message ?? '';
    if (EXPECTED.test(message)) return [];
    const rule = `Logged: ${msg} ${message.replace(/\d+/g, '…')}`;
    return [{ invariant: 'errors', rule, details: line.slice(0, 1500) }];
  });
}
