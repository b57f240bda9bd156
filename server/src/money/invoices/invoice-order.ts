// Invoices a completed order, the extras of a cancelled or invoiced one, or an order again after its invoice was cancelled.

import type { Letterhead } from '../../documents/letterhead.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { prepareCommand } from '../../orders/act/prepare-command.ts';
import type { Core } from '../../orders/records/core.ts';
import { draftInvoices } from './draft-invoice.ts';
import { type InvoiceRequest, issueInvoice } from './issue-invoices.ts';

type InvoiceCommand = 'invoice' | 'invoice_extras' | 'reinvoice';

/** `exchangeRate` is for an invoice in another currency; by default the average of the month. */
export function invoiceOrder(
  core: Core,
  request: InvoiceRequest,
  name: InvoiceCommand = 'invoice',
  exchangeRate?: number,
) {
  const drafting = async (order: Order, letterhead: Letterhead, invoiceNumber: string) => {
    const { command } = await prepareCommand(core, order, { name, invoiceNumber });
    const [drafted] = await draftInvoices(core, letterhead, [[order]], exchangeRate);
    const { draft } = drafted!;
    if (draft.lines.length === 0) {
      throw orderErrors.ORDER_NOT_CHANGEABLE({
        message: 'The order has no approved extra or expense to invoice. Approve one first.',
      });
    }
    return { command, draft };
  };
  return issueInvoice(core, request, { command: name, draft: drafting });
}
