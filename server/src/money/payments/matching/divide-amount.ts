// Divides the amount of a payment among invoices.
import { deductibleDiscount } from '../../../model/invoices/payment-terms.ts';
import { type OpenInvoice, type Payment, type Share, sum } from './match.ts';

/** More choices than a payer deducts from in one payment. */
const MAX_DISCOUNTED = 10;

/** All of them in full, or some of them with their discount, if that is exactly what was paid. */
export function sharesThatFit(payment: Payment, named: readonly OpenInvoice[]): Share[] | null {
  const missing = sum(named.map(({ openCents }) => openCents)) - payment.amountCents;
  const discounts = named.map((one) => deductibleDiscount(one, payment.bookedOn));
  const chosen = chooseSum(discounts, missing);
  if (chosen === null) return null;
  return named.map(({ id, openCents }, at) => {
    const discountCents = chosen.has(at) ? discounts[at]! : 0;
    return { invoiceId: id, amountCents: openCents - discountCents, discountCents };
  });
}

/** The positions of values that sum up to this; null if none do. All discounts come before some of them. */
function chooseSum(values: readonly number[], wanted: number): Set<number> | null {
  const positions = values.flatMap((value, at) => (value > 0 ? [at] : []));
  const sumOf = (chosen: readonly number[]) => sum(chosen.map((at) => values[at]!));
  for (const chosen of [[], positions]) if (sumOf(chosen) === wanted) return new Set(chosen);
  if (positions.length > MAX_DISCOUNTED) return null;
  for (let bits = 1; bits < 2 ** positions.length - 1; bits += 1) {
    const chosen = positions.filter((_, index) => (bits >> index) & 1);
    if (sumOf(chosen) === wanted) return new Set(chosen);
  }
  return null;
}

/** Pays the oldest invoices first. */
export function fillInOrder(amountCents: number, invoices: readonly OpenInvoice[]): Share[] {
  let rest = amountCents;
  const oldestFirst = [...invoices].sort((one, other) => one.invoiceDate.localeCompare(other.invoiceDate));
  return oldestFirst.map(({ id, openCents }) => {
    const share = Math.min(rest, openCents);
    rest -= share;
    return { invoiceId: id, amountCents: share, discountCents: 0 };
  });
}
