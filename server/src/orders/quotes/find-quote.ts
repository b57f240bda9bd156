// Finds a quote with its request: by request id, request number or quote number, or by a link.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { findAccount } from '../../customers/accounts/store.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import type { Document } from '../../documents/document.ts';
import { findDocument, listDocuments } from '../../documents/store.ts';
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { findAnyOrder, findOrder } from '../records/store.ts';
import { quoteErrors } from './errors.ts';
import { isExpired, type Quote, quotedOrder } from './quote.ts';
import { readQuoteToken } from './quote-link.ts';
import { findOrderIdByQuoteNumber, findQuote } from './store.ts';

/** Searches one account, or all accounts if `scope` is null. An order that never was a request has none. */
export async function getRequestOfQuote(db: Db, scope: Scope | null, reference: string): Promise<Order> {
  const order = await getQuotedOrder(db, scope, reference);
  if (order.requestNumber === null) throw quoteErrors.QUOTE_NOT_FOUND();
  return order;
}

/** The same, also for an order of which a change was offered. */
export async function getQuotedOrder(db: Db, scope: Scope | null, reference: string): Promise<Order> {
  const find = (by: string) => (scope ? findOrder(db, scope, by) : findAnyOrder(db, by));
  const byNumber = async () => {
    const id = await findOrderIdByQuoteNumber(db, reference);
    return id === null ? null : find(id);
  };
  const order = (await find(reference)) ?? (await byNumber());
  if (!order || (order.requestNumber === null && order.quoteNumber === null))
    throw quoteErrors.QUOTE_NOT_FOUND();
  return order;
}

/** Whether a link can still be used, and if not, why. */
export const LINK_STATES = ['OPEN', 'SUPERSEDED', 'EXPIRED', 'DECIDED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface OpenedLink {
  /** The version the link is for; a newer one may be on offer by now. */
  version: number;
  state: LinkState;
  order: Order;
  quote: Quote;
}

/** How long a link can still be read once its quote is decided or expired. */
const READABLE_AFTERWARDS_MS = 30 * DAY_MS;

export async function openQuoteLink({ sql, secrets, clock }: Core, token: string): Promise<OpenedLink> {
  const link = readQuoteToken(secrets, token);
  const order = link && (await findAnyOrder(sql, link.orderId));
  const quote = order && (await findQuote(sql, order.id));
  const now = clock.now();
  const account = order && (await findAccount(sql, order.accountId));
  if (!link || !order || !quote || !account || isOver(quote, now)) throw quoteErrors.QUOTE_NOT_FOUND();
  if (isForged(link, quote)) throw quoteErrors.QUOTE_NOT_FOUND();
  if (account.status === 'SUSPENDED') throw accessErrors.ACCOUNT_SUSPENDED();
  const state = linkState(quote, link.version, now);
  return { version: link.version, state, order: quotedOrder(order, quote), quote };
}

/**
 * Before a decision: the holder of an older link must not learn the outcome of the version that replaced it.
 */
export function refuseSuperseded({ state, quote }: OpenedLink): void {
  if (state !== 'SUPERSEDED') return;
  throw quoteErrors.QUOTE_VERSION_MISMATCH({ details: { currentVersion: quote.version } });
}

function linkState(quote: Quote, version: number, now: Date): LinkState {
  if (quote.version !== version) return 'SUPERSEDED';
  if (isExpired(quote, now)) return 'EXPIRED';
  return quote.state === 'OFFERED' ? 'OPEN' : 'DECIDED';
}

/** A link in a mail outlives its key. But a replaced key signs no quote that was issued after its end. */
function isForged(
  { version, keyReplacedAt }: { version: number; keyReplacedAt: Date | null },
  quote: Quote,
): boolean {
  return keyReplacedAt !== null && quote.version === version && quote.createdAt > keyReplacedAt;
}

/** An undecided quote ends with its validity. */
function isOver({ decidedAt, validUntil }: Quote, now: Date): boolean {
  return now.getTime() - (decidedAt ?? validUntil).getTime() >= READABLE_AFTERWARDS_MS;
}

/** The PDF for the reader of a link: the offer, or the signed quote once it is accepted. */
export async function documentOfLink(db: Db, { order, quote, state }: OpenedLink): Promise<Document | null> {
  if (state === 'SUPERSEDED') return null;
  if (quote.state === 'ACCEPTED') {
    const signed = (await listDocuments(db, order.id)).findLast(({ kind }) => kind === 'SIGNED_QUOTE');
    if (signed) return signed;
  }
  return quote.documentId === null ? null : findDocument(db, order.id, quote.documentId);
}
