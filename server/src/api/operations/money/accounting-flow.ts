// The steps of accounting from "to check" to "paid", each with what waits in it.
import { z } from 'zod';
import { countToCheck } from '../../../dispatch/extras/extra-store.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { sumStage } from '../../../money/invoices/accounting-store.ts';
import { type CountedSum, sumOwed, sumPaid } from '../../../money/payments/flow-store.ts';
import { countPayments } from '../../../money/payments/payment-store.ts';
import { countReminders } from '../../../money/payments/reminders/send-reminders.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { operationsRoute } from '../admit.ts';
import { sumRecord, toSumRecord } from './accounting.ts';
import { monthOf } from './month.ts';

const owed = z
  .object({
    count: z.int(),
    amounts: z.array(z.object({ currency: z.string(), amount: z.number() })).describe('One per currency'),
  })
  .meta({ id: 'OwedSum' });

function toOwed(sums: readonly CountedSum[]) {
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    amounts: sums.map(({ currency, cents }) => ({ currency, amount: centsToAmount(cents) })),
  };
}

export const accountingFlowRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/flow',
    operationId: 'getAccountingFlow',
    tag: 'Accounting',
    summary: 'Count what waits in each step of accounting',
    access: { who: 'all' },
    fromReplica: true,
    responses: {
      200: {
        description: 'The steps in their order',
        schema: z
          .object({
            extras: z.int().describe('Extras and expenses to decide'),
            delivered: sumRecord.describe('Delivered orders to complete'),
            toInvoice: sumRecord.describe('Completed orders without an invoice'),
            open: owed.describe('Invoices that are not due yet'),
            payments: z.int().describe('Payments to allocate'),
            overdue: owed,
            remindersDue: z.int(),
            paid: owed.describe(
              'Invoices with a payment in the current month, and the sum of these payments',
            ),
          })
          .meta({ id: 'AccountingFlow' }),
      },
    },
    errors: [],
    handler: async ({ services }) => {
      const { core } = services;
      const { sql } = core;
      const { from, timeZone } = await monthOf(services, undefined);
      const [extras, delivered, toInvoice, owedNow, payments, remindersDue, paid] = await Promise.all([
        countToCheck(sql),
        sumStage(sql, 'delivered'),
        sumStage(sql, 'completed'),
        sumOwed(sql, dayOf(timeZone, core.clock.now())),
        countPayments(sql),
        countReminders(core),
        sumPaid(sql, from),
      ]);
      return {
        status: 200,
        body: {
          extras: extras.count,
          delivered: toSumRecord(delivered),
          toInvoice: toSumRecord(toInvoice),
          open: toOwed(owedNow.open),
          payments: payments.OPEN,
          overdue: toOwed(owedNow.overdue),
          remindersDue,
          paid: toOwed(paid),
        },
      };
    },
  }),
];
