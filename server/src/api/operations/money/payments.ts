// Payments: what they settle, and payments noted by hand.
import { z } from 'zod';
import { amountToCents, centsToAmount, MAX_PRICE_CENTS } from '../../../model/prices/price.ts';
import {
  allocateCertainMatches,
  allocatePayment,
  recordManualPayment,
  setAside,
} from '../../../money/payments/allocate.ts';
import { matchPayments } from '../../../money/payments/match-payments.ts';
import { PAYMENT_STATES } from '../../../money/payments/payment.ts';
import { countPayments, listPayments } from '../../../money/payments/payment-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, nextCursor, pageQuery, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { paymentRecord, toPayment } from './payment-record.ts';

const tag = 'Accounting';
const access = { who: 'accounting' } as const;

const MAX_AMOUNT = centsToAmount(MAX_PRICE_CENTS);
const amount = z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT).multipleOf(0.01);

const share = z.strictObject({
  invoiceId: z.uuid(),
  amount: amount.describe('What the payment covers'),
  discount: amount.default(0).describe('The early-payment discount that the payer took'),
});

const shares = z.array(share).min(1).max(100);

const keptRest = z.strictObject({
  accountId: z.uuid().describe('The customer to whom the rest belongs'),
  payBack: z.boolean().default(false).describe('It is paid back, instead of used for the next invoices'),
});

const toShares = (given: z.output<typeof shares>) =>
  given.map(({ invoiceId, amount, discount }) => ({
    invoiceId,
    amountCents: amountToCents(amount),
    discountCents: amountToCents(discount),
  }));

const one = { 200: { description: 'The payment', schema: paymentRecord } };

export const paymentRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/payments',
    operationId: 'listPayments',
    tag,
    summary: 'List payments, newest first; open ones with the invoices that they probably settle',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ state: z.enum(PAYMENT_STATES).default('OPEN'), ...pageQuery }),
    responses: {
      200: {
        description: 'A page of payments',
        schema: z.object({
          data: z.array(paymentRecord),
          nextCursor,
          counts: z
            .object({ OPEN: z.int(), CREDIT: z.int(), ALLOCATED: z.int(), SET_ASIDE: z.int() })
            .describe('Counting stops at 1,000'),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { state, limit, cursor } }) => {
      const { sql } = services.core;
      const name = `payments:${state}`;
      const rows = await listPayments(sql, state, limit + 1, services.http.cursors.read(name, cursor));
      const page = services.http.cursors.page(rows, limit, name, ({ createdAt, id }) => ({
        at: createdAt,
        id,
      }));
      const proposals = state === 'OPEN' ? await matchPayments(sql, page.data) : null;
      return {
        status: 200,
        body: {
          ...page,
          data: page.data.map((payment) => toPayment(payment, proposals)),
          counts: await countPayments(sql),
        },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/payments',
    operationId: 'recordManualPayment',
    tag,
    summary: 'Record a payment manually, with the invoices that it settles',
    access,
    body: z.strictObject({
      bookedOn: calendarDay.describe('Today or earlier'),
      amount: amount.refine((value) => value !== 0, 'Send an amount.'),
      currency: z.string().regex(/^[A-Z]{3}$/),
      payerName: plainText(200).nullable().default(null),
      note: plainText(500).default('').describe('How it was paid'),
      shares,
    }),
    responses: { 201: { description: 'The payment', schema: paymentRecord } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE'],
    handler: async ({ services, caller, body: { amount, note, shares, ...noted } }) => {
      const payment = { ...noted, amountCents: amountToCents(amount), remittance: note };
      return {
        status: 201,
        body: toPayment(await recordManualPayment(services.core, caller, payment, toShares(shares))),
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/payments/allocate-certain',
    operationId: 'allocateCertainMatches',
    tag,
    summary: 'Allocate every open payment whose match is certain, 200 at most',
    access,
    responses: {
      200: { description: 'How many were allocated', schema: z.object({ taken: z.int() }) },
    },
    errors: [],
    handler: async ({ services, caller }) => ({
      status: 200,
      body: { taken: await allocateCertainMatches(services.core, caller) },
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/payments/{id}/allocations',
    operationId: 'allocatePayment',
    tag,
    summary: 'Allocate a payment to invoices, and decide what happens to its rest',
    access,
    params: uuidPath,
    body: z
      .strictObject({
        shares: z.array(share).max(100),
        rest: keptRest.nullable().default(null),
        chargesFee: z
          .boolean()
          .default(false)
          .describe(
            'What is left of a returned debit is the bank’s fee: the customer has to pay it with the invoice that was opened again',
          ),
      })
      .refine(
        ({ shares, rest, chargesFee }) => shares.length > 0 || rest !== null || chargesFee,
        'Send shares, or what happens to the rest.',
      ),
    responses: one,
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toPayment(await allocatePayment(services.core, caller, params.id, toShares(body.shares), body)),
    }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounting/payments/{id}/set-aside',
    operationId: 'setPaymentAside',
    tag,
    summary: 'Set the rest of a payment aside with a reason, or reopen it',
    access,
    params: uuidPath,
    body: z.strictObject({ reason: plainText(500).nullable().describe('Null takes it up again') }),
    responses: one,
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toPayment(await setAside(services.core, caller, params.id, body.reason)),
    }),
  }),
];
