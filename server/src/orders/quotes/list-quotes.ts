// An account's quotes: undecided ones by deadline, all others newest first.
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Core } from '../records/core.ts';
import { findOrdersById } from '../records/store.ts';
import type { Quote } from './quote.ts';
import { listQuotes } from './store.ts';

export const QUOTE_VIEWS = ['toDecide', 'decided'] as const;
export type QuoteView = (typeof QUOTE_VIEWS)[number];

export interface QuotedRequest {
  order: Order;
  quote: Quote;
}

export async function listQuotedRequests(
  { sql, clock }: Core,
  scope: Scope,
  view: QuoteView,
  limit: number,
  after: PageStart | null,
): Promise<QuotedRequest[]> {
  const quotes = await listQuotes(
    sql,
    { ...scope, toDecide: view === 'toDecide', now: clock.now() },
    limit,
    after,
  );
  const orders = await findOrdersById(
    sql,
    scope,
    quotes.map(({ orderId }) => orderId),
  );
  return quotes.map((quote) => ({ quote, order: orders.get(quote.orderId)! }));
}

export function quotePageStart(view: QuoteView) {
  return ({ quote }: QuotedRequest): PageStart => ({
    at: view === 'toDecide' ? quote.validUntil : quote.createdAt,
    id: quote.orderId,
  });
}
