// Identifiers and secrets: time-ordered UUIDs and random texts in a given alphabet.
import { randomBytes, randomUUID } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Crockford's alphabet has no I, L, O or U, so a number read out over the phone cannot be misheard. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

let sequence = 0;

/** Generated here because PostgreSQL 15 has no UUIDv7. Ids from one process sort by creation. */
export function uuidv7(now: Date): string {
  // The 26 bits after the time are a counter, so that ids from the same millisecond sort in order.
  sequence = (sequence + 1) & 0x3ffffff;
  const time = now.getTime().toString(16).padStart(12, '0');
  const upper = (0x7000 | (sequence >>> 14)).toString(16);
  const lower = (0x8000 | (sequence & 0x3fff)).toString(16);
  // randomUUID costs a tenth of randomBytes(16), and its last group is all we need.
  return `${time.slice(0, 8)}-${time.slice(8)}-${upper}-${lower}-${randomUUID().slice(24)}`;
}

/** When an id was made, by the time it begins with; anything for an id of another kind. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

/** Each byte is handed out once. Asking the system for many at a time costs a fraction of asking every time. */
function freshBytes(count: number): Buffer {
  if (pool.length < count) pool = randomBytes(Math.max(POOL_BYTES, count));
  const taken = pool.subarray(0, count);
  pool = pool.subarray(count);
  return taken;
}

/** Avoids modulo bias: discards bytes beyond the last whole multiple of the alphabet. */
function randomText(alphabet: string, length: number): string {
  const usable = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of freshBytes(length)) {
      if (byte < usable && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

export function randomBase62(length: number): string {
  return randomText(BASE62, length);
}

export function randomCrockford(length: number): string {
  return randomText(CROCKFORD, length);
}
