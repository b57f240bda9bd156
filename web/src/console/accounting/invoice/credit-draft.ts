// What the clerk typed in the form of a credit note, and the lines that are sent for it.
import type { FieldError } from '../../../api/api-error.ts';
import { parseNumber } from '../../parse-number.ts';
import type { CreditedLine } from '../queries.ts';

export interface CreditableLine {
  position: number;
  /** What earlier credit notes left of the line. */
  creditable: number;
}

/** The typed amounts by position; a line that is not there is not credited. */
export type CreditDraft = ReadonlyMap<number, string>;

export const nameOfLine = (position: number) => `line${position}`;

/** Choosing a line proposes all that is left of it. */
export function toggleLine(draft: CreditDraft, { position }: CreditableLine, proposed: string): CreditDraft {
  const next = new Map(draft);
  if (!next.delete(position)) next.set(position, proposed);
  return next;
}

/** In the order of the invoice. All that is left is sent without an amount, so that no cent is lost. */
export function creditedLines(draft: CreditDraft, lines: readonly CreditableLine[]): CreditedLine[] {
  return lines.flatMap(({ position, creditable }) => {
    const typed = draft.get(position);
    if (typed === undefined) return [];
    const net = parseNumber(typed);
    return [net === creditable ? { position } : { position, net }];
  });
}

/** Errors of the API name the place in the list that was sent; the form names the line of the invoice. */
export function placeLineErrors(errors: readonly FieldError[], sent: readonly CreditedLine[]): FieldError[] {
  return errors.map((error) => {
    const index = /^lines\[(\d+)\]/.exec(error.field)?.[1];
    const line = index === undefined ? undefined : sent[Number(index)];
    return line ? { ...error, field: nameOfLine(line.position) } : error;
  });
}
