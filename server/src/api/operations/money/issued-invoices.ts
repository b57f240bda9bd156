// The invoices of a month for an auditor: who issued each, its checksum, and the numbers that are missing.
import { z } from 'zod';
import { INVOICE_KINDS } from '../../../model/invoices/invoice.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findNumberScheme } from '../../../money/invoices/number-scheme.ts';
import {
  type AuditedInvoice,
  listAuditedInvoices,
  listFilesOf,
  listNumbers,
} from '../../../money/payments/bookkeeping-store.ts';
import { findGaps, seriesOf } from '../../../money/payments/number-gaps.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { Db } from '../../../platform/db.ts';
import { timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { MAX_ARCHIVED_INVOICES, sendMonthArchive } from '../../shared/invoices/month-archive.ts';
import { operationsRoute } from '../admit.ts';
import { type CsvColumn, operatorCsv, sendOperatorCsv } from '../operator/operator-csv.ts';
import { daysOf, month, monthOf } from './month.ts';

const auditedRecord = z
  .object({
    invoiceNumber: z.string(),
    kind: z.enum(INVOICE_KINDS),
    customerName: z.string(),
    invoiceDate: z.iso.date(),
    issuedAt: timestamp,
    issuedBy: z.string().nullable().describe('As the audit log names it'),
    gross: z.number(),
    currency: z.string(),
    corrects: z.string().nullable(),
    sha256: z.string().describe('Of the document, hexadecimal'),
  })
  .meta({ id: 'AuditedInvoice' });

const columns: CsvColumn<AuditedInvoice>[] = [
  { name: 'invoiceNumber', cell: ({ number }) => number },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'customer', cell: ({ customerName }) => customerName },
  { name: 'invoiceDate', cell: ({ invoiceDate }) => ({ day: invoiceDate }) },
  { name: 'issuedAt', cell: ({ issuedAt }) => issuedAt },
  { name: 'issuedBy', cell: ({ issuedBy }) => issuedBy },
  { name: 'gross', cell: ({ grossCents }) => ({ cents: grossCents }) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'corrects', cell: ({ corrects }) => corrects },
  { name: 'sha256OfTheDocument', cell: ({ sha256 }) => sha256 },
];

/** The numbers that are missing in the series of these invoices. */
export async function gapsOf(db: Db, invoices: readonly { number: string }[]): Promise<string[]> {
  const series = [...new Set(invoices.map(({ number }) => seriesOf(number)))];
  const scheme = await findNumberScheme(db);
  const numbers = (await Promise.all(series.map((one) => listNumbers(db, one)))).flat();
  return findGaps(numbers, (one) => (one === scheme.series ? scheme.first : 1));
}

/** The invoices of a month, and the numbers that are missing. */
async function readAudited(services: Services, given: string | undefined) {
  const { sql } = services.core;
  const { name } = await monthOf(services, given);
  const invoices = await listAuditedInvoices(sql, daysOf(name));
  return { name, invoices, missing: await gapsOf(sql, invoices) };
}

const ofMonth = {
  method: 'GET',
  tag: 'Accounting',
  query: z.strictObject({ month }),
  access: { who: 'all' },
  fromReplica: true,
  errors: ['INVALID_REQUEST'],
} as const;

const MISSING: Omit<AuditedInvoice, 'number'> = {
  kind: 'MISSING',
  customerName: '',
  invoiceDate: '',
  issuedAt: new Date(0),
  issuedBy: null,
  currency: '',
  grossCents: 0,
  corrects: null,
  sha256: '',
};

async function* listed(invoices: readonly AuditedInvoice[], missing: readonly string[]) {
  yield [...invoices, ...missing.map((number) => ({ ...MISSING, number }))];
}

export const issuedInvoiceRoutes = [
  operationsRoute({
    ...ofMonth,
    path: '/accounting/issued-invoices',
    operationId: 'listIssuedInvoices',
    summary:
      'List the invoices of a month for an auditor: who issued each, when, and the checksum of its document',
    responses: {
      200: {
        description: 'In the order of their numbers',
        schema: z.object({
          data: z.array(auditedRecord),
          missingNumbers: z
            .array(z.string())
            .describe('Gaps in the series; empty if the numbers are unbroken'),
        }),
      },
    },
    handler: async ({ services, query }) => {
      const { invoices, missing } = await readAudited(services, query.month);
      const data = invoices.map(({ number, issuedAt, grossCents, kind, ...one }) => ({
        ...one,
        invoiceNumber: number,
        kind: kind as (typeof INVOICE_KINDS)[number],
        issuedAt: issuedAt.toISOString(),
        gross: centsToAmount(grossCents),
      }));
      return { status: 200, body: { data, missingNumbers: missing } };
    },
  }),
  operationsRoute({
    ...ofMonth,
    path: '/accounting/issued-invoices.csv',
    operationId: 'exportIssuedInvoices',
    summary: 'Export the list for an auditor',
    description:
      'In the CSV format of the operator’s record. A missing number has a line of the kind MISSING.',
    responses: { 200: { description: 'The file', contentType: 'text/csv' } },
    handler: async ({ services, query }) => {
      const { name, invoices, missing } = await readAudited(services, query.month);
      const operator = await findOperator(services.core.sql);
      return sendOperatorCsv(`issued-invoices-${name}.csv`, operator, columns, () =>
        listed(invoices, missing),
      );
    },
  }),
  operationsRoute({
    ...ofMonth,
    path: '/accounting/invoices.zip',
    operationId: 'downloadInvoicesOfMonth',
    summary: 'Download all invoices of a month as a ZIP file',
    description: `PDF and XML of each, and the list for an auditor as CSV. At most ${MAX_ARCHIVED_INVOICES} invoices and 1 GiB.`,
    responses: { 200: { description: 'The file', contentType: 'application/zip' } },
    errors: ['INVALID_REQUEST', 'ARCHIVE_TOO_LARGE'],
    handler: async ({ services, query }) => {
      const { sql } = services.core;
      const { name, invoices, missing } = await readAudited(services, query.month);
      const files = await listFilesOf(sql, daysOf(name), 2 * MAX_ARCHIVED_INVOICES);
      const operator = await findOperator(sql);
      return sendMonthArchive(services, {
        fileName: `invoices-${name}.zip`,
        overview: {
          name: `issued-invoices-${name}.csv`,
          read: () => operatorCsv(operator, columns, listed(invoices, missing)),
        },
        async *files() {
          yield files;
        },
        measured: {
          invoices: invoices.length,
          bytes: files.reduce((sum, { size }) => sum + size, 0),
        },
      });
    },
  }),
];
