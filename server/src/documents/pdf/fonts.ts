// The fonts of documents: opened once, with a cache of shaped words that all documents share.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { projectPath } from '../../platform/project-root.ts';

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

function openFont(path: string): Font {
  const font = create(readFileSync(path));
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

const inter = (weight: number) => openFont(projectPath('vendor', 'inter', `Inter-${weight}.ttf`));
const dejaVu = (name: string) => openFont(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

export const FONTS = {
  regular: inter(400),
  bold: inter(600),
  /** For texts with characters that Inter lacks, such as arrows and mathematical signs. */
  regularFallback: dejaVu('DejaVuSansCondensed'),
  boldFallback: dejaVu('DejaVuSansCondensed-Bold'),
  mono: dejaVu('DejaVuSansMono'),
  script: dejaVu('DejaVuSerifCondensed-Italic'),
};

export type FontName = keyof typeof FONTS;

/** Whether a font has a glyph for every character. */
export function covers(font: FontName, text: string): boolean {
  for (const character of text) {
    if (character !== '\n' && !FONTS[font].hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
  }
  return true;
}

const FALLBACKS: Partial<Record<FontName, FontName>> = {
  regular: 'regularFallback',
  bold: 'boldFallback',
  mono: 'regularFallback',
};

/** The font, or another one that has every character of the text. */
export function fontFor(font: FontName, text: string): FontName {
  const fallback = FALLBACKS[font];
  return fallback === undefined || covers(font, text) ? font : fallback;
}

/**
 * A font caches the letters for which it first returned a glyph; another document may use that glyph for
 * others.
 */
export function clearGlyphCache(font: Font): void {
  font._glyphs = {};
}
