// What a PNG says of itself in its first bytes: enough to refuse it on the main thread before any work is done.
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The header comes first and has 13 bytes; its checksum ends it. */
const start = Buffer.concat([PNG_SIGNATURE, Buffer.from([0, 0, 0, 13]), Buffer.from('IHDR')]);
export const PNG_HEADER_BYTES = start.length + 13 + 4;

/** A drawing has few colours, so that a small file could hold a huge one. */
export const SIGNATURE_PIXELS = 1_000_000;
/** On paper it is at most 60 mm wide and 13 high, and every document carries it. */
export const LOGO_PIXELS = 500_000;
export const PHOTO_PIXELS = 25_000_000;

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
}

/** Null when the file does not begin as every PNG does. */
export function readPngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < PNG_HEADER_BYTES || !bytes.subarray(0, start.length).equals(start)) return null;
  return { width: bytes.readUInt32BE(start.length), height: bytes.readUInt32BE(start.length + 4) };
}
