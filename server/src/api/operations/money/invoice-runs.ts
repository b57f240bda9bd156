// Invoice runs: what is due, the run itself, its progress and what it issued for each account.
import { z } from 'zod';
import { INVOICING } from '../../../model/prices/agreement.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findNextInvoiceNumber } from '../../../money/invoices/issuer.ts';
import { chooseDay, getRun, startRun, stopRun } from '../../../money/invoices/runs/manage-runs.ts';
import { FINDINGS, type PreviewSum, previewRun } from '../../../money/invoices/runs/preview-run.ts';
import {
  RUN_ACCOUNT_STATES,
  RUN_STATES,
  type RunAccount,
  type RunSum,
  type RunSummary,
} from '../../../money/invoices/runs/run.ts';
import { listRunAccounts, listRuns } from '../../../money/invoices/runs/run-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { nextCursor, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { namesOfActors } from '../../shared/people/actor-names.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const CURSOR = 'invoice-runs';
const MAX_ACCOUNTS = 200;

export const untilDay = z.iso
  .date()
  .optional()
  .describe('The last day of service, today by default. A week or month is due when it is over.');

const previewSum = z.object({
  currency: z.string(),
  orders: z.int(),
  invoices: z.int(),
  net: z.number(),
  gross: z.number(),
});

const toPreviewSum = (sum: PreviewSum) => ({
  currency: sum.currency,
  orders: sum.orderCount,
  invoices: sum.invoiceCount,
  net: centsToAmount(sum.netCents),
  gross: centsToAmount(sum.grossCents),
});

const finding = z
  .object({
    code: z
      .enum(FINDINGS)
      .describe(
        'NO_CONTRACTING_PARTY, OPERATOR_INCOMPLETE and CUSTOMER_INCOMPLETE block the account. Orders with NO_PRICE or EXTRAS_UNCHECKED wait. OTHER_CURRENCY: they get an invoice of their own. PERIOD_OPEN: their week or month is not over.',
      ),
    fields: z.array(z.string()).describe('The fields that the record of operator or customer lacks'),
    orderCount: z.int(),
    orders: z.array(z.object({ id: z.uuid(), number: z.string() })).describe('Some of the orders'),
  })
  .meta({ id: 'InvoiceRunFinding' });

const accountPreview = z
  .object({
    accountId: z.uuid(),
    accountName: z.string(),
    invoicing: z.enum(INVOICING),
    isBlocked: z.boolean().describe('Whether a finding keeps the account from being invoiced'),
    sums: z.array(previewSum),
    findings: z.array(finding),
  })
  .meta({ id: 'InvoiceRunPreviewAccount' });

const runSum = previewSum
  .extend({ firstNumber: z.string(), lastNumber: z.string() })
  .meta({ id: 'InvoiceRunSum' });

const toRunSum = ({ firstNumber, lastNumber, ...sum }: RunSum) => ({
  ...toPreviewSum(sum),
  firstNumber,
  lastNumber,
});

const runFields = {
  id: z.uuid(),
  state: z.enum(RUN_STATES),
  until: z.iso.date(),
  accountIds: z.array(z.uuid()).nullable().describe('The chosen accounts; null for all'),
  createdAt: timestamp,
  createdBy: z.string().nullable().describe('Null for the operator token'),
  finishedAt: timestamp.nullable(),
  orders: z.int().describe('Orders that were due at the start'),
  accounts: z.int(),
  blocked: z.int().describe('Accounts that could not be invoiced'),
  sums: z.array(runSum).describe('Amounts issued so far, by currency'),
};
const runRecord = z.object(runFields).meta({ id: 'InvoiceRun' });

const runAccount = z
  .object({
    accountId: z.uuid(),
    accountName: z.string(),
    state: z.enum(RUN_ACCOUNT_STATES),
    orders: z.int().describe('Orders that were due at the start'),
    problem: z
      .object({ code: z.string(), details: z.record(z.string(), z.unknown()) })
      .nullable()
      .describe('The error that blocked it'),
    sums: z.array(runSum),
  })
  .meta({ id: 'InvoiceRunAccount' });

const toRunAccount = ({ orderCount, sums, ...account }: RunAccount) => ({
  ...account,
  orders: orderCount,
  sums: sums.map(toRunSum),
});

async function toRunRecords(services: Services, runs: readonly RunSummary[]) {
  const nameOf = await namesOfActors(
    services.core.sql,
    runs.map(({ createdBy }) => createdBy),
  );
  return runs.map(({ orderCount, accountCount, blockedCount, sums, ...run }) => ({
    ...run,
    createdAt: run.createdAt.toISOString(),
    createdBy: nameOf(run.createdBy),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    orders: orderCount,
    accounts: accountCount,
    blocked: blockedCount,
    sums: sums.map(toRunSum),
  }));
}

const toRunRecord = async (services: Services, run: RunSummary) => (await toRunRecords(services, [run]))[0]!;

export const invoiceRunRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoice-runs/preview',
    operationId: 'previewInvoiceRun',
    tag,
    summary: 'Read what an invoice run would issue, and what to check before',
    access: { who: 'accounting' },
    query: z.strictObject({ until: untilDay, accountId: z.uuid().optional().describe('Only this account') }),
    responses: {
      200: {
        description: 'The accounts with orders that have no invoice',
        schema: z.object({
          until: z.iso.date(),
          nextInvoiceNumber: z.string().describe('Provisional until an invoice takes it'),
          sums: z.array(previewSum).describe('Of all accounts that are not blocked'),
          data: z.array(accountPreview),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, query }) => {
      const { core } = services;
      const day = await chooseDay(core, query.until);
      const accounts = await previewRun(core, {
        until: day,
        accountIds: query.accountId ? [query.accountId] : null,
      });
      const { timeZone } = await findOperator(core.sql);
      return {
        status: 200,
        body: {
          until: day,
          nextInvoiceNumber: await findNextInvoiceNumber(core, timeZone),
          sums: totalOf(accounts.filter(({ isBlocked }) => !isBlocked).flatMap(({ sums }) => sums)),
          data: accounts.map((account) => ({ ...account, sums: account.sums.map(toPreviewSum) })),
        },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/invoice-runs',
    operationId: 'startInvoiceRun',
    tag,
    summary: 'Invoice everything that is due',
    description:
      'The run continues in the background, even after a restart. It includes only orders without an invoice, so starting it again issues nothing twice. One run at a time.',
    access: { who: 'accounting' },
    body: z.strictObject({
      until: untilDay,
      accountIds: z.array(z.uuid()).min(1).max(MAX_ACCOUNTS).optional().describe('Only these accounts'),
    }),
    bodyExample: { until: '2026-10-31' },
    responses: { 201: { description: 'The run', schema: runRecord } },
    errors: ['INVALID_REQUEST', 'NOTHING_TO_INVOICE', 'INVOICE_RUN_ACTIVE'],
    handler: async ({ services, caller, body }) => {
      const day = await chooseDay(services.core, body.until);
      const run = await startRun(services.core, caller, { until: day, accountIds: body.accountIds ?? null });
      return { status: 201, body: await toRunRecord(services, run) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoice-runs',
    operationId: 'listInvoiceRuns',
    tag,
    summary: 'List invoice runs, newest first',
    access: { who: 'accounting' },
    fromReplica: true,
    query: z.strictObject(pageQuery),
    responses: {
      200: { description: 'A page of runs', schema: z.object({ data: z.array(runRecord), nextCursor }) },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { limit, cursor } }) => {
      const start = services.http.cursors.read(CURSOR, cursor);
      const rows = await listRuns(services.core.sql, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, CURSOR, ({ createdAt, id }) => ({
        at: createdAt,
        id,
      }));
      return { status: 200, body: { ...page, data: await toRunRecords(services, page.data) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoice-runs/{id}',
    operationId: 'getInvoiceRun',
    tag,
    summary: 'Get an invoice run with the result of each account',
    access: { who: 'accounting' },
    params: uuidPath,
    responses: {
      200: {
        description: 'The run',
        schema: z.object({ ...runFields, data: z.array(runAccount) }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVOICE_RUN_NOT_FOUND'],
    handler: async ({ services, params }) => {
      const run = await toRunRecord(services, await getRun(services.core, params.id));
      const accounts = await listRunAccounts(services.core.sql, params.id);
      return { status: 200, body: { ...run, data: accounts.map(toRunAccount) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/invoice-runs/{id}/stop',
    operationId: 'stopInvoiceRun',
    tag,
    summary: 'Stop an invoice run',
    description: 'Issued invoices stay valid. Start another run for the rest.',
    access: { who: 'accounting' },
    params: uuidPath,
    responses: { 200: { description: 'The run', schema: runRecord } },
    errors: ['INVALID_REQUEST', 'INVOICE_RUN_NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: await toRunRecord(services, await stopRun(services.core, caller, params.id)),
    }),
  }),
];

/** Adds what has the same currency. */
function totalOf(sums: readonly PreviewSum[]) {
  const totals = new Map<string, PreviewSum>();
  for (const sum of sums) {
    const total = totals.get(sum.currency);
    totals.set(
      sum.currency,
      total
        ? {
            currency: sum.currency,
            orderCount: total.orderCount + sum.orderCount,
            invoiceCount: total.invoiceCount + sum.invoiceCount,
            netCents: total.netCents + sum.netCents,
            grossCents: total.grossCents + sum.grossCents,
          }
        : sum,
    );
  }
  return [...totals.values()].map(toPreviewSum);
}
