import type { Environment, Scope } from '../../model/environment.ts';
import type { Discount, InvoiceKind } from '../../model/invoices/invoice.ts';
import type { VatGroup } from '../../model/invoices/vat.ts';
import { numbersBeginningWith, ordersBeginningWith } from '../../orders/lists/search-store.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Fragment, Sql } from '../../platform/db.ts';
import { subjectsNamed } from '../../platform/name-search.ts';
import type { PageStart } from '../../platform/page-cursor.ts';

export const INVOICE_VIEWS = ['open', 'overdue', 'paid', 'cancelled'] as const;
type InvoiceView = (typeof INVOICE_VIEWS)[number];

export interface InvoiceFilter {
  /** `open` includes what is overdue or partly paid, `paid` what was credited as a whole. */
  view?: InvoiceView | undefined;
  kind?: InvoiceKind | undefined;
  /** As 2026-11, by the date of the invoice. */
  month?: string | undefined;
  /** The beginning of a number of the invoice or of an order, or of the customer's reference. */
  search?: string | undefined;
  orderId?: string | undefined;
  /** The day by which an invoice is overdue. */
  today: string;
}

interface BilledOrder {
  id: string;
  number: string;
  reference: string | null;
}

export interface CustomerInvoice {
  id: string;
  number: string;
  kind: InvoiceKind;
  issuedAt: Date;
  invoiceDate: string;
  dueOn: string;
  discount: Discount;
  currency: string;
  netCents: number;
  vatCents: number;
  grossCents: number;
  hasXml: boolean;
  reason: string | null;
  /** The number of the invoice that this one corrects. */
  corrects: string | null;
  cancelledBy: string | null;
  creditedBy: string[];
  correctedCents: number;
  /** Null for cancellations and credit notes. */
  openCents: number | null;
  orderCount: number;
  /** The first ones. */
  orders: BilledOrder[];
}

/** A collective invoice bills more orders than a row shows. */
const SHOWN_ORDERS = 3;

/** Only these views compute the open amount. */
const openItems = (db: Db, environment: Environment) =>
  environment === 'production' ? db`open_items` : db`sandbox_open_items`;

const listed = (db: Db, { accountId, environment }: Scope) => db`
  select i.id, i.number, i.kind, i.issued_at, i.invoice_date::text, i.due_on::text, i.discount, i.currency, i.net_cents,
    i.vat_cents, i.gross_cents, i.vat_groups, i.xml_document_id is not null as has_xml, i.reason,
    corrected.number as corrects, corrections.cancelled_by, coalesce(corrections.credited_by, '[]') as credited_by,
    coalesce(corrections.cents, 0)::bigint as corrected_cents, open_item.open_cents,
    billed.order_count, coalesce(billed.orders, '[]') as orders
  from invoices i
    left join ${openItems(db, environment)} open_item on open_item.id = i.id and open_item.account_id = ${accountId}
    left join invoices corrected on corrected.id = i.corrects
    cross join lateral (
      select max(c.number) filter (where c.kind = 'CANCELLATION') as cancelled_by, sum(c.gross_cents) as cents,
        jsonb_agg(c.number order by c.issued_at, c.id) filter (where c.kind = 'CREDIT_NOTE') as credited_by
      from invoices c where c.corrects = i.id
    ) corrections
    cross join lateral (
      select max(b.order_count)::int as order_count, jsonb_agg(jsonb_build_object('id', o.id, 'number', o.order_number,
        'reference', coalesce(o.customer_reference, o.external_order_id)) order by b.position) as orders
      from (
        select l.order_id, min(l.position) as position, count(*) over () as order_count
        from invoice_lines l where l.invoice_id = i.id and l.order_id is not null
        group by l.order_id order by 2 limit ${SHOWN_ORDERS}
      ) b join orders o on o.id = b.order_id
    ) billed
  where i.account_id = ${accountId} and i.environment = ${environment}`;

/** The few open or cancelled ones are chosen first, so that an account with many paid invoices is not read as a whole. */
const inView = (db: Db, { accountId, environment }: Scope, view: InvoiceView, today: string): Fragment => {
  const open = db`select id from ${openItems(db, environment)} where account_id = ${accountId} and open_cents > 0`;
  const cancelled = db`select corrects from invoices
    where account_id = ${accountId} and environment = ${environment} and kind = 'CANCELLATION'`;
  switch (view) {
    case 'open':
      return db`and i.id in (${open})`;
    case 'overdue':
      return db`and i.id in (${open} and due_on < ${today}::date)`;
    case 'paid':
      return db`and open_item.open_cents <= 0 and i.id not in (${cancelled})`;
    case 'cancelled':
      return db`and i.id in (${cancelled})`;
  }
};

/** The maximum number of orders with a matching number that are looked up. */
const MAX_FOUND_ORDERS = 200;

const found = (db: Db, scope: Scope, search: string) => db`and i.id in (
  ${subjectsNamed(db, 'invoice', search, ['number'], scope)}
  union
  select l.invoice_id from invoice_lines l where l.order_id in (
    select f.order_id from (
      ${ordersBeginningWith(db, scope, numbersBeginningWith(search), { take: MAX_FOUND_ORDERS, after: null })}
    ) f
  ))`;

const inMonth = (db: Db, month: string) => db`and i.invoice_date >= ${`${month}-01`}::date
  and i.invoice_date < ${`${month}-01`}::date + interval '1 month'`;

/** Newest first. */
export function listCustomerInvoices(
  sql: Sql,
  scope: Scope,
  { view, kind, month, search, orderId, today }: InvoiceFilter,
  limit: number,
  after: PageStart | null,
): Promise<CustomerInvoice[]> {
  return withCustomPlan(
    sql,
    (db) => db<CustomerInvoice[]>`
      ${listed(db, scope)}
        ${view ? inView(db, scope, view, today) : db``}
        ${kind ? db`and i.kind = ${kind}` : db``}
        ${month ? inMonth(db, month) : db``}
        ${search ? found(db, scope, search) : db``}
        ${orderId ? db`and i.id in (select invoice_id from invoice_lines where order_id = ${orderId})` : db``}
        ${after ? db`and (i.issued_at, i.id) < (${after.at}, ${after.id})` : db``}
      order by i.issued_at desc, i.id desc limit ${limit}`,
  );
}

export interface OwedSum {
  currency: string;
  openCents: number;
  openCount: number;
  overdueCents: number;
  overdueCount: number;
  /** What the operator owes the customer, as a positive amount. */
  creditCents: number;
  /** The next due day of what is not overdue. */
  nextDueOn: string | null;
}

/** One sum per currency. */
export async function sumOwedByAccount(
  db: Db,
  { accountId, environment }: Scope,
  today: string,
): Promise<OwedSum[]> {
  return db<OwedSum[]>`
    select currency,
      coalesce(sum(open_cents) filter (where open_cents > 0), 0)::bigint as open_cents,
      (count(*) filter (where open_cents > 0))::int as open_count,
      coalesce(sum(open_cents) filter (where open_cents > 0 and due_on < ${today}::date), 0)::bigint as overdue_cents,
      (count(*) filter (where open_cents > 0 and due_on < ${today}::date))::int as overdue_count,
      coalesce(-sum(open_cents) filter (where open_cents < 0), 0)::bigint as credit_cents,
      (min(due_on) filter (where open_cents > 0 and due_on >= ${today}::date))::text as next_due_on
    from ${openItems(db, environment)} where account_id = ${accountId} and open_cents <> 0
    group by currency order by currency`;
}

/** The month of the first invoice, as 2026-11; null without any. */
export async function findFirstMonth(db: Db, { accountId, environment }: Scope): Promise<string | null> {
  const [row] = await db<{ month: string }[]>`
    select to_char(invoice_date, 'YYYY-MM') as month from invoices
    where account_id = ${accountId} and environment = ${environment} order by issued_at, id limit 1`;
  return row?.month ?? null;
}

export async function findCustomerInvoice(
  db: Db,
  scope: Scope,
  number: string,
): Promise<(CustomerInvoice & { vatGroups: VatGroup[] }) | null> {
  const [invoice] = await db<(CustomerInvoice & { vatGroups: VatGroup[] })[]>`
    ${listed(db, scope)} and i.number = ${number}`;
  return invoice ?? null;
}

export interface InvoiceFile {
  invoiceNumber: string;
  id: string;
  orderId: string | null;
  fileName: string;
  size: number;
  sha256: string;
  issuedAt: Date;
}

export async function measureMonth(
  db: Db,
  { accountId, environment }: Scope,
  month: string,
): Promise<{ invoices: number; bytes: number }> {
  const [row] = await db<{ invoices: number; bytes: number }[]>`
    select count(distinct i.id)::int as invoices, coalesce(sum(d.size), 0)::bigint as bytes
    from invoices i join documents d on d.id in (i.document_id, i.xml_document_id) and d.account_id = i.account_id
    where i.account_id = ${accountId} and i.environment = ${environment} ${inMonth(db, month)}`;
  return row!;
}

/** PDF and XML of the chosen invoices, in the order of their numbers. */
export async function listInvoiceFiles(
  db: Db,
  { accountId, environment }: Scope,
  invoiceIds: readonly string[],
): Promise<InvoiceFile[]> {
  return db<InvoiceFile[]>`
    select i.number as invoice_number, d.id, d.order_id, d.file_name, d.size, encode(d.sha256, 'hex') as sha256, i.issued_at
    from invoices i join documents d on d.id in (i.document_id, i.xml_document_id) and d.account_id = i.account_id
    where i.account_id = ${accountId} and i.environment = ${environment} and i.id = any(${invoiceIds as string[]}::uuid[])
    order by i.issued_at desc, i.id desc, d.content_type`;
}
