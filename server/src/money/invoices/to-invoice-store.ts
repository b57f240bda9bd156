// Conditions of orders to invoice, shared by the list of accounting and by runs.
// There are two, because a common one could not use the index of either.
import { isBillable } from '../../dispatch/extras/billable-store.ts';
import type { Db, Fragment } from '../../platform/db.ts';

/** Nobody can be billed for the orders of a deleted customer. They were waived when it was deleted. */
const hasCustomer = (db: Db) =>
  db`o.account_id not in (select id from accounts where deleted_at is not null)`;

/** Completed orders, and those whose invoice was cancelled. */
export const isToInvoice = (db: Db): Fragment => db`o.environment = 'production'
  and (o.status = 'COMPLETED' or (o.status = 'INVOICED' and o.invoice_number is null)) and ${hasCustomer(db)}`;

/** Orders without transport, and invoiced ones, with approved extras that are on no invoice; of these accounts, or of all. */
export const hasOnlyExtrasToInvoice = (db: Db, accountIds: readonly string[] | null = null): Fragment =>
  db`o.environment = 'production' and ${hasCustomer(db)}
    and (o.status = 'CANCELLED' or (o.status = 'INVOICED' and o.invoice_number is not null))
    and o.id in (select x.order_id from order_extras x where ${isBillable(db)}
      ${accountIds ? db`and x.account_id = any(${accountIds as string[]}::uuid[])` : db``})`;

/** The orders of an account for which something is still to be billed, oldest first. */
export async function listToInvoiceOf(
  db: Db,
  accountId: string,
  limit: number,
): Promise<{ id: string; orderNumber: string | null; status: string }[]> {
  return db<{ id: string; orderNumber: string | null; status: string }[]>`
    select o.id, o.order_number, o.status from orders o
    where o.account_id = ${accountId} and ((${isToInvoice(db)}) or (${hasOnlyExtrasToInvoice(db, [accountId])}))
    order by o.created_at, o.id limit ${limit}`;
}
