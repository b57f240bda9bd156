// Decides which orders a run considers: those that are due, and those that have to wait.

import { hasBegun } from '../../../customers/agreements/store.ts';
import type { DueBefore, Invoicing } from '../../../model/invoices/billing-period.ts';
import type { Order } from '../../../model/orders/order.ts';
import type { Price } from '../../../model/prices/price.ts';
import { type JoinedRow, selectOrders, toOrder } from '../../../orders/records/store.ts';
import type { Db, Fragment } from '../../../platform/db.ts';
import { hasOnlyExtrasToInvoice, isToInvoice } from '../to-invoice-store.ts';

/** Why an order waits although it is due. */
type HeldBy = 'NO_PRICE' | 'EXTRAS_UNCHECKED';

/** An order, or the extras of an order, without an invoice. */
export interface Candidate {
  id: string;
  accountId: string;
  number: string;
  status: Order['status'];
  invoiceNumber: string | null;
  price: Price | null;
  currency: string;
  /** Whether 0 % VAT was agreed for it. An invoice has either such orders or others. */
  isExempt: boolean;
  /** Percent, by the agreement on the day of service. */
  rateOnDayOfService: number;
  invoicing: Invoicing;
  servedAt: Date;
  isDue: boolean;
  heldBy: HeldBy | null;
}

export interface DueFilter {
  before: DueBefore;
  /** The operator's day and time zone, by which agreements apply. */
  today: string;
  timeZone: string;
  /** Null for all accounts. */
  accountIds: readonly string[] | null;
}

/** As `serviceTimeOf`, and as the index `orders_to_invoice_of_account`. */
const servedAt = (db: Db) => db`coalesce(o.actual_delivery, o.arrived_at_pickup, o.updated_at)`;

function selectCandidates(db: Db, { before, today, timeZone, accountIds }: DueFilter): Fragment {
  const ids = accountIds as string[] | null;
  return db`
    select o.id, o.account_id, coalesce(o.order_number, o.request_number) as number, o.status, o.invoice_number, o.price,
      coalesce(o.price ->> 'currency', g.terms ->> 'currency') as currency,
      case when o.price is null or o.price ? 'isReverseCharge' then s.vat_rate
        else (o.price ->> 'vatRate')::float8 end = 0 as is_exempt, s.vat_rate as rate_on_day_of_service, g.invoicing, o.served_at,
      o.served_at < case g.invoicing when 'WEEKLY' then ${before.WEEKLY}::timestamptz
        when 'MONTHLY' then ${before.MONTHLY}::timestamptz else ${before.PER_ORDER}::timestamptz end as is_due,
      case when o.status <> 'CANCELLED' and o.price is null then 'NO_PRICE'
        when exists (select from order_extras x
          where x.order_id = o.id and x.state = 'PROPOSED' and x.bill_to = 'CUSTOMER') then 'EXTRAS_UNCHECKED'
      end as held_by
    from (
      select o.*, ${servedAt(db)} as served_at from orders o
      where ${isToInvoice(db)} ${ids ? db`and o.account_id = any(${ids}::uuid[])` : db``}
      union all
      select o.*, ${servedAt(db)} as served_at from orders o
      where ${hasOnlyExtrasToInvoice(db, ids)}
    ) o cross join lateral (
      select terms, coalesce(terms ->> 'invoicing', 'PER_ORDER') as invoicing from agreements
      where account_id = o.account_id and ${hasBegun(db, db`${today}`)}
    ) g cross join lateral (
      select (terms ->> 'vatRate')::float8 as vat_rate from agreements
      where account_id = o.account_id and ${hasBegun(db, db`o.served_at at time zone ${timeZone}`)}
    ) s`;
}

/** In batches, account by account and by the time of service, so that only a part is in memory. */
export function readCandidates(db: Db, filter: DueFilter, batch: number): AsyncIterable<Candidate[]> {
  return db<Candidate[]>`
    select c.* from (${selectCandidates(db, filter)}) c join accounts a on a.id = c.account_id
    order by search_key(a.name), c.account_id, c.served_at, c.id`.cursor(batch);
}

const isReady = (db: Db) => db`c.is_due and c.held_by is null`;

/** The accounts with orders to invoice, in the order in which a run takes them. */
export async function countReady(
  db: Db,
  filter: DueFilter,
): Promise<{ accountId: string; orders: number }[]> {
  return db<{ accountId: string; orders: number }[]>`
    select c.account_id, count(*)::int as orders
    from (${selectCandidates(db, filter)}) c join accounts a on a.id = c.account_id
    where ${isReady(db)} group by c.account_id, a.name order by search_key(a.name), c.account_id`;
}

type NextReady = Pick<Candidate, 'invoicing' | 'currency' | 'isExempt' | 'servedAt'>;

/** The order that a run invoices next. */
export async function findNextReady(db: Db, filter: DueFilter): Promise<NextReady | null> {
  const [row] = await db<NextReady[]>`
    select c.invoicing, c.currency, c.is_exempt, c.served_at from (${selectCandidates(db, filter)}) c
    where ${isReady(db)} order by c.served_at, c.id limit 1`;
  return row ?? null;
}

/** Ready orders by the time of service; of one currency, one kind of VAT and a span of time, if given. */
export async function listReady(
  db: Db,
  filter: DueFilter,
  limit: number,
  within?: Pick<Candidate, 'currency' | 'isExempt'> & { from: Date; to: Date },
): Promise<Order[]> {
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)} join (
      select c.id, c.served_at from (${selectCandidates(db, filter)}) c
      where ${isReady(db)} ${
        within
          ? db`and c.currency = ${within.currency} and c.is_exempt = ${within.isExempt} and c.served_at >= ${within.from} and c.served_at < ${within.to}`
          : db``
      } order by c.served_at, c.id limit ${limit}
    ) ready on ready.id = o.id order by ready.served_at, ready.id`;
  return rows.map(toOrder);
}
