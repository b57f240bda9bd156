// The PDF of a quote, for every API through which customers read quotes.
import { findDocument } from '../../../documents/store.ts';
import type { Conditions } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Core } from '../../../orders/core.ts';
import type { Order } from '../../../orders/model/order.ts';
import { quoteErrors } from '../../../quotes/errors.ts';
import { findQuote } from '../../../quotes/store.ts';
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
