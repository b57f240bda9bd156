import type { Db } from '../../platform/db.ts';
import type { BookedInvoice } from './datev/booking-batch.ts';

export interface Period {
  /** First and last day, as 2026-11-01. */
  from: string;
  to: string;
}

/** In the order of their numbers. The debtor number is the customer's current one. */
export async function listBookedInvoices(db: Db, { from, to }: Period): Promise<BookedInvoice[]> {
  return db<BookedInvoice[]>`
    select i.number, i.account_id, coalesce(i.party ->> 'name', a.name) as customer_name,
      a.contracting_party ->> 'debtorNumber' as debtor_number, i.party ->> 'vatId' as vat_id,
      i.invoice_date::text, case when i.kind = 'INVOICE' then i.due_on::text end as due_on, i.currency, i.vat_groups
    from invoices i join accounts a on a.id = i.account_id
    where i.environment = 'production' and i.invoice_date between ${from}::date and ${to}::date
    order by i.number`;
}

export interface AuditedInvoice {
  number: string;
  kind: string;
  customerName: string;
  invoiceDate: string;
  issuedAt: Date;
  /** Null if the audit log names nobody. */
  issuedBy: string | null;
  currency: string;
  grossCents: number;
  corrects: string | null;
  /** Of the document, hexadecimal. */
  sha256: string;
}

export async function listAuditedInvoices(db: Db, { from, to }: Period): Promise<AuditedInvoice[]> {
  return db<AuditedInvoice[]>`
    select i.number, i.kind, coalesce(i.party ->> 'name', a.name) as customer_name, i.invoice_date::text, i.issued_at,
      issued.actor as issued_by, i.currency, i.gross_cents, corrected.number as corrects,
      encode(d.sha256, 'hex') as sha256
    from invoices i join accounts a on a.id = i.account_id join documents d on d.id = i.document_id
      left join invoices corrected on corrected.id = i.corrects
      left join lateral (
        select e.actor from invoice_lines l join audit e on e.subject_type = 'order' and e.subject_id = l.order_id::text
        where l.invoice_id = i.id
          and i.number in (e.details ->> 'invoiceNumber', e.details ->> 'cancellationNumber')
        order by e.at limit 1
      ) issued on true
    where i.environment = 'production' and i.invoice_date between ${from}::date and ${to}::date
    order by i.number`;
}

/** All numbers that begin like this: those of a year. */
export async function listNumbers(db: Db, series: string): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from invoices where environment = 'production' and number like ${`${series}-%`} order by number`;
  return rows.map(({ number }) => number);
}
