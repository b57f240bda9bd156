// Open items with their age, as a list and as a file; small differences are written off.
import { z } from 'zod';
import { centsToAmount } from '../../../model/prices/price.ts';
import {
  AGES,
  type Age,
  type AgedRow,
  type AgedSum,
  ageOf,
  daysOwed,
  sumByAge,
} from '../../../money/payments/ageing.ts';
import { afterItem, listOpenItems, sumOpenItems } from '../../../money/payments/open-items-store.ts';
import type { OpenItem } from '../../../money/payments/payment.ts';
import { writeOff } from '../../../money/payments/write-off.ts';
import { findOperator } from '../../../operator/operator.ts';
import { readAllPages } from '../../../platform/page-cursor.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, uuidPath } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';
import { type CsvColumn, sendOperatorCsv } from '../operator/operator-csv.ts';

const tag = 'Accounting';

const perAge = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(AGES.map((age) => [age, schema])) as Record<Age, S>);
const agedSum = z
  .object({
    currency: z.string(),
    count: z.int(),
    open: z.number(),
    byAge: perAge(z.number()),
    countByAge: perAge(z.int()),
  })
  .meta({ id: 'AgedSum' });

const itemRecord = z
  .object({
    id: z.uuid(),
    invoiceNumber: z.string(),
    accountId: z.uuid(),
    accountName: z.string(),
    invoiceDate: z.iso.date(),
    dueOn: z.iso.date(),
    daysOverdue: z.int().describe('Zero or less if it is not overdue, as a credit of the customer never is'),
    age: z.enum(AGES),
    currency: z.string(),
    gross: z.number(),
    open: z.number().describe('Below zero the customer has a credit'),
    reminderLevel: z.int().describe('0 without a reminder'),
    blocked: z.string().nullable().describe('Why it gets no reminders'),
    accountBlocked: z.string().nullable().describe('Why its account gets no reminders'),
  })
  .meta({ id: 'OpenItem' });

function toItem(item: OpenItem, today: string) {
  const { id, accountId, accountName, invoiceDate, dueOn, currency, reminderLevel, blocked, accountBlocked } =
    item;
  return {
    id,
    invoiceNumber: item.number,
    accountId,
    accountName,
    invoiceDate,
    dueOn,
    daysOverdue: daysOwed(item, today),
    age: ageOf(item, today),
    currency,
    gross: centsToAmount(item.grossCents),
    open: centsToAmount(item.openCents),
    reminderLevel,
    blocked,
    accountBlocked,
  };
}

function toSum({ currency, count, openCents, byAge }: AgedSum) {
  const amounts = AGES.map((age) => [age, centsToAmount(byAge[age].openCents)]);
  const counts = AGES.map((age) => [age, byAge[age].count]);
  return {
    currency,
    count,
    open: centsToAmount(openCents),
    byAge: Object.fromEntries(amounts),
    countByAge: Object.fromEntries(counts),
  };
}

async function todayOf({ core }: Services): Promise<string> {
  const { timeZone } = await findOperator(core.sql);
  return dayOf(timeZone, core.clock.now());
}

const columns = (today: string): CsvColumn<OpenItem>[] => [
  { name: 'invoiceNumber', cell: ({ number }) => number },
  { name: 'customer', cell: ({ accountName }) => accountName },
  { name: 'invoiceDate', cell: ({ invoiceDate }) => ({ day: invoiceDate }) },
  { name: 'dueOn', cell: ({ dueOn }) => ({ day: dueOn }) },
  { name: 'daysOverdue', cell: (item) => Math.max(0, daysOwed(item, today)) },
  { name: 'gross', cell: ({ grossCents }) => ({ cents: grossCents }) },
  { name: 'open', cell: ({ openCents }) => ({ cents: openCents }) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'reminderLevel', cell: ({ reminderLevel }) => reminderLevel },
];

export const openItemRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/open-items',
    operationId: 'listOpenItems',
    tag,
    summary: 'List what is open of invoices, the longest overdue first, with sums by age',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ accountId: z.uuid().optional(), age: z.enum(AGES).optional(), ...pageQuery }),
    responses: {
      200: {
        description: 'A page of open items, with sums over all of them and by account',
        schema: z.object({
          data: z.array(itemRecord),
          nextCursor,
          sums: z.array(agedSum).describe('One per currency'),
          accounts: z.array(
            z.object({ accountId: z.uuid(), accountName: z.string(), sums: z.array(agedSum) }),
          ),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { limit, cursor, ...filter } }) => {
      const { sql } = services.core;
      const { cursors } = services.http;
      const today = await todayOf(services);
      const name = `open-items:${filter.accountId ?? ''}:${filter.age ?? ''}`;
      const items = await listOpenItems(sql, filter, today, limit + 1, cursors.read(name, cursor));
      const page = cursors.page(items, limit, name, afterItem);
      const rows = await sumOpenItems(sql, filter.accountId, today);
      const byAccount = new Map<string, AgedRow[]>();
      for (const row of rows) byAccount.set(row.accountId, [...(byAccount.get(row.accountId) ?? []), row]);
      return {
        status: 200,
        body: {
          ...page,
          data: page.data.map((item) => toItem(item, today)),
          sums: sumByAge(rows).map(toSum),
          accounts: [...byAccount].map(([accountId, ofAccount]) => {
            const { accountName } = ofAccount[0]!;
            return { accountId, accountName, sums: sumByAge(ofAccount).map(toSum) };
          }),
        },
      };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/open-items.csv',
    operationId: 'exportOpenItems',
    tag,
    summary: 'Export what is open of invoices',
    description: 'In the CSV format of the operator’s record.',
    access: { who: 'all' },
    fromReplica: true,
    responses: { 200: { description: 'The file', contentType: 'text/csv' } },
    errors: [],
    handler: async ({ services }) => {
      const { sql } = services.core;
      const today = await todayOf(services);
      return sendOperatorCsv(`open-items-${today}.csv`, await findOperator(sql), columns(today), () =>
        readAllPages((limit, after) => listOpenItems(sql, {}, today, limit, after), afterItem),
      );
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/open-items/{id}/write-off',
    operationId: 'writeOffOpenItem',
    tag,
    summary: 'Write off a small difference, up to the limit of the settings',
    access: { who: 'accounting' },
    params: uuidPath,
    body: z.strictObject({ reason: plainText(500) }),
    responses: { 204: { description: 'Written off' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE'],
    handler: async ({ services, caller, params, body }) => {
      await writeOff(services.core, caller, params.id, body.reason);
      return { status: 204 };
    },
  }),
];
