// The name of a person in a mail to others. It is freely chosen, so it could carry advertising or an address.
import { oneLine } from './one-line.ts';
import type { Translate } from './wording.ts';

/** Words of letters, with a hyphen or apostrophe inside and the dot of an abbreviation at the end. */
const WORD = "\\p{L}[\\p{L}\\p{M}]*(?:[-'’][\\p{L}\\p{M}]+)*\\.?";
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');
const MAX_LENGTH = 60;

/** Null if it is more than a name. */
export function personName(name: string): string | null {
  const line = oneLine(name);
  return line.length <= MAX_LENGTH && NAME.test(line) ? line : null;
}

export function greetingOf(translate: Translate, name: string): string {
  const shown = personName(name);
  return shown === null ? translate('greeting') : translate('personGreeting', { name: shown });
}
