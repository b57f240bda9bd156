// The fonts of documents: opened once, with a cache of shaped words that all documents share.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

interface GlyphRun {
  positions: object[];
}

/** PDFKit accepts an opened font as well as a file, although its types only allow a file. */
type Font = Buffer & {
  _glyphs: object;
  layout(text: string, features?: unknown): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
};
const { create }: { create(file: Buffer): Font } = require('fontkit');

/** Shaping takes most of the time of a document, and documents mostly contain the same words. */
const MAX_WORDS = 5000;

function openFont(name: string): Font {
  const font = create(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
  const shape = font.layout.bind(font);
  const shaped = new LRUCache<string, GlyphRun>({ max: MAX_WORDS });
  font.layout = (text, features) => {
    if (features !== undefined) return shape(text, features);
    const known = shaped.get(text) ?? shape(text);
    shaped.set(text, known);
    return copyOf(known);
  };
  return font;
}

/** Needed because PDFKit scales the positions in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}

export const FONTS = {
  regular: openFont('DejaVuSansCondensed'),
  bold: openFont('DejaVuSansCondensed-Bold'),
  script: openFont('DejaVuSerifCondensed-Italic'),
};

/** Whether a font has a glyph for every character. */
export function covers(font: keyof typeof FONTS, text: string): boolean {
  for (const character of text) {
    if (!FONTS[font].hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
  }
  return true;
}

/**
 * A font caches the letters for which it first returned a glyph; another document may use that glyph for
 * others.
 */
export function clearGlyphCache(font: Font): void {
  font._glyphs = {};
}
