// The invoices of a month, including cancellations, as a list and as a file for bookkeeping.
import { z } from 'zod';
import { MAIL_STATES } from '../../../messages/mail/mail.ts';
import { invoiceRecipientOf } from '../../../model/account.ts';
import { INVOICE_KINDS, vatInEuroCents } from '../../../model/invoices/invoice.ts';
import { VAT_CATEGORIES, type VatGroup } from '../../../model/invoices/vat.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { type ListedInvoice, listInvoices } from '../../../money/invoices/accounting-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { type PageStart, readAllPages } from '../../../platform/page-cursor.ts';
import { nextCursor, pageQuery, timestamp } from '../../../platform/schemas.ts';
import { FILE_RESPONSES, rangeHeaders } from '../../shared/documents/document-record.ts';
import { FILE_FORMATS, sendInvoice } from '../../shared/invoices/send-invoice.ts';
import { operationsRoute } from '../admit.ts';
import { type CsvColumn, sendOperatorCsv } from '../operator/operator-csv.ts';
import { month, monthOf } from './month.ts';

/** The same for the list and the file, which hold the same. */
const access = { who: 'all' } as const;

export const invoiceRecord = z
  .object({
    invoiceNumber: z.string(),
    kind: z.enum(INVOICE_KINDS),
    invoicedAt: timestamp,
    invoiceDate: z.iso.date().describe('As printed: the day in the operator’s time zone'),
    dueOn: z.iso.date(),
    documentId: z.uuid(),
    hasXml: z.boolean().describe('Whether there is an XML file of its own'),
    orderId: z.uuid().nullable().describe('Null, like its numbers, if the invoice bills several orders'),
    orderNumber: z.string().nullable(),
    firstOrderId: z
      .uuid()
      .nullable()
      .describe('One of its orders: `cancel_invoice` and `credit_invoice` on it apply to the whole invoice'),
    externalOrderId: z.string().nullable(),
    orderCount: z.int().describe('How many orders it bills'),
    accountId: z.uuid(),
    accountName: z.string(),
    net: z.number(),
    vat: z.number(),
    vatRate: z.number().nullable().describe('Null if the invoice has several rates'),
    gross: z.number(),
    currency: z.string(),
    exchangeRate: z.number().nullable().describe('Units of the currency for one euro'),
    vatInEuro: z.number().nullable().describe('As printed on an invoice in another currency'),
    vatGroups: z.array(
      z.object({ category: z.enum(VAT_CATEGORIES), rate: z.number(), net: z.number(), vat: z.number() }),
    ),
    corrects: z
      .string()
      .nullable()
      .describe('The number of the invoice that this one cancels or credits; its amounts are negative'),
    reason: z.string().nullable().describe('Why it was corrected'),
    cancelledBy: z.string().nullable().describe('The number of the invoice that cancels this one'),
    replacedBy: z.string().nullable().describe('The number of the invoice that replaces the cancelled one'),
    creditedBy: z.array(z.string()).describe('The numbers of the credit notes on this invoice'),
    exportedAt: timestamp
      .nullable()
      .describe('When it was last downloaded in a DATEV booking batch; null if it is in none yet'),
    mail: z
      .object({ id: z.uuid(), recipient: z.string(), state: z.enum(MAIL_STATES) })
      .nullable()
      .describe('The last mail with it'),
    mailTo: z
      .string()
      .nullable()
      .describe('The address for invoices now; null if the customer wants none by mail'),
  })
  .meta({ id: 'ListedInvoice' });

export function toInvoiceRecord(invoice: ListedInvoice) {
  const { id: _, vatId: __, contractingParty, netCents, vatCents, grossCents, vatGroups, ...rest } = invoice;
  return {
    ...rest,
    mailTo: invoiceRecipientOf(contractingParty),
    net: centsToAmount(netCents),
    vat: centsToAmount(vatCents),
    vatInEuro: amountOrNull(vatInEuroCents(invoice)),
    vatRate: vatRateOf(invoice),
    gross: centsToAmount(grossCents),
    vatGroups: vatGroups.map(({ category, rate, ...cents }) => ({
      category,
      rate,
      net: centsToAmount(cents.netCents),
      vat: centsToAmount(cents.vatCents),
    })),
  };
}

const amountOrNull = (cents: number | null) => (cents === null ? null : centsToAmount(cents));
const vatRateOf = ({ vatGroups }: ListedInvoice) => (vatGroups.length === 1 ? vatGroups[0]!.rate : null);

const startOfInvoice = ({ invoicedAt, id }: ListedInvoice): PageStart => ({ at: invoicedAt, id });

const invoices = operationsRoute({
  method: 'GET',
  path: '/accounting/invoices',
  operationId: 'listInvoices',
  tag: 'Accounting',
  summary: 'List the invoices of a month, including cancellations, newest first',
  access,
  fromReplica: true,
  query: z.strictObject({
    month,
    corrections: z.enum(['true', 'false']).default('false').describe('Only cancellations and credit notes'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of invoices',
      schema: z.object({ data: z.array(invoiceRecord), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query }) => {
    const chosen = await monthOf(services, query.month);
    const corrections = query.corrections === 'true';
    const name = `${corrections ? 'corrections' : 'invoices'}:${chosen.name}`;
    const start = services.http.cursors.read(name, query.cursor);
    const rows = await listInvoices(services.core.sql, chosen, query.limit + 1, start, corrections);
    const page = services.http.cursors.page(rows, query.limit, name, startOfInvoice);
    return {
      status: 200,
      body: { ...page, data: page.data.map(toInvoiceRecord) },
    };
  },
});

const exported = operationsRoute({
  method: 'GET',
  path: '/accounting/invoices.csv',
  operationId: 'exportInvoices',
  tag: 'Accounting',
  summary: 'Export the invoices of a month for bookkeeping',
  description: 'In the CSV format of the operator’s record. An invoice has a row for each VAT rate.',
  access,
  fromReplica: true,
  query: z.strictObject({ month }),
  responses: { 200: { description: 'The file', contentType: 'text/csv' } },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query }) => {
    const chosen = await monthOf(services, query.month);
    const operator = await findOperator(services.core.sql);
    return sendOperatorCsv(`invoices-${chosen.name}.csv`, operator, COLUMNS, () =>
      perRate(
        readAllPages((limit, after) => listInvoices(services.core.sql, chosen, limit, after), startOfInvoice),
      ),
    );
  },
});

type InvoiceOfRate = ListedInvoice & { group: VatGroup };

/** A row for each VAT rate, so that net, rate and VAT of a row fit together. */
async function* perRate(
  pages: AsyncIterable<readonly ListedInvoice[]>,
): AsyncGenerator<readonly InvoiceOfRate[]> {
  for await (const page of pages) {
    yield page.flatMap((invoice) => invoice.vatGroups.map((group) => ({ ...invoice, group })));
  }
}

/** The numbers of debtor and VAT come from the customer's record and from the invoice itself. */
const COLUMNS: CsvColumn<InvoiceOfRate>[] = [
  { name: 'invoiceNumber', cell: ({ invoiceNumber }) => invoiceNumber },
  { name: 'invoiceDate', cell: ({ invoiceDate }) => ({ day: invoiceDate }) },
  {
    name: 'debtorNumber',
    cell: ({ contractingParty }) => contractingParty?.debtorNumber ?? null,
  },
  { name: 'customer', cell: ({ accountName }) => accountName },
  { name: 'vatId', cell: ({ vatId }) => vatId },
  { name: 'orderNumber', cell: ({ orderNumber }) => orderNumber },
  { name: 'customersNumber', cell: ({ externalOrderId }) => externalOrderId },
  { name: 'net', cell: ({ group }) => ({ cents: group.netCents }) },
  { name: 'vatRate', cell: ({ group }) => group.rate },
  { name: 'vat', cell: ({ group }) => ({ cents: group.vatCents }) },
  { name: 'gross', cell: ({ group }) => ({ cents: group.netCents + group.vatCents }) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'exchangeRate', cell: ({ exchangeRate }) => exchangeRate },
  {
    name: 'vatInEuro',
    cell: ({ group: { vatCents }, exchangeRate }) => {
      const cents = vatInEuroCents({ vatCents, exchangeRate });
      return cents === null ? null : { cents };
    },
  },
  { name: 'dueOn', cell: ({ dueOn }) => ({ day: dueOn }) },
  { name: 'corrects', cell: ({ corrects }) => corrects },
  { name: 'cancelledBy', cell: ({ cancelledBy }) => cancelledBy },
  { name: 'reason', cell: ({ reason }) => reason },
];

const file = operationsRoute({
  method: 'GET',
  path: '/accounting/invoices/{number}/{format}',
  operationId: 'downloadInvoice',
  tag: 'Accounting',
  summary: 'Download an invoice as PDF/A-3 with its XML inside, or the XML alone',
  access,
  params: z.object({ number: z.string(), format: z.enum(FILE_FORMATS) }),
  notFound: 'DOCUMENT_NOT_FOUND',
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: ['DOCUMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  handler: ({ services, params, headers }) =>
    sendInvoice(services.core, null, params, { ifNoneMatch: headers['if-none-match'], range: headers.range }),
});

export const invoiceRoutes = [invoices, exported, file];
