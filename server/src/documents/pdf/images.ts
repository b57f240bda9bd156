// Checks the images of a document: complete JPEG and PNG files, verified before pdfkit reads them.

import { hasStroke } from './detect-stroke.ts';
import { encodePng } from './encode-png.ts';
import { checkJpeg } from './jpeg.ts';
import { PdfError } from './pdf-error.ts';
import { decodePng } from './png.ts';
import { isPng, LOGO_PIXELS, SIGNATURE_PIXELS } from './png-header.ts';

/**
 * Returns bytes that pdfkit can embed without a later failure; `name` identifies the image in the error
 * message.
 */
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

/** Returns the form that every document embeds, so that the logo is decoded only once. */
export function prepareLogo(bytes: Uint8Array): Buffer {
  return prepareImage(bytes, 'The logo', LOGO_PIXELS, LOGO_PIXELS);
}

/** The result of checking a drawn signature. */
export type DrawingCheck = 'SIGNATURE' | 'UNREADABLE' | 'EMPTY';

export function checkDrawing(png: Uint8Array): DrawingCheck {
  try {
    const pixels = decodePng(Buffer.from(png.buffer, png.byteOffset, png.byteLength), SIGNATURE_PIXELS);
    return hasStroke(pixels) ? 'SIGNATURE' : 'EMPTY';
  } catch {
    return 'UNREADABLE';
  }
}
