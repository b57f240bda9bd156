// Invoices a completed order, or invoices an order again after its invoice was cancelled.
import type { Core } from '../orders/core.ts';
import { prepareCommand } from '../orders/prepare-command.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoice.ts';

export function invoiceOrder(core: Core, request: InvoiceRequest, name: 'invoice' | 'reinvoice' = 'invoice') {
  return issueInvoice(core, request, name, async (order, { account }, invoiceNumber) => ({
    prepared: await prepareCommand(core, order, { name, invoiceNumber }),
    kept: order.price && { price: order.price, party: account.contractingParty, cancels: null, reason: null },
  }));
}
