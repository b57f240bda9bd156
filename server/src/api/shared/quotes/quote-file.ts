// The PDF of a quote, for every API through which customers read quotes.
import { findDocument } from '../../../documents/store.ts';
import type { Conditions } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Order } from '../../../model/orders/order.ts';
import { quoteErrors } from '../../../orders/quotes/errors.ts';
import { findQuote } from '../../../orders/quotes/store.ts';
import type { Core } from '../../../orders/records/core.ts';
import { sendDocument, sendUnstored } from '../documents/send-document.ts';

export async function sendQuoteFile(core: Core, order: Order, conditions: Conditions): Promise<Answer> {
  const quote = await findQuote(core.sql, order.id);
  if (!quote?.documentId) {
    const draft = await core.policies[order.environment].draftQuote(core, order);
    if (!draft) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
    return sendUnstored(draft);
  }
  return sendDocument(core, await findDocument(core.sql, order.id, quote.documentId), conditions);
}
