import type { RecurringWords } from './en.ts';
import type { Recurring } from './recurring-queries.ts';

export function formatRule(
  words: RecurringWords,
  { weekdays, everyWeeks, pickupTime }: Pick<Recurring, 'weekdays' | 'everyWeeks' | 'pickupTime'>,
): string {
  const names = weekdays.length > 2 ? words.weekdays : words.weekdayNames;
  return words.rule(weekdays.map((day) => names[day]).join(', '), everyWeeks, pickupTime);
}
