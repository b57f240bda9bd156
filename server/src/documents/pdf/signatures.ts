// Signatures on paper: typed names, drawn images and drawn paths, above a line with the name.
import type { Signature, SignatureMark } from '../../model/orders/protocol.ts';
import { covers, type FontName, fontFor } from './fonts.ts';
import { checkDrawing, prepareImage } from './images.ts';
import { PdfError } from './pdf-error.ts';
import { SIGNATURE_PIXELS } from './png-header.ts';
import { asPrinted } from './printable.ts';
import {
  COLORS,
  drawRule,
  heading,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  truncateLines,
  writeAt,
  writeLines,
  writeTruncated,
} from './sheet.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type PreparedMark = Exclude<SignatureMark, { image: Uint8Array }> | { method: 'DRAWN'; image: Buffer };

/** Sizes of a typed name, and the margin on both sides for letters that extend beyond their box. */
const TYPED = { largest: 20, smallest: 9, margin: 2 };

const MAX_PATH_LENGTH = 200_000;

/** Runs before the signature is drawn, so that the error names the signer and no half signature appears. */
export function prepareMark(mark: SignatureMark, signer: string): PreparedMark {
  if ('image' in mark) {
    if (checkDrawing(mark.image) === 'EMPTY') {
      throw new PdfError('SIGNATURE_EMPTY', `The signature of ${signer} is empty.`);
    }
    return {
      method: 'DRAWN',
      image: prepareImage(mark.image, `The signature of ${signer}`, SIGNATURE_PIXELS),
    };
  }
  if ('path' in mark) {
    const fits = mark.path.length <= MAX_PATH_LENGTH && mark.width > 0 && mark.height > 0;
    if (!fits || !/^\s*[Mm][-+\d.,\seEMmLlHhVvCcSsQqTtZz]*$/.test(mark.path)) {
      throw new PdfError('SIGNATURE_UNREADABLE', `The signature of ${signer} is no drawn path.`);
    }
  }
  return mark;
}

function drawPath(
  sheet: Sheet,
  mark: { path: string; width: number; height: number },
  box: Box,
  signer: string,
): void {
  const scale = Math.min(box.width / mark.width, (box.height - 4) / mark.height);
  const left = box.x + (box.width - mark.width * scale) / 2;
  const top = box.y + box.height - 4 - mark.height * scale;
  try {
    sheet.doc.save().rect(box.x, box.y, box.width, box.height).clip();
    sheet.doc.translate(left, top).scale(scale).path(mark.path);
    sheet.doc
      .lineWidth(1.3 / scale)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(COLORS.ink)
      .stroke()
      .restore();
  } catch (error) {
    throw new PdfError('SIGNATURE_UNREADABLE', `The signature of ${signer} is no drawn path.`, {
      cause: error,
    });
  }
}

/** The script font if it has every letter of the name, otherwise the font of the surrounding text. */
function signatureFont(text: string): FontName {
  return covers('script', text) ? 'script' : fontFor('regular', text);
}

/** As large as the box allows, down to the smallest readable size; then on two lines, cut at the end. */
function drawTyped(sheet: Sheet, text: string, box: Box): void {
  const name = asPrinted(text).replace(/\s+/g, ' ').trim();
  const font = signatureFont(name);
  const width = box.width - 2 * TYPED.margin;
  const natural = sheet.doc.font(font).fontSize(TYPED.largest).widthOfString(name);
  // Slightly smaller than computed, so that rounding does not break a name that just fits.
  const fitting = (TYPED.largest * width * 0.999) / Math.max(1, natural);
  const size = Math.max(TYPED.smallest, Math.min(TYPED.largest, fitting));
  const laidOut = layOutLines(sheet, [{ text: name, font, size, align: 'center' }], width);
  const lines = truncateLines(sheet, laidOut, width, 2);
  sheet.doc.save().rect(box.x, box.y, box.width, box.height).clip();
  const top = box.y + box.height - heightOf(lines) - size * 0.26;
  writeLines(sheet, lines, box.x + TYPED.margin, top, width);
  sheet.doc.restore();
}

export function drawMark(sheet: Sheet, mark: PreparedMark, box: Box, caption: string): void {
  if (mark.method === 'TYPED') {
    drawTyped(sheet, mark.text, box);
  } else if ('image' in mark) {
    const { x, y, width, height } = box;
    sheet.doc.image(mark.image, x, y, { fit: [width, height - 2], align: 'center', valign: 'bottom' });
  } else {
    drawPath(sheet, mark, box, caption);
  }
  drawSignatureLine(sheet, box, caption);
}

function drawSignatureLine(sheet: Sheet, { x, y, width, height }: Box, caption: string): void {
  drawRule(sheet, y + height, COLORS.muted, x, x + width);
  writeTruncated(sheet, [{ text: caption, size: 8, color: COLORS.muted }], x, y + height + 4, width, 2);
}

interface Signer {
  role: string;
  signature: Signature | null;
  absence: string | null;
}

const SIGNER_WIDTH = PAGE.inner / 2 - 12;

function absencePieces(sheet: Sheet, signer: Signer): Piece[] {
  return [
    { text: signer.absence ?? sheet.translate('notSigned'), size: 8.5, color: COLORS.muted, before: 14 },
  ];
}

function drawSigner(sheet: Sheet, signer: Signer, box: Box): void {
  const { signature, role } = signer;
  writeAt(sheet, [{ text: role, size: 8.5, font: 'bold' }], box.x, box.y, box.width);
  const area = { ...box, y: box.y + 14, height: box.height - 44 };
  if (signature === null) {
    writeAt(sheet, absencePieces(sheet, signer), area.x, area.y, area.width);
    drawSignatureLine(sheet, area, sheet.translate('notSigned'));
    return;
  }
  const caption = [sheet.format.dateTime(signature.signedAt), signature.name].filter((part) => part !== '');
  drawMark(sheet, prepareMark(signature.mark, signature.name || role), area, caption.join(' · '));
}

export function drawSignatures(sheet: Sheet, signers: [Signer, Signer], smallPrint: string): void {
  const reasons = signers.map((signer) =>
    heightOf(layOutLines(sheet, absencePieces(sheet, signer), SIGNER_WIDTH)),
  );
  const height = Math.max(118, ...reasons.map((reason) => reason + 48));
  heading(sheet, sheet.translate('signatures'), height + 20);
  const signed = signers.every(({ signature }) => signature !== null);
  const note: Piece[] = signed ? [{ text: smallPrint, size: 8, color: COLORS.muted }] : [];
  const end = writeAt(sheet, note, PAGE.left, sheet.y, PAGE.inner);
  for (const [index, signer] of signers.entries()) {
    const x = PAGE.left + index * (SIGNER_WIDTH + 24);
    drawSigner(sheet, signer, { x, y: end + 8, width: SIGNER_WIDTH, height });
  }
  sheet.y = end + 8 + height;
}
