// The open invoices to which a person may assign a payment, found by number, order, customer or amount.
import type { VatGroup } from '../../model/invoices/vat.ts';
import type { Db } from '../../platform/db.ts';
import type { OpenInvoice } from './matching/match.ts';

export interface AssignableInvoice extends OpenInvoice {
  dueOn: string;
  vatGroups: VatGroup[];
  /** What was settled by payments, discounts and set-offs before. */
  paidCents: number;
  /** What credit notes took off. */
  creditedCents: number;
}

export interface AssignableFilter {
  currency: string;
  /** Money out settles credits, which are below zero. */
  isOutgoing: boolean;
  /** Of these invoices, or of this customer; a text finds those of everybody. */
  invoiceIds: readonly string[];
  accountId: string | null;
  search: string | null;
  limit: number;
}

/** Oldest due first. What a text names exactly comes before what contains it. */
export async function listAssignable(db: Db, filter: AssignableFilter): Promise<AssignableInvoice[]> {
  const { currency, isOutgoing, search, limit } = filter;
  return db<AssignableInvoice[]>`
    select o.id, o.number, o.account_id, a.name as account_name, o.invoice_date::text, o.due_on::text, o.discount,
      o.currency, o.gross_cents, o.open_cents, i.vat_groups,
      coalesce((select sum(l.amount_cents) from allocations l where l.invoice_id = o.id), 0)::bigint as paid_cents,
      coalesce((select -sum(c.gross_cents) from invoices c where c.corrects = o.id), 0)::bigint as credited_cents
    from open_items o join invoices i on i.id = o.id join accounts a on a.id = o.account_id
    where o.currency = ${currency} and ${isOutgoing ? db`o.open_cents < 0` : db`o.open_cents > 0`}
      and ${search === null ? withoutText(db, filter) : byText(db, search)}
    order by ${search === null ? db`1=1` : db`o.number = ${search.toUpperCase()} desc`}, o.due_on, o.id
    limit ${limit}`;
}

const withoutText = (db: Db, { invoiceIds, accountId }: AssignableFilter) =>
  db`(o.id = any(${invoiceIds as string[]}::uuid[]) ${accountId ? db`or o.account_id = ${accountId}` : db``})`;

/** `464,85` and `1.464,85` as well as `464.85`; null if the text is no amount. */
function centsIn(text: string): number | null {
  const plain = text.replace(/[€\s']/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,9})(?:[.,](\d{2}))?$/.exec(plain);
  if (!match) return null;
  return Number(match[1]!.replace(/[.,]/g, '')) * 100 + Number(match[2] ?? 0);
}

/** Invoices `o` of accounts `a` by number, customer, order or amount. */
export function byText(db: Db, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, (one) => `\\${one}`)}%`;
  const cents = centsIn(search);
  return db`(o.number ilike ${pattern} or a.name ilike ${pattern}
    ${cents === null ? db`` : db`or o.open_cents in (${cents}, ${-cents}) or o.gross_cents = ${cents}`}
    or o.id in (
      select l.invoice_id from orders d join invoice_lines l on l.order_id = d.id
      where d.environment = 'production' and d.order_number = ${search.toUpperCase()}))`;
}
