// Issues several invoices of an account in one transaction, with numbers that follow each other.

import { listBillableExtras } from '../../dispatch/extras/billable-store.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { shareDocument } from '../../documents/new-document.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { hasOnlyExtras } from '../../model/invoices/order-lines.ts';
import { formatInvoiceNumber, invoiceSeries } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommands, type OrderCommand } from '../../orders/act/apply-command.ts';
import { PreparationOutdated, runOnOrders } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { peekNextPosition, takePositions } from '../../orders/records/number-store.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { draftInvoice } from './draft-invoice.ts';
import { invoiceMissing } from './e-invoice.ts';
import { recordInvoice } from './record-invoice.ts';
import { type RenderedInvoice, renderInvoice } from './render-invoice.ts';

export interface IssuedInvoice {
  /** At least one. */
  orders: Order[];
  invoice: InvoiceDraft & { number: string };
}

interface PreparedInvoice extends IssuedInvoice {
  rendered: RenderedInvoice;
}

interface Prepared {
  series: string;
  first: number;
  invoices: PreparedInvoice[];
}

interface Issue {
  accountId: string;
  actor: Actor;
  /** The orders to invoice, all of this account. */
  find(db: Db): Promise<Order[]>;
  /** The orders of each invoice, in the order of the numbers. All orders of an invoice have the same currency. */
  group(orders: Order[]): Order[][];
  /** Writes further rows in the same transaction. */
  record(tx: Transaction, issued: readonly IssuedInvoice[]): Promise<void>;
}

/**
 * Renders all invoices with the next numbers before anything is locked, and renders them again if an order changed or
 * another invoice took one of the numbers. Returns no invoice if no order is found.
 */
export function issueInvoices(core: Core, issue: Issue): Promise<IssuedInvoice[]> {
  return core.orderMutex.run('invoices', () =>
    runOnOrders<IssuedInvoice[], Prepared | null>(core, {
      find: issue.find,
      prepare: (orders) => (orders.length === 0 ? Promise.resolve(null) : prepare(core, issue, orders)),
      act: (tx, _orders, prepared) => (prepared ? store(core, tx, issue, prepared) : Promise.resolve([])),
    }),
  );
}

async function prepare(core: Core, { accountId, group }: Issue, orders: Order[]): Promise<Prepared> {
  const letterhead = await loadLetterhead(core.sql, accountId);
  const missing = invoiceMissing(letterhead);
  if (missing) throw missing;
  const { terms } = await core.agreements.current(accountId);
  const extras = await listBillableExtras(
    core.sql,
    orders.map(({ id }) => id),
  );
  const now = core.clock.now();
  const series = invoiceSeries('production', now, letterhead.operator.timeZone);
  const first = await peekNextPosition(core.sql, series);
  const invoices = await Promise.all(
    group(orders).map(async (billed, index): Promise<PreparedInvoice> => {
      const draft = draftInvoice(letterhead, terms, billed, extras, now);
      const invoice = { ...draft, number: formatInvoiceNumber(series, first + index) };
      const [order, ...others] = billed;
      const rendered = await renderInvoice(core, letterhead, order!, invoice, 'invoice.created', others);
      return { orders: billed, invoice, rendered };
    }),
  );
  return { series, first, invoices };
}

async function store(
  core: Core,
  tx: Transaction,
  { accountId, actor, record }: Issue,
  { series, first, invoices }: Prepared,
): Promise<IssuedInvoice[]> {
  if ((await takePositions(tx, series, invoices.length)) !== first) throw new PreparationOutdated();
  await applyCommands(
    core,
    tx,
    invoices.flatMap((prepared) => commandsOf(prepared, actor)),
  );
  for (const { invoice, rendered } of invoices) {
    await recordInvoice(tx, { accountId, environment: 'production', invoice, rendered });
  }
  await record(tx, invoices);
  return invoices;
}

/** Every order gets the invoice as its document; the bytes are stored with the first. */
function commandsOf({ orders, invoice, rendered }: PreparedInvoice, actor: Actor): OrderCommand[] {
  return orders.map((order, index) => ({
    order,
    actor,
    command: { name: commandFor(order), invoiceNumber: invoice.number },
    documents: [index === 0 ? rendered.pdf : shareDocument(rendered.pdf, order)],
  }));
}

function commandFor(order: Order): 'invoice' | 'invoice_extras' | 'reinvoice' {
  if (hasOnlyExtras(order)) return 'invoice_extras';
  return order.status === 'INVOICED' ? 'reinvoice' : 'invoice';
}
