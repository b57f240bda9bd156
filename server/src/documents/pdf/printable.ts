// What documents can print: texts as they are set on paper, and the characters that have no place there.
import { covers } from './fonts.ts';

/** Stands for a character that no font of the documents has. */
const SUBSTITUTE = '\uFFFD';

/** They leave no mark on paper: spaces and breaks, invisible hints, halves of characters. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Cs}]$/u;

/** Private or unknown characters, and scripts from right to left: documents are set from left to right. */
const UNSUITED = /^[\p{C}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]$/u;

function hasGlyphs(character: string): boolean {
  return covers('regular', character) && covers('bold', character);
}

/** Only what the fonts can show: composed letters and no control characters. */
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
