// A payment as the operations API shows it: with its allocations, and the invoices that it probably settles.
import { z } from 'zod';
import { centsToAmount } from '../../../model/prices/price.ts';
import type { Proposals } from '../../../money/payments/match-payments.ts';
import { type Match, UNCLEAR_REASONS } from '../../../money/payments/matching/match.ts';
import {
  ALLOCATION_KINDS,
  type ListedPayment,
  PAYMENT_STATES,
  stateOf,
} from '../../../money/payments/payment.ts';

const proposal = z.object({
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  accountName: z.string(),
  invoiceDate: z.iso.date(),
  open: z.number(),
  amount: z.number(),
  discount: z.number(),
  reasons: z
    .array(z.enum(['NUMBER', 'AMOUNT', 'DISCOUNT', 'PAYER', 'NAME']))
    .describe('Reasons for this invoice; empty if the match is certain'),
});

const match = z
  .object({
    certain: z.boolean(),
    reason: z
      .enum(UNCLEAR_REASONS)
      .nullable()
      .describe('Why a person has to check it; null if the match is certain'),
    settled: z.array(z.string()).describe('Numbers in its text of invoices that are settled already'),
    proposals: z.array(proposal),
  })
  .meta({ id: 'PaymentMatch' });

export const paymentRecord = z
  .object({
    id: z.uuid(),
    byHand: z.boolean(),
    bookedOn: z.iso.date(),
    amount: z.number().describe('Negative if money left'),
    currency: z.string(),
    rest: z.number().describe('What is not allocated'),
    payerName: z.string().nullable(),
    payerIban: z.string().nullable(),
    remittance: z.string(),
    endToEndId: z.string().nullable(),
    state: z.enum(PAYMENT_STATES),
    bankAccount: z.string().nullable().describe('The operator’s account at the bank'),
    setAside: z.string().nullable().describe('Why nothing more is allocated'),
    credit: z
      .object({
        accountId: z.uuid(),
        accountName: z.string(),
        payBack: z.boolean().describe('It is to be paid back'),
      })
      .nullable()
      .describe('The customer to whom the rest belongs'),
    refunds: z
      .array(z.object({ id: z.uuid(), bookedOn: z.iso.date(), amount: z.number() }))
      .describe('What was paid back of it, or what it paid back'),
    allocations: z.array(
      z.object({
        id: z.uuid(),
        invoiceNumber: z.string(),
        kind: z.enum(ALLOCATION_KINDS),
        amount: z.number(),
        setOffId: z.uuid().nullable().describe('The set-off, whose letter can be downloaded'),
        by: z.string().describe('Who allocated it'),
      }),
    ),
    match: match.nullable().describe('Only for open payments in the list'),
  })
  .meta({ id: 'Payment' });

function toMatch(found: Match, { invoices }: Proposals) {
  const isCertain = found.kind === 'CERTAIN';
  const shares = isCertain ? found.shares.map((one) => ({ ...one, reasons: [] })) : found.candidates;
  return {
    certain: isCertain,
    reason: isCertain ? null : found.reason,
    settled: isCertain ? [] : (found.settled ?? []),
    proposals: shares.map(({ invoiceId, amountCents, discountCents, reasons }) => {
      const invoice = invoices.get(invoiceId)!;
      return {
        invoiceId,
        invoiceNumber: invoice.number,
        accountName: invoice.accountName,
        invoiceDate: invoice.invoiceDate,
        open: centsToAmount(invoice.openCents),
        amount: centsToAmount(amountCents),
        discount: centsToAmount(discountCents),
        reasons,
      };
    }),
  };
}

export function toPayment(payment: ListedPayment, proposals: Proposals | null = null) {
  const { id, bookedOn, currency, payerName, payerIban, remittance, endToEndId } = payment;
  const found = proposals?.matches.get(id);
  return {
    id,
    byHand: payment.statementId === null,
    bookedOn,
    amount: centsToAmount(payment.amountCents),
    currency,
    rest: centsToAmount(payment.restCents),
    payerName,
    payerIban,
    remittance,
    endToEndId,
    state: stateOf(payment),
    bankAccount: payment.bankAccount,
    setAside: payment.setAside,
    credit:
      payment.creditAccountId === null || payment.restCents === 0
        ? null
        : {
            accountId: payment.creditAccountId,
            accountName: payment.creditAccountName!,
            payBack: payment.payBack,
          },
    refunds: payment.refunds.map(({ amountCents, ...one }) => ({
      ...one,
      amount: centsToAmount(amountCents),
    })),
    allocations: payment.allocations.map(({ amountCents, ...one }) => ({
      ...one,
      amount: centsToAmount(amountCents),
    })),
    match: proposals && found ? toMatch(found, proposals) : null,
  };
}
