// A quote of a request: what it costs, until when, and what became of it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Price } from '../customers/agreements/price.ts';
import type { Environment } from '../http/trace.ts';

export const QUOTE_STATES = ['REQUESTED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export interface Quote {
  /** The request's id: a request has one quote, in versions. */
  orderId: string;
  accountId: string;
  environment: Environment;
  quoteNumber: string;
  version: number;
  state: Exclude<QuoteState, 'REQUESTED'>;
  price: Price;
  note: string | null;
  validUntil: Date;
  documentId: string | null;
  createdAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  decision: Record<string, unknown> | null;
}

const MAC_BYTES = 16;

/** Links need no table: what they are for is in them, and a keyed hash says that we made them. */
export interface QuoteLinks {
  write(quote: Pick<Quote, 'orderId' | 'version'>): string;
  read(token: string): { orderId: string; version: number } | null;
}

export function quoteLinks(key: Buffer): QuoteLinks {
  const mac = (content: Buffer) => createHmac('sha256', key).update(content).digest().subarray(0, MAC_BYTES);
  return {
    write({ orderId, version }) {
      const content = Buffer.alloc(18);
      content.write(orderId.replaceAll('-', ''), 'hex');
      content.writeUInt16BE(version, 16);
      return Buffer.concat([content, mac(content)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 18 + MAC_BYTES || bytes.toString('base64url') !== token) return null;
      const content = bytes.subarray(0, 18);
      if (!timingSafeEqual(mac(content), bytes.subarray(18))) return null;
      const hex = content.toString('hex', 0, 16);
      const orderId = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
      return { orderId, version: content.readUInt16BE(16) };
    },
  };
}

export function quoteUrl(
  publicUrl: string,
  links: QuoteLinks,
  quote: Pick<Quote, 'orderId' | 'version'>,
): string {
  return `${publicUrl}/q/${links.write(quote)}`;
}
