// The lines of a credit note: chosen lines of an invoice, in full or a part of their amount. Pure.

import type { FieldProblem } from '../../platform/call-errors.ts';
import { toDecimalText } from '../prices/decimal.ts';
import { type InvoiceLine, negatedLines } from './invoice.ts';
import { PIECES } from './order-lines.ts';

export interface CreditedLine {
  /** Counts from 1. */
  position: number;
  /** Null for all that is left of the line. */
  netCents: number | null;
}

/** Positive net amounts that earlier credit notes took back, by position. */
export type CreditedBefore = ReadonlyMap<number, number>;

const leftOf = (line: InvoiceLine, position: number, before: CreditedBefore) =>
  line.netCents - (before.get(position) ?? 0);

export function creditProblems(
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  before: CreditedBefore,
): FieldProblem[] {
  return credited.flatMap(({ position, netCents }, index): FieldProblem[] => {
    const line = lines[position - 1];
    const isRepeated = credited.findIndex((each) => each.position === position) !== index;
    if (!line || isRepeated) {
      const message = `Name each line of the invoice at most once, from 1 to ${lines.length}.`;
      return [{ field: `lines[${index}].position`, code: 'invalid_value', message }];
    }
    const left = leftOf(line, position, before);
    if (left > 0 && (netCents ?? left) <= left) return [];
    const max = toDecimalText(BigInt(Math.max(left, 0)), 2);
    const message = `At most ${max} of this line can be credited.`;
    return [{ field: `lines[${index}].net`, code: 'too_big', message, reason: 'max', params: { max } }];
  });
}

/** A line that is taken back in full keeps quantity and price; a part is one piece at its amount. */
export function creditLines(
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  before: CreditedBefore,
): InvoiceLine[] {
  const taken = credited.map(({ position, netCents }) => {
    const line = lines[position - 1]!;
    const amount = netCents ?? leftOf(line, position, before);
    const numbered = { ...line, correctsPosition: position };
    if (amount === line.netCents) return numbered;
    const unitNet = toDecimalText(BigInt(amount), 2);
    return { ...numbered, quantity: 1, unit: PIECES, unitNet, netCents: amount };
  });
  return negatedLines(taken);
}
