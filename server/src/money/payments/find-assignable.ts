// What a person may assign a payment to: the invoices that the match found and the others of the same customer, or what a
// search finds.
import { deductibleDiscount, earlyPaymentOf } from '../../model/invoices/payment-terms.ts';
import type { Db } from '../../platform/db.ts';
import { type AssignableInvoice, listAssignable } from './assignable-store.ts';
import { splitByRate } from './datev/split-by-rate.ts';
import { paymentErrors } from './errors.ts';
import { matchPayments } from './match-payments.ts';
import type { ListedPayment } from './payment.ts';
import { findPayment, listPayers } from './payment-store.ts';

export interface Assignable {
  payment: ListedPayment;
  /** The customer for whom this bank account paid before. */
  payerAccountId: string | null;
  invoices: (AssignableInvoice & { early: Deduction | null })[];
}

interface Deduction {
  percent: number;
  until: string;
  /** What the payment may deduct: 0 once the days are over or a part is settled. */
  discountCents: number;
  /** The VAT in it. */
  vatCents: number;
}

const MAX_SHOWN = 30;

export async function findAssignable(db: Db, id: string, search: string | null): Promise<Assignable> {
  const payment = await findPayment(db, id);
  if (!payment) throw paymentErrors.PAYMENT_NOT_FOUND();
  const { currency, payerIban } = payment;
  const [payer] = await listPayers(db, payerIban === null ? [] : [payerIban]);
  const invoiceIds = search === null ? await proposedIds(db, payment) : [];
  const payerAccountId = payment.creditAccountId ?? payer?.accountId ?? null;
  const found = await listAssignable(db, {
    currency,
    isOutgoing: payment.amountCents < 0,
    invoiceIds,
    accountId: payerAccountId,
    search,
    limit: MAX_SHOWN,
  });
  const invoices = found.map((invoice) => ({ ...invoice, early: deductionOf(invoice, payment.bookedOn) }));
  return { payment, payerAccountId, invoices };
}

async function proposedIds(db: Db, payment: ListedPayment): Promise<string[]> {
  const match = (await matchPayments(db, [payment])).matches.get(payment.id)!;
  const shares = match.kind === 'CERTAIN' ? match.shares : match.candidates;
  return shares.map(({ invoiceId }) => invoiceId);
}

function deductionOf(invoice: AssignableInvoice, paidOn: string): Deduction | null {
  const early = earlyPaymentOf(invoice);
  if (early === null) return null;
  const discountCents = deductibleDiscount(invoice, paidOn);
  const vatCents = splitByRate(discountCents, invoice.vatGroups).reduce(
    (sum, { rate, cents }) => sum + Math.round((cents * rate) / (100 + rate)),
    0,
  );
  return { percent: early.percent, until: early.until, discountCents, vatCents };
}
