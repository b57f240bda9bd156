import type { MailKind, MailState } from '../../messages/mail/mail.ts';
import type { Scope } from '../../model/environment.ts';
import { billedVehicleOf, describeVehicle } from '../../model/invoices/billed-order.ts';
import type { InvoiceKind, InvoiceLine } from '../../model/invoices/invoice.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Db } from '../../platform/db.ts';
import type { AllocationKind } from './payment.ts';

export interface ShownLine extends Omit<InvoiceLine, 'correctsPosition'> {
  position: number;
  orderNumber: string | null;
  orderReference: string | null;
  /** Name, licence plate and VIN. */
  vehicle: string | null;
  /** The cities of the route. */
  from: string | null;
  to: string | null;
}

/** In the order of the document. */
export async function listShownLines(
  db: Db,
  invoiceId: string,
  limit: number,
): Promise<{ lines: ShownLine[]; count: number }> {
  const [rows, [counted]] = await Promise.all([
    db<(ShownLine & { orderVehicle: Order['vehicle'] | null })[]>`
      select l.position, l.order_id, o.order_number, coalesce(o.customer_reference, o.external_order_id) as order_reference,
        o.vehicle as order_vehicle, o.pickup ->> 'city' as from, o.delivery ->> 'city' as to,
        l.extra_id, l.kind, l.description, l.quantity::float8, l.unit, l.unit_net, l.net_cents, l.vat_category,
        l.vat_rate::float8
      from invoice_lines l left join orders o on o.id = l.order_id
      where l.invoice_id = ${invoiceId} order by l.position limit ${limit}`,
    db<{ count: number }[]>`
      select count(*)::int as count from invoice_lines where invoice_id = ${invoiceId}`,
  ]);
  const lines = rows.map(({ orderVehicle, ...line }) => ({
    ...line,
    vehicle: orderVehicle && describeVehicle(billedVehicleOf(orderVehicle)),
  }));
  return { lines, count: counted!.count };
}

export interface Settlement {
  kind: AllocationKind;
  on: string;
  amountCents: number;
}

/** The payments, discounts and write-offs of an invoice, oldest first. */
export async function listSettlements(
  db: Db,
  { environment }: Pick<Scope, 'environment'>,
  invoiceId: string,
): Promise<Settlement[]> {
  if (environment === 'sandbox') {
    return db<Settlement[]>`
      select 'PAYMENT' as kind, booked_on::text as on, amount_cents from sandbox_payments
      where invoice_id = ${invoiceId} order by booked_on, id`;
  }
  return db<Settlement[]>`
    select l.kind, coalesce(p.booked_on, l.created_at::date)::text as on, l.amount_cents
    from allocations l left join payments p on p.id = l.payment_id
    where l.invoice_id = ${invoiceId} order by 2, l.id`;
}

export interface RelatedInvoice {
  number: string;
  kind: InvoiceKind;
  invoiceDate: string;
  grossCents: number;
  reason: string | null;
}

/** What corrects an invoice, and after a cancellation the next invoice of the same orders; oldest first. */
export async function listLaterInvoices(db: Db, scope: Scope, invoiceId: string): Promise<RelatedInvoice[]> {
  return db<RelatedInvoice[]>`
    with corrections as (
      select id, number, kind, invoice_date, gross_cents, reason, issued_at from invoices where corrects = ${invoiceId}
    ), cancelled_at as (
      select c.issued_at, c.id from corrections c where c.kind = 'CANCELLATION'
      union all
      select i.issued_at, i.id from invoices i where i.id = ${invoiceId} and i.kind = 'CANCELLATION'
    ), next as (
      select later.id, later.number, later.kind, later.invoice_date, later.gross_cents, later.reason, later.issued_at
      from cancelled_at, invoices later
      where later.kind = 'INVOICE' and (later.issued_at, later.id) > (cancelled_at.issued_at, cancelled_at.id)
        and later.account_id = ${scope.accountId} and later.environment = ${scope.environment}
        and later.id in (
          select again.invoice_id from invoice_lines l join invoice_lines again on again.order_id = l.order_id
          where l.invoice_id = ${invoiceId})
      order by later.issued_at, later.id limit 1
    )
    select number, kind, invoice_date::text, gross_cents, reason
    from (select * from corrections union all select * from next) later order by issued_at, id`;
}

export interface LetterOfInvoice {
  id: string;
  level: number;
  createdAt: Date;
  /** Of the whole letter. */
  feeCents: number;
  payUntil: string;
  recipient: string;
}

/** The reminders of an invoice, oldest first. */
export async function listLettersOf(db: Db, invoiceId: string): Promise<LetterOfInvoice[]> {
  return db<LetterOfInvoice[]>`
    select m.id, n.level, m.created_at, m.fee_cents, m.pay_until::text, m.recipient
    from reminded_invoices n join reminders m on m.id = n.reminder_id
    where n.invoice_id = ${invoiceId} order by m.created_at, m.id`;
}

/** The mails that carry the document of an invoice or of its reminder. */
export const MAILED_WITH_INVOICES = ['INVOICE', 'REMINDER'] as const satisfies readonly MailKind[];

export interface MailOfInvoice {
  id: string;
  kind: (typeof MAILED_WITH_INVOICES)[number];
  recipient: string;
  state: MailState;
  createdAt: Date;
}

const MAX_MAILS = 20;

/** The mails with an invoice or a reminder of it, newest first. */
export async function listMailsOf(db: Db, invoiceId: string): Promise<MailOfInvoice[]> {
  return db<MailOfInvoice[]>`
    select id, kind, recipient, state, created_at from mails
    where document_id in (
      select document_id from invoices where id = ${invoiceId}
      union
      select m.document_id from reminded_invoices n join reminders m on m.id = n.reminder_id
      where n.invoice_id = ${invoiceId}
    ) and kind in ${db(MAILED_WITH_INVOICES)} order by created_at desc, id desc limit ${MAX_MAILS}`;
}
