import type { Environment, Scope } from '../../model/environment.ts';
import type { InvoiceDraft, InvoiceLine } from '../../model/invoices/invoice.ts';
import type { VatGroup } from '../../model/invoices/vat.ts';
import type { Order } from '../../model/orders/order.ts';
import { type JoinedRow, selectOrders, toOrder } from '../../orders/records/store.ts';
import { type Db, jsonOrNull, jsonRows } from '../../platform/db.ts';

export interface Invoice extends Omit<InvoiceDraft, 'corrected'> {
  id: string;
  number: string;
  accountId: string;
  environment: Environment;
  documentId: string;
  /** Null if the invoice has no XML of its own. */
  xmlDocumentId: string | null;
  issuedAt: Date;
  /** The first and the last day of service. */
  servedFrom: string;
  servedTo: string;
  /** The id of the invoice that this one cancels or credits. */
  corrects: string | null;
}

export async function insertInvoice(db: Db, { lines, ...invoice }: Invoice): Promise<void> {
  const { discount, vatGroups, party } = invoice;
  await db`insert into invoices ${db({
    ...invoice,
    discount: jsonOrNull(db, discount),
    vatGroups: jsonOrNull(db, vatGroups),
    party: jsonOrNull(db, party),
  })}`;
  const rows = lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 }));
  await db`
    insert into invoice_lines
    select * from jsonb_populate_recordset(null::invoice_lines, ${jsonRows(db, rows)}::jsonb)`;
}

const COLUMNS = (
  db: Db,
) => db`id, number, account_id, environment, kind, document_id, xml_document_id, issued_at,
  invoice_date::text, due_on::text, served_from::text, served_to::text, discount, currency, exchange_rate::float8,
  net_cents, vat_cents, gross_cents, vat_groups, party,
  corrects, reason`;

export async function findInvoice(db: Db, number: string): Promise<Invoice | null> {
  const [invoice] = await db<Omit<Invoice, 'lines'>[]>`
    select ${COLUMNS(db)} from invoices where number = ${number}`;
  return invoice ? { ...invoice, lines: await listLines(db, invoice.id) } : null;
}

export async function findInvoiceNumber(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ number: string }[]>`select number from invoices where id = ${id}`;
  return row?.number ?? null;
}

/** The invoice that an order names; the order's number always has one. */
export async function getInvoiceOf(db: Db, orderId: string, number: string): Promise<Invoice> {
  const invoice = await findInvoice(db, number);
  if (!invoice) throw new Error(`Invoice ${number} of order ${orderId} is missing`);
  return invoice;
}

/** The other orders that have the same current invoice as this one. */
export async function findOthersOnInvoice(db: Db, order: Order, number: string | null): Promise<Order[]> {
  if (number === null) return [];
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)}
    where o.id in (
        select l.order_id from invoices i join invoice_lines l on l.invoice_id = i.id where i.number = ${number})
      and o.account_id = ${order.accountId} and o.environment = ${order.environment} and o.id <> ${order.id}
      and (o.invoice_number = ${number} or ${number} = any(o.supplementary_invoices)) order by o.id`;
  return rows.map(toOrder);
}

/** What credit notes took back of each line, as positive amounts. */
export async function sumCreditedLines(db: Db, invoiceId: string): Promise<Map<number, number>> {
  const rows = await db<{ position: number; netCents: number }[]>`
    select l.corrects_position as position, -sum(l.net_cents)::bigint as net_cents
    from invoices i join invoice_lines l on l.invoice_id = i.id
    where i.corrects = ${invoiceId} and i.kind = 'CREDIT_NOTE' and l.corrects_position is not null
    group by l.corrects_position`;
  return new Map(rows.map(({ position, netCents }) => [position, netCents]));
}

/** The VAT groups of the credit notes on it. */
export async function listCreditedVat(db: Db, invoiceId: string): Promise<VatGroup[]> {
  const rows = await db<{ vatGroups: VatGroup[] }[]>`
    select vat_groups from invoices where corrects = ${invoiceId} and kind = 'CREDIT_NOTE'`;
  return rows.flatMap(({ vatGroups }) => vatGroups);
}

/** The documents of an invoice of one account and environment, or of any account in production if `scope` is null. */
export async function findInvoiceFiles(
  db: Db,
  scope: Scope | null,
  number: string,
): Promise<{ orderId: string; documentId: string; xmlDocumentId: string | null } | null> {
  const [row] = await db<{ orderId: string; documentId: string; xmlDocumentId: string | null }[]>`
    select d.order_id, i.document_id, i.xml_document_id from invoices i join documents d on d.id = i.document_id
    where i.number = ${number} and i.environment = ${scope?.environment ?? 'production'}
      ${scope ? db`and i.account_id = ${scope.accountId}` : db``}`;
  return row ?? null;
}

async function listLines(db: Db, invoiceId: string): Promise<InvoiceLine[]> {
  const rows = await db<(InvoiceLine & { invoiceId: string; position: number })[]>`
    select order_id, extra_id, kind, description, quantity::float8, unit, unit_net, net_cents, vat_category,
      vat_rate::float8
    from invoice_lines where invoice_id = ${invoiceId} order by position`;
  return [...rows];
}

/** Whether an invoice was ever issued in production. */
export async function hasInvoices(db: Db): Promise<boolean> {
  const [found] = await db<{ exists: boolean }[]>`
    select exists (select from invoices where environment = 'production') as exists`;
  return found!.exists;
}
