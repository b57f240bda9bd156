// The characters that pages and calls accept are those that the fonts of documents have.
import { expect, test } from 'vitest';
import { isPrintable } from '../../../shared/documents/printable-characters.ts';
import { covers } from '../../src/documents/pdf/fonts.ts';

/** Private or unknown characters, and right-to-left scripts: documents are set from left to right. */
const UNSUITED = /^[\p{C}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]$/u;
const LAST_FONT_CHARACTER = 0x1ffff;

test('they are the same', () => {
  const wrong: string[] = [];
  for (let point = 0x20; point <= LAST_FONT_CHARACTER; point += 1) {
    const character = String.fromCodePoint(point);
    const isInFonts = covers('regularFallback', character) && covers('boldFallback', character);
    if (isPrintable(character) !== (isInFonts && !UNSUITED.test(character))) wrong.push(character);
  }
  expect(wrong).toEqual([]);
});
