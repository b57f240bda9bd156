// Cancels an invoice by another one with negative amounts, addressed to the recipient of the first.

import { prepareCommand } from '../../orders/act/prepare-command.ts';
import type { Core } from '../../orders/records/core.ts';
import { draftCancellation } from './draft-invoice.ts';
import { findOthersOnInvoice } from './invoice-store.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoices.ts';

export interface Cancellation {
  /** The invoice that the caller saw; by default the order's current one. */
  invoiceNumber?: string | undefined;
  reason: string;
}

/** An invoice over several orders is cancelled for all of them. */
export function cancelInvoice(core: Core, request: InvoiceRequest, { invoiceNumber, reason }: Cancellation) {
  return issueInvoice(core, request, {
    command: 'cancel_invoice',
    findOthers: (db, order) => findOthersOnInvoice(db, order, invoiceNumber ?? order.invoiceNumber),
    async draft(order, letterhead, cancellationNumber) {
      const named = invoiceNumber ?? order.invoiceNumber ?? '';
      const { command } = await prepareCommand(core, order, {
        name: 'cancel_invoice',
        cancellationNumber,
        invoiceNumber: named,
        reason,
      });
      const draft = await draftCancellation(core, letterhead, order, { invoiceNumber: named, reason });
      return { command, draft };
    },
  });
}
