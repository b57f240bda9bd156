// Checks by its headers whether a JPEG is complete; the viewer decodes the image data.
const maxJpegPixels = 120_000_000;
/** A segment has up to 64 KiB, so a large photo that consists of headers has a few hundred. */
const maxMarkers = 5000;

export interface PixelSize {
  width: number;
  height: number;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function checkFrame(frame: Buffer, maxPixels: number): PixelSize {
  if (frame.length < 6) throw new Error('the JPEG has a damaged header');
  const [height, width, channels] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]!];
  if (frame[0] !== 8 || ![1, 3, 4].includes(channels))
    throw new Error('the JPEG has an unusual colour format');
  if (width === 0 || height === 0) throw new Error('the JPEG is empty');
  if (width * height > maxPixels) throw new Error(`the JPEG has more than ${maxPixels} pixels`);
  return { width, height };
}

/** Returns the size. Headers must lead to a scan, and the scan to an end. Throws an error that explains the problem. */
export function checkJpeg(bytes: Buffer, maxPixels = maxJpegPixels): PixelSize {
  let at = 2;
  let size: PixelSize | null = null;
  for (let markers = 0; at + 4 <= bytes.length && bytes[at] === 0xff; markers += 1) {
    if (markers > maxMarkers) throw new Error(`the JPEG has more than ${maxMarkers} headers`);
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (isFrameHeader(marker)) {
      size = checkFrame(bytes.subarray(at + 4, end), maxPixels);
    }
    if (marker === 0xda) {
      if (size === null || bytes.indexOf(Buffer.from([0xff, 0xd9]), end) < 0) break;
      return size;
    }
    at = end;
  }
  throw new Error('the JPEG ends too early or is damaged');
}
