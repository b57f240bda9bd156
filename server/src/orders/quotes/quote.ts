// A quote for a request or for the change of an order: its price, its validity and its outcome.

import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import { effectiveTerms, type TermsChange } from '../../model/orders/terms-changes.ts';
import type { Price } from '../../model/prices/price.ts';

export const QUOTE_STATES = ['REQUESTED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export const VERSION_STATES = [
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'SUPERSEDED',
] as const;
type QuoteState = (typeof QUOTE_STATES)[number];

export interface Quote extends Scope {
  /** The id of the request or order: it has one quote, which can have several versions. */
  orderId: string;
  quoteNumber: string;
  version: number;
  state: Exclude<QuoteState, 'REQUESTED'>;
  price: Price;
  /** The change of an order that the newest version offers; null for a request. */
  change: OfferedChange | null;
  note: string | null;
  validUntil: Date;
  documentId: string | null;
  createdAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  decision: Record<string, unknown> | null;
}

/** The price of the change is that of the quote. */
export type OfferedChange = Omit<TermsChange, 'price'>;

/** The order as the quote offers it. */
export function quotedOrder(order: Order, quote: Quote | null): Order {
  if (quote === null || quote.change === null || quote.state === 'ACCEPTED') return order;
  return { ...order, ...effectiveTerms(order, { ...quote.change, price: quote.price }) };
}

/** One version as it was offered, and its outcome. */
export interface QuoteVersion extends Pick<Quote, 'orderId' | 'version' | 'price' | 'note' | 'validUntil'> {
  state: (typeof VERSION_STATES)[number];
  offeredAt: Date;
  /** The author, in the form of the audit; null for versions older than this field. */
  offeredBy: string | null;
  endedAt: Date | null;
  endedBy: string | null;
}

export function isExpired({ state, validUntil }: Quote, now: Date): boolean {
  return state === 'EXPIRED' || (state === 'OFFERED' && validUntil <= now);
}
