// The PDF of a quote, as it is offered or with the acceptance on it.
import { amountsOf, fileNameOf, frameOf, type Letterhead } from '../documents/frame.ts';
import { type NewDocument, newDocument } from '../documents/new-document.ts';
import type { PdfAcceptance } from '../documents/pdf/document.ts';
import { renderPdf } from '../documents/pdf/render.ts';
import type { Order } from '../orders/model/order.ts';
import type { Quote } from './quote.ts';

export async function renderQuote(
  letterhead: Letterhead,
  order: Order,
  quote: Pick<Quote, 'quoteNumber' | 'version' | 'validUntil' | 'note' | 'price'>,
  now: Date,
  acceptance: PdfAcceptance | null = null,
): Promise<NewDocument> {
  const { quoteNumber, version, validUntil, note, price } = quote;
  const frame = frameOf(letterhead, order, now);
  const content = { ...frame, ...amountsOf(price), quoteNumber, version, validUntil, note };
  const kind = acceptance ? ('SIGNED_QUOTE' as const) : ('QUOTE' as const);
  const bytes = await renderPdf(
    acceptance ? { kind: 'SIGNED_QUOTE', ...content, acceptance } : { kind: 'QUOTE', ...content },
  );
  const fileName = fileNameOf(kind, frame.language, `${quoteNumber}-${version}`);
  const announcedIn = acceptance ? ('order.created' as const) : ('quote.offered' as const);
  return newDocument(order, { kind, fileName, contentType: 'application/pdf', bytes, announcedIn }, now);
}
