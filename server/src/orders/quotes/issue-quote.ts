// The operator's actions on quotes (issue, revise, withdraw), and their expiry.
import { isDeepStrictEqual } from 'node:util';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type Letterhead, loadLetterhead, partyMissing } from '../../documents/letterhead.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import { HIDDEN_TOKEN, type NewMail } from '../../messages/mail/mail.ts';
import { quoteMail } from '../../messages/mail/quote-mails.ts';
import { isTest } from '../../model/environment.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import { formatNumber } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import { MAX_PRICE_CENTS, type OfferedLine, type Price, priceOfLines } from '../../model/prices/price.ts';
import type { Actor } from '../../operator/audit.ts';
import { runJob } from '../../operator/jobs/failed-job.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { endOfDay } from '../../platform/time-zones.ts';
import { applyCommand, refuseByStatus, refuseInSandbox } from '../act/apply-command.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import { mailToContractingParty } from '../notify/contracting-party-mails.ts';
import type { Core } from '../records/core.ts';
import { getAnyOrder } from '../records/find-order.ts';
import { quoteErrors } from './errors.ts';
import type { OfferedChange, Quote } from './quote.ts';
import { createQuoteToken } from './quote-link.ts';
import { renderQuote } from './render-quote.ts';
import { findExpiredQuotes, findQuote, saveQuote } from './store.ts';

export interface QuoteOffer {
  lineItems: OfferedLine[];
  /** By default the agreement's validity, up to the end of the day. */
  validUntil: Date | null;
  note: string | null;
  /** The version that the author saw, 0 for none; by default the current one. */
  seenVersion?: number | undefined;
}

export interface QuotedOrder {
  order: Order;
  quote: Quote;
}

export function validityProblems(validUntil: Date | null, now: Date): FieldProblem[] {
  if (validUntil === null || validUntil > now) return [];
  return [
    {
      field: 'validUntil',
      code: 'too_small',
      message: 'The validity must end in the future.',
      reason: 'not_future',
    },
  ];
}

/** Issues the first quote of a request, or the next version of the one on offer. */
export function issueQuote(
  core: Core,
  actor: Actor,
  reference: string,
  { lineItems, validUntil, note, seenVersion }: QuoteOffer,
): Promise<QuotedOrder> {
  const wrong = validityProblems(validUntil, core.clock.now());
  if (wrong.length > 0) throw invalidFields(wrong);
  let seen = seenVersion;
  return runOnOrder(core, {
    async find(db) {
      const order = await getAnyOrder(db, reference);
      seen ??= (await findQuote(db, order.id))?.version ?? 0;
      return order;
    },
    async prepare(order) {
      if (isTest(order.environment)) throw refuseInSandbox(order, { name: 'issue_quote' });
      const letterhead = await loadLetterhead(core.sql, order.accountId);
      const missing = isAllowed('issue_quote', order) ? partyMissing(letterhead, order) : null;
      if (missing) throw missing;
      const { agreement } = await core.agreements.forOrder(order.accountId, order, order.createdAt);
      const price = priceOfOffer(letterhead, agreement, lineItems);
      if (seenVersion !== undefined) {
        const before = await findQuote(core.sql, order.id);
        const end = validUntil ?? usualValidity(core, letterhead, agreement);
        if (before?.version === seenVersion && repeatsOffer(before, { price, note, validUntil: end })) {
          throw quoteErrors.QUOTE_UNCHANGED({ details: { currentVersion: before.version } });
        }
      }
      const prepared = await prepareQuote(core, order, letterhead, agreement, { price, validUntil, note });
      if (prepared.quote.version !== seen! + 1) throw revisedConcurrently(prepared.quote.version - 1);
      return prepared;
    },
    act: (tx, order, prepared) => offerQuote(core, tx, actor, order, prepared),
  });
}

/**
 * Whether the next version would say the same as the one on offer. Checked only for callers who name the version that
 * they saw: others may send their offer again without knowing that it arrived. Forms have no seconds.
 */
function repeatsOffer(before: Quote, next: Pick<Quote, 'price' | 'note' | 'validUntil'>): boolean {
  const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);
  return (
    before.state === 'OFFERED' &&
    before.note === next.note &&
    minuteOf(before.validUntil) === minuteOf(next.validUntil) &&
    isDeepStrictEqual(before.price, next.price)
  );
}

function priceOfOffer(
  { account }: Letterhead,
  { terms }: Agreement,
  lineItems: QuoteOffer['lineItems'],
): Price {
  const price = priceOfLines(account, terms, lineItems);
  if (price.netCents < 0)
    throw wrongSum('too_small', 'discount_too_large', 'The discounts are larger than the price.');
  if (price.netCents > MAX_PRICE_CENTS)
    throw wrongSum('too_big', 'sum_too_large', 'The sum is larger than 1,000,000,000.');
  return price;
}

function wrongSum(code: FieldProblem['code'], reason: NonNullable<FieldProblem['reason']>, message: string) {
  return invalidFields([{ field: 'lineItems', code, message, reason }]);
}

export type DraftedQuote = Pick<Quote, 'quoteNumber' | 'version' | 'validUntil' | 'note' | 'price'>;

/** Previews the quote without writing anything. It shows the request's number until it has its own number. */
export async function draftQuote(
  core: Core,
  reference: string,
  { lineItems, validUntil, note }: QuoteOffer,
): Promise<{ order: Order; letterhead: Letterhead; draft: DraftedQuote }> {
  const wrong = validityProblems(validUntil, core.clock.now());
  if (wrong.length > 0) throw invalidFields(wrong);
  const order = await getAnyOrder(core.sql, reference);
  if (isTest(order.environment)) throw refuseInSandbox(order, { name: 'issue_quote' });
  if (!isAllowed('issue_quote', order)) throw refuseByStatus(order, { name: 'issue_quote' });
  const [letterhead, { agreement }, before] = await Promise.all([
    loadLetterhead(core.sql, order.accountId),
    core.agreements.forOrder(order.accountId, order, order.createdAt),
    findQuote(core.sql, order.id),
  ]);
  const draft = {
    quoteNumber: before?.quoteNumber ?? order.requestNumber!,
    version: (before?.version ?? 0) + 1,
    validUntil: validUntil ?? usualValidity(core, letterhead, agreement),
    note,
    price: priceOfOffer(letterhead, agreement, lineItems),
  };
  return { order, letterhead, draft };
}

/** By the agreement, up to the end of the day. */
export function usualValidity(
  { clock }: Core,
  { operator }: Pick<Letterhead, 'operator'>,
  { terms }: Pick<Agreement, 'terms'>,
): Date {
  return endOfDay(clock.now(), terms.quoteValidityDays, operator.timeZone);
}

export function revisedConcurrently(currentVersion: number): ServiceError {
  return quoteErrors.QUOTE_VERSION_MISMATCH({
    message: 'Another user issued a version of this quote in the meantime. Read it again.',
    details: { currentVersion },
  });
}

export interface PreparedQuote {
  quote: Quote;
  document: NewDocument;
  mails: NewMail[];
}

/** Prepares number, version, validity, PDF and mail before anything is locked. */
export async function prepareQuote(
  core: Core,
  order: Order,
  letterhead: Letterhead,
  agreement: Agreement,
  offer: { price: Price; validUntil: Date | null; note: string | null; change?: OfferedChange },
): Promise<PreparedQuote> {
  const now = core.clock.now();
  const { id: orderId, accountId, environment } = order;
  const before = await findQuote(core.sql, orderId);
  const offered: Quote = {
    orderId,
    accountId,
    environment,
    quoteNumber: before?.quoteNumber ?? formatNumber('quote', environment, await core.numbers.take('quote')),
    version: (before?.version ?? 0) + 1,
    state: 'OFFERED',
    price: offer.price,
    change: offer.change ?? null,
    note: offer.note,
    validUntil: offer.validUntil ?? usualValidity(core, letterhead, agreement),
    documentId: null,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    decidedAt: null,
    decision: null,
  };
  const document = await renderQuote(core, letterhead, order, offered, now);
  const quote = { ...offered, documentId: document.document.id };
  return { quote, document, mails: buildQuoteMails(core, letterhead, order, quote) };
}

function buildQuoteMails(core: Core, letterhead: Letterhead, order: Order, quote: Quote): NewMail[] {
  const { links, secrets } = core;
  const { documentId, updatedAt: now } = quote;
  return mailToContractingParty(core, letterhead, order, {
    write: (party, letterContext) => quoteMail(quote, order, links.quote(HIDDEN_TOKEN), party, letterContext),
    linkToken: secrets.encrypt(createQuoteToken(secrets, quote)),
    documentId,
    now,
  });
}

/** Must run in a transaction that holds the lock on the request. */
export async function offerQuote(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  { quote, document, mails }: PreparedQuote,
): Promise<QuotedOrder> {
  const { quoteNumber, version, validUntil } = quote;
  const command = { name: 'issue_quote', quoteNumber, version, validUntil } as const;
  const changed = await applyCommand(core, tx, order, { actor, command, documents: [document], mails });
  await saveQuote(tx, quote, actor.name);
  return { order: changed, quote };
}

/** A request then waits for a quote again: it can be quoted again or cancelled. An order stays as it is. */
export function withdrawQuote(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
): Promise<QuotedOrder> {
  return runOnOrder(core, {
    find,
    async act(tx, order) {
      if (isTest(order.environment)) throw refuseInSandbox(order, { name: 'withdraw_quote' });
      const quote = await findQuote(tx, order.id);
      if (!quote) throw quoteErrors.QUOTE_NOT_OFFERED();
      if (quote.state !== 'OFFERED') {
        throw quoteErrors.QUOTE_ALREADY_DECIDED({ details: { status: quote.state } });
      }
      const decidedAt = core.clock.now();
      return endQuote(core, tx, actor, order, { ...quote, state: 'WITHDRAWN', decidedAt });
    },
  });
}

async function endQuote(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  ended: Quote,
): Promise<QuotedOrder> {
  const name = order.kind === 'ORDER' ? 'withdraw_change' : 'withdraw_quote';
  const command = { name, ...(ended.state === 'EXPIRED' && { expired: true }) } as const;
  const changed = await applyCommand(core, tx, order, { actor, command });
  const quote = { ...ended, updatedAt: core.clock.now() };
  await saveQuote(tx, quote, actor.name);
  return { order: changed, quote };
}

const EXPIRY_BATCH_SIZE = 50;
const CLOCK_ACTOR: Actor = { name: 'system', channel: 'clock' };

/**
 * Expires overdue quotes and returns their number. Each has its own transaction, so a failure affects no
 * other.
 */
export async function expireQuotes(core: Core): Promise<number> {
  const due = await findExpiredQuotes(core.sql, core.clock.now(), EXPIRY_BATCH_SIZE);
  let handled = 0;
  for (const orderId of due) {
    const job = { kind: 'QUOTES', subject: orderId, orderId } as const;
    const expire = () => expireQuote(core, orderId, core.clock.now());
    if (await runJob(core, job, expire)) handled += 1;
  }
  return handled;
}

/** Expires the quote if it is on offer and no longer valid at this time; returns the end of its validity, or null. */
export function expireQuote(core: Core, orderId: string, at: Date): Promise<Date | null> {
  return runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    async act(tx, order) {
      const quote = await findQuote(tx, orderId);
      if (quote?.state !== 'OFFERED' || quote.validUntil > at) return null;
      await endQuote(core, tx, CLOCK_ACTOR, order, { ...quote, state: 'EXPIRED' });
      return quote.validUntil;
    },
  });
}
