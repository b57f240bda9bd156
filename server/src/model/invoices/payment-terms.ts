// When an invoice is due, and what is deducted for early payment. Pure.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { divideHalfUp, toScaled } from '../prices/decimal.ts';
import type { Discount } from './invoice.ts';

/** The calendar day that many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

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
  const until = daysAfter(invoiceDate, days);
  return { percent, until, discountCents, payableCents: grossCents - discountCents };
}
