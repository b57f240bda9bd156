// Detects the real type of an uploaded file from its first bytes.
import { invalidFields } from '../platform/call-errors.ts';

export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

const TYPES: { contentType: string; extension: string; starts: Buffer }[] = [
  { contentType: 'application/pdf', extension: 'pdf', starts: Buffer.from('%PDF-') },
  { contentType: 'image/jpeg', extension: 'jpg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
  {
    contentType: 'image/png',
    extension: 'png',
    starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
];

interface SniffedFile {
  contentType: string;
  extension: string;
}

/** Ignores the sender's content type: only files that can be displayed safely are accepted. */
export function sniffFile(bytes: Buffer): SniffedFile {
  if (bytes.length === 0) {
    throw invalidFields([
      { field: 'file', code: 'too_small', message: 'The file is empty.', reason: 'file_empty' },
    ]);
  }
  const match = TYPES.find(({ starts }) => bytes.subarray(0, starts.length).equals(starts));
  if (match) return match;
  throw invalidFields([
    {
      field: 'file',
      code: 'invalid_format',
      message: 'Only PDF, JPEG and PNG files are accepted.',
      reason: 'file_type',
    },
  ]);
}
