// Texts that PostgreSQL and JSON can hold: no NUL character and no half of a surrogate pair.
import { z } from 'zod';

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text of 1 to `most` characters as a person counts them, trimmed of nothing. */
export function plainText(most: number) {
  return z
    .string()
    .min(1, 'This text may not be empty.')
    .max(most, `This text may have at most ${most} characters.`)
    .refine(isStorable, {
      message: 'This text has characters that cannot be stored.',
      params: { code: 'invalid_format' },
    });
}
