// Texts printed on binding documents: characters that their fonts lack are refused with an explanation.
import type { z } from 'zod';
import { firstUnprintable } from '../../../shared/documents/printable-characters.ts';
import { plainText } from '../platform/plain-text.ts';

function sentence(text: string): string {
  const character = firstUnprintable(text);
  return `Documents cannot print the character "${character}". Use Latin, Greek or Cyrillic letters.`;
}

export function printableText(maxLength: number): z.ZodString {
  // A text that is too long is refused for its length, whatever its characters.
  return plainText(maxLength).refine((text) => text.length > maxLength || firstUnprintable(text) === null, {
    error: ({ input }) => sentence(input as string),
    params: { code: 'invalid_format', reason: 'unprintable' },
  });
}
