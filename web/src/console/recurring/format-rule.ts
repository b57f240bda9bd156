import { findText } from '../../../../shared/text/find-text.ts';
import type { RecurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import type { Recurring } from './recurring-queries.ts';

export function formatRule(
  words: RecurringTexts,
  { weekdays, everyWeeks, pickupTime }: Pick<Recurring, 'weekdays' | 'everyWeeks' | 'pickupTime'>,
): string {
  const names = weekdays.length > 2 ? words.weekdays : words.weekdayNames;
  return words.rule({
    days: weekdays.map((day) => findText(names, String(day))).join(', '),
    weeks: everyWeeks,
    time: pickupTime,
  });
}
