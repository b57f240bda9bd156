// Issues an invoice or a correction by a command on one order, and several invoices of an account by a run.
import type { Letterhead, Sender } from '../../documents/letterhead.ts';
import { shareDocument } from '../../documents/new-document.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { hasOnlyExtras } from '../../model/invoices/order-lines.ts';
import { type Command, type CommandName, isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommands, type OrderCommand, refuseByStatus } from '../../orders/act/apply-command.ts';
import { type DispatchRequest, dispatchOrder } from '../../orders/act/dispatch-order.ts';
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

export type InvoiceRequest = Omit<DispatchRequest, 'command' | 'prepare' | 'confirm' | 'record'>;

interface Drafted {
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

/**
 * The PDF is rendered with the next number before anything is locked. If another invoice takes that number first, it is
 * rendered again.
 */
export function issueInvoice(
  core: Core,
  request: InvoiceRequest,
  { command, findOthers, draft, alsoRecord }: Drafting,
) {
  let prepared: PreparedInvoices | null = null;
  return issueInTurn(core, () =>
    dispatchOrder(core, {
      ...request,
      command,
      ...(findOthers && { findOthers }),
      async prepare(order, others) {
        // A refused command needs no content: it fails when it is applied.
        if (!isAllowed(command, order)) throw refuseByStatus(order, { name: command });
        let decided: Command | null = null;
        prepared = await prepareInvoices(core, {
          accountId: order.accountId,
          environment: order.environment,
          async draft(letterhead, numberAt) {
            const drafted = await draft(order, letterhead, numberAt(0));
            decided = drafted.command;
            return [{ orders: [order, ...others], draft: drafted.draft }];
          },
        });
        return { command: decided!, documents: [prepared.invoices[0]!.rendered.pdf] };
      },
      // A refused invoice takes no number.
      confirm: async (tx, order) => !isAllowed(command, order) || takeNumbers(tx, prepared!),
      async record(tx, order) {
        await recordInvoices(tx, prepared!);
        await alsoRecord?.(tx, order, prepared!.invoices[0]!.invoice.number);
      },
    }),
  );
}

interface Issue {
  accountId: string;
  actor: Actor;
  sender: Sender;
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

function prepare(
  core: Core,
  { accountId, sender, group }: Issue,
  orders: Order[],
): Promise<PreparedInvoices> {
  return prepareInvoices(core, {
    accountId,
    environment: 'production',
    sender,
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
