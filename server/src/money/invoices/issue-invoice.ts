// Gives an invoice its number without gaps, and stores it with the PDF that shows this number.
import { type Letterhead, loadLetterhead } from '../../documents/letterhead.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { type Command, type CommandName, isAllowed } from '../../model/orders/lifecycle.ts';
import { formatInvoiceNumber, invoiceSeries } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import { refuseByStatus } from '../../orders/act/apply-command.ts';
import { type DispatchRequest, dispatchOrder } from '../../orders/act/dispatch-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { peekNextPosition, takePosition } from '../../orders/records/number-store.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { invoiceMissing } from './e-invoice.ts';
import { recordInvoice } from './record-invoice.ts';
import { type RenderedInvoice, renderInvoice } from './render-invoice.ts';

export type InvoiceRequest = Omit<DispatchRequest, 'command' | 'prepare' | 'confirm' | 'record'>;

export interface Drafted {
  command: Command;
  draft: InvoiceDraft;
}

/** Writes what belongs to the same change, in the transaction of the invoice. */
export type AlsoRecord = (tx: Transaction, order: Order, invoiceNumber: string) => Promise<void>;

/** What an invoice or a correction of an order is made of. */
interface Drafting {
  command: CommandName;
  /** The other orders that the document is about, if there are several. */
  findOthers?(db: Db, order: Order): Promise<Order[]>;
  draft(order: Order, letterhead: Letterhead, number: string): Promise<Drafted>;
  alsoRecord?: AlsoRecord;
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
  { command, findOthers, draft, alsoRecord }: Drafting,
) {
  let series = '';
  let position = 0;
  let invoice: (InvoiceDraft & { number: string }) | null = null;
  let rendered: RenderedInvoice | null = null;
  return core.orderMutex.run('invoices', () =>
    dispatchOrder(core, {
      ...request,
      command,
      ...(findOthers && { findOthers }),
      async prepare(order, others) {
        // A refused command needs no content: it fails when it is applied.
        if (!isAllowed(command, order)) throw refuseByStatus(order, { name: command });
        const letterhead = await loadLetterhead(core.sql, order.accountId);
        const missing = invoiceMissing(letterhead);
        if (missing) throw missing;
        // The year in the operator's time zone: an invoice of New Year's Eve there belongs to the old year.
        series = invoiceSeries(order.environment, core.clock.now(), letterhead.operator.timeZone);
        position = await peekNextPosition(core.sql, series);
        const number = formatInvoiceNumber(series, position);
        const drafted = await draft(order, letterhead, number);
        invoice = { ...drafted.draft, number };
        rendered = await renderInvoice(core, letterhead, order, invoice, 'invoice.created', others);
        return { command: drafted.command, documents: [rendered.pdf] };
      },
      // A refused invoice takes no number.
      confirm: async (tx, order) =>
        !isAllowed(command, order) || (await takePosition(tx, series)) === position,
      async record(tx, order) {
        const { accountId, environment } = order;
        await recordInvoice(tx, { accountId, environment, invoice: invoice!, rendered: rendered! });
        await alsoRecord?.(tx, order, invoice!.number);
      },
    }),
  );
}
