// Issues several invoices of an account in one transaction, with numbers that follow each other.

import { shareDocument } from '../../documents/new-document.ts';
import { hasOnlyExtras } from '../../model/invoices/order-lines.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommands, type OrderCommand } from '../../orders/act/apply-command.ts';
import { PreparationOutdated, runOnOrders } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { draftInvoices } from './draft-invoice.ts';
import {
  type IssuedInvoice,
  issueInTurn,
  type PreparedInvoice,
  type PreparedInvoices,
  prepareInvoices,
  recordInvoices,
  takeNumbers,
} from './issuer.ts';

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
 * All invoices are rendered again if an order changed or another invoice took one of the numbers. Returns no invoice if no
 * order is found.
 */
export function issueInvoices(core: Core, issue: Issue): Promise<IssuedInvoice[]> {
  return issueInTurn(core, () =>
    runOnOrders<IssuedInvoice[], PreparedInvoices | null>(core, {
      find: issue.find,
      prepare: async (orders) => (orders.length === 0 ? null : prepare(core, issue, orders)),
      act: async (tx, _orders, prepared) => (prepared ? store(core, tx, issue, prepared) : []),
    }),
  );
}

function prepare(core: Core, { accountId, group }: Issue, orders: Order[]): Promise<PreparedInvoices> {
  return prepareInvoices(core, {
    accountId,
    environment: 'production',
    draft: (letterhead) => draftInvoices(core, letterhead, group(orders)),
  });
}

async function store(
  core: Core,
  tx: Transaction,
  { actor, record }: Issue,
  prepared: PreparedInvoices,
): Promise<IssuedInvoice[]> {
  if (!(await takeNumbers(tx, prepared))) throw new PreparationOutdated();
  const { invoices } = prepared;
  await applyCommands(
    core,
    tx,
    invoices.flatMap((each) => commandsOf(each, actor)),
  );
  await recordInvoices(tx, prepared);
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
