import { frameOf, type Letterhead } from '../../documents/letterhead.ts';
import { makeDocument, type RenderContext } from '../../documents/make-document.ts';
import { type NewDocument, newDocument, putBytes } from '../../documents/new-document.ts';
import { billedOrderOf, type ServicePeriod, servicePeriodOf } from '../../model/invoices/billed-order.ts';
import { writeCii } from '../../model/invoices/cii/write-cii.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import type { EventName } from '../../model/orders/event-catalog.ts';
import type { Order } from '../../model/orders/order.ts';
import { findLogo } from '../../operator/logo-store.ts';
import { eInvoiceOf } from './e-invoice.ts';

export interface RenderedInvoice {
  pdf: NewDocument;
  /** The attached file as a document of its own. */
  xml: NewDocument<'INVOICE_XML'> | null;
  service: ServicePeriod;
}

function xmlDocument({ document: pdf, announcedBy }: NewDocument, xml: string): NewDocument<'INVOICE_XML'> {
  const { id: _, ...scope } = pdf;
  const file = {
    kind: 'INVOICE_XML' as const,
    fileName: pdf.fileName.replace(/\.pdf$/, '.xml'),
    contentType: 'application/xml',
    bytes: Buffer.from(xml),
    announcedBy,
  };
  return newDocument({ ...scope, id: pdf.orderId }, file, pdf.createdAt);
}

/** `others` are further orders on the same invoice; the PDF is the first order's document. */
export async function renderInvoice(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  invoice: InvoiceDraft & { number: string },
  announcedBy: EventName,
  others: readonly Order[] = [],
): Promise<RenderedInvoice> {
  const orders = [order, ...others];
  const content = contentOf(letterhead, orders, invoice, context.clock.now());
  const eInvoice = eInvoiceOf(letterhead, invoice, orders);
  const xml = eInvoice && writeCii(eInvoice);
  const pdf = await makeDocument(context, order, { ...content, xml }, invoice.number, announcedBy);
  const stored = xml === null ? null : await putBytes(context.objects, xmlDocument(pdf, xml));
  return { pdf, xml: stored, service: content.service };
}

/** Marked as a draft on every page, and without XML, so that nobody can take it for an invoice. */
export async function renderDraft(
  { sql, pdf, clock }: RenderContext,
  letterhead: Letterhead,
  orders: readonly Order[],
  invoice: InvoiceDraft & { number: string },
): Promise<Buffer> {
  const content = contentOf(letterhead, orders, invoice, clock.now());
  const logo = (await findLogo(sql))?.bytes ?? null;
  return pdf.render({ ...content, xml: null, isDraft: true, logo });
}

function contentOf(
  letterhead: Letterhead,
  orders: readonly Order[],
  invoice: InvoiceDraft & { number: string },
  now: Date,
) {
  const billed = orders.map((one) => billedOrderOf(one, letterhead.operator.timeZone));
  const frame = frameOf(letterhead, orders[0]!, now);
  return {
    kind: 'INVOICE' as const,
    ...frame,
    customer: invoice.party ?? frame.customer,
    currency: invoice.currency,
    invoice,
    service: servicePeriodOf(billed),
    billed: orders.length > 1 ? billed : [],
  };
}
