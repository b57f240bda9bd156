import type { ContractingParty } from '../../model/account.ts';
import type { Db } from '../../platform/db.ts';
import type { InvoiceFile } from './customer-invoices-store.ts';
import type { BookedInvoice } from './datev/booking-batch.ts';
import type { BookedPayment } from './datev/payment-batch.ts';

export interface Period {
  /** First and last day, as 2026-11-01. */
  from: string;
  to: string;
}

/**
 * The number that the customer had at the time of the invoice. The current one, if it had none that can be booked, so that
 * it can be put right.
 */
const debtorNumber = (db: Db) => db`coalesce(substring(i.party ->> 'debtorNumber' from '^[1-6]\\d{4,8}$'),
  a.contracting_party ->> 'debtorNumber', i.party ->> 'debtorNumber')`;

/** In the order of their numbers. */
export async function listBookedInvoices(db: Db, { from, to }: Period): Promise<BookedInvoice[]> {
  return db<BookedInvoice[]>`
    select i.number, i.account_id, coalesce(i.party ->> 'name', a.name) as customer_name,
      ${debtorNumber(db)} as debtor_number, a.deleted_at is not null as is_deleted_customer,
      i.party ->> 'vatId' as vat_id,
      i.invoice_date::text, case when i.kind = 'INVOICE' then i.due_on::text end as due_on, i.currency, i.vat_groups,
      i.exchange_rate::float8, i.served_to::text as served_on, i.kind <> 'INVOICE' as is_correction
    from invoices i join accounts a on a.id = i.account_id
    where i.environment = 'production' and i.invoice_date between ${from}::date and ${to}::date
    order by i.number`;
}

/**
 * What settled invoices and credits in this time, in the order of the days: payments on the day of the bank, write-offs and
 * set-offs on the day on which they were decided. Without a number what is a credit of a customer, and what was paid back or
 * set off of it.
 */
export async function listBookedPayments(
  db: Db,
  { from, to, timeZone }: Period & { timeZone: string },
): Promise<(BookedPayment & { accountId: string })[]> {
  const decidedOn = db`(l.created_at at time zone ${timeZone})::date`;
  return db<(BookedPayment & { accountId: string })[]>`
    select settled.kind, settled.cents as amount_cents, settled.booked_on::text, i.number as invoice_number, i.account_id,
      coalesce(i.party ->> 'name', a.name) as customer_name, ${debtorNumber(db)} as debtor_number,
      a.deleted_at is not null as is_deleted_customer, i.vat_groups
    from (
      select l.kind, l.amount_cents as cents, p.booked_on, l.invoice_id
      from allocations l join payments p on p.id = l.payment_id where l.set_off_id is null
      union all
      select case when l.kind = 'WRITE_OFF' then l.kind else 'SET_OFF' end, l.amount_cents, ${decidedOn}, l.invoice_id
      from allocations l where l.payment_id is null or l.set_off_id is not null
    ) settled join invoices i on i.id = settled.invoice_id join accounts a on a.id = i.account_id
    where settled.booked_on between ${from}::date and ${to}::date and i.currency = 'EUR'
    union all
    select kept.kind, kept.cents, kept.booked_on::text, '', a.id, coalesce(party ->> 'name', a.name),
      party ->> 'debtorNumber', a.deleted_at is not null, '[]'::jsonb
    from (
      select 'PAYMENT' as kind, credit_account_id, booked_on, rest_cents as cents from payments
      where set_aside is null and rest_cents <> 0 and credit_account_id is not null and currency = 'EUR'
      union all
      select 'PAYMENT', p.credit_account_id, p.booked_on, r.amount_cents
      from refunds r join payments p on p.id = r.payment_id where p.currency = 'EUR'
      union all
      select 'PAYMENT', p.credit_account_id, o.booked_on, -r.amount_cents
      from refunds r join payments p on p.id = r.payment_id join payments o on o.id = r.outgoing_id
      where p.currency = 'EUR'
      union all
      select side.kind, i.account_id, side.booked_on, side.cents
      from allocations l join payments p on p.id = l.payment_id join invoices i on i.id = l.invoice_id,
        lateral (values ('PAYMENT', p.booked_on, l.amount_cents), ('SET_OFF', ${decidedOn}, -l.amount_cents))
          side (kind, booked_on, cents)
      where l.set_off_id is not null and p.currency = 'EUR'
    ) kept join accounts a on a.id = kept.credit_account_id,
      lateral (select coalesce(a.contracting_party, ${lastParty(db)}) as party) parties
    where kept.booked_on between ${from}::date and ${to}::date
    order by booked_on, invoice_number, kind desc, amount_cents`;
}

/** A deleted account has no contracting party any more, but its invoices have. */
function lastParty(db: Db) {
  return db`(
    select i.party from invoices i
    where i.account_id = a.id and i.environment = 'production' order by i.issued_at desc, i.id desc limit 1)`;
}

/** Customers with a number in bookkeeping. */
export async function listDebtors(db: Db): Promise<{ accountId: string; party: ContractingParty }[]> {
  return db<{ accountId: string; party: ContractingParty }[]>`
    select id as account_id, contracting_party as party from accounts
    where deleted_at is null and contracting_party ->> 'debtorNumber' is not null
    order by contracting_party ->> 'debtorNumber', id`;
}

export const EXPORT_KINDS = ['INVOICES', 'PAYMENTS', 'DEBTORS'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface BookkeepingExport {
  id: string;
  kind: ExportKind;
  month: string;
  /** Of the lines, hexadecimal. */
  sha256: string;
  /** Invoices of the month that were not in the file. */
  leftOut: string[];
  exportedAt: Date;
  exportedBy: string;
}

export async function insertExport(db: Db, { sha256, ...row }: BookkeepingExport): Promise<void> {
  await db`insert into bookkeeping_exports ${db({ ...row, sha256: Buffer.from(sha256, 'hex') })}`;
}

/** The numbers of invoices of these days that were issued after an export. */
export async function listIssuedAfter(db: Db, { from, to }: Period, exportedAt: Date): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from invoices
    where environment = 'production' and invoice_date between ${from}::date and ${to}::date
      and issued_at > ${exportedAt} order by number`;
  return rows.map(({ number }) => number);
}

/** The last export of each kind; master data has no month. */
export async function listLastExports(db: Db, month: string): Promise<BookkeepingExport[]> {
  return db<BookkeepingExport[]>`
    select distinct on (kind) id, kind, month, encode(sha256, 'hex') as sha256, left_out, exported_at, exported_by
    from bookkeeping_exports where month = ${month} or kind = 'DEBTORS' order by kind, exported_at desc, id desc`;
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
          and i.number in (e.details ->> 'creditNoteNumber', e.details ->> 'invoiceNumber',
            e.details ->> 'cancellationNumber')
        order by e.at limit 1
      ) issued on true
    where i.environment = 'production' and i.invoice_date between ${from}::date and ${to}::date
    order by i.number`;
}

/** PDF and XML of the invoices of all customers, in the order of their numbers. */
export async function listFilesOf(db: Db, { from, to }: Period, limit: number): Promise<InvoiceFile[]> {
  return db<InvoiceFile[]>`
    select i.number as invoice_number, d.id, d.order_id, d.file_name, d.size, encode(d.sha256, 'hex') as sha256, i.issued_at
    from invoices i join documents d on d.id in (i.document_id, i.xml_document_id) and d.account_id = i.account_id
    where i.environment = 'production' and i.invoice_date between ${from}::date and ${to}::date
    order by i.number, d.content_type limit ${limit}`;
}

/** All numbers that begin like this: those of a year. */
export async function listNumbers(db: Db, series: string): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from invoices where environment = 'production' and number like ${`${series}-%`} order by number`;
  return rows.map(({ number }) => number);
}
