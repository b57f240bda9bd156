// Invoices a completed order: stores a number without gaps together with the PDF that shows it.
import { loadLetterhead } from '../documents/letterhead.ts';
import type { Core } from '../orders/core.ts';
import { type DispatchRequest, dispatchOrder } from '../orders/dispatch-order.ts';
import { isAllowed } from '../orders/model/lifecycle.ts';
import { formatInvoiceNumber, invoiceSeries } from '../orders/model/numbers.ts';
import type { Order } from '../orders/model/order.ts';
import { peekNextPosition, takePosition } from '../orders/number-store.ts';
import { prepareCommand } from '../orders/prepare-command.ts';

/**
 * Renders the PDF with the next number before anything is locked. If another invoice takes that number first, it is
 * rendered again; invoices in this process take turns, so this is rare.
 */
export function invoiceOrder(core: Core, request: Omit<DispatchRequest, 'prepare' | 'confirm'>) {
  let series = '';
  let position = 0;
  return core.turns.take('invoices', () =>
    dispatchOrder(core, {
      ...request,
      async prepare(order) {
        series = await seriesOf(core, order);
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

/** The year is taken in the operator's time zone, which matters on New Year's Eve. */
async function seriesOf(core: Core, order: Order): Promise<string> {
  const { operator } = await loadLetterhead(core.sql, order.accountId);
  return invoiceSeries(order.environment, core.clock.now(), operator.timeZone);
}
