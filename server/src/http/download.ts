// Sends files over HTTP: with ETag, range and file name.
import { Readable } from 'node:stream';
import { encodeExtended } from 'content-disposition';
import parseRange from 'range-parser';
import type { Answer } from './route.ts';

export interface StoredFile {
  fileName: string;
  contentType: string;
  size: number;
  /** With quotes; the same tag means the same bytes. */
  etag: string;
  /** From the first byte to the last, both inclusive. */
  read(first: number, last: number): AsyncIterable<Uint8Array>;
}

export interface UnstoredFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

interface GeneratedFile {
  fileName: string;
  contentType: string;
  read(): Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>;
}

export interface Conditions {
  ifNoneMatch: string | undefined;
  range: string | undefined;
  /**
   * For files that can be replaced: a range is sent only if the file is still the one that the client has.
   */
  ifRange?: string | string[] | undefined;
}

export function sendFile(file: StoredFile, conditions: Conditions): Answer {
  const { etag, size } = file;
  const headers = {
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': disposition(file.fileName),
    'X-Content-Type-Options': 'nosniff',
  };
  if (isSeen(etag, conditions.ifNoneMatch)) return { status: 304, headers };
  const { range, ifRange = etag } = conditions;
  const part = ifRange === etag ? readRange(range, size) : null;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
    body: Readable.from(file.read(start, end), { objectMode: false }),
  };
}

/** A file that is generated for this call and not stored. */
export function sendOnce({ fileName, contentType, bytes }: UnstoredFile): Answer {
  return sendGenerated({ fileName, contentType, read: () => [bytes] });
}

/** As above, but generated while it is read, so that only a part of it is in memory. */
export function sendGenerated({ fileName, contentType, read }: GeneratedFile): Answer {
  return {
    status: 200,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': disposition(fileName),
      'Content-Type': contentType,
      'X-Content-Type-Options': 'nosniff',
    },
    body: Readable.from(read(), { objectMode: false }),
  };
}

/** A table that is written while it is read. */
export function sendCsv(fileName: string, read: () => AsyncIterable<string>): Answer {
  const answer = sendGenerated({
    fileName,
    contentType: 'text/csv; charset=utf-8',
    read: () => readToEnd(read(), (error) => (answer.body as Readable).emit(INCOMPLETE, error)),
  });
  return answer;
}

/** The event of a body whose last line says that it is incomplete. */
export const INCOMPLETE = 'incomplete';
const INCOMPLETE_LINE =
  '\r\nINCOMPLETE: an error interrupted this file. Download it again. / UNVOLLSTÄNDIG: Ein Fehler hat diese Datei abgebrochen. Bitte erneut herunterladen.\r\n';

/** The status was sent before the error, so the file itself must say that rows are missing. */
async function* readToEnd(lines: AsyncIterable<string>, onError: (error: unknown) => void) {
  try {
    yield* lines;
  } catch (error) {
    onError(error);
    yield INCOMPLETE_LINE;
  }
}

/** Whether the client has these bytes already. */
export function isSeen(etag: string, ifNoneMatch: string | undefined): boolean {
  const seen = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return [etag, `W/${etag}`, '*'].some((tag) => seen.includes(tag));
}

const unsatisfiable = -1;
const suffix = /^bytes *= *- *0*[1-9]\d*$/;

/** One range. Several ranges, or one that cannot be satisfied, get the whole file, as RFC 9110 allows. */
function readRange(header = '', size: number): { start: number; end: number } | null {
  // No file is this long, and the number would no longer be exact.
  if (/\d{16}/.test(header)) return null;
  const ranges = parseRange(size, header);
  // By RFC 9110 the last 500 bytes of a file of 300 bytes are the whole file; the parser rejects that range.
  if (ranges === unsatisfiable && size > 0 && suffix.test(header)) return { start: 0, end: size - 1 };
  if (!Array.isArray(ranges) || ranges.length > 1 || ranges.type.trim() !== 'bytes') return null;
  return ranges[0]!;
}

/**
 * RFC 6266: a plain name for old clients and the encoded original. Always both, with the plain one in quotes:
 * the library's `create` omits what a strict client does not need, and not every client is strict.
 */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=${encodeExtended(fileName)}`;
}
