// The printable texts: normalised for printing, and without characters that cannot be printed.
import { covers } from './fonts.ts';

/** Replaces a character that none of the documents' fonts has. */
const SUBSTITUTE = '\uFFFD';

/** Characters that print nothing: spaces and breaks, format characters, surrogates. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Cs}]$/u;

/** Private or unknown characters, and right-to-left scripts: documents are set from left to right. */
const UNSUITED = /^[\p{C}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]$/u;

function hasGlyphs(character: string): boolean {
  return covers('regular', character) && covers('bold', character);
}

/** Keeps only what the fonts can show: composed letters and no control characters. */
export function asPrinted(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/[^\n -~]/gu, (character) => (hasGlyphs(character) ? character : SUBSTITUTE));
}

/** The first character that a document could not show, or null. */
export function firstUnprintable(text: string): string | null {
  for (const character of text.normalize('NFC')) {
    if (INVISIBLE.test(character)) continue;
    if (UNSUITED.test(character) || !hasGlyphs(character)) return character;
  }
  return null;
}
