// Typed signatures in PDFs: every name stays inside its box and is readable.
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { composePdf } from '../../src/documents/pdf/compose.ts';
import { openSheet, PAGE, startPage } from '../../src/documents/pdf/sheet.ts';
import { drawMark } from '../../src/documents/pdf/signatures.ts';
import { readPdf } from './files.ts';
import { signedQuote } from './pdf-samples.ts';

const BOX = { x: 300, y: 400, width: 198, height: 52 };
const LONGEST_NAME = 200;

interface Item {
  str: string;
  width: number;
  transform: number[];
}

/** Positions of the words of a typed signature, from the top of the page. */
async function drawn(text: string) {
  const sheet = openSheet(signedQuote('de'), 'Test');
  startPage(sheet);
  drawMark(sheet, { method: 'TYPED', text }, BOX, '');
  sheet.doc.end();
  const parts: Uint8Array[] = [];
  for await (const part of sheet.doc) parts.push(part);
  const proxy = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)));
  const { items } = await (await proxy.getPage(1)).getTextContent();
  return (items as Item[])
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, width, transform: [size, , , , x, y] }) => {
      return { str, size: size!, left: x!, right: x! + width, baseline: PAGE.height - y! };
    });
}

const NAMES: [string, string][] = [
  ['a usual name', 'Erika Muster'],
  ['wide letters', 'W'.repeat(LONGEST_NAME)],
  ['narrow letters', 'i'.repeat(LONGEST_NAME)],
  ['many words', 'Maximiliane '.repeat(17).slice(0, LONGEST_NAME).trim()],
  ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  ['Greek', 'Παπαδημητρακοπούλου '.repeat(10).trim()],
  ['Cyrillic', 'Щербаковская-Жемчужникова '.repeat(7).trim()],
  ['a Cyrillic letter that the handwriting does not have', 'Ԥ'.repeat(LONGEST_NAME)],
  ['characters beyond the first plane', '\u{1F600}'.repeat(LONGEST_NAME / 2)],
  ['many lines', 'Erika\nMuster\r\n'.repeat(14)],
];

describe('a typed signature', () => {
  test.each(NAMES)('stays inside its box: %s', async (_, name) => {
    const words = await drawn(name);
    expect(words.length).toBeGreaterThan(0);
    for (const { left, right, baseline, size } of words) {
      expect(left).toBeGreaterThanOrEqual(BOX.x);
      expect(right).toBeLessThanOrEqual(BOX.x + BOX.width);
      expect(baseline - size).toBeGreaterThanOrEqual(BOX.y);
      expect(baseline + size * 0.3).toBeLessThanOrEqual(BOX.y + BOX.height);
      expect(size).toBeGreaterThanOrEqual(9);
    }
  });

  test('shrinks, then uses a second line, and only then is cut', async () => {
    const short = await drawn('Erika Muster');
    expect(short.map(({ str, size }) => [str, size])).toEqual([['Erika Muster', 20]]);
    const shrunk = await drawn('Maximiliane von Hohenstein-Oldenburg');
    expect(shrunk.map(({ str }) => str)).toEqual(['Maximiliane von Hohenstein-Oldenburg']);
    expect(shrunk[0]!.size).toBeLessThan(20);
    const two = await drawn(`Maximiliane ${'von Hohenstein-Oldenburg '.repeat(2).trim()}`);
    expect(new Set(two.map(({ baseline }) => baseline)).size).toBe(2);
    expect(two.map(({ str }) => str).join(' ')).not.toContain('…');
    const cut = await drawn('W'.repeat(LONGEST_NAME));
    expect(new Set(cut.map(({ baseline }) => baseline)).size).toBe(2);
    expect(cut.at(-1)!.str).toMatch(/W…$/);
  });
});

test.each(['Ελένη Παπαδοπούλου', 'Щепкина Ёлка Їжакевич', 'Ԥ Ѯ Ѿ', 'ἈΘΗΝΑ Ὀδυσσεύς'])(
  'a quote signed by %s names the signer in text, signature and caption',
  async (name) => {
    const quote = signedQuote('en');
    const mark = { method: 'TYPED' as const, text: name };
    const text = await readPdf(
      await composePdf({ ...quote, acceptance: { ...quote.acceptance, name, mark } }),
    );
    expect(text.split(name)).toHaveLength(4);
  },
);
