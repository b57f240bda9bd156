// Accepts or declines a quote, by API or link: only one decision wins, and the order gets the quoted price.
import { loadLetterhead } from '../../documents/letterhead.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { quoteAcceptedMail } from '../../messages/mail/quote-mails.ts';
import type { WithOrigin } from '../../model/orders/effects.ts';
import { formatNumber } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Acceptance } from '../../model/orders/protocol.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { applyCommand } from '../act/apply-command.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import { mailToContractingParty } from '../notify/contracting-party-mails.ts';
import type { Core } from '../records/core.ts';
import { quoteErrors } from './errors.ts';
import type { QuotedOrder } from './issue-quote.ts';
import { isExpired, type Quote, quotedOrder } from './quote.ts';
import { renderQuote } from './render-quote.ts';
import { findQuote, saveQuote } from './store.ts';

/** Returns the quote if it can be decided now, otherwise throws a 409 with the reason. */
function requireDecidable(quote: Quote | null, version: number | undefined, now: Date): Quote {
  if (quote === null) throw quoteErrors.QUOTE_NOT_OFFERED();
  if (isExpired(quote, now)) {
    throw quoteErrors.QUOTE_EXPIRED({ details: { validUntil: quote.validUntil } });
  }
  if (quote.state !== 'OFFERED') {
    throw quoteErrors.QUOTE_ALREADY_DECIDED({ details: { status: quote.state } });
  }
  if (version !== undefined && version !== quote.version) {
    throw quoteErrors.QUOTE_VERSION_MISMATCH({ details: { currentVersion: quote.version } });
  }
  return quote;
}

export interface Decision {
  actor: Actor;
  find: (db: Db) => Promise<Order>;
  /** The version decided on; by default the one on offer. */
  version: number | undefined;
  /** Only for a decision by link. */
  origin?: WithOrigin;
}

/**
 * Accepts the quote and creates the order, or changes it as offered, in one transaction. By API only if the agreement
 * allows it.
 */
export function acceptQuote(
  core: Core,
  { actor, find, version, origin }: Decision,
  acceptance: Acceptance,
): Promise<QuotedOrder> {
  return runOnOrder(core, {
    find,
    async prepare(order) {
      const { terms } = await core.agreements.current(order.accountId);
      if (acceptance.mark.method === 'API' && !terms.quoteAcceptanceViaApi) {
        throw quoteErrors.QUOTE_ACCEPTANCE_NOT_AGREED();
      }
      const quote = requireDecidable(await findQuote(core.sql, order.id), version, core.clock.now());
      return { seen: quote.version, ...(await prepareConversion(core, order, quote, acceptance)) };
    },
    async act(tx, order, { seen, ...conversion }) {
      if (order.kind === 'ORDER')
        return acceptChange(core, tx, { actor, order, acceptance, version: seen, origin }, conversion);
      // Accept exactly the version that was rendered, and refuse if another one was issued in between.
      const noted = await recordAcceptance(core, tx, actor, order, acceptance, seen, origin);
      const converted = await convertToOrder(core, tx, actor, noted.order, noted.quote, conversion);
      await core.policies[order.environment].onConverted(tx, order.id, core.clock.now());
      return { order: converted, quote: noted.quote };
    },
  });
}

interface PreparedConversion {
  orderNumber: string;
  document: NewDocument;
  mails: NewMail[];
}

export async function prepareConversion(
  core: Core,
  order: Order,
  quote: Quote,
  acceptance: Acceptance,
): Promise<PreparedConversion> {
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const orderNumber =
    order.orderNumber ?? formatNumber('order', order.environment, await core.numbers.take('order'));
  const ordered = { ...quotedOrder(order, quote), orderNumber };
  const now = core.clock.now();
  const document = await renderQuote(core, letterhead, ordered, quote, now, acceptance);
  const url = core.links.tracking(order.trackingNumber);
  const mails = mailToContractingParty(core, letterhead, order, {
    write: (party, letterContext) => quoteAcceptedMail(quote, acceptance, ordered, url, party, letterContext),
    documentId: document.document.id,
    now,
  });
  return { document, orderNumber, mails };
}

/** Step one: the quote is accepted, the request is not an order yet. */
export async function recordAcceptance(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  { mark, name: by }: Acceptance,
  version: number | undefined,
  origin: WithOrigin = {},
): Promise<QuotedOrder> {
  const quote = requireDecidable(await findQuote(tx, order.id), version, core.clock.now());
  const command = { name: 'accept_quote' as const, ...origin };
  const changed = await applyCommand(core, tx, order, { actor, command });
  const decision = { by, method: mark.method, ...origin };
  return { order: changed, quote: await saveAccepted(core, tx, actor, quote, decision) };
}

async function saveAccepted(
  { clock }: Core,
  tx: Transaction,
  actor: Actor,
  quote: Quote,
  decision: Quote['decision'],
): Promise<Quote> {
  const now = clock.now();
  const decided: Quote = { ...quote, state: 'ACCEPTED', updatedAt: now, decidedAt: now, decision };
  await saveQuote(tx, decided, actor.name);
  return decided;
}

interface AcceptedChange {
  actor: Actor;
  order: Order;
  acceptance: Acceptance;
  version: number;
  origin: WithOrigin | undefined;
}

/** The order changes as offered, on top of what else changed since, and gets exactly the quoted price. */
async function acceptChange(
  core: Core,
  tx: Transaction,
  { actor, order, acceptance: { mark, name: by }, version, origin = {} }: AcceptedChange,
  { document, mails }: PreparedConversion,
): Promise<QuotedOrder> {
  const quote = requireDecidable(await findQuote(tx, order.id), version, core.clock.now());
  const command = { name: 'accept_change', ...quote.change!, price: quote.price, ...origin } as const;
  const changed = await applyCommand(core, tx, order, { actor, command, documents: [document], mails });
  const decision = { by, method: mark.method, ...origin };
  return { order: changed, quote: await saveAccepted(core, tx, actor, quote, decision) };
}

/** Step two: the request becomes an order with exactly the quoted price. */
export async function convertToOrder(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  { price }: Quote,
  { orderNumber, document, mails }: PreparedConversion,
): Promise<Order> {
  const { terms } = await core.agreements.current(order.accountId, tx);
  const held = core.policies[order.environment].requiresRelease(terms);
  const command = { name: held ? 'convert_held' : 'convert', orderNumber, price } as const;
  return applyCommand(core, tx, order, { actor, command, documents: [document], mails });
}

export function declineQuote(
  core: Core,
  { actor, find, version, origin = {} }: Decision,
  reason: string | undefined,
): Promise<QuotedOrder> {
  return runOnOrder(core, {
    find,
    async act(tx, order) {
      const now = core.clock.now();
      const quote = requireDecidable(await findQuote(tx, order.id), version, now);
      const name = order.kind === 'ORDER' ? 'decline_change' : 'decline_quote';
      const changed = await applyCommand(core, tx, order, { actor, command: { name, reason, ...origin } });
      const decision = { reason: reason ?? null, ...origin };
      const declined: Quote = { ...quote, state: 'DECLINED', updatedAt: now, decidedAt: now, decision };
      await saveQuote(tx, declined, actor.name);
      return { order: changed, quote: declined };
    },
  });
}
