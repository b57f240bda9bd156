// Texts that binding documents print: what their fonts do not have is refused with a sentence.
import type { z } from 'zod';
import { plainText } from '../platform/plain-text.ts';
import { firstUnprintable } from './pdf/printable.ts';

function sentence(text: string): string {
  const character = firstUnprintable(text);
  return `Documents cannot print the character "${character}". Use Latin, Greek or Cyrillic letters.`;
}

export function printableText(maxLength: number): z.ZodString {
  // A text that is too long is refused for that, whatever its characters.
  return plainText(maxLength).refine((text) => text.length > maxLength || firstUnprintable(text) === null, {
    error: ({ input }) => sentence(input as string),
    params: { code: 'invalid_format' },
  });
}
