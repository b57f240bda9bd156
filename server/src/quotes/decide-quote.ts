// Accepting and declining a quote, by API or by the link: one wins, and the order has exactly the quoted price.
import type { Price } from '../customers/agreements/price.ts';
import type { Agreement } from '../customers/agreements/store.ts';
import type { Letterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { PdfAcceptance } from '../documents/pdf/document.ts';
import { ServiceError } from '../http/errors.ts';
import type { Actor } from '../operator/audit.ts';
import { lockAndRead, refuseByStatus, runCommand } from '../orders/change-order.ts';
import type { Order } from '../orders/model/order.ts';
import type { Transaction } from '../platform/db.ts';
import type { QuoteDeps } from './issue-quote.ts';
import type { Quote } from './quote.ts';
import { renderQuote } from './render-quote.ts';
import { findQuote, saveQuote } from './store.ts';

/** The quote if it can be decided on now; otherwise the 409 that says why not. */
export function decidable(quote: Quote | null, version: number | undefined, now: Date): Quote {
  if (quote === null) throw new ServiceError('QUOTE_NOT_OFFERED');
  if (quote.state === 'EXPIRED' || (quote.state === 'OFFERED' && quote.validUntil <= now)) {
    throw new ServiceError('QUOTE_EXPIRED', { details: { validUntil: quote.validUntil } });
  }
  if (quote.state !== 'OFFERED') {
    throw new ServiceError('QUOTE_ALREADY_DECIDED', { details: { status: quote.state } });
  }
  if (version !== undefined && version !== quote.version) {
    throw new ServiceError('QUOTE_VERSION_MISMATCH', { details: { currentVersion: quote.version } });
  }
  return quote;
}

export interface Acceptance {
  actor: Actor;
  letterhead: Letterhead;
  agreement: Agreement;
  order: Order;
  version: number | undefined;
  /** Name and, by the link, the signature. */
  accepted: PdfAcceptance;
}

/** Acceptance and the order that comes of it, in one transaction. */
export async function acceptQuote(
  deps: QuoteDeps,
  acceptance: Acceptance,
): Promise<{ order: Order; quote: Quote }> {
  const { order: request, letterhead, agreement, actor, accepted } = acceptance;
  const now = deps.clock.now();
  const seen = decidable(await findQuote(deps.sql, request.id), acceptance.version, now);
  const document = await renderQuote(letterhead, request, seen, now, accepted);
  const orderNumber = await nextOrderNumber(deps, request);
  const result = await deps.sql.begin(async (tx) => {
    const order = await lockAndRead(tx, request.id);
    // What was rendered is what is accepted: any other version that came meanwhile is refused.
    const { order: noted, quote } = await noteAcceptance(deps, tx, actor, order, accepted, seen.version);
    const conversion = { actor, order: noted, agreement, orderNumber, price: quote.price, document };
    const converted = await convert(deps, tx, conversion);
    await deps.environments[order.environment].onConverted(tx, converted.id, now);
    return { order: converted, quote };
  });
  deps.wakeDeliveries();
  return result;
}

export async function nextOrderNumber(deps: QuoteDeps, { environment }: Order): Promise<string> {
  return `${deps.environments[environment].numberPrefixes.order}${await deps.numbers.take('order')}`;
}

/** The first half: the quote is decided, the order is still being made. */
export async function noteAcceptance(
  deps: QuoteDeps,
  tx: Transaction,
  actor: Actor,
  order: Order,
  accepted: PdfAcceptance,
  version: number | undefined,
): Promise<{ order: Order; quote: Quote }> {
  const now = deps.clock.now();
  const quote = decidable(await findQuote(tx, order.id), version, now);
  const command = { name: 'accept_quote' } as const;
  const changed = await runCommand(deps, tx, { actor, order, command, refuse: refuseByStatus });
  const { mark, name: by } = accepted;
  const decision = { by, method: mark.method };
  const decided: Quote = { ...quote, state: 'ACCEPTED', updatedAt: now, decidedAt: now, decision };
  await saveQuote(tx, decided);
  return { order: changed, quote: decided };
}

interface Conversion {
  actor: Actor;
  order: Order;
  agreement: Agreement;
  orderNumber: string;
  price: Price;
  document: NewDocument;
}

/** The second half: the request becomes an order with exactly the quoted price. */
export async function convert(deps: QuoteDeps, tx: Transaction, conversion: Conversion): Promise<Order> {
  const { actor, order, agreement, orderNumber, price, document } = conversion;
  const name =
    agreement.terms.release === 'MANUAL' && order.environment === 'production' ? 'convert_held' : 'convert';
  const command = { name, orderNumber, price } as const;
  return runCommand(deps, tx, { actor, order, command, refuse: refuseByStatus, documents: [document] });
}

export async function declineQuote(
  deps: QuoteDeps,
  actor: Actor,
  orderId: string,
  reason: string | undefined,
  version?: number,
): Promise<{ order: Order; quote: Quote }> {
  const result = await deps.sql.begin(async (tx) => {
    const order = await lockAndRead(tx, orderId);
    const now = deps.clock.now();
    const quote = decidable(await findQuote(tx, orderId), version, now);
    const command = { name: 'decline_quote' as const, reason };
    const changed = await runCommand(deps, tx, { actor, order, command, refuse: refuseByStatus });
    const declined: Quote = {
      ...quote,
      state: 'DECLINED',
      updatedAt: now,
      decidedAt: now,
      decision: { reason: reason ?? null },
    };
    await saveQuote(tx, declined);
    return { order: changed, quote: declined };
  });
  deps.wakeDeliveries();
  return result;
}
