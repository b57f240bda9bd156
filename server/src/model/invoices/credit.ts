// The lines of a credit note: chosen lines of an invoice, in full or a part of their amount. Pure.

import type { FieldProblem } from '../../platform/call-errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { toDecimalText } from '../prices/decimal.ts';
import { type InvoiceLine, type InvoiceTotals, minus, negatedLines, sumGroups, totalsOf } from './invoice.ts';
import { PIECES } from './order-lines.ts';
import type { VatGroup } from './vat.ts';

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
  const problems = credited.flatMap(({ position, netCents }, index): FieldProblem[] => {
    const line = lines[position - 1];
    const isRepeated = credited.findIndex((each) => each.position === position) !== index;
    if (!line || isRepeated) {
      const message = `Name each line of the invoice at most once, from 1 to ${lines.length}.`;
      return [{ field: `lines[${index}].position`, code: 'invalid_value', message }];
    }
    const left = leftOf(line, position, before);
    const wanted = netCents ?? left;
    // A discount line is below zero, and so is what is taken back of it.
    const isPart = left < 0 ? wanted < 0 && wanted >= left : wanted > 0 && wanted <= left;
    return isPart ? [] : [tooMuch(`lines[${index}].net`, left, 'of this line')];
  });
  if (problems.length > 0) return problems;
  const taken = credited.map(({ position, netCents }) => {
    const line = lines[position - 1]!;
    return { ...line, netCents: netCents ?? leftOf(line, position, before) };
  });
  const sum = sumOf(taken);
  const left = creditableCents(lines, before);
  if (sum <= 0 || sum > left) return [tooMuch('lines', left, 'of the invoice')];
  return rateProblems(lines, taken, before);
}

/** Discount lines reduce what their rate is worth: another rate must not be credited in its place, with other VAT. */
function rateProblems(
  lines: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
  before: CreditedBefore,
): FieldProblem[] {
  const rest = lines.map((line, index) => ({ ...line, netCents: leftOf(line, index + 1, before) }));
  const leftBy = groupBy(rest, rateOf);
  return [...groupBy(taken, rateOf)].flatMap(([rate, ofRate]) => {
    const [sum, left] = [sumOf(ofRate), sumOf(leftBy.get(rate)!)];
    const isWithin = sum >= Math.min(0, left) && sum <= Math.max(0, left);
    return isWithin ? [] : [tooMuch('lines', left, `of the lines with ${ofRate[0]!.vatRate} % VAT`)];
  });
}

const rateOf = ({ vatCategory, vatRate }: InvoiceLine) => `${vatCategory} ${vatRate}`;
const sumOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0);

function tooMuch(field: string, leftCents: number, ofWhat: string): FieldProblem {
  const max = toDecimalText(BigInt(leftCents), 2);
  const message = `At most ${max} ${ofWhat} can be credited, and not nothing.`;
  return { field, code: 'too_big', message, reason: 'max', params: { max } };
}

/** What the invoice is still worth without VAT: discount lines reduce it. */
export function creditableCents(lines: readonly InvoiceLine[], before: CreditedBefore): number {
  return Math.max(
    0,
    lines.reduce((sum, line, index) => sum + leftOf(line, index + 1, before), 0),
  );
}

/** The same groups in the invoice, and in the credit notes before this one, whose amounts are below zero. */
export interface VatBefore {
  invoice: readonly VatGroup[];
  credited: readonly VatGroup[];
}

/**
 * The VAT of each note is rounded, so parts do not always add up to the VAT of the invoice: the note that takes the rest of
 * a rate takes the rest of its VAT, and no note takes more than that.
 */
export function creditTotals(lines: readonly InvoiceLine[], { invoice, credited }: VatBefore): InvoiceTotals {
  const { vatGroups } = totalsOf(lines);
  const groups = vatGroups.map((group) => {
    const others = [...invoice, ...credited].filter(
      ({ category, rate }) => category === group.category && rate === group.rate,
    );
    const leftNet = others.reduce((sum, { netCents }) => sum + netCents, group.netCents);
    const rest = minus(others.reduce((sum, { vatCents }) => sum + vatCents, 0));
    const { vatCents } = group;
    const atMost =
      vatCents < 0 ? Math.max(vatCents, Math.min(rest, 0)) : Math.min(vatCents, Math.max(rest, 0));
    return { ...group, vatCents: leftNet === 0 ? rest : atMost };
  });
  return sumGroups(groups);
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
