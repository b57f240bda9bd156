// The invoice of an order as a document.

import type { EventName } from '../orders/model/event-catalog.ts';
import type { Order } from '../orders/model/order.ts';
import { DAY_MS } from '../platform/durations.ts';
import { amountsOf, frameOf, type Letterhead } from './letterhead.ts';
import { makeDocument, type RenderContext } from './make-document.ts';
import type { NewDocument } from './new-document.ts';

const PAYMENT_DAYS = 14;

export async function invoiceDocument(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  invoiceNumber: string,
  announcedBy: EventName,
): Promise<NewDocument> {
  if (order.price === null) throw new Error(`Order ${order.id} has no price to invoice`);
  const now = context.clock.now();
  const invoice = {
    kind: 'INVOICE' as const,
    ...frameOf(letterhead, order, now),
    ...amountsOf(order.price),
    invoiceNumber,
    invoiceDate: now,
    serviceDate: order.actualDelivery ?? now,
    dueDate: new Date(now.getTime() + PAYMENT_DAYS * DAY_MS),
    note: null,
    cancels: null,
  };
  return makeDocument(context, order, invoice, invoiceNumber, announcedBy);
}
