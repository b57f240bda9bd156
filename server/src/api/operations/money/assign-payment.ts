// What a person needs to assign a payment freely: the invoices to choose from, undoing, and refunds.
import { z } from 'zod';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findAssignable } from '../../../money/payments/find-assignable.ts';
import { matchPayments } from '../../../money/payments/match-payments.ts';
import { refundPayment, undoRefund } from '../../../money/payments/refund-payment.ts';
import { takeBackPayment, undoAllocation } from '../../../money/payments/undo-allocation.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { paymentRecord, toPayment } from './payment-record.ts';

const tag = 'Accounting';
const access = { who: 'accounting' } as const;

const assignable = z
  .object({
    id: z.uuid(),
    invoiceNumber: z.string(),
    accountId: z.uuid(),
    accountName: z.string(),
    invoiceDate: z.iso.date(),
    dueOn: z.iso.date(),
    gross: z.number(),
    open: z.number(),
    paid: z.number().describe('Settled before, by payments, discounts and set-offs'),
    credited: z.number().describe('Taken off by credit notes'),
    discount: z
      .object({
        percent: z.number(),
        until: z.iso.date(),
        amount: z
          .number()
          .describe('What this payment may deduct; 0 after the agreed days, or once a part is settled'),
        vat: z.number().describe('The VAT in it'),
      })
      .nullable(),
  })
  .meta({ id: 'AssignableInvoice' });

const one = { 200: { description: 'The payment', schema: paymentRecord } };

export const assignPaymentRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/payments/{id}',
    operationId: 'getPayment',
    tag,
    summary: 'Get a payment with the invoices to which it can be assigned',
    description:
      'Without a search: what its text or amount names, and the other open invoices of the customer who paid before from the same bank account. A search finds open invoices of all customers.',
    access: { who: 'all' },
    params: uuidPath,
    query: z.strictObject({
      search: plainText(100).optional().describe('Number of an invoice or an order, customer, or amount'),
    }),
    responses: {
      200: {
        description: 'The payment; at most 30 invoices, oldest due first',
        schema: z.object({
          payment: paymentRecord,
          payerAccountId: z.uuid().nullable().describe('The customer for whom this bank account paid before'),
          invoices: z.array(assignable),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND'],
    handler: async ({ services, params, query }) => {
      const { sql } = services.core;
      const found = await findAssignable(sql, params.id, query.search ?? null);
      const { payment, payerAccountId } = found;
      const invoices = found.invoices.map(({ early, ...invoice }) => ({
        id: invoice.id,
        invoiceNumber: invoice.number,
        accountId: invoice.accountId,
        accountName: invoice.accountName,
        invoiceDate: invoice.invoiceDate,
        dueOn: invoice.dueOn,
        gross: centsToAmount(invoice.grossCents),
        open: centsToAmount(invoice.openCents),
        paid: centsToAmount(invoice.paidCents),
        credited: centsToAmount(invoice.creditedCents),
        discount: early && {
          percent: early.percent,
          until: early.until,
          amount: centsToAmount(early.discountCents),
          vat: centsToAmount(early.vatCents),
        },
      }));
      const shown = toPayment(payment, await matchPayments(sql, [payment]));
      return { status: 200, body: { payment: shown, payerAccountId, invoices } };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounting/payments/{id}/allocations',
    operationId: 'takeBackPayment',
    tag,
    summary:
      'Take back everything that was decided about a payment: its allocations and the credit of its rest',
    access,
    params: uuidPath,
    responses: one,
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: toPayment(await takeBackPayment(services.core, caller, params.id)),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounting/allocations/{id}',
    operationId: 'undoAllocation',
    tag,
    summary: 'Undo an allocation, with the discount that was taken in it',
    access,
    params: uuidPath,
    responses: { 204: { description: 'Undone' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await undoAllocation(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/payments/{id}/refunds',
    operationId: 'refundPayment',
    tag,
    summary: 'Record that what is left of a payment was paid back',
    description:
      'By the money out of a bank statement (`paymentId`), or noted by hand with its day. A statement that shows the same amount to the same bank account is recognised by itself if the rest was to be paid back.',
    access,
    params: uuidPath,
    body: z.union([
      z.strictObject({ paymentId: z.uuid().describe('The money out') }),
      z.strictObject({
        bookedOn: calendarDay.describe('Today or earlier'),
        note: plainText(500).default('').describe('How it was paid back'),
      }),
    ]),
    responses: one,
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toPayment(await refundPayment(services.core, caller, params.id, body)),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounting/refunds/{id}',
    operationId: 'undoRefund',
    tag,
    summary: 'Undo a refund; the money out stays',
    access,
    params: uuidPath,
    responses: { 204: { description: 'Undone' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await undoRefund(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
];
