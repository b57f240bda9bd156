// Issues an invoice or a correction by a command of dispatch on one order.
import type { Letterhead } from '../../documents/letterhead.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { type Command, type CommandName, isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { refuseByStatus } from '../../orders/act/apply-command.ts';
import { type DispatchRequest, dispatchOrder } from '../../orders/act/dispatch-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import {
  issueInTurn,
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
