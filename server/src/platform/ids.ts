// Identifiers and secrets: time-ordered UUIDs and random texts in a given alphabet.
import { randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Crockford's alphabet has no I, L, O or U, so a number read out over the phone cannot be misheard. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

let sequence = 0;
/** Many ids are created in one millisecond and share their first characters. */
let timeText = '';
let timeTextOf = Number.NaN;

/** Generated here, because PostgreSQL 15 has no UUIDv7. Ids from one process sort by creation. */
export function uuidv7(now: Date): string {
  const time = now.getTime();
  if (time !== timeTextOf) {
    const digits = time.toString(16).padStart(12, '0');
    timeText = `${digits.slice(0, 8)}-${digits.slice(8)}-`;
    timeTextOf = time;
  }
  // The 26 bits after the time are a counter, so that ids from the same millisecond sort in order.
  sequence = (sequence + 1) & 0x3ffffff;
  const counted = `${HEX[0x70 | (sequence >>> 22)]}${HEX[(sequence >>> 14) & 0xff]}-${HEX[0x80 | ((sequence >>> 8) & 0x3f)]}${HEX[sequence & 0xff]}`;
  return `${timeText}${counted}-${hexByte()}${hexByte()}${hexByte()}${hexByte()}${hexByte()}${hexByte()}`;
}

/** The creation time that a UUIDv7 starts with; arbitrary for other kinds of id. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let used = 0;

/** Each byte is used once. Requesting many random bytes at a time costs a fraction of single requests. */
function randomByte(): number {
  if (used === pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += 1;
  return pool[used - 1]!;
}

function hexByte(): string {
  return HEX[randomByte()]!;
}

/** Avoids modulo bias: discards bytes beyond the last whole multiple of the alphabet. */
function randomText(alphabet: string, length: number): string {
  const usable = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < usable) text += alphabet[byte % alphabet.length];
  }
  return text;
}

export function randomBase62(length: number): string {
  return randomText(BASE62, length);
}

export function randomCrockford(length: number): string {
  return randomText(CROCKFORD, length);
}
