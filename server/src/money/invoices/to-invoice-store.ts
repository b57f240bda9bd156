// Conditions of orders to invoice, shared by the list of accounting and by runs.
// There are two, because a common one could not use the index of either.
import { isBillable } from '../../dispatch/extras/billable-store.ts';
import type { Db, Fragment } from '../../platform/db.ts';

/** Completed orders, and those whose invoice was cancelled. */
export const isToInvoice = (db: Db): Fragment => db`o.environment = 'production'
  and (o.status = 'COMPLETED' or (o.status = 'INVOICED' and o.invoice_number is null))`;

/** Orders without transport, and invoiced ones, with approved extras that are on no invoice; of these accounts, or of all. */
export const hasOnlyExtrasToInvoice = (db: Db, accountIds: readonly string[] | null = null): Fragment =>
  db`o.environment = 'production'
    and (o.status = 'CANCELLED' or (o.status = 'INVOICED' and o.invoice_number is not null))
    and o.id in (select x.order_id from order_extras x where ${isBillable(db)}
      ${accountIds ? db`and x.account_id = any(${accountIds as string[]}::uuid[])` : db``})`;
