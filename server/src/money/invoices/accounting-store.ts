import type { MailState } from '../../messages/mail/mail.ts';
import type { ContractingParty } from '../../model/account.ts';
import type { InvoiceKind } from '../../model/invoices/invoice.ts';
import type { VatGroup } from '../../model/invoices/vat.ts';
import type { Order } from '../../model/orders/order.ts';
import { hasUndecidedDamage } from '../../orders/records/damage-store.ts';
import { type JoinedRow, toOrder } from '../../orders/records/store.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { hasOnlyExtrasToInvoice, isToInvoice } from './to-invoice-store.ts';

export const STAGES = ['delivered', 'completed'] as const;
export type Stage = (typeof STAGES)[number];

const inStage = (db: Db, stage: Stage) =>
  stage === 'delivered' ? db`o.environment = 'production' and o.status = 'DELIVERED'` : isToInvoice(db);

/** The sum of one currency; null for orders without a price, which have no amount. */
export interface Sum {
  currency: string | null;
  count: number;
  netCents: number;
  grossCents: number;
}

const sums = (db: Db) => db`price ->> 'currency' as currency, count(*)::int as count,
  coalesce(sum((price ->> 'netCents')::bigint), 0)::bigint as net_cents,
  coalesce(sum((price ->> 'grossCents')::bigint), 0)::bigint as gross_cents`;

/** Of the agreed prices; extras come on top. An order with nothing but extras has no amount here. */
export async function sumStage(db: Db, stage: Stage): Promise<Sum[]> {
  const sum = await db<Sum[]>`
    select ${sums(db)} from orders o where ${inStage(db, stage)} group by price ->> 'currency' order by 1`;
  if (stage === 'delivered') return sum;
  const [{ count }] = await db<[{ count: number }]>`
    select count(*)::int as count from orders o where ${hasOnlyExtrasToInvoice(db)}`;
  return count === 0 ? sum : [...sum, { currency: null, count, netCents: 0, grossCents: 0 }];
}

export interface Month {
  from: Date;
  to: Date;
}

/** Invoices and corrections separately; the total of the month is their sum. */
export async function sumInvoices(
  db: Db,
  { from, to }: Month,
): Promise<{ invoiced: Sum[]; corrected: Sum[] }> {
  const rows = await db<(Sum & { corrects: boolean })[]>`
    select currency, count(*)::int as count, sum(net_cents)::bigint as net_cents,
      sum(gross_cents)::bigint as gross_cents, kind <> 'INVOICE' as corrects
    from invoices
    where environment = 'production' and issued_at >= ${from} and issued_at < ${to}
    group by currency, kind <> 'INVOICE' order by 1`;
  return {
    invoiced: rows.filter(({ corrects }) => !corrects),
    corrected: rows.filter(({ corrects }) => corrects),
  };
}

export interface StagedOrder {
  order: Order;
  accountName: string;
  /** Without a contracting party an order cannot be invoiced. */
  hasContractingParty: boolean;
  hasUndecidedDamage: boolean;
}

export async function listStage(
  db: Db,
  stage: Stage,
  limit: number,
  after: PageStart | null,
): Promise<StagedOrder[]> {
  const page = (condition: Fragment) => db`(select o.* from orders o where ${condition}
    ${after ? db`and (o.created_at, o.id) < (${after.at}, ${after.id})` : db``}
    order by o.created_at desc, o.id desc limit ${limit})`;
  const rows = await db<(JoinedRow & Omit<StagedOrder, 'order'>)[]>`
    select o.*, d.name as driver_name, a.name as account_name,
      a.contracting_party is not null as has_contracting_party, ${hasUndecidedDamage(db)} as has_undecided_damage
    from (
      ${page(inStage(db, stage))} ${stage === 'delivered' ? db`` : db`union all ${page(hasOnlyExtrasToInvoice(db))}`}
    ) o join accounts a on a.id = o.account_id left join drivers d on d.id = o.driver_id
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map(({ accountName, hasContractingParty, hasUndecidedDamage, ...row }) => ({
    order: toOrder(row),
    accountName,
    hasContractingParty,
    hasUndecidedDamage,
  }));
}

export interface ListedInvoice {
  id: string;
  kind: InvoiceKind;
  documentId: string;
  /** Whether there is an XML file of its own. */
  hasXml: boolean;
  invoicedAt: Date;
  invoiceDate: string;
  dueOn: string;
  invoiceNumber: string;
  /** The order, if the invoice bills only one; otherwise null. */
  orderId: string | null;
  orderNumber: string | null;
  /** One of its orders; a command on it applies to the whole invoice. */
  firstOrderId: string | null;
  externalOrderId: string | null;
  orderCount: number;
  accountId: string;
  accountName: string;
  /** As it is now, or of the invoice if the customer was deleted: the number in bookkeeping and the address for invoices. */
  contractingParty: ContractingParty | null;
  /** As printed on the invoice. */
  vatId: string | null;
  currency: string;
  exchangeRate: number | null;
  netCents: number;
  vatCents: number;
  grossCents: number;
  vatGroups: VatGroup[];
  /** The number of the invoice that this one corrects, and why. */
  corrects: string | null;
  reason: string | null;
  /** The number of the invoice that cancels this one. */
  cancelledBy: string | null;
  /** The next invoice of the same orders after a cancellation; null until there is one. */
  replacedBy: string | null;
  /** The numbers of the credit notes on this invoice. */
  creditedBy: string[];
  /** When it was last downloaded in a booking batch; null if it is in none yet. */
  exportedAt: Date | null;
  /** The last mail with it. */
  mail: { id: string; recipient: string; state: MailState } | null;
}

const listed = (db: Db) => db`
    select i.id, i.kind, i.document_id, i.xml_document_id is not null as has_xml,
      i.issued_at as invoiced_at, i.invoice_date::text, i.due_on::text,
      i.number as invoice_number, o.id as order_id, billed.order_id as first_order_id,
      o.order_number, o.external_order_id, billed.order_count,
      a.id as account_id, a.name as account_name, coalesce(a.contracting_party, i.party) as contracting_party,
      coalesce(i.party, a.contracting_party) ->> 'vatId' as vat_id, i.currency, i.exchange_rate::float8, i.net_cents, i.vat_cents,
      i.gross_cents, i.vat_groups, i.reason, corrected.number as corrects, cancelling.number as cancelled_by,
      next.number as replaced_by, credits.numbers as credited_by, mailed.mail, exported.at as exported_at
    from invoices i join accounts a on a.id = i.account_id
      cross join lateral (
        select count(distinct order_id)::int as order_count, min(order_id::text)::uuid as order_id
        from invoice_lines where invoice_id = i.id
      ) billed
      left join orders o on o.id = billed.order_id and billed.order_count = 1
      left join invoices corrected on corrected.id = i.corrects
      left join invoices cancelling on cancelling.corrects = i.id and cancelling.kind = 'CANCELLATION'
      left join lateral (
        select later.number from invoice_lines l join invoices later on later.id = l.invoice_id
        where i.kind = 'CANCELLATION' and l.order_id = billed.order_id and later.kind = 'INVOICE'
          and (later.issued_at, later.id) > (i.issued_at, i.id)
        order by later.issued_at, later.id limit 1
      ) next on true
      cross join lateral (
        select coalesce(array_agg(c.number order by c.number), '{}') as numbers
        from invoices c where c.corrects = i.id and c.kind = 'CREDIT_NOTE'
      ) credits
      cross join lateral (
        select max(x.exported_at) as at from bookkeeping_exports x
        where x.kind = 'INVOICES' and x.month = to_char(i.invoice_date, 'YYYY-MM') and x.exported_at >= i.issued_at
          and not i.number = any(x.left_out)
      ) exported
      left join lateral (
        select jsonb_build_object('id', m.id, 'recipient', m.recipient, 'state', m.state) as mail
        from mails m where m.document_id = i.document_id and m.kind = 'INVOICE'
        order by m.created_at desc, m.id desc limit 1
      ) mailed on true`;

export async function listInvoices(
  db: Db,
  { from, to }: Month,
  limit: number,
  after: PageStart | null,
  corrections = false,
): Promise<ListedInvoice[]> {
  return db<ListedInvoice[]>`${listed(db)}
    where i.environment = 'production' and i.issued_at >= ${from} and i.issued_at < ${to}
      ${corrections ? db`and i.kind <> 'INVOICE'` : db``}
      ${after ? db`and (i.issued_at, i.id) < (${after.at}, ${after.id})` : db``}
    order by i.issued_at desc, i.id desc limit ${limit}`;
}

/** In no order. */
export async function listInvoicesById(db: Db, ids: readonly string[]): Promise<ListedInvoice[]> {
  return db<ListedInvoice[]>`${listed(db)} where i.id = any(${ids as string[]}::uuid[])`;
}

/** Only of production: a test document belongs to no month. */
export async function findListedInvoice(db: Db, number: string): Promise<ListedInvoice | null> {
  const [invoice] = await db<ListedInvoice[]>`${listed(db)}
    where i.environment = 'production' and i.number = ${number}`;
  return invoice ?? null;
}
