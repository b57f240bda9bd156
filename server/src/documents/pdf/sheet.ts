// The page that documents are written on: fonts, colours, wrapped text and page breaks.

import PDFKit from 'pdfkit';
import { brandColorsOf } from '../../../../shared/brand/brand-colors.ts';
import { localeOf } from '../../../../shared/text/locale.ts';
import { type Formats, formatsFor } from '../../platform/formats.ts';
import type { Language } from '../../platform/language.ts';
import type { PdfDocument } from './document.ts';
import { clearGlyphCache, FONTS, type FontName, fontFor } from './fonts.ts';
import { asPrinted } from './printable.ts';
import { type Translate, textsIn } from './texts.ts';

export const MM = 72 / 25.4;

/** DIN 5008: the text starts below the address window and leaves a margin of 20 mm on the right. */
export const PAGE = {
  width: 210 * MM,
  height: 297 * MM,
  left: 25 * MM,
  right: 190 * MM,
  inner: 165 * MM,
  top: 30 * MM,
  bottom: 269 * MM,
};

export const COLORS = {
  ink: '#1c2630',
  muted: '#5d6b78',
  rule: '#d3dae0',
  tint: '#f3f6f8',
  alert: '#b3261e',
  good: '#2e7d4f',
  paper: '#ffffff',
};

interface Style {
  size?: number;
  font?: FontName;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Space above the first line of the text. */
  before?: number;
}

export interface Piece extends Style {
  text: string;
}

/** One line of wrapped text, ready to be written. */
export interface Line {
  text: string;
  style: Style;
  before: number;
  height: number;
}

export interface Sheet {
  doc: PDFKit.PDFDocument;
  language: Language;
  translate: Translate;
  format: Formats;
  /** The operator's colour, as it can be read on paper. */
  accent: string;
  /** Where the next block begins. */
  y: number;
  /** The first page of each part that has its own page numbers, from 0. */
  partStarts: number[];
  /** The foot of parts that are no letters, by their first page. */
  partFooters: Map<number, (page: number, pages: number) => void>;
  /** Draws the top of every page but the first of a part. */
  drawPageHead: () => void;
}

const BODY_SIZE = 9;
const LINE_FACTOR = 1.34;

export function openSheet(document: PdfDocument, title: string): Sheet {
  const doc = new PDFKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: localeOf(document.language),
    displayTitle: true,
    // Otherwise PDFKit parses Helvetica for every document, and none of them uses it.
    font: null as never,
    // Invoices are kept for ten years, and carry their XML.
    ...(document.kind === 'INVOICE' && { subset: 'PDF/A-3b' as never, pdfVersion: '1.7' as const }),
    info: {
      Title: title,
      Author: document.operator.name,
      Creator: document.operator.name,
      Producer: document.operator.name,
      CreationDate: document.createdAt,
      ModDate: document.createdAt,
    },
  });
  for (const [name, font] of Object.entries(FONTS)) {
    clearGlyphCache(font);
    doc.registerFont(name, font);
  }
  const currency = 'currency' in document ? document.currency : 'EUR';
  return {
    doc,
    language: document.language,
    translate: textsIn(document.language),
    accent: brandColorsOf(document.operator.brandColor).light.accent,
    format: formatsFor(document.language, document.operator.timeZone, currency),
    y: PAGE.top,
    partStarts: [],
    partFooters: new Map(),
    drawPageHead: () => {},
  };
}

export function startPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.y = PAGE.top;
  if (sheet.doc.bufferedPageRange().count > 1) sheet.drawPageHead();
}

/** Starts a new page if the next block would not fit. A block taller than a page starts where it is. */
export function ensureRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= PAGE.bottom || height > PAGE.bottom - PAGE.top) return false;
  startPage(sheet);
  return true;
}

function useStyle(sheet: Sheet, style: Style): PDFKit.PDFDocument {
  return sheet.doc.font(style.font ?? 'regular').fontSize(style.size ?? BODY_SIZE);
}

function splitWord(sheet: Sheet, word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && sheet.doc.widthOfString(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function wrapParagraph(sheet: Sheet, paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (sheet.doc.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = splitWord(sheet, word, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

export function layOutLines(sheet: Sheet, pieces: Piece[], width: number): Line[] {
  return pieces.flatMap(({ text, ...given }) => {
    const printed = asPrinted(text);
    const style = { ...given, font: fontFor(given.font ?? 'regular', printed) };
    useStyle(sheet, style);
    const height = (style.size ?? BODY_SIZE) * LINE_FACTOR;
    return printed
      .split('\n')
      .flatMap((paragraph) => wrapParagraph(sheet, paragraph.trimEnd(), width))
      .map((line, index) => ({ text: line, style, before: index === 0 ? (style.before ?? 0) : 0, height }));
  });
}

export function heightOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.before + line.height, 0);
}

/** Returns where the text ends. */
export function writeLines(sheet: Sheet, lines: Line[], x: number, top: number, width: number): number {
  let y = top;
  for (const line of lines) {
    const doc = useStyle(sheet, line.style).fillColor(line.style.color ?? COLORS.ink);
    const { align } = line.style;
    const spare = align === 'right' || align === 'center' ? width - doc.widthOfString(line.text) : 0;
    doc.text(line.text, x + (align === 'center' ? spare / 2 : spare), y + line.before, { lineBreak: false });
    y += line.before + line.height;
  }
  return y;
}

export function writeAt(sheet: Sheet, pieces: Piece[], x: number, y: number, width: number): number {
  return writeLines(sheet, layOutLines(sheet, pieces, width), x, y, width);
}

/** The line with an ellipsis, shortened at its end to make room for it. */
function withEllipsis(sheet: Sheet, line: Line, width: number): Line {
  useStyle(sheet, line.style);
  const letters = [...line.text];
  do letters.pop();
  while (letters.length > 0 && sheet.doc.widthOfString(`${letters.join('')}…`) > width);
  return { ...line, text: `${letters.join('')}…` };
}

/** At most this many lines; the last one shows that text was cut. */
export function truncateLines(sheet: Sheet, lines: Line[], width: number, maxLines: number): Line[] {
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), withEllipsis(sheet, lines[maxLines - 1]!, width)];
}

/** Truncates, so that long texts stay within their area. */
export function writeTruncated(
  sheet: Sheet,
  pieces: Piece[],
  x: number,
  y: number,
  width: number,
  maxLines: number,
): void {
  const lines = layOutLines(sheet, pieces, width);
  writeLines(sheet, truncateLines(sheet, lines, width, maxLines), x, y, width);
}

/** Writes text down the page and continues on the next one. Keeps the last line with `followingHeight` points. */
export function flow(sheet: Sheet, pieces: Piece[], followingHeight = 0): void {
  const lines = layOutLines(sheet, pieces, PAGE.inner);
  for (const [index, line] of lines.entries()) {
    const keepWith = index === lines.length - 1 ? followingHeight : 0;
    if (ensureRoom(sheet, line.before + line.height + keepWith)) line.before = 0;
    sheet.y = writeLines(sheet, [line], PAGE.left, sheet.y, PAGE.inner);
  }
}

export function drawRule(
  sheet: Sheet,
  y: number,
  color = COLORS.rule,
  from = PAGE.left,
  to = PAGE.right,
): void {
  sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke();
}

/** With the space above it. */
export const HEADING_HEIGHT = 33;

/** Keeps the heading together with the next `followingHeight` points. */
export function heading(sheet: Sheet, text: string, followingHeight: number): void {
  if (!ensureRoom(sheet, HEADING_HEIGHT + followingHeight)) sheet.y += 14;
  sheet.y =
    writeAt(
      sheet,
      [{ text, size: 10.5, font: 'bold', color: sheet.accent }],
      PAGE.left,
      sheet.y,
      PAGE.inner,
    ) + 4;
}
