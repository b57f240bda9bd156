import type { RecurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { timeTexts } from '../../../../shared/texts/generated/time.ts';
import { WEEKDAYS } from '../../../../shared/time/weekdays.ts';
import type { Language } from '../../messages/language.ts';
import { formatPlanDay } from '../drivers/format-plan-day.ts';
import type { Recurring } from './recurring-queries.ts';

export function formatRule(
  texts: RecurringTexts,
  language: Language,
  { weekdays, everyWeeks, byMonth, pickupTime: time }: Recurring,
): string {
  const { weekdays: names, shortWeekdays } = timeTexts[language];
  if (byMonth) {
    const nth = byMonth.nth === -1 ? 'last' : String(byMonth.nth);
    return texts.monthlyRule({ nth, day: { ...texts.daysOfMonth, ...names }[byMonth.of], time });
  }
  const shown = weekdays.length > 2 ? shortWeekdays : names;
  const days = weekdays.map((day) => shown[WEEKDAYS[day - 1]!]).join(', ');
  return texts.rule({ days, weeks: everyWeeks, time });
}

/** A date of the rule, and why it is left out or on another day. */
export function formatRuleDay(
  { form }: RecurringTexts,
  language: Language,
  { day, movedFrom, skippedBy }: Recurring['nextDays'][number],
): string {
  const why = skippedBy && (skippedBy === 'HOLIDAY' ? form.holiday : form.exception);
  const moved = movedFrom && form.movedFrom({ day: formatPlanDay(language, movedFrom) });
  const note = why ?? moved;
  return `${formatPlanDay(language, day)}${note ? ` (${note})` : ''}`;
}
