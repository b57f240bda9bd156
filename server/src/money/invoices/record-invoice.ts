// Stores an issued invoice in the transaction that takes its number: the one place where an invoice comes into being.

import { markExtrasInvoiced, releaseExtrasOfInvoice } from '../../dispatch/extras/billable-store.ts';
import type { Letterhead } from '../../documents/letterhead.ts';
import { insertDocument } from '../../documents/store.ts';
import type { Environment } from '../../model/environment.ts';
import { type InvoiceDraft, ordersOfLines } from '../../model/invoices/invoice.ts';
import { PreparationOutdated } from '../../orders/act/run-on-order.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertInvoice } from './invoice-store.ts';
import { queueInvoiceMail } from './mail-invoice.ts';
import type { RenderedInvoice } from './render-invoice.ts';

export interface InvoiceToRecord {
  letterhead: Letterhead;
  accountId: string;
  environment: Environment;
  invoice: InvoiceDraft & { number: string };
  rendered: RenderedInvoice;
}

export async function recordInvoice(
  tx: Transaction,
  { letterhead, accountId, environment, invoice, rendered: { pdf, xml, service } }: InvoiceToRecord,
): Promise<void> {
  const { id: documentId, orderId, createdAt: issuedAt } = pdf.document;
  const { corrected, ...content } = invoice;
  if (xml) await insertDocument(tx, xml.document, xml);
  const xmlDocumentId = xml?.document.id ?? null;
  const id = uuidv7(issuedAt);
  await insertInvoice(tx, {
    id,
    accountId,
    environment,
    documentId,
    xmlDocumentId,
    issuedAt,
    servedFrom: service.from,
    servedTo: service.to,
    ...content,
    corrects: corrected?.id ?? null,
  });
  await recordExtras(tx, id, invoice);
  const files = { accountId, environment, orderId, documentId, xmlDocumentId };
  const correctedNumber = corrected?.number ?? null;
  await queueInvoiceMail(tx, letterhead, { ...invoice, ...files, correctedNumber }, issuedAt);
}

/** Extras on an invoice cannot change; when it is cancelled, the next invoice bills them again. */
async function recordExtras(tx: Transaction, id: string, invoice: InvoiceDraft): Promise<void> {
  const { kind, lines, corrected } = invoice;
  if (kind === 'CANCELLATION') return releaseExtrasOfInvoice(tx, corrected!.id);
  if (kind !== 'INVOICE') return;
  const billed = lines.flatMap(({ extraId, netCents }) => (extraId === null ? [] : [{ extraId, netCents }]));
  if (!(await markExtrasInvoiced(tx, ordersOfLines(lines), billed, id))) throw new PreparationOutdated();
}
