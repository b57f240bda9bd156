// Renders the PDF of a quote, as offered or with the acceptance on it.
import { amountsOf, frameOf, type Letterhead } from '../../documents/letterhead.ts';
import { makeDocument, type RenderContext } from '../../documents/make-document.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Acceptance } from '../../model/orders/protocol.ts';
import type { Quote } from './quote.ts';

export async function renderQuote(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  quote: Pick<Quote, 'quoteNumber' | 'version' | 'validUntil' | 'note' | 'price'>,
  createdAt: Date,
  acceptance: Acceptance | null = null,
): Promise<NewDocument> {
  const { quoteNumber, version, validUntil, note, price } = quote;
  const frame = frameOf(letterhead, order, createdAt);
  const content = { ...frame, ...amountsOf(price, letterhead), quoteNumber, version, validUntil, note };
  const number = `${quoteNumber}-${version}`;
  return acceptance
    ? makeDocument(context, order, { kind: 'SIGNED_QUOTE', ...content, acceptance }, number, 'order.created')
    : makeDocument(context, order, { kind: 'QUOTE', ...content }, number, 'quote.offered');
}
