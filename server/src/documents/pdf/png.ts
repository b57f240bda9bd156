// Reads PNG images into plain pixels on a white background.
// pdfkit decodes transparent PNGs in a callback: two of them finish in any order, and errors are not caught.
import { inflateSync } from 'node:zlib';
import { decode } from '@cwasm/lodepng';
import type { Pixels } from './encode-png.ts';
import { PHOTO_PIXELS, PNG_SIGNATURE, readPngSize } from './png-header.ts';

interface Chunk {
  type: string;
  data: Buffer;
  /** Including its length, type and checksum. */
  framed: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, data: bytes.subarray(at + 8, end), framed: bytes.subarray(at, end + 4) };
    if (type === 'IEND') return;
    at = end + 4;
  }
  throw new Error('the PNG ends too early');
}

/** Leaves out texts and colour profiles, because the decoder would unpack them, whatever they contain. */
function holdsPixels({ type }: Chunk): boolean {
  return type === 'tRNS' || /^[A-Z]/.test(type);
}

function checkSize(bytes: Buffer, maxPixels: number): { width: number; height: number } {
  const size = readPngSize(bytes);
  if (size === null) throw new Error('the PNG has no header');
  const pixels = size.width * size.height;
  if (pixels === 0) throw new Error('the PNG is empty');
  if (pixels > maxPixels) throw new Error(`the PNG has more than ${maxPixels} pixels`);
  return size;
}

/** The decoder unpacks all data and checks the size afterwards; this checks while unpacking, and stops. */
function checkUnpacked(chunks: Chunk[], width: number, height: number): void {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  // The maximum: four 16-bit samples per pixel, and a filter byte for each row of each pass.
  const maxOutputLength = width * height * 8 + height * 2 + 8;
  try {
    inflateSync(packed, { maxOutputLength });
  } catch (error) {
    const tooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Error(tooMuch ? 'the PNG has more pixels than it says' : 'the PNG is damaged', {
      cause: error,
    });
  }
}

function unpack(bytes: Buffer): { data: Uint8ClampedArray } {
  try {
    return decode(bytes);
  } catch (error) {
    throw new Error('the PNG is damaged', { cause: error });
  }
}

/** Throws an error that explains what is wrong with the image. Slow: never call it on the main thread. */
export function decodePng(bytes: Buffer, maxPixels = PHOTO_PIXELS): Pixels {
  const { width, height } = checkSize(bytes, maxPixels);
  const chunks = [...chunksOf(bytes)].filter(holdsPixels);
  checkUnpacked(chunks, width, height);
  const { data } = unpack(Buffer.concat([PNG_SIGNATURE, ...chunks.map(({ framed }) => framed)]));
  const rgb = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4) {
    const alpha = data[from + 3]!;
    for (let channel = 0; channel < 3; channel++) rgb[to++] = onWhite(data[from + channel]!, alpha);
  }
  return { width, height, rgb };
}

function onWhite(sample: number, alpha: number): number {
  return Math.round((sample * alpha + 255 * (255 - alpha)) / 255);
}
