// Renders an invoice or a correction with its number.
import { frameOf, type Letterhead } from '../documents/letterhead.ts';
import { makeDocument, type RenderContext } from '../documents/make-document.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { EventName } from '../orders/model/event-catalog.ts';
import type { Order } from '../orders/model/order.ts';
import type { InvoiceDraft } from './model/invoice.ts';

export function renderInvoice(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  invoice: InvoiceDraft & { number: string },
  announcedBy: EventName,
): Promise<NewDocument> {
  const now = context.clock.now();
  const frame = frameOf(letterhead, order, now);
  const document = {
    kind: 'INVOICE' as const,
    ...frame,
    customer: invoice.party ?? frame.customer,
    currency: invoice.currency,
    invoice,
    serviceDate: order.actualDelivery ?? now,
  };
  return makeDocument(context, order, document, invoice.number, announcedBy);
}
