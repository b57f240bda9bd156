// Chooses the lines of an invoice that a credit for a damage takes back. Pure.

import {
  type CreditedBefore,
  type CreditedLine,
  creditableCents as creditableOfInvoice,
} from '../model/invoices/credit.ts';
import type { InvoiceLine } from '../model/invoices/invoice.ts';
import { toDecimalText } from '../model/prices/decimal.ts';
import type { FieldProblem } from '../platform/call-errors.ts';

/** The rest of each line of the order, in the order of the invoice. */
function leftOf(lines: readonly InvoiceLine[], orderId: string, before: CreditedBefore) {
  return lines
    .map((line, index) => ({ line, position: index + 1 }))
    .filter(({ line }) => line.orderId === orderId || line.orderId === null)
    .map(({ line, position }) => ({ position, leftCents: line.netCents - (before.get(position) ?? 0) }))
    .filter(({ leftCents }) => leftCents > 0);
}

export function creditableCents(
  lines: readonly InvoiceLine[],
  orderId: string,
  before: CreditedBefore,
): number {
  const ofOrder = leftOf(lines, orderId, before).reduce((sum, { leftCents }) => sum + leftCents, 0);
  return Math.min(ofOrder, creditableOfInvoice(lines, before));
}

/** The largest line first, so that a credit usually takes a part of the transport alone. */
export function spreadCredit(
  lines: readonly InvoiceLine[],
  orderId: string,
  before: CreditedBefore,
  netCents: number,
): CreditedLine[] {
  const credited: CreditedLine[] = [];
  let rest = netCents;
  for (const { position, leftCents } of leftOf(lines, orderId, before).toSorted(
    (one, other) => other.leftCents - one.leftCents || one.position - other.position,
  )) {
    if (rest === 0) break;
    const taken = Math.min(rest, leftCents);
    credited.push({ position, netCents: taken });
    rest -= taken;
  }
  return credited;
}

/** A credit note takes back no more than the invoice billed; what is above it is a cost. */
export function creditProblems(netCents: number, maxCents: number): FieldProblem[] {
  if (netCents <= maxCents) return [];
  const max = toDecimalText(BigInt(maxCents), 2);
  const message = `The invoice has ${max} left to credit. Close with a cost for what is above it.`;
  return [{ field: 'net', code: 'too_big', message, reason: 'max', params: { max } }];
}
