// Invoices a completed order: a number without gaps, and the PDF that bears it, stored together.
import { loadLetterhead, partyMissing } from '../documents/letterhead.ts';
import type { Core } from '../orders/core.ts';
import { type DispatchRequest, dispatchOrder } from '../orders/dispatch-order.ts';
import { isAllowed } from '../orders/model/lifecycle.ts';
import { formatInvoiceNumber, invoiceSeries } from '../orders/model/numbers.ts';
import { peekNextPosition, takePosition } from '../orders/number-store.ts';
import { prepareCommand } from '../orders/prepare-command.ts';

/**
 * Renders the PDF with the next number before anything is locked. If another invoice takes that number first, it is
 * rendered again; invoices in this process take turns, so this is rare.
 */
export function invoiceOrder(core: Core, request: Omit<DispatchRequest, 'command' | 'prepare' | 'confirm'>) {
  let series = '';
  let position = 0;
  return core.turns.take('invoices', () =>
    dispatchOrder(core, {
      ...request,
      command: 'invoice',
      async prepare(order) {
        const letterhead = await loadLetterhead(core.sql, order.accountId);
        const missing = isAllowed('invoice', order) ? partyMissing(letterhead, order) : null;
        if (missing) throw missing;
        // The year is the operator's: an invoice of New Year's Eve belongs to the year it was still there.
        series = invoiceSeries(order.environment, core.clock.now(), letterhead.operator.timeZone);
        position = await peekNextPosition(core.sql, series);
        const invoiceNumber = formatInvoiceNumber(series, position);
        return prepareCommand(core, order, { name: 'invoice', invoiceNumber });
      },
      // A refused invoice takes no number.
      confirm: async (tx, order) =>
        !isAllowed('invoice', order) || (await takePosition(tx, series)) === position,
    }),
  );
}
