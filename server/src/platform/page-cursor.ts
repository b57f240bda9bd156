// Opaque, signed cursors of lists that are sorted by a time and an id, or by a further key.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../platform/ids.ts';
import { callErrors } from './call-errors.ts';
import type { DataKey, KeyFamily } from './keys/data-keys.ts';

export interface PageStart {
  at: Date;
  id: string;
  /** The place in a sort order that the time does not describe. */
  key?: string;
}

interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

export interface Cursors {
  /** Where the page begins; null without a cursor. Throws INVALID_CURSOR for a cursor from another list. */
  read(list: string, cursor: string | undefined): PageStart | null;
  /** Builds a page and its cursor from rows queried with a limit of one more than the page size. */
  page<T>(rows: readonly T[], limit: number, list: string, startOf: (row: T) => PageStart): Page<T>;
  /** The cursor of a page that begins after this row. */
  at(list: string, start: PageStart): string;
}

const SIGNATURE_BYTES = 12;
const TIME_BYTES = 8;
const ID_BYTES = 16;
const FIXED_BYTES = TIME_BYTES + ID_BYTES;

/** `list` identifies the list, including account and environment, so that a cursor works in no other list. */
export function pageCursors(keys: KeyFamily): Cursors {
  const sign = ({ bytes: key }: DataKey, list: string, start: Buffer) =>
    createHmac('sha256', key).update(list).update('\0').update(start).digest().subarray(0, SIGNATURE_BYTES);

  function encode(list: string, { at, id, key = '' }: PageStart): string {
    const fixed = Buffer.alloc(FIXED_BYTES);
    fixed.writeBigInt64BE(BigInt(at.getTime()));
    fixed.write(id.replaceAll('-', ''), TIME_BYTES, 'hex');
    const start = Buffer.concat([fixed, Buffer.from(key)]);
    return Buffer.concat([start, sign(keys.current(), list, start)]).toString('base64url');
  }

  return {
    at: encode,
    read(list, cursor) {
      if (cursor === undefined) return null;
      const bytes = Buffer.from(cursor, 'base64url');
      const start = bytes.subarray(0, -SIGNATURE_BYTES);
      const whole = bytes.length >= FIXED_BYTES + SIGNATURE_BYTES;
      // Decoding skips invalid characters, but a cursor must come back exactly as it was issued.
      if (!whole || bytes.toString('base64url') !== cursor) throw callErrors.INVALID_CURSOR();
      const signature = bytes.subarray(start.length);
      if (!keys.all().some((key) => timingSafeEqual(sign(key, list, start), signature))) {
        throw callErrors.INVALID_CURSOR();
      }
      const hex = start.toString('hex', TIME_BYTES, FIXED_BYTES);
      const id = [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join('-');
      if (!isUuid(id)) throw callErrors.INVALID_CURSOR();
      const key = start.toString('utf8', FIXED_BYTES);
      return { at: new Date(Number(start.readBigInt64BE())), id, ...(key && { key }) };
    },
    page(rows, limit, list, startOf) {
      const data = rows.slice(0, limit);
      const more = rows.length > limit;
      return { data, nextCursor: more ? encode(list, startOf(data[data.length - 1]!)) : null };
    },
  };
}

/** Enough rows for fast files, few enough for memory. */
const ROWS_PER_READING = 500;

/** All rows of a list, page by page, for files. */
export async function* readAllPages<Row>(
  read: (limit: number, after: PageStart | null) => Promise<Row[]>,
  startOf: (row: Row) => PageStart,
): AsyncGenerator<Row[]> {
  for (let after: PageStart | null = null; ; ) {
    const rows = await read(ROWS_PER_READING, after);
    yield rows;
    if (rows.length < ROWS_PER_READING) return;
    after = startOf(rows.at(-1)!);
  }
}
