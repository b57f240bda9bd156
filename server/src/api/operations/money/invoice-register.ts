// All invoices as accounting looks for them, each with what is open of it and why.
import { z } from 'zod';
import { MAIL_STATES } from '../../../messages/mail/mail.ts';
import { INVOICE_KINDS } from '../../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../../model/invoices/payment-terms.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findListedInvoice } from '../../../money/invoices/accounting-store.ts';
import { daysOwed } from '../../../money/payments/ageing.ts';
import {
  listLettersOf,
  listMailsOf,
  listSettlements,
  MAILED_WITH_INVOICES,
} from '../../../money/payments/invoice-detail-store.ts';
import { ALLOCATION_KINDS } from '../../../money/payments/payment.ts';
import {
  afterInvoice,
  findNeighbours,
  listRegister,
  REGISTER_VIEWS,
  type RegisteredInvoice,
  readRegistered,
  sumRegister,
} from '../../../money/payments/register-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, nextCursor, pageQuery, timestamp } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';
import { invoiceRecord, toInvoiceRecord } from './invoices.ts';

const tag = 'Accounting';

const filter = {
  view: z
    .enum(REGISTER_VIEWS)
    .default('ALL')
    .describe('OPEN: something is to be paid, also what is overdue. PAID: settled and not cancelled'),
  search: plainText(100)
    .optional()
    .describe('Part of a number or of a customer’s name, an order or an amount'),
  accountId: z.uuid().optional(),
  kind: z.enum(INVOICE_KINDS).optional(),
  from: calendarDay.optional().describe('The first day of the invoice'),
  to: calendarDay.optional().describe('The last day of the invoice'),
};

const registered = z
  .object({
    ...invoiceRecord.shape,
    id: z.uuid(),
    open: z.number().nullable().describe('Below zero the customer has a credit; null for corrections'),
    paid: z.number().describe('Settled by payments, set-offs and write-offs'),
    credited: z.number().describe('Taken off by corrections'),
    discountTaken: z.number().describe('Deducted for early payment'),
    settledOn: z.iso.date().nullable().describe('The day of the last payment'),
    daysOverdue: z.int().describe('Zero or less if it is not overdue'),
    discount: z
      .object({ percent: z.number(), until: z.iso.date(), amount: z.number() })
      .nullable()
      .describe('What may be deducted until a day; null if it may not any more'),
    reminderLevel: z.int().describe('0 without a reminder'),
    remindedAt: timestamp.nullable(),
    blocked: z.string().nullable().describe('Why it gets no reminders'),
    accountBlocked: z.string().nullable().describe('Why its account gets no reminders'),
  })
  .meta({ id: 'RegisteredInvoice' });

const details = z
  .object({
    invoice: registered,
    today: z.iso.date().describe('In the time zone of the operator'),
    before: z.string().nullable().describe('The number above it in the list; null at the top'),
    after: z.string().nullable(),
    settlements: z.array(z.object({ kind: z.enum(ALLOCATION_KINDS), on: z.iso.date(), amount: z.number() })),
    reminders: z.array(
      z.object({
        id: z.uuid(),
        level: z.int(),
        sentAt: timestamp,
        fee: z.number().describe('Of the whole letter'),
        payUntil: z.iso.date(),
        recipient: z.string(),
      }),
    ),
    mails: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(MAILED_WITH_INVOICES),
          recipient: z.string(),
          state: z.enum(MAIL_STATES),
          createdAt: timestamp,
        }),
      )
      .describe('With the invoice or a reminder, newest first'),
  })
  .meta({ id: 'InvoiceHistory' });

function toRegistered(invoice: RegisteredInvoice, today: string) {
  const { id, openCents, paidCents, discountCents, creditedCents, settledOn, discount, ...listed } = invoice;
  const { reminderLevel, remindedAt, blocked, accountBlocked, grossCents, invoiceDate, dueOn } = invoice;
  const early = openCents === grossCents ? earlyPaymentOf({ discount, grossCents, invoiceDate }) : null;
  return {
    ...toInvoiceRecord({ ...listed, id }),
    id,
    open: openCents === null ? null : centsToAmount(openCents),
    paid: centsToAmount(paidCents),
    credited: centsToAmount(creditedCents),
    discountTaken: centsToAmount(discountCents),
    settledOn,
    daysOverdue: openCents === null ? 0 : daysOwed({ dueOn, openCents }, today),
    discount:
      early === null || today > early.until
        ? null
        : { percent: early.percent, until: early.until, amount: centsToAmount(early.discountCents) },
    reminderLevel,
    remindedAt: remindedAt?.toISOString() ?? null,
    blocked,
    accountBlocked,
  };
}

async function todayOf({ core }: Services): Promise<string> {
  const { timeZone } = await findOperator(core.sql);
  return dayOf(timeZone, core.clock.now());
}

export const invoiceRegisterRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/register',
    operationId: 'searchInvoices',
    tag,
    summary: 'Search all invoices and corrections by state, text, customer, kind and date, with sums',
    description: 'The newest first; what is open or overdue by the day on which it is due.',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ ...filter, ...pageQuery }),
    responses: {
      200: {
        description: 'A page of invoices, and the sums over all that were found',
        schema: z.object({
          data: z.array(registered),
          nextCursor,
          today: z.iso.date(),
          sums: z
            .array(
              z.object({
                currency: z.string(),
                count: z.int(),
                openCount: z.int(),
                gross: z.number(),
                open: z.number(),
              }),
            )
            .describe('One per currency'),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { limit, cursor, ...given } }) => {
      const { sql } = services.core;
      const { cursors } = services.http;
      const today = await todayOf(services);
      const name = `register:${JSON.stringify(Object.entries(given).sort())}`;
      const rows = await listRegister(sql, given, today, limit + 1, cursors.read(name, cursor));
      const page = cursors.page(rows, limit, name, afterInvoice(given.view));
      const sums = await sumRegister(sql, given, today);
      return {
        status: 200,
        body: {
          ...page,
          data: page.data.map((one) => toRegistered(one, today)),
          today,
          sums: sums.map(({ grossCents, openCents, ...sum }) => ({
            ...sum,
            gross: centsToAmount(grossCents),
            open: centsToAmount(openCents),
          })),
        },
      };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/register/{number}',
    operationId: 'getRegisteredInvoice',
    tag,
    summary:
      'Get what happened to an invoice: payments, reminders, mails; and the ones beside it in the list',
    access: { who: 'all' },
    params: z.object({ number: z.string().max(40) }),
    query: z.strictObject(filter),
    responses: { 200: { description: 'The invoice', schema: details } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, params: { number }, query }) => {
      const { sql } = services.core;
      const today = await todayOf(services);
      const id = (await findListedInvoice(sql, number))?.id;
      if (id === undefined) throw callErrors.NOT_FOUND({ message: 'There is no invoice with this number.' });
      const [[invoice], beside, settlements, letters, mails] = await Promise.all([
        readRegistered(sql, [id]),
        findNeighbours(sql, query, today, number),
        listSettlements(sql, { environment: 'production' }, id),
        listLettersOf(sql, id),
        listMailsOf(sql, id),
      ]);
      return {
        status: 200,
        body: {
          invoice: toRegistered(invoice!, today),
          today,
          ...beside,
          settlements: settlements.map(({ amountCents, ...one }) => ({
            ...one,
            amount: centsToAmount(amountCents),
          })),
          reminders: letters.map(({ feeCents, createdAt, ...one }) => ({
            ...one,
            fee: centsToAmount(feeCents),
            sentAt: createdAt.toISOString(),
          })),
          mails: mails.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
        },
      };
    },
  }),
];
