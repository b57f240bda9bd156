// Reads the first bytes of a PNG: enough to refuse it on the main thread before any expensive work.
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The header comes first and has 13 bytes, followed by its checksum. */
const start = Buffer.concat([PNG_SIGNATURE, Buffer.from([0, 0, 0, 13]), Buffer.from('IHDR')]);
export const PNG_HEADER_BYTES = start.length + 13 + 4;

/** A drawing has few colours, so a small file could contain a huge image. */
export const SIGNATURE_PIXELS = 1_000_000;
/** A printed logo is at most 60 mm wide and 13 mm high, and every document contains it. */
export const LOGO_PIXELS = 500_000;
/** A PNG is decoded for the PDF, and a protocol has up to 40 photos; phones send JPEGs, which are not. */
export const PHOTO_PIXELS = 3_000_000;

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
}

/** Null if the file does not start like a PNG. */
export function readPngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < PNG_HEADER_BYTES || !bytes.subarray(0, start.length).equals(start)) return null;
  return { width: bytes.readUInt32BE(start.length), height: bytes.readUInt32BE(start.length + 4) };
}
