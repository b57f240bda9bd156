// The operator's requests: the queue with prices by the agreement, and all data for writing a quote.

import { findAccountsById } from '../../customers/accounts/store.ts';
import { loadLetterhead, partyMissing } from '../../documents/letterhead.ts';
import { countReceivers } from '../../messages/webhooks/store.ts';
import type { Account } from '../../model/account.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Core } from '../records/core.ts';
import { getRequestOfQuote } from './find-quote.ts';
import { usualValidity } from './issue-quote.ts';
import { type Proposal, proposeLines } from './propose-lines.ts';
import type { Quote, QuoteVersion } from './quote.ts';
import {
  type ComparablePrice,
  findComparablePrices,
  findRequests,
  type QuoteMailState,
  type RequestFilter,
  type RequestOrigin,
  readOrigins,
  readQuoteMails,
} from './request-store.ts';
import { findQuote, findQuotesOf, listQuoteVersions } from './store.ts';
import { findUnclearPlaces, type UnclearPlace } from './unclear-places.ts';

export interface QueuedRequest {
  order: Order;
  sortedBy: Date;
  account: Account;
  quote: Quote | null;
  proposal: Proposal;
  /** The currency of the account's agreement. */
  currency: string;
  distanceAboveKm: number | null;
  origin: RequestOrigin | null;
  mail: QuoteMailState | null;
  unclear: UnclearPlace[];
}

/** A few queries per page, and one for each agreement that is not cached. */
export async function listRequests(
  core: Core,
  filter: RequestFilter,
  limit: number,
  after: PageStart | null,
): Promise<QueuedRequest[]> {
  const { sql, clock } = core;
  const found = await findRequests(sql, filter, clock.now(), limit, after);
  const ids = found.map(({ order }) => order.id);
  const accountIds = [...new Set(found.map(({ order }) => order.accountId))];
  const [accounts, bases, quotes, origins, mails] = await Promise.all([
    findAccountsById(sql, accountIds),
    Promise.all(found.map(({ order }) => core.agreements.forOrder(order.accountId, order, order.createdAt))),
    findQuotesOf(sql, ids),
    readOrigins(sql, ids),
    readQuoteMails(sql, ids),
  ]);
  const unclear = await Promise.all(found.map(({ order }) => findUnclearPlaces(core, order)));
  return found.map(({ order, sortedBy }, i) => {
    const account = accounts.get(order.accountId)!;
    const { agreement, circumstances } = bases[i]!;
    const { terms } = agreement;
    return {
      order,
      sortedBy,
      account,
      quote: quotes.get(order.id) ?? null,
      proposal: proposeLines(account, terms, order, circumstances),
      currency: terms.currency,
      distanceAboveKm: terms.quoteRequired.distanceAboveKm,
      origin: origins.get(order.id) ?? null,
      mail: mails.get(order.id) ?? null,
      unclear: unclear[i]!,
    };
  });
}

export interface RequestToQuote extends Omit<QueuedRequest, 'sortedBy' | 'currency' | 'distanceAboveKm'> {
  agreement: Agreement;
  versions: QuoteVersion[];
  comparablePrices: ComparablePrice[];
  /** The end of validity by the agreement, if the quote were issued now. */
  usualValidity: Date;
  /** How many endpoints receive a quote's events. */
  receivers: number;
  /** The error code why no quote can be issued, or null. */
  missing: string | null;
}

export async function readRequest(core: Core, reference: string): Promise<RequestToQuote> {
  const { sql } = core;
  const order = await getRequestOfQuote(sql, null, reference);
  const [
    letterhead,
    { agreement, circumstances },
    quote,
    versions,
    origins,
    mails,
    comparablePrices,
    receivers,
  ] = await Promise.all([
    loadLetterhead(sql, order.accountId),
    core.agreements.forOrder(order.accountId, order, order.createdAt),
    findQuote(sql, order.id),
    listQuoteVersions(sql, order.id),
    readOrigins(sql, [order.id]),
    readQuoteMails(sql, [order.id]),
    findComparablePrices(sql, order),
    countReceivers(sql, order, 'quote.offered'),
  ]);
  return {
    order,
    account: letterhead.account,
    agreement,
    quote,
    versions,
    comparablePrices,
    receivers,
    proposal: proposeLines(letterhead.account, agreement.terms, order, circumstances),
    origin: origins.get(order.id) ?? null,
    mail: mails.get(order.id) ?? null,
    unclear: await findUnclearPlaces(core, order),
    usualValidity: usualValidity(core, letterhead, agreement),
    missing: partyMissing(letterhead, order)?.code ?? null,
  };
}
