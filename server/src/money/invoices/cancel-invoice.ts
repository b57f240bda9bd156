// Cancels an invoice by another one with negative amounts, addressed to the recipient of the first.

import { negatedLines } from '../../model/invoices/invoice.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { prepareCommand } from '../../orders/act/prepare-command.ts';
import type { Core } from '../../orders/records/core.ts';
import { draftCorrection } from './draft-invoice.ts';
import { findOthersOnInvoice, getInvoiceOf, sumCreditedLines } from './invoice-store.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoice.ts';

export interface Cancellation {
  /** The invoice that the caller saw; by default the order's current one. */
  invoiceNumber?: string | undefined;
  reason: string;
}

/** A cancellation takes back every line, so nothing may have been credited before. */
function refuseCredited(invoiceNumber: string) {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `Parts of ${invoiceNumber} were credited. Credit the rest instead of cancelling it.`,
    details: { invoiceNumber },
  });
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
      const cancelled = await getInvoiceOf(core.sql, order.id, named);
      if ((await sumCreditedLines(core.sql, cancelled.id)).size > 0) throw refuseCredited(named);
      const correction = { kind: 'CANCELLATION' as const, lines: negatedLines(cancelled.lines), reason };
      return { command, draft: draftCorrection(letterhead, cancelled, correction, core.clock.now()) };
    },
  });
}
