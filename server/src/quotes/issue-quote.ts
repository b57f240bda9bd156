// What the operator does with quotes: issue, revise, withdraw; and their end by time.
import type { Logger } from 'pino';
import { lineCents, type Price, vatCentsOf } from '../customers/agreements/price.ts';
import type { Agreement } from '../customers/agreements/store.ts';
import type { Letterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { ServiceError } from '../http/errors.ts';
import { type NewMail, newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import { quoteMail } from '../messages/mail/templates.ts';
import type { Actor } from '../operator/audit.ts';
import { type ChangeDeps, lockAndRead, refuseByStatus, runCommand } from '../orders/change-order.ts';
import type { Order } from '../orders/model/order.ts';
import type { NumberPool } from '../orders/number-pool.ts';
import { termsFor } from '../orders/production.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { endOfDay } from '../platform/local-time.ts';
import { type Quote, type QuoteLinks, quoteUrl } from './quote.ts';
import { renderQuote } from './render-quote.ts';
import { findExpired, findQuote, saveQuote } from './store.ts';

export interface QuoteDeps extends ChangeDeps {
  numbers: NumberPool;
  quoteLinks: QuoteLinks;
}

export interface QuoteOffer {
  lineItems: { description: string; quantity: number; unitNet: number }[];
  validUntil: Date | null;
  note: string | null;
}

/** The price of a quote is the sum of its lines; VAT as for every price of the account. */
export function priceOfOffer(letterhead: Letterhead, agreement: Agreement, offer: QuoteOffer): Price {
  const terms = termsFor(letterhead.account, agreement.terms);
  const lines = offer.lineItems.map(({ description, quantity, unitNet }) => ({
    description,
    quantity,
    unitNet: String(unitNet),
    netCents: lineCents(quantity, unitNet),
  }));
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = vatCentsOf(netCents, terms.vatRate);
  const { vatRate, currency } = terms;
  return { netCents, vatCents, grossCents: netCents + vatCents, vatRate, currency, lines, distanceKm: null };
}

interface Issue {
  actor: Actor;
  letterhead: Letterhead;
  agreement: Agreement;
  order: Order;
  offer: Pick<QuoteOffer, 'validUntil' | 'note'>;
  price: Price;
}

/** Issues the first quote of a request, or the next version of the one on offer. */
export async function issueQuote(deps: QuoteDeps, issue: Issue): Promise<{ order: Order; quote: Quote }> {
  const prepared = await prepareQuote(deps, deps.sql, issue);
  const result = await deps.sql.begin(async (tx) => {
    const order = await lockAndRead(tx, issue.order.id);
    return offerQuote(deps, tx, { ...issue, order }, prepared);
  });
  deps.wakeDeliveries();
  return result;
}

interface PreparedQuote {
  quote: Quote;
  document: NewDocument;
}

/** Number, version, validity and PDF, before anything is locked. */
export async function prepareQuote(deps: QuoteDeps, db: Db, issue: Issue): Promise<PreparedQuote> {
  const { order, letterhead, agreement, offer, price } = issue;
  const now = deps.clock.now();
  const before = await findQuote(db, order.id);
  const prefix = deps.environments[order.environment].numberPrefixes.quote;
  const days = agreement.terms.quoteValidityDays;
  const quote: Quote = {
    orderId: order.id,
    accountId: order.accountId,
    environment: order.environment,
    quoteNumber: before?.quoteNumber ?? `${prefix}${await deps.numbers.take('quote')}`,
    version: (before?.version ?? 0) + 1,
    state: 'OFFERED',
    price,
    note: offer.note,
    validUntil: offer.validUntil ?? endOfDay(now, days, letterhead.operator.timeZone),
    documentId: null,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    decidedAt: null,
    decision: null,
  };
  const document = await renderQuote(letterhead, order, quote, now);
  return { document, quote: { ...quote, documentId: document.document.id } };
}

/** The caller's transaction holds the lock of the request. */
export async function offerQuote(
  deps: QuoteDeps,
  tx: Transaction,
  { actor, order, letterhead }: Issue,
  { quote, document }: PreparedQuote,
): Promise<{ order: Order; quote: Quote }> {
  const current = await findQuote(tx, order.id);
  if ((current?.version ?? 0) + 1 !== quote.version) throw revisedMeanwhile(current!);
  const { quoteNumber, version, validUntil } = quote;
  const command = { name: 'issue_quote', quoteNumber, version, validUntil } as const;
  const documents = [document];
  const changed = await runCommand(deps, tx, { actor, order, command, refuse: refuseByStatus, documents });
  await saveQuote(tx, quote);
  await insertMails(tx, mailsOfQuote(deps, letterhead, changed, quote));
  return { order: changed, quote };
}

/** To who signs and pays; in the sandbox nobody is written to. */
function mailsOfQuote(
  deps: QuoteDeps,
  { account, operator }: Letterhead,
  order: Order,
  quote: Quote,
): NewMail[] {
  const { contractingParty: party, language } = account;
  if (order.environment === 'sandbox' || party === null) return [];
  const { accountId, environment, id: orderId } = order;
  const envelope = { accountId, environment, orderId, recipient: party.email, language };
  const url = quoteUrl(deps.publicUrl, deps.quoteLinks, quote);
  return [
    newMail(
      { ...envelope, kind: 'QUOTE' },
      quoteMail(quote, order, url, { operator, language }),
      quote.updatedAt,
    ),
  ];
}

function revisedMeanwhile(quote: Quote): ServiceError {
  return new ServiceError('QUOTE_VERSION_MISMATCH', {
    message: 'Somebody else issued a version of this quote meanwhile. Read it again.',
    details: { currentVersion: quote.version },
  });
}

async function onRequest(
  deps: ChangeDeps,
  orderId: string,
  act: (tx: Transaction, order: Order) => Promise<Order>,
): Promise<Order> {
  const order = await deps.sql.begin(async (tx) => act(tx, await lockAndRead(tx, orderId)));
  deps.wakeDeliveries();
  return order;
}

/** The request waits for a quote again, and can be quoted anew or cancelled. */
export async function withdrawQuote(deps: ChangeDeps, actor: Actor, orderId: string): Promise<Quote> {
  let ended: Quote | undefined;
  await onRequest(deps, orderId, async (tx, order) => {
    ended = await end(deps, tx, actor, order, 'WITHDRAWN');
    return order;
  });
  return ended!;
}

async function end(
  deps: ChangeDeps,
  tx: Transaction,
  actor: Actor,
  order: Order,
  state: 'WITHDRAWN' | 'EXPIRED',
): Promise<Quote> {
  const quote = await findQuote(tx, order.id);
  if (!quote) throw new ServiceError('QUOTE_NOT_OFFERED');
  if (quote.state !== 'OFFERED') {
    throw new ServiceError('QUOTE_ALREADY_DECIDED', { details: { status: quote.state } });
  }
  await runCommand(deps, tx, { actor, order, command: { name: 'withdraw_quote' }, refuse: refuseByStatus });
  const now = deps.clock.now();
  const ended: Quote = { ...quote, state, updatedAt: now, decidedAt: state === 'WITHDRAWN' ? now : null };
  await saveQuote(tx, ended);
  return ended;
}

const EXPIRED_AT_ONCE = 50;
const CLOCK: Actor = { name: 'system', door: 'clock' };

/** Ends what is past its validity; answers how many. Each in its own transaction, so that one cannot hold up all. */
export async function expireQuotes(deps: ChangeDeps & { log: Logger }): Promise<number> {
  const due = await findExpired(deps.sql, deps.clock.now(), EXPIRED_AT_ONCE);
  let handled = 0;
  for (const orderId of due) {
    try {
      await expireQuote(deps, orderId);
      handled += 1;
    } catch (error) {
      deps.log.warn({ err: error, orderId }, 'A quote could not be ended; it is tried again');
    }
  }
  return handled;
}

async function expireQuote(deps: ChangeDeps, orderId: string): Promise<void> {
  await onRequest(deps, orderId, async (tx, order) => {
    const quote = await findQuote(tx, orderId);
    const stillDue = quote?.state === 'OFFERED' && quote.validUntil <= deps.clock.now();
    if (stillDue) await end(deps, tx, CLOCK, order, 'EXPIRED');
    return order;
  });
}
