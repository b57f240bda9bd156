// An absence in a call, and its rules across fields.
import { z } from 'zod';
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import { ABSENCE_KINDS } from '../../../dispatch/availability/absence.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, optional } from '../../../platform/schemas.ts';

const MAX_DAYS = 366;

export const absenceInput = z.strictObject({
  kind: z.enum(ABSENCE_KINDS),
  firstDay: calendarDay.describe('In the operator’s time zone'),
  lastDay: calendarDay.describe('The last day of the absence; the same as `firstDay` for one day'),
  remark: optional(plainText(500), null),
});

export const ABSENCE_EXAMPLE = {
  kind: 'HOLIDAY',
  firstDay: '2026-12-21',
  lastDay: '2026-12-30',
  remark: 'Christmas with the family',
};

export function absenceProblems(input: z.output<typeof absenceInput> | undefined): FieldProblem[] {
  if (!input) return [];
  const days = (Date.parse(input.lastDay) - Date.parse(input.firstDay)) / DAY_MS + 1;
  const field = 'lastDay';
  if (days < 1) {
    const message = 'lastDay must not be before firstDay.';
    return [{ field, code: 'too_small', message, reason: 'last_day' }];
  }
  if (days <= MAX_DAYS) return [];
  const message = `An absence has at most ${MAX_DAYS} days.`;
  return [{ field, code: 'too_big', message, reason: 'absence_days', params: { max: MAX_DAYS } }];
}
