// Texts as documents print them: normalised, and with a substitute for characters that the fonts lack.
import { isPrintable } from '../../../../shared/documents/printable-characters.ts';

/** Replaces a character that none of the documents' fonts has. */
const SUBSTITUTE = '\uFFFD';

/** Keeps only what the fonts can show: composed letters and no control characters. */
export function asPrinted(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/[^\n -~]/gu, (character) => (isPrintable(character) ? character : SUBSTITUTE));
}
