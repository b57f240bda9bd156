// All invoices and corrections as accounting looks for them: by state, text, customer, kind and date, with sums over everything found.
import type { Discount, InvoiceKind } from '../../model/invoices/invoice.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Sql } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type ListedInvoice, listInvoicesById } from '../invoices/accounting-store.ts';
import { byText } from './assignable-store.ts';

export const REGISTER_VIEWS = ['ALL', 'OPEN', 'OVERDUE', 'PAID'] as const;
/** OPEN: something is to be paid, also what is overdue. PAID: settled, not cancelled. */
export type RegisterView = (typeof REGISTER_VIEWS)[number];

export interface RegisterFilter {
  view: RegisterView;
  search?: string | undefined;
  accountId?: string | undefined;
  kind?: InvoiceKind | undefined;
  /** Days of the invoice, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What happened to an invoice since it was issued. */
interface Settlement {
  id: string;
  discount: Discount;
  /** Null for corrections. */
  openCents: number | null;
  paidCents: number;
  discountCents: number;
  creditedCents: number;
  /** The day of the last payment or decision. */
  settledOn: string | null;
  reminderLevel: number;
  remindedAt: Date | null;
  /** Why it or its account gets no reminders. */
  blocked: string | null;
  accountBlocked: string | null;
}

export type RegisteredInvoice = ListedInvoice & Settlement;

/** The longest overdue first in these views; the others begin with the newest invoice. */
const isByDueDay = (view: RegisterView) => view === 'OPEN' || view === 'OVERDUE';

const inView = (db: Db, view: RegisterView, today: string) => {
  if (view === 'OPEN') return db`and o.open_cents > 0`;
  if (view === 'OVERDUE') return db`and o.open_cents > 0 and o.due_on < ${today}::date`;
  if (view === 'ALL') return db``;
  return db`and o.open_cents <= 0
    and not exists (select from invoices c where c.corrects = o.id and c.kind = 'CANCELLATION')`;
};

const found = (db: Db, { view, search, accountId, kind, from, to }: RegisterFilter, today: string) => db`
  from invoices o join accounts a on a.id = o.account_id
  where o.environment = 'production' ${inView(db, view, today)}
    ${search ? db`and ${byText(db, search)}` : db``}
    ${accountId ? db`and o.account_id = ${accountId}` : db``}
    ${kind ? db`and o.kind = ${kind}` : db``}
    ${from ? db`and o.invoice_date >= ${from}::date` : db``}
    ${to ? db`and o.invoice_date <= ${to}::date` : db``}`;

export async function listRegister(
  sql: Sql,
  filter: RegisterFilter,
  today: string,
  limit: number,
  after: PageStart | null,
): Promise<RegisteredInvoice[]> {
  const page = await withCustomPlan(sql, (db) =>
    isByDueDay(filter.view)
      ? db<{ id: string }[]>`select o.id ${found(db, filter, today)}
          ${after ? db`and (o.due_on, o.id) > (${after.at.toISOString().slice(0, 10)}::date, ${after.id})` : db``}
          order by o.due_on, o.id limit ${limit}`
      : db<{ id: string }[]>`select o.id ${found(db, filter, today)}
          ${after ? db`and (o.issued_at, o.id) < (${after.at}, ${after.id})` : db``}
          order by o.issued_at desc, o.id desc limit ${limit}`,
  );
  return readRegistered(
    sql,
    page.map(({ id }) => id),
  );
}

/** In the order of the ids. */
export async function readRegistered(sql: Sql, ids: readonly string[]): Promise<RegisteredInvoice[]> {
  const [invoices, settlements] = await Promise.all([listInvoicesById(sql, ids), listSettled(sql, ids)]);
  const invoiceOf = new Map(invoices.map((one) => [one.id, one]));
  const settlementOf = new Map(settlements.map((one) => [one.id, one]));
  return ids.map((id) => ({ ...invoiceOf.get(id)!, ...settlementOf.get(id)! }));
}

async function listSettled(db: Db, ids: readonly string[]): Promise<Settlement[]> {
  return db<Settlement[]>`
    select i.id, i.discount, i.open_cents, settled.paid_cents, settled.discount_cents, settled.settled_on::text,
      coalesce((select -sum(c.gross_cents) from invoices c where c.corrects = i.id), 0)::bigint as credited_cents,
      coalesce(r.level, 0)::int as reminder_level, r.reminded_at, blocked.reason as blocked,
      account_blocked.reason as account_blocked
    from invoices i
      cross join lateral (
        select coalesce(sum(l.amount_cents) filter (where l.kind <> 'DISCOUNT'), 0)::bigint as paid_cents,
          coalesce(sum(l.amount_cents) filter (where l.kind = 'DISCOUNT'), 0)::bigint as discount_cents,
          max(coalesce(p.booked_on, l.created_at::date)) as settled_on
        from allocations l left join payments p on p.id = l.payment_id where l.invoice_id = i.id
      ) settled
      cross join lateral (
        select max(n.level) as level, max(m.created_at) as reminded_at
        from reminded_invoices n join reminders m on m.id = n.reminder_id where n.invoice_id = i.id
      ) r
      left join reminder_blocks blocked on blocked.subject_id = i.id
      left join reminder_blocks account_blocked on account_blocked.subject_id = i.account_id
    where i.id = any(${ids as string[]}::uuid[])`;
}

/** Where the page after this invoice begins. */
export function afterInvoice(view: RegisterView) {
  return ({ dueOn, invoicedAt, id }: RegisteredInvoice): PageStart => ({
    at: isByDueDay(view) ? new Date(dueOn) : invoicedAt,
    id,
  });
}

export interface RegisterSum {
  currency: string;
  count: number;
  openCount: number;
  grossCents: number;
  openCents: number;
}

/** Over everything that the filter finds, per currency. */
export async function sumRegister(sql: Sql, filter: RegisterFilter, today: string): Promise<RegisterSum[]> {
  return withCustomPlan(
    sql,
    (db) => db<RegisterSum[]>`
      select o.currency, count(*)::int as count, (count(*) filter (where o.open_cents > 0))::int as open_count,
        sum(o.gross_cents)::bigint as gross_cents,
        coalesce(sum(o.open_cents) filter (where o.open_cents > 0), 0)::bigint as open_cents
      ${found(sql, filter, today)} group by o.currency order by o.currency`,
  );
}

/** The invoices beside one in a list, so that pages lead from one to the next; null at its ends. */
export async function findNeighbours(
  sql: Sql,
  filter: RegisterFilter,
  today: string,
  number: string,
): Promise<{ before: string | null; after: string | null }> {
  const order = (db: Db) => (isByDueDay(filter.view) ? db`o.due_on, o.id` : db`o.issued_at desc, o.id desc`);
  const [row] = await withCustomPlan(
    sql,
    (db) => db<{ before: string | null; after: string | null }[]>`
      select before, after from (
        select o.number, lag(o.number) over listed as before, lead(o.number) over listed as after
        ${found(db, filter, today)} window listed as (order by ${order(db)})
      ) rows where number = ${number}`,
  );
  return row ?? { before: null, after: null };
}
