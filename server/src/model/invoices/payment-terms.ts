// When an invoice is due, and what is deducted for early payment. Pure.

import { addDays } from '../../../../shared/time/days.ts';
import { divideHalfUp, toScaled } from '../prices/decimal.ts';
import type { Discount } from './invoice.ts';

export interface EarlyPayment {
  percent: number;
  /** The last day on which it can be deducted. */
  until: string;
  discountCents: number;
  /** What remains to be paid. */
  payableCents: number;
}

export function earlyPaymentOf(invoice: {
  discount: Discount;
  invoiceDate: string;
  grossCents: number;
}): EarlyPayment | null {
  const { discount, invoiceDate, grossCents } = invoice;
  if (discount === null || grossCents <= 0) return null;
  const { percent, days } = discount;
  const discountCents = Number(divideHalfUp(BigInt(grossCents) * toScaled(percent, 2), 10_000n));
  const until = addDays(invoiceDate, days);
  return { percent, until, discountCents, payableCents: grossCents - discountCents };
}

/** What may be deducted from a payment of this day: nothing after the agreed days, or once a part of the invoice is settled. */
export function deductibleDiscount(
  invoice: { discount: Discount; invoiceDate: string; grossCents: number; openCents: number },
  paidOn: string,
): number {
  const early = invoice.openCents === invoice.grossCents ? earlyPaymentOf(invoice) : null;
  return early === null || paidOn > early.until ? 0 : early.discountCents;
}
