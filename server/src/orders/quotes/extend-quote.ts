// Extends a quote. PDF and link contain the end of validity, so the same offer is sent as the next version.

import { loadLetterhead, partyMissing } from '../../documents/letterhead.ts';
import { isTest } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db } from '../../platform/db.ts';
import { refuseInSandbox } from '../act/apply-command.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import type { Core } from '../records/core.ts';
import { quoteErrors } from './errors.ts';
import { offerQuote, prepareQuote, type QuotedOrder, revisedConcurrently } from './issue-quote.ts';
import { isExpired } from './quote.ts';
import { findQuote } from './store.ts';

export interface Extension {
  validUntil: Date;
  /** The version that the caller saw. */
  seenVersion: number;
}

/** Price and note stay unchanged, even if the agreement has changed since. */
export function extendQuote(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  { validUntil, seenVersion }: Extension,
): Promise<QuotedOrder> {
  return runOnOrder(core, {
    find,
    async prepare(order) {
      if (isTest(order.environment)) throw refuseInSandbox(order, { name: 'issue_quote' });
      const quote = await findQuote(core.sql, order.id);
      if (!quote) throw quoteErrors.QUOTE_NOT_OFFERED();
      if (quote.state !== 'OFFERED')
        throw quoteErrors.QUOTE_ALREADY_DECIDED({ details: { status: quote.state } });
      if (isExpired(quote, core.clock.now())) throw quoteErrors.QUOTE_EXPIRED();
      if (quote.version !== seenVersion) throw revisedConcurrently(quote.version);
      if (validUntil <= quote.validUntil) {
        const message = 'The new end must be later than the present one.';
        throw invalidFields([{ field: 'validUntil', code: 'too_small', message, reason: 'not_later' }]);
      }
      const letterhead = await loadLetterhead(core.sql, order.accountId);
      const missing = partyMissing(letterhead, order);
      if (missing) throw missing;
      const agreement = await core.agreements.current(order.accountId);
      const { price, note } = quote;
      return prepareQuote(core, order, letterhead, agreement, { price, validUntil, note });
    },
    act: (tx, order, prepared) => offerQuote(core, tx, actor, order, prepared),
  });
}
