// Accounting: from delivered to invoiced, and the invoices of a month, as a list and for bookkeeping.
import { z } from 'zod';
import { centsToAmount } from '../../customers/agreements/price.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../http/csv.ts';
import { sendGenerated } from '../../http/download.ts';
import type { PageStart } from '../../http/page-cursor.ts';
import { nextCursor, pageQuery, timestamp } from '../../http/schemas.ts';
import {
  type ListedInvoice,
  listInvoices,
  listStage,
  type Month,
  STAGES,
  type StagedOrder,
  type Sum,
  sumOfInvoices,
  sumOfStage,
} from '../../invoices/accounting-store.ts';
import { findOperator } from '../../operator/operator.ts';
import { toInstant } from '../../platform/local-time.ts';
import { readWallClock } from '../../platform/wall-clock.ts';
import type { Services } from '../../services.ts';
import { operationsRoute } from './admit.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';

const tag = 'Accounting';
const access = { who: 'all' } as const;

const sumRecord = z
  .object({ count: z.int(), net: z.number(), gross: z.number() })
  .meta({ id: 'AccountingSum', description: 'Orders without a price count, and add nothing' });

const toSumRecord = ({ count, netCents, grossCents }: Sum) => ({
  count,
  net: centsToAmount(netCents),
  gross: centsToAmount(grossCents),
});

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const month = z
  .string()
  .regex(MONTH, 'Send a month such as 2026-11.')
  .optional()
  .describe('By the operator’s time zone; the present one unless given');

/** From its first moment to that of the next, where the operator is. */
async function monthOf({ core }: Services, given: string | undefined): Promise<Month & { name: string }> {
  const { timeZone } = await findOperator(core.sql);
  const name = given ?? readWallClock(timeZone, core.clock.now()).date.toISOString().slice(0, 7);
  const [year, number] = name.split('-').map(Number) as [number, number];
  return {
    name,
    from: toInstant(Date.UTC(year, number - 1, 1), timeZone),
    to: toInstant(Date.UTC(year, number, 1), timeZone),
  };
}

const summary = operationsRoute({
  method: 'GET',
  path: '/accounting',
  operationId: 'getAccounting',
  tag,
  summary: 'What is delivered, what can be invoiced, what a month has brought',
  access,
  query: z.strictObject({ month }),
  responses: {
    200: {
      description: 'The sums',
      schema: z.object({
        month: z.string(),
        delivered: sumRecord,
        completed: sumRecord,
        invoiced: sumRecord,
      }),
    },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query }) => {
    const { sql } = services.core;
    const chosen = await monthOf(services, query.month);
    const [delivered, completed, invoiced] = await Promise.all([
      sumOfStage(sql, 'delivered'),
      sumOfStage(sql, 'completed'),
      sumOfInvoices(sql, chosen),
    ]);
    return {
      status: 200,
      body: {
        month: chosen.name,
        delivered: toSumRecord(delivered),
        completed: toSumRecord(completed),
        invoiced: toSumRecord(invoiced),
      },
    };
  },
});

const stagedRecord = z
  .object({
    order: dispatchRecord,
    accountName: z.string(),
    hasContractingParty: z.boolean().describe('Without one nothing can be invoiced'),
  })
  .meta({ id: 'StagedOrder' });

const staged = operationsRoute({
  method: 'GET',
  path: '/accounting/orders',
  operationId: 'listStagedOrders',
  tag,
  summary: 'Orders to complete, or to invoice, newest first',
  access,
  query: z.strictObject({ stage: z.enum(STAGES), ...pageQuery }),
  responses: {
    200: { description: 'A page of orders', schema: z.object({ data: z.array(stagedRecord), nextCursor }) },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { stage, limit, cursor } }) => {
    const name = `accounting:${stage}`;
    const start = services.http.cursors.read(name, cursor);
    const rows = await listStage(services.core.sql, stage, limit + 1, start);
    const startOf = ({ order }: StagedOrder): PageStart => ({ at: order.createdAt, id: order.id });
    const page = services.http.cursors.page(rows, limit, name, startOf);
    const data = page.data.map(({ order, ...rest }) => ({
      ...rest,
      order: toDispatchRecord(order, services.core.links),
    }));
    return { status: 200, body: { ...page, data } };
  },
});

const invoiceRecord = z
  .object({
    invoiceNumber: z.string(),
    invoicedAt: timestamp,
    documentId: z.uuid(),
    orderId: z.uuid(),
    orderNumber: z.string(),
    externalOrderId: z.string().nullable(),
    accountId: z.uuid(),
    accountName: z.string(),
    net: z.number(),
    vat: z.number(),
    vatRate: z.number(),
    gross: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'ListedInvoice' });

function toInvoiceRecord({ price, ...invoice }: ListedInvoice) {
  return {
    ...invoice,
    net: centsToAmount(price.netCents),
    vat: centsToAmount(price.vatCents),
    vatRate: price.vatRate,
    gross: centsToAmount(price.grossCents),
    currency: price.currency,
  };
}

const startOfInvoice = ({ invoicedAt, documentId }: ListedInvoice): PageStart => ({
  at: invoicedAt,
  id: documentId,
});

const invoices = operationsRoute({
  method: 'GET',
  path: '/accounting/invoices',
  operationId: 'listInvoices',
  tag,
  summary: 'The invoices of a month, newest first',
  access,
  query: z.strictObject({ month, ...pageQuery }),
  responses: {
    200: {
      description: 'A page of invoices',
      schema: z.object({ data: z.array(invoiceRecord), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query }) => {
    const chosen = await monthOf(services, query.month);
    const name = `invoices:${chosen.name}`;
    const start = services.http.cursors.read(name, query.cursor);
    const rows = await listInvoices(services.core.sql, chosen, query.limit + 1, start);
    const page = services.http.cursors.page(rows, query.limit, name, startOfInvoice);
    return { status: 200, body: { ...page, data: page.data.map(toInvoiceRecord) } };
  },
});

const exported = operationsRoute({
  method: 'GET',
  path: '/accounting/invoices.csv',
  operationId: 'exportInvoices',
  tag,
  summary: 'The invoices of a month for bookkeeping',
  access: { who: 'accounting' },
  query: z.strictObject({ month }),
  responses: { 200: { description: 'The file', contentType: 'text/csv' } },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query }) => {
    const chosen = await monthOf(services, query.month);
    return sendGenerated({
      fileName: `invoices-${chosen.name}.csv`,
      contentType: 'text/csv; charset=utf-8',
      read: () => writeCsv(services, chosen),
    });
  },
});

const ROWS_PER_READING = 500;
const COLUMNS = [
  'invoiceNumber',
  'invoicedAt',
  'accountName',
  'orderNumber',
  'externalOrderId',
  'net',
  'vatRate',
  'vat',
  'gross',
  'currency',
] as const;

async function* writeCsv({ core }: Services, chosen: Month): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine([...COLUMNS])}`;
  for (let after: PageStart | null = null; ; ) {
    const rows: ListedInvoice[] = await listInvoices(core.sql, chosen, ROWS_PER_READING, after);
    const records = rows.map(toInvoiceRecord);
    yield records.map((record) => csvLine(COLUMNS.map((name) => record[name]))).join('');
    if (rows.length < ROWS_PER_READING) return;
    after = startOfInvoice(rows.at(-1)!);
  }
}

export const accountingRoutes = [summary, staged, invoices, exported];
