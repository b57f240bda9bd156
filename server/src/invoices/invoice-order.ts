// Invoices a completed order, or invoices an order again after its invoice was cancelled.
import type { Core } from '../orders/core.ts';
import { prepareCommand } from '../orders/prepare-command.ts';
import { draftInvoice } from './draft-invoice.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoice.ts';

export function invoiceOrder(core: Core, request: InvoiceRequest, name: 'invoice' | 'reinvoice' = 'invoice') {
  return issueInvoice(core, request, name, async (order, letterhead, invoiceNumber) => {
    const { command } = await prepareCommand(core, order, { name, invoiceNumber });
    const { terms } = await core.agreements.current(order.accountId);
    return { command, draft: draftInvoice(letterhead, terms, [order], [], core.clock.now()) };
  });
}
