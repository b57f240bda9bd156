// Finds a quote with its request: by request id, request number or quote number, or by a link.
import type { Scope } from '../customers/environment.ts';
import type { Core } from '../orders/core.ts';
import type { Order } from '../orders/model/order.ts';
import { findAnyOrder, findOrder } from '../orders/store.ts';
import type { Db } from '../platform/db.ts';
import { quoteErrors } from './errors.ts';
import type { Quote } from './quote.ts';
import { readQuoteToken } from './quote-link.ts';
import { findOrderIdByQuoteNumber, findQuote } from './store.ts';

/** Searches one account, or all accounts if `scope` is null. An order that never was a request has no quote. */
export async function getRequestOfQuote(db: Db, scope: Scope | null, reference: string): Promise<Order> {
  const find = (by: string) => (scope ? findOrder(db, scope, by) : findAnyOrder(db, by));
  const byNumber = async () => {
    const id = await findOrderIdByQuoteNumber(db, reference);
    return id === null ? null : find(id);
  };
  const order = (await find(reference)) ?? (await byNumber());
  if (!order || order.requestNumber === null) throw quoteErrors.QUOTE_NOT_FOUND();
  return order;
}

export interface OpenedLink {
  /** The version the link is for; a newer one may be on offer by now. */
  version: number;
  order: Order;
  quote: Quote;
}

export async function openQuoteLink({ sql, secrets }: Core, token: string): Promise<OpenedLink> {
  const link = readQuoteToken(secrets, token);
  const order = link && (await findAnyOrder(sql, link.orderId));
  const quote = order && (await findQuote(sql, order.id));
  if (!link || !order || !quote) throw quoteErrors.QUOTE_NOT_FOUND();
  return { version: link.version, order, quote };
}
