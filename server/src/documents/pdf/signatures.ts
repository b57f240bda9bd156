// Owns signatures on paper: typed names, drawn images and drawn paths, above a line with the name.
import type { Signature, SignatureMark } from '../../orders/model/protocol.ts';
import { prepareImage } from './images.ts';
import { PdfError } from './pdf-error.ts';
import { SIGNATURE_PIXELS } from './png-header.ts';
import {
  colors,
  drawRule,
  heading,
  heightOf,
  layLines,
  type Piece,
  page,
  type Sheet,
  writeAt,
  writeCut,
} from './sheet.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type PreparedMark = Exclude<SignatureMark, { image: Uint8Array }> | { method: 'DRAWN'; image: Buffer };

const mostPathLetters = 200_000;

/** Done before anything is drawn, so that a broken signature is named and not half a page. */
export function prepareMark(mark: SignatureMark, signer: string): PreparedMark {
  if ('image' in mark)
    return {
      method: 'DRAWN',
      image: prepareImage(mark.image, `The signature of ${signer}`, SIGNATURE_PIXELS),
    };
  if ('path' in mark) {
    const fits = mark.path.length <= mostPathLetters && mark.width > 0 && mark.height > 0;
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
      .strokeColor(colors.ink)
      .stroke()
      .restore();
  } catch (error) {
    throw new PdfError('SIGNATURE_UNREADABLE', `The signature of ${signer} is no drawn path.`, {
      cause: error,
    });
  }
}

function typedSize(sheet: Sheet, text: string, width: number): number {
  sheet.doc.font('script').fontSize(20);
  return Math.max(8, Math.min(20, (20 * width) / Math.max(1, sheet.doc.widthOfString(text))));
}

export function drawMark(sheet: Sheet, mark: PreparedMark, box: Box, caption: string): void {
  if (mark.method === 'TYPED') {
    const size = typedSize(sheet, mark.text, box.width);
    const piece: Piece = { text: mark.text, font: 'script', size, align: 'center' };
    writeAt(sheet, [piece], box.x, box.y + box.height - size * 1.6, box.width);
  } else if ('image' in mark) {
    const { x, y, width, height } = box;
    sheet.doc.image(mark.image, x, y, { fit: [width, height - 2], align: 'center', valign: 'bottom' });
  } else {
    drawPath(sheet, mark, box, caption);
  }
  drawSignatureLine(sheet, box, caption);
}

function drawSignatureLine(sheet: Sheet, { x, y, width, height }: Box, caption: string): void {
  drawRule(sheet, y + height, colors.muted, x, x + width);
  writeCut(sheet, [{ text: caption, size: 8, color: colors.muted }], x, y + height + 4, width, 2);
}

interface Signer {
  role: string;
  signature: Signature | null;
  absence: string | null;
}

const signerWidth = page.inner / 2 - 12;

function absencePieces(sheet: Sheet, signer: Signer): Piece[] {
  return [{ text: signer.absence ?? sheet.say('notSigned'), size: 8.5, color: colors.muted, before: 14 }];
}

function drawSigner(sheet: Sheet, signer: Signer, box: Box): void {
  const { signature, role } = signer;
  writeAt(sheet, [{ text: role, size: 8.5, font: 'bold' }], box.x, box.y, box.width);
  const area = { ...box, y: box.y + 14, height: box.height - 44 };
  if (signature === null) {
    writeAt(sheet, absencePieces(sheet, signer), area.x, area.y, area.width);
    drawSignatureLine(sheet, area, sheet.say('notSigned'));
    return;
  }
  const caption = `${sheet.format.dateTime(signature.signedAt)} · ${signature.name}`;
  drawMark(sheet, prepareMark(signature.mark, signature.name), area, caption);
}

export function drawSignatures(sheet: Sheet, signers: [Signer, Signer], smallPrint: string): void {
  const reasons = signers.map((signer) =>
    heightOf(layLines(sheet, absencePieces(sheet, signer), signerWidth)),
  );
  const height = Math.max(118, ...reasons.map((reason) => reason + 48));
  heading(sheet, sheet.say('signatures'), height + 20);
  const note: Piece = { text: smallPrint, size: 8, color: colors.muted };
  const end = writeAt(sheet, [note], page.left, sheet.y, page.inner);
  for (const [index, signer] of signers.entries()) {
    const x = page.left + index * (signerWidth + 24);
    drawSigner(sheet, signer, { x, y: end + 8, width: signerWidth, height });
  }
  sheet.y = end + 8 + height;
}
