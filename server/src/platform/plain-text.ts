// Texts that PostgreSQL and JSON can store: no NUL character and no unpaired surrogate.
import { z } from 'zod';

const EMPTY = 'This field is required.';

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** One line that looks as it is: no control and format characters, which includes marks of direction, and no line breaks. */
export function isPlainLine(text: string): boolean {
  return isStorable(text) && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u.test(text);
}

const NOT_STORABLE = {
  message: 'This text has characters that cannot be stored.',
  params: { code: 'invalid_format', reason: 'characters' },
};

/** Any text that can be compared with stored ones, even an empty one. */
export function storableText(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, NOT_STORABLE);
}

export function plainText(maxLength: number) {
  return z
    .string()
    .min(1, { error: EMPTY, abort: true })
    .refine((text) => text.trim() !== '', { error: EMPTY, params: { code: 'too_small', reason: 'required' } })
    .max(maxLength, `This text may have at most ${maxLength} characters.`)
    .refine(isStorable, NOT_STORABLE);
}
