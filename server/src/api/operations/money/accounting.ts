// Accounting: delivered, completed and invoiced orders, with the sums of each stage and of a month.
import { z } from 'zod';
import { centsToAmount } from '../../../model/prices/price.ts';
import {
  listStage,
  STAGES,
  type StagedOrder,
  type Sum,
  sumInvoices,
  sumStage,
} from '../../../money/invoices/accounting-store.ts';
import { findNextInvoiceNumber } from '../../../money/invoices/issuer.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import { nextCursor, pageQuery } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchRecord, toDispatchRecord } from '../orders/order-record.ts';
import { month, monthOf } from './month.ts';

const tag = 'Accounting';
const access = { who: 'all' } as const;

export const sumRecord = z
  .object({
    count: z.int(),
    amounts: z
      .array(z.object({ currency: z.string(), net: z.number(), gross: z.number() }))
      .describe('One sum for each currency'),
  })
  .meta({ id: 'AccountingSum', description: 'Orders without a price are counted, but add no amount' });

/** Adds what has the same currency, and nothing else. */
export function toSumRecord(sums: readonly Sum[]) {
  const cents = new Map<string, { net: number; gross: number }>();
  for (const { currency, netCents, grossCents } of sums) {
    if (currency === null) continue;
    const { net, gross } = cents.get(currency) ?? { net: 0, gross: 0 };
    cents.set(currency, { net: net + netCents, gross: gross + grossCents });
  }
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    amounts: [...cents].map(([currency, { net, gross }]) => ({
      currency,
      net: centsToAmount(net),
      gross: centsToAmount(gross),
    })),
  };
}

const summary = operationsRoute({
  method: 'GET',
  path: '/accounting',
  operationId: 'getAccounting',
  tag,
  summary: 'Sums of delivered orders, orders to invoice, and the invoices of a month',
  access,
  fromReplica: true,
  query: z.strictObject({ month }),
  responses: {
    200: {
      description: 'The sums',
      schema: z.object({
        month: z.string(),
        delivered: sumRecord,
        completed: sumRecord,
        invoiced: sumRecord.describe('Without cancellations'),
        corrected: sumRecord.describe('Cancellation invoices, with negative amounts'),
        balance: sumRecord.describe('Of all invoices of the month, including cancellations'),
        nextInvoiceNumber: z
          .string()
          .describe('The number of the next invoice; provisional until an invoice takes it'),
      }),
    },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query }) => {
    const { sql } = services.core;
    const chosen = await monthOf(services, query.month);
    const [delivered, completed, { invoiced, corrected }, nextInvoiceNumber] = await Promise.all([
      sumStage(sql, 'delivered'),
      sumStage(sql, 'completed'),
      sumInvoices(sql, chosen),
      findNextInvoiceNumber(services.core, chosen.timeZone),
    ]);
    return {
      status: 200,
      body: {
        month: chosen.name,
        delivered: toSumRecord(delivered),
        completed: toSumRecord(completed),
        invoiced: toSumRecord(invoiced),
        corrected: toSumRecord(corrected),
        balance: toSumRecord([...invoiced, ...corrected]),
        nextInvoiceNumber,
      },
    };
  },
});

const stagedRecord = z
  .object({
    order: dispatchRecord,
    accountName: z.string(),
    hasContractingParty: z.boolean().describe('Without a contracting party nothing can be invoiced'),
    hasUndecidedDamage: z.boolean().describe('Whether dispatch has to decide about a damage or complaint'),
  })
  .meta({ id: 'StagedOrder' });

const staged = operationsRoute({
  method: 'GET',
  path: '/accounting/orders',
  operationId: 'listStagedOrders',
  tag,
  summary: 'List orders to complete or to invoice, newest first',
  access,
  fromReplica: true,
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

export const accountingRoutes = [summary, staged];
