// What is billed in addition to the agreed price: approved extras and expenses without an invoice.
import type { BillableExtra } from '../../model/invoices/billable-extra.ts';
import type { Db } from '../../platform/db.ts';
import { describeExtra } from './describe-extra.ts';
import type { Extra } from './extra.ts';

/** A condition on extras `x`. */
export const isBillable = (db: Db) =>
  db`x.state = 'APPROVED' and x.bill_to = 'CUSTOMER' and x.net_cents > 0 and x.invoice_id is null`;

/** In the order in which they were added, order by order. */
export async function listBillableExtras(db: Db, orderIds: readonly string[]): Promise<BillableExtra[]> {
  const extras = await db<(Extra & { netCents: number })[]>`
    select x.*, x.paid_on::text as paid_on from order_extras x
    where x.order_id = any(${orderIds as string[]}::uuid[]) and ${isBillable(db)}
    order by x.order_id, x.created_at, x.id`;
  return extras.map((extra) => ({
    extraId: extra.id,
    orderId: extra.orderId,
    kind: extra.category,
    description: describeExtra(extra),
    ...quantityOf(extra),
    unit: 'C62',
    netCents: extra.netCents,
  }));
}

/** What the customer pays for the approved services of an order, billed or not, without VAT. */
export async function sumExtras(db: Db, orderId: string): Promise<number> {
  const [row] = await db<{ cents: number }[]>`
    select coalesce(sum(net_cents), 0)::bigint as cents from order_extras
    where order_id = ${orderId} and category = 'EXTRA' and state = 'APPROVED' and bill_to = 'CUSTOMER'`;
  return row!.cents;
}

/** Expenses, and amounts that dispatch changed, are billed as one piece. */
function quantityOf({ category, quantity, netCents }: Extra & { netCents: number }) {
  const pieces = category === 'EXTRA' && quantity !== null && quantity > 0 ? quantity : 1;
  const unitNetCents = netCents / pieces;
  return Number.isInteger(unitNetCents)
    ? { quantity: pieces, unitNetCents }
    : { quantity: 1, unitNetCents: netCents };
}

/**
 * In the transaction of the invoice, from which on the extras cannot change. False if one of them changed before, or if
 * one of the orders has another extra to bill.
 */
export async function markExtrasInvoiced(
  db: Db,
  orderIds: readonly string[],
  billed: readonly Pick<BillableExtra, 'extraId' | 'netCents'>[],
  invoiceId: string,
): Promise<boolean> {
  const { count } = await db`
    update order_extras x set invoice_id = ${invoiceId}
    where x.order_id = any(${orderIds as string[]}::uuid[]) and ${isBillable(db)}
      and (x.id, x.net_cents) in (select * from unnest(
        ${billed.map(({ extraId }) => extraId)}::uuid[], ${billed.map(({ netCents }) => netCents)}::bigint[]))`;
  if (count !== billed.length) return false;
  const left = await db`
    select 1 from order_extras x where x.order_id = any(${orderIds as string[]}::uuid[]) and ${isBillable(db)} limit 1`;
  return left.length === 0;
}

/** In the transaction that cancels the invoice, so that the next one bills them again. */
export async function releaseExtrasOfInvoice(db: Db, invoiceId: string): Promise<void> {
  await db`update order_extras set invoice_id = null where invoice_id = ${invoiceId}`;
}
