// Exports for bookkeeping: the DATEV files of a month, and what they contain.
import { z } from 'zod';
import { sendOnce } from '../../../http/download.ts';
import { sumInvoices } from '../../../money/invoices/accounting-store.ts';
import { findAccountingSettings } from '../../../money/payments/accounting-settings.ts';
import {
  EXPORT_KINDS,
  type ExportKind,
  listBookedInvoices,
} from '../../../money/payments/bookkeeping-store.ts';
import {
  type BatchFaults,
  countBookings,
  findBatchFaults,
  splitByRate,
  withCollectiveDebtor,
} from '../../../money/payments/datev/booking-batch.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import { listExports, prepareExport, recordExport } from '../../../money/payments/export-bookkeeping.ts';
import { findExchangeRates } from '../../../operator/exchange-rates.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { sumRecord, toSumRecord } from './accounting.ts';
import { gapsOf } from './issued-invoices.ts';
import { daysOf, month, monthOf } from './month.ts';

const tag = 'Accounting';

function incomplete(faults: BatchFaults) {
  const names = faults.debtorNumbers.map(({ customerName }) => customerName).join(', ');
  const sentences = [
    faults.settings.length > 0 && `Missing in the accounting settings: ${faults.settings.join(', ')}.`,
    names !== '' && `Without a valid debtor number: ${names}.`,
    ...faults.sharedDebtorNumbers.map(
      ({ debtorNumber, customerNames }) => `${debtorNumber} is the number of ${customerNames.join(', ')}.`,
    ),
    faults.vatRates.length > 0 && `VAT rates without a revenue account: ${faults.vatRates.join(', ')} %.`,
  ];
  const message = sentences.filter(Boolean).join(' ');
  return paymentErrors.BOOKING_BATCH_INCOMPLETE({ message, details: { ...faults } });
}

const ofMonth = {
  method: 'GET',
  tag,
  query: z.strictObject({ month }),
} as const;
const FILE = { 200: { description: 'The file', contentType: 'text/csv' } } as const;

const contents = z
  .object({
    month: z.string(),
    invoices: sumRecord,
    corrections: sumRecord.describe('Cancellations and credit notes, with negative amounts'),
    firstNumber: z.string().nullable(),
    lastNumber: z.string().nullable(),
    missingNumbers: z.array(z.string()).describe('Gaps in the series of the month’s invoices'),
    bookings: z.int().describe('Lines of the DATEV booking batch'),
    withoutRate: z
      .array(z.string())
      .describe('Invoices in another currency without an exchange rate, which the booking batch leaves out'),
    exported: z
      .array(
        z.object({
          kind: z.enum(EXPORT_KINDS),
          exportedAt: timestamp,
          exportedBy: z.string(),
          isChanged: z.boolean().describe('Whether the file would differ today'),
          missing: z.array(z.string()).describe('Invoices of the month that are not in it'),
        }),
      )
      .describe('The last download of each DATEV file'),
    datevFaults: z
      .object({
        settings: z.array(z.enum(['consultantNumber', 'clientNumber'])),
        debtorNumbers: z
          .array(
            z.object({
              accountId: z.uuid(),
              customerName: z.string(),
              debtorNumber: z.string().nullable(),
              isDeletedCustomer: z.boolean().describe('Then the settings name the number for such customers'),
            }),
          )
          .describe('Customers without a valid debtor number'),
        sharedDebtorNumbers: z
          .array(z.object({ debtorNumber: z.string(), customerNames: z.array(z.string()) }))
          .describe('Debtor numbers that several customers have'),
        vatRates: z.array(z.number()).describe('Without a revenue account'),
      })
      .nullable()
      .describe('Why there is no booking batch yet; null if nothing is missing'),
  })
  .meta({ id: 'ExportContents' });

/** A download is recorded, so it does not come from a replica. */
function datevRoute(
  kind: ExportKind,
  about: { path: string; operationId: string; summary: string; description: string },
  fileNameOf: (month: string) => string,
) {
  return operationsRoute({
    ...ofMonth,
    ...about,
    access: { who: 'accounting' },
    responses: FILE,
    errors: ['INVALID_REQUEST', 'BOOKING_BATCH_INCOMPLETE'],
    handler: async ({ services, caller, query }) => {
      const { core } = services;
      const { name, timeZone } = await monthOf(services, query.month);
      const month = { name, ...daysOf(name), createdAt: core.clock.now(), timeZone };
      const { faults, leftOut, write } = await prepareExport(core.sql, kind, month);
      if (faults) throw incomplete(faults);
      const file = write();
      await recordExport(core, caller, kind, name, { file, leftOut });
      return sendOnce({
        fileName: fileNameOf(name),
        contentType: 'text/csv; charset=windows-1252',
        bytes: file.bytes,
      });
    },
  });
}

export const bookkeepingRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/exports',
    operationId: 'getExportContents',
    tag,
    summary: 'What the exports of a month contain: count, sums, gaps, and what the booking batch lacks',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ month }),
    responses: { 200: { description: 'The contents', schema: contents } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, query }) => {
      const { sql, clock } = services.core;
      const chosen = await monthOf(services, query.month);
      const { name, timeZone } = chosen;
      const month = { name, ...daysOf(name), createdAt: clock.now(), timeZone };
      const { datev } = await findAccountingSettings(sql);
      const all = await listBookedInvoices(sql, daysOf(name));
      const { booked, withoutRate } = splitByRate(
        withCollectiveDebtor(datev, all),
        await findExchangeRates(sql),
      );
      const { invoiced, corrected } = await sumInvoices(sql, chosen);
      return {
        status: 200,
        body: {
          month: chosen.name,
          invoices: toSumRecord(invoiced),
          corrections: toSumRecord(corrected),
          firstNumber: all[0]?.number ?? null,
          lastNumber: all.at(-1)?.number ?? null,
          missingNumbers: await gapsOf(sql, all),
          bookings: countBookings(booked),
          withoutRate,
          exported: (await listExports(sql, month)).map(({ exportedAt, ...one }) => ({
            ...one,
            exportedAt: exportedAt.toISOString(),
          })),
          datevFaults: findBatchFaults(datev, booked),
        },
      };
    },
  }),
  datevRoute(
    'INVOICES',
    {
      path: '/accounting/datev.csv',
      operationId: 'exportBookingBatch',
      summary: 'Export the invoices of a month as a DATEV booking batch',
      description:
        'EXTF 700, category 21, version 13; Windows-1252. Each VAT group of an invoice is one booking. Invoices in another currency without an exchange rate are left out.',
    },
    (month) => `EXTF_Buchungsstapel_${month}.csv`,
  ),
  datevRoute(
    'PAYMENTS',
    {
      path: '/accounting/datev-payments.csv',
      operationId: 'exportPaymentBatch',
      summary: 'Export the allocated payments and discounts of a month as a DATEV booking batch',
      description:
        'EXTF 700, category 21, version 13; Windows-1252. Each invoice that a payment settles is one booking, a discount one for each VAT rate. Only payments in euro.',
    },
    (month) => `EXTF_Buchungsstapel_Zahlungen_${month}.csv`,
  ),
  datevRoute(
    'DEBTORS',
    {
      path: '/accounting/datev-debtors.csv',
      operationId: 'exportDebtors',
      summary: 'Export the customers with a debtor number as DATEV master data',
      description: 'EXTF 700, category 16, version 5; Windows-1252. The month only decides the fiscal year.',
    },
    () => 'EXTF_Debitoren.csv',
  ),
];
