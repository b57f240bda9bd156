// Checks options and arguments before anything is sent.
import { ConfigurationError } from './errors.ts';
import { MAX_TIMER_MS } from './retry.ts';

/** Milliseconds from `minMs` to `maxMs`. */
export function checkDuration(
  name: string,
  given: number,
  { minMs = 1, maxMs = MAX_TIMER_MS }: { minMs?: number; maxMs?: number } = {},
): number {
  if (typeof given === 'number' && given >= minMs && given <= maxMs) return given;
  throw new ConfigurationError(
    `${name} is a number of milliseconds from ${minMs} to ${maxMs}, not ${given}.`,
  );
}

/** Text that can be sent as a header: visible ASCII characters, and blanks between them. */
export function checkHeader(name: string, given: string): string {
  if (typeof given === 'string' && /^[!-~](?:[ -~]*[!-~])?$/.test(given)) return given;
  const problem =
    typeof given !== 'string' ? `a ${typeof given}` : given === '' ? 'empty' : 'not plain ASCII';
  throw new ConfigurationError(
    `${name} is ${problem}: it may only have letters, digits and signs that can be sent as a header, without blanks or line breaks at its ends.`,
  );
}
