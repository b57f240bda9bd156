// Cancels an invoice by another one with negative amounts, addressed to the recipient of the first.
import type { Core } from '../orders/core.ts';
import { prepareCommand } from '../orders/prepare-command.ts';
import { draftCancellation } from './draft-invoice.ts';
import { findInvoice } from './invoice-store.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoice.ts';

export interface Cancellation {
  /** The invoice that the caller saw; by default the order's current one. */
  invoiceNumber?: string | undefined;
  reason: string;
}

export function cancelInvoice(core: Core, request: InvoiceRequest, { invoiceNumber, reason }: Cancellation) {
  return issueInvoice(core, request, 'cancel_invoice', async (order, letterhead, cancellationNumber) => {
    const named = invoiceNumber ?? order.invoiceNumber ?? '';
    const { command } = await prepareCommand(core, order, {
      name: 'cancel_invoice',
      cancellationNumber,
      invoiceNumber: named,
      reason,
    });
    const cancelled = await findInvoice(core.sql, named);
    if (!cancelled) throw new Error(`Invoice ${named} of order ${order.id} is missing`);
    return { command, draft: draftCancellation(letterhead, cancelled, reason, core.clock.now()) };
  });
}
