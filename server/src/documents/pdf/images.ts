// Decides which images may go into a document: intact JPEG and PNG files, checked before pdfkit sees them.
import { PdfError } from './pdf-error.ts';
import { decodePng, encodePng, isPng } from './png.ts';

const MAX_JPEG_PIXELS = 120_000_000;

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function checkFrame(frame: Buffer): void {
  if (frame.length < 6) throw new Error('the JPEG has a damaged header');
  const [height, width, channels] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]!];
  if (frame[0] !== 8 || ![1, 3, 4].includes(channels))
    throw new Error('the JPEG has an unusual colour format');
  if (width === 0 || height === 0) throw new Error('the JPEG is empty');
  if (width * height > MAX_JPEG_PIXELS) throw new Error(`the JPEG has more than ${MAX_JPEG_PIXELS} pixels`);
}

/** Viewers decode the image itself. We only check that the headers lead to a scan, and the scan to an end. */
function checkJpeg(bytes: Buffer): void {
  let at = 2;
  let sized = false;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (isFrameHeader(marker)) {
      checkFrame(bytes.subarray(at + 4, end));
      sized = true;
    }
    if (marker === 0xda) {
      if (!sized || bytes.indexOf(Buffer.from([0xff, 0xd9]), end) < 0) break;
      return;
    }
    at = end;
  }
  throw new Error('the JPEG ends too early or is damaged');
}

/** Returns an image that pdfkit can safely embed. `name` tells the reader of an error which image it was. */
export function prepareImage(bytes: Uint8Array, name: string): Buffer {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (isPng(data)) return encodePng(decodePng(data));
    if (data[0] !== 0xff || data[1] !== 0xd8) throw new Error('it is neither JPEG nor PNG');
    checkJpeg(data);
    return data;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PdfError('IMAGE_UNREADABLE', `${name} cannot be shown: ${reason}.`, { cause: error });
  }
}
