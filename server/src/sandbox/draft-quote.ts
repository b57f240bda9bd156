// The PDF of a quote that the scenario has not sent yet: in the sandbox there always is one to fetch.
import { findCurrentAgreement } from '../customers/agreements/store.ts';
import { loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Order } from '../orders/model/order.ts';
import type { Db } from '../platform/db.ts';
import { endOfDay } from '../platform/local-time.ts';
import { renderQuote } from '../quotes/render-quote.ts';
import { sandboxPrice } from './price.ts';

/** As it will be sent, under the number of the request. It is not kept: the document comes with its step. */
export async function draftQuote(db: Db, order: Order): Promise<NewDocument> {
  const letterhead = await loadLetterhead(db, order.accountId);
  const { terms } = (await findCurrentAgreement(db, order.accountId))!;
  const validUntil = endOfDay(order.createdAt, terms.quoteValidityDays, letterhead.operator.timeZone);
  const price = sandboxPrice(letterhead.account, terms, order);
  const draft = { quoteNumber: order.requestNumber!, version: 1, validUntil, note: null, price };
  return renderQuote(letterhead, order, draft, order.createdAt);
}
