// The token in a quote link: it contains a quote and its version, and is signed, so it needs no table.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataKey } from '../../platform/keys/data-keys.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Quote } from './quote.ts';

type LinkedQuote = Pick<Quote, 'orderId' | 'version'>;

const ID_BYTES = 16;
const CONTENT_BYTES = ID_BYTES + 2;
const MAC_BYTES = 16;

function computeMac({ bytes }: DataKey, content: Buffer): Buffer {
  return createHmac('sha256', bytes).update(content).digest().subarray(0, MAC_BYTES);
}

export function createQuoteToken(secrets: Secrets, { orderId, version }: LinkedQuote): string {
  const content = Buffer.alloc(CONTENT_BYTES);
  content.write(orderId.replaceAll('-', ''), 'hex');
  content.writeUInt16BE(version, ID_BYTES);
  return Buffer.concat([content, computeMac(secrets.quoteLinkKeys.current(), content)]).toString('base64url');
}

interface ReadToken extends LinkedQuote {
  /** When the key that signed it was replaced; null for the newest key. */
  keyReplacedAt: Date | null;
}

/** Null unless the service issued exactly this token. */
export function readQuoteToken(secrets: Secrets, token: string): ReadToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== CONTENT_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null;
  const content = bytes.subarray(0, CONTENT_BYTES);
  const mac = bytes.subarray(CONTENT_BYTES);
  const key = secrets.quoteLinkKeys.all().find((one) => timingSafeEqual(computeMac(one, content), mac));
  if (!key) return null;
  const hex = content.toString('hex', 0, ID_BYTES);
  const orderId = [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join('-');
  return { orderId, version: content.readUInt16BE(ID_BYTES), keyReplacedAt: key.replacedAt };
}
