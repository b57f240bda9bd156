// Cancels an invoice by another one with negative amounts, addressed to the recipient of the first.
import { negated } from '../customers/agreements/price.ts';
import { amountsOf, frameOf } from '../documents/letterhead.ts';
import { makeDocument } from '../documents/make-document.ts';
import type { Core } from '../orders/core.ts';
import { isAllowed } from '../orders/model/lifecycle.ts';
import { prepareCommand } from '../orders/prepare-command.ts';
import { findInvoice } from './invoice-store.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoice.ts';

export interface Cancellation {
  /** The invoice that the caller saw; by default the order's current one. */
  invoiceNumber?: string | undefined;
  reason: string;
}

export function cancelInvoice(core: Core, request: InvoiceRequest, { invoiceNumber, reason }: Cancellation) {
  return issueInvoice(core, request, 'cancel_invoice', async (order, letterhead, cancellationNumber) => {
    const name = 'cancel_invoice' as const;
    const named = invoiceNumber ?? order.invoiceNumber ?? '';
    const command = { name, cancellationNumber, invoiceNumber: named, reason };
    const { documents: _, ...prepared } = await prepareCommand(core, order, command);
    if (!isAllowed(name, order)) return { prepared: { ...prepared, documents: [] }, kept: null };
    const cancelled = await findInvoice(core.sql, named);
    if (!cancelled) throw new Error(`Invoice ${named} of order ${order.id} is missing`);
    const price = negated(cancelled.price);
    const party = cancelled.party ?? letterhead.account.contractingParty;
    const now = core.clock.now();
    const frame = frameOf(letterhead, order, now);
    const document = await makeDocument(
      core,
      order,
      {
        kind: 'INVOICE',
        ...frame,
        customer: party ?? frame.customer,
        ...amountsOf(price),
        invoiceNumber: cancellationNumber,
        invoiceDate: now,
        serviceDate: order.actualDelivery ?? cancelled.issuedAt,
        dueDate: now,
        note: null,
        cancels: { invoiceNumber: named, invoiceDate: cancelled.issuedAt, reason },
      },
      cancellationNumber,
      'invoice.created',
    );
    return {
      prepared: { ...prepared, documents: [document] },
      kept: { price, party, cancels: cancelled.id, reason },
    };
  });
}
