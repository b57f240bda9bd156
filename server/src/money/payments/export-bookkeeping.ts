// The files for bookkeeping: invoices, payments and debtors. A download is recorded, so that a later change is noticed.
import { createHash } from 'node:crypto';
import { EURO } from '../../model/prices/exchange-rate.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findExchangeRates } from '../../operator/exchange-rates.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Db } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { postalOf } from '../invoices/e-invoice.ts';
import { findAccountingSettings } from './accounting-settings.ts';
import {
  type BookkeepingExport,
  type ExportKind,
  insertExport,
  listBookedInvoices,
  listBookedPayments,
  listDebtors,
  listIssuedAfter,
  listLastExports,
} from './bookkeeping-store.ts';
import {
  type BatchFaults,
  type BookedInvoice,
  findBatchFaults,
  splitByRate,
  withCollectiveDebtor,
  writeBookingBatch,
} from './datev/booking-batch.ts';
import { type Debtor, writeDebtors } from './datev/debtors.ts';
import type { BatchPeriod, DatevFile } from './datev/extf.ts';
import { writePaymentBatch } from './datev/payment-batch.ts';
import { type DatevSettings, isDebtorNumber } from './datev/settings.ts';

interface Month extends BatchPeriod {
  /** Such as 2026-11. */
  name: string;
}

interface Prepared {
  /** What is missing; null if the file can be written. */
  faults: BatchFaults | null;
  /** The numbers of invoices of the month that are not in the file. */
  leftOut: string[];
  write(): DatevFile;
}

/** What a file of a month needs and holds. */
export async function prepareExport(db: Db, kind: ExportKind, month: Month): Promise<Prepared> {
  const { datev } = await findAccountingSettings(db);
  if (kind === 'INVOICES') {
    const all = withCollectiveDebtor(datev, await listBookedInvoices(db, month));
    const { booked: invoices, withoutRate: leftOut } = splitByRate(all, await findExchangeRates(db));
    return {
      faults: findBatchFaults(datev, invoices),
      leftOut,
      write: () => writeBookingBatch(datev, month, invoices),
    };
  }
  if (kind === 'PAYMENTS') return preparePayments(db, datev, month);
  return prepareDebtors(db, datev, month);
}

/** Only customers and settings can be faulty here; their invoices were booked before. */
const asInvoice = { number: '', vatId: null, invoiceDate: '', dueOn: null, servedOn: '', vatGroups: [] };
const customerFaults = (
  datev: DatevSettings,
  customers: readonly Pick<
    BookedInvoice,
    'accountId' | 'customerName' | 'debtorNumber' | 'isDeletedCustomer'
  >[],
) =>
  findBatchFaults(
    datev,
    customers.map((customer) => ({
      ...asInvoice,
      ...customer,
      isCorrection: false,
      currency: EURO,
      exchangeRate: null,
    })),
  );

async function preparePayments(db: Db, datev: DatevSettings, period: Month): Promise<Prepared> {
  const payments = withCollectiveDebtor(datev, await listBookedPayments(db, period));
  return {
    faults: customerFaults(datev, payments),
    leftOut: [],
    write: () => writePaymentBatch(datev, period, payments),
  };
}

async function prepareDebtors(db: Db, datev: DatevSettings, month: Month): Promise<Prepared> {
  const rows = await listDebtors(db);
  const customers = rows.map(({ accountId, party }) => ({
    accountId,
    customerName: party.name,
    debtorNumber: party.debtorNumber,
    isDeletedCustomer: false,
  }));
  const debtors = rows
    .filter(({ party }) => isDebtorNumber(datev, party.debtorNumber))
    .map(({ party }): Debtor => {
      const { street, postalCode, city, country } = postalOf(party.address, party.country);
      const { name, vatId, email } = party;
      return { debtorNumber: party.debtorNumber!, name, vatId, street, postalCode, city, country, email };
    });
  return {
    faults: customerFaults(datev, customers),
    leftOut: [],
    write: () => writeDebtors(datev, month, debtors),
  };
}

const checksumOf = ({ content }: DatevFile) => createHash('sha256').update(content).digest('hex');

/** The caller has made sure that nothing is missing. */
export async function recordExport(
  { sql, clock }: BaseContext,
  actor: Actor,
  kind: ExportKind,
  month: string,
  { file, leftOut }: { file: DatevFile; leftOut: string[] },
): Promise<void> {
  const now = clock.now();
  const id = uuidv7(now);
  await sql.begin(async (tx) => {
    const sha256 = checksumOf(file);
    await insertExport(tx, { id, kind, month, sha256, leftOut, exportedAt: now, exportedBy: actor.name });
    await recordAudit(tx, clock, actor, {
      action: 'bookkeeping.exported',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { kind, month },
    });
  });
}

export type LastExport = Pick<BookkeepingExport, 'kind' | 'exportedAt' | 'exportedBy'> & {
  /** Whether the file would differ today. */
  isChanged: boolean;
  /** Invoices of the month that are not in it. */
  missing: string[];
};

export async function listExports(db: Db, month: Month): Promise<LastExport[]> {
  const exports = await listLastExports(db, month.name);
  return Promise.all(
    exports.map(async ({ kind, exportedAt, exportedBy, sha256, leftOut }) => {
      const { faults, write } = await prepareExport(db, kind, month);
      const later = kind === 'INVOICES' ? await listIssuedAfter(db, month, exportedAt) : [];
      const isChanged = faults !== null || checksumOf(write()) !== sha256;
      return { kind, exportedAt, exportedBy, isChanged, missing: [...leftOut, ...later] };
    }),
  );
}
