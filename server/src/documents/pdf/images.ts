// Owns which images may enter a document: whole JPEG and PNG files, checked before pdfkit sees them.

import { hasStroke } from './detect-stroke.ts';
import { encodePng } from './encode-png.ts';
import { checkJpeg } from './jpeg.ts';
import { PdfError } from './pdf-error.ts';
import { decodePng } from './png.ts';
import { isPng, LOGO_PIXELS, SIGNATURE_PIXELS } from './png-header.ts';

/** Returns what pdfkit can embed without a later surprise; `name` tells the reader of the error which image it was. */
export function prepareImage(
  bytes: Uint8Array,
  name: string,
  maxPngPixels?: number,
  maxJpegPixels?: number,
): Buffer {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (isPng(data)) return encodePng(decodePng(data, maxPngPixels));
    if (data[0] !== 0xff || data[1] !== 0xd8) throw new Error('it is neither JPEG nor PNG');
    checkJpeg(data, maxJpegPixels);
    return data;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PdfError('IMAGE_UNREADABLE', `${name} cannot be shown: ${reason}.`, { cause: error });
  }
}

/** As every document embeds it from then on, so that it is decoded only this once. */
export function prepareLogo(bytes: Uint8Array): Buffer {
  return prepareImage(bytes, 'The logo', LOGO_PIXELS, LOGO_PIXELS);
}

/** What is found on trying a drawn signature. */
export type DrawingCheck = 'SIGNATURE' | 'UNREADABLE' | 'EMPTY';

export function checkDrawing(png: Uint8Array): DrawingCheck {
  try {
    const pixels = decodePng(Buffer.from(png.buffer, png.byteOffset, png.byteLength), SIGNATURE_PIXELS);
    return hasStroke(pixels) ? 'SIGNATURE' : 'EMPTY';
  } catch {
    return 'UNREADABLE';
  }
}
