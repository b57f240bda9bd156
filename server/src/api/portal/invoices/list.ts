import { z } from 'zod';
import { INVOICE_KINDS } from '../../../model/invoices/invoice.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import {
  type CustomerInvoice,
  findFirstMonth,
  INVOICE_VIEWS,
  listCustomerInvoices,
  sumOwedByAccount,
} from '../../../money/payments/customer-invoices-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { monthText, nextCursor, pageQuery } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import type { Services } from '../../../services.ts';
import { scopeOf } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';
import { portalInvoice, toPortalInvoice } from './invoice-record.ts';

const access = { who: 'all' } as const;
const tag = 'Invoices';

/** The day that decides whether an invoice is overdue. */
export async function todayOf({ core }: Services): Promise<string> {
  const { timeZone } = await findOperator(core.sql);
  return dayOf(timeZone, core.clock.now());
}

export const startOfInvoice = ({ issuedAt, id }: CustomerInvoice): PageStart => ({ at: issuedAt, id });

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices',
  operationId: 'listPortalInvoices',
  tag,
  summary: 'List invoices, cancellations and credit notes, newest first',
  access,
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({
    view: z
      .enum(INVOICE_VIEWS)
      .optional()
      .describe(
        '`open` includes what is overdue or partly paid; `paid` includes what was credited as a whole',
      ),
    kind: z.enum(INVOICE_KINDS).optional(),
    month: monthText.optional().describe('By the date of the invoice'),
    q: plainText(200)
      .optional()
      .describe('The beginning of a number of the invoice or of an order, or of your reference'),
    orderId: z.uuid().optional().describe('Only those that bill this order'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of invoices',
      schema: z.object({ data: z.array(portalInvoice), nextCursor }),
    },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query: { limit, cursor, q: search, ...filter } }) => {
    const scope = scopeOf(caller);
    const name = `portal-invoices:${scope.accountId}:${scope.environment}`;
    const start = services.http.cursors.read(name, cursor);
    const today = await todayOf(services);
    const chosen = { ...filter, search, today };
    const rows = await listCustomerInvoices(services.core.sql, scope, chosen, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, startOfInvoice);
    const data = page.data.map((invoice) => toPortalInvoice(invoice, scope.environment, today));
    return { status: 200, body: { ...page, data } };
  },
});

const owed = z
  .object({
    currency: z.string(),
    open: z.number().describe('Including what is overdue'),
    openCount: z.int(),
    overdue: z.number(),
    overdueCount: z.int(),
    credit: z.number().describe('What the operator owes, for instance after a paid invoice was cancelled'),
    nextDueOn: z.iso.date().nullable().describe('The next due day of what is not overdue'),
  })
  .meta({ id: 'OwedSum' });

const summary = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices/summary',
  operationId: 'getPortalInvoiceSummary',
  tag,
  summary: 'What is owed and when',
  access,
  fromReplica: true,
  params: environmentPath,
  responses: {
    200: {
      description: 'The sums',
      schema: z.object({
        today: z.iso.date().describe('In the operator’s time zone'),
        firstMonth: z.string().nullable().describe('The month of the first invoice; null without invoices'),
        owed: z.array(owed).describe('One for each currency with something open'),
      }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => {
    const scope = scopeOf(caller);
    const today = await todayOf(services);
    const [sums, firstMonth] = await Promise.all([
      sumOwedByAccount(services.core.sql, scope, today),
      findFirstMonth(services.core.sql, scope),
    ]);
    const owedSums = sums.map(({ openCents, overdueCents, creditCents, ...sum }) => ({
      ...sum,
      open: centsToAmount(openCents),
      overdue: centsToAmount(overdueCents),
      credit: centsToAmount(creditCents),
    }));
    return { status: 200, body: { today, firstMonth, owed: owedSums } };
  },
});

export const listRoutes = [list, summary];
