// Gives an invoice its number without gaps, and stores it with the PDF that shows this number.
import { type Letterhead, loadLetterhead, partyMissing } from '../documents/letterhead.ts';
import type { Core } from '../orders/core.ts';
import { peekNextPosition, takePosition } from '../orders/create/number-store.ts';
import { type DispatchRequest, dispatchOrder } from '../orders/dispatch-order.ts';
import { type CommandName, isAllowed } from '../orders/model/lifecycle.ts';
import { formatInvoiceNumber, invoiceSeries } from '../orders/model/numbers.ts';
import type { Order } from '../orders/model/order.ts';
import type { PreparedCommand } from '../orders/prepare-command.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type Invoice, insertInvoice } from './invoice-store.ts';

export type InvoiceRequest = Omit<DispatchRequest, 'command' | 'prepare' | 'confirm' | 'record'>;

export interface Drawn {
  prepared: PreparedCommand;
  /** Null if the command will be refused. */
  kept: Pick<Invoice, 'price' | 'party' | 'cancels' | 'reason'> | null;
}

/** Provisional: another invoice may take it first. */
export async function findNextInvoiceNumber({ sql, clock }: Core, timeZone: string): Promise<string> {
  const series = invoiceSeries('production', clock.now(), timeZone);
  return formatInvoiceNumber(series, await peekNextPosition(sql, series));
}

/**
 * Renders the PDF with the next number before anything is locked. If another invoice takes that number first,
 * it is rendered again; invoices in this process run one after the other, so this is rare.
 */
export function issueInvoice(
  core: Core,
  request: InvoiceRequest,
  command: CommandName,
  draw: (order: Order, letterhead: Letterhead, number: string) => Promise<Drawn>,
) {
  let series = '';
  let position = 0;
  let kept: Drawn['kept'] = null;
  return core.orderMutex.run('invoices', () =>
    dispatchOrder(core, {
      ...request,
      command,
      async prepare(order) {
        const letterhead = await loadLetterhead(core.sql, order.accountId);
        const missing = isAllowed(command, order) ? partyMissing(letterhead, order) : null;
        if (missing) throw missing;
        // The year in the operator's time zone: an invoice of New Year's Eve there belongs to the old year.
        series = invoiceSeries(order.environment, core.clock.now(), letterhead.operator.timeZone);
        position = await peekNextPosition(core.sql, series);
        const drawn = await draw(order, letterhead, formatInvoiceNumber(series, position));
        kept = drawn.kept;
        return drawn.prepared;
      },
      // A refused invoice takes no number.
      confirm: async (tx, order) =>
        !isAllowed(command, order) || (await takePosition(tx, series)) === position,
      async record(tx, { id: orderId, accountId }, { documents: [made] }) {
        const { id: documentId, createdAt: issuedAt } = made!.document;
        const number = formatInvoiceNumber(series, position);
        const invoice = { id: uuidv7(issuedAt), number, accountId, orderId, documentId, issuedAt };
        await insertInvoice(tx, { ...invoice, ...kept! });
      },
    }),
  );
}
