// Who opens a tracking page: a signed token in a cookie or in the link of a mail, so that it needs no table.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DataKey } from '../../platform/keys/data-keys.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** MAIL: by a link that was sent to the address of the order. PAGE: anybody with the tracking number. */
const ORIGINS = ['MAIL', 'PAGE'] as const;
type Origin = (typeof ORIGINS)[number];

export interface Visitor {
  orderId: string;
  visitorId: string;
  origin: Origin;
}

const ID_BYTES = 16;
const CONTENT_BYTES = 1 + 2 * ID_BYTES;
const MAC_BYTES = 16;
/** The key also signs links of quotes, whose content is shorter. */
const PURPOSE = 'tracking visitor';

function computeMac({ bytes }: DataKey, content: Buffer): Buffer {
  return createHmac('sha256', bytes).update(PURPOSE).update(content).digest().subarray(0, MAC_BYTES);
}

export function createVisitorToken(secrets: Secrets, { orderId, visitorId, origin }: Visitor): string {
  const content = Buffer.alloc(CONTENT_BYTES);
  content[0] = ORIGINS.indexOf(origin);
  content.write(orderId.replaceAll('-', ''), 1, 'hex');
  content.write(visitorId.replaceAll('-', ''), 1 + ID_BYTES, 'hex');
  return Buffer.concat([content, computeMac(secrets.quoteLinkKeys.current(), content)]).toString('base64url');
}

/** Null unless the service issued exactly this token. */
export function readVisitorToken(secrets: Secrets, token: string): Visitor | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== CONTENT_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null;
  const content = bytes.subarray(0, CONTENT_BYTES);
  const mac = bytes.subarray(CONTENT_BYTES);
  const isSigned = secrets.quoteLinkKeys.all().some((key) => timingSafeEqual(computeMac(key, content), mac));
  const origin = ORIGINS[content[0]!];
  if (!isSigned || origin === undefined) return null;
  return { origin, orderId: uuidAt(content, 1), visitorId: uuidAt(content, 1 + ID_BYTES) };
}

function uuidAt(content: Buffer, start: number): string {
  return uuidOf(content.subarray(start, start + ID_BYTES));
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join('-');
}

/** The same in every mail about the order to this address. */
export function visitorOfMail(orderId: string, email: string): Visitor {
  const visitorId = uuidOf(createHash('sha256').update(`${orderId} ${email.toLowerCase()}`).digest());
  return { orderId, visitorId, origin: 'MAIL' };
}
