// Which pictures a phone may send: photos and drawn signatures that a PDF can show.
import { prepareImage } from '../documents/pdf/images.ts';
import { PdfError } from '../documents/pdf/pdf-error.ts';
import { decodePng, isPng } from '../documents/pdf/png.ts';
import { sniffFile } from '../documents/sniff.ts';
import { invalidFields } from '../http/errors.ts';

/** A drawing has few colours, so that a small file could hold a huge one. */
const SIGNATURE_PIXELS = 4_000_000;

export function isDrawnSignature(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  if (!isPng(bytes) || bytes.length < 24) return false;
  if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > SIGNATURE_PIXELS) return false;
  try {
    decodePng(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The content type of a photo. A JPEG is checked whole; a PNG would take too long here, the PDF does it. */
export function checkPhoto(bytes: Buffer): 'image/jpeg' | 'image/png' {
  const { contentType } = sniffFile(bytes);
  if (contentType === 'image/png') return contentType;
  if (contentType !== 'image/jpeg') throw unusable('Only JPEG and PNG photos are accepted.');
  try {
    prepareImage(bytes, 'The photo');
  } catch (error) {
    if (error instanceof PdfError) throw unusable(error.message);
    throw error;
  }
  return contentType;
}

function unusable(message: string) {
  return invalidFields([{ field: 'file', code: 'invalid_format', message }]);
}
