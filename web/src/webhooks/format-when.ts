// When something about an endpoint was or will be.
import type { Language } from '../messages/language.ts';
import { formatClock, formatDay } from '../ui/format.ts';

/** The clock for today, otherwise the day before it. */
export function formatWhen(language: Language, at: string): string {
  const date = new Date(at);
  const clock = formatClock(language, date);
  const today = new Date().toDateString() === date.toDateString();
  return today ? clock : `${formatDay(language, date, Date.now())} ${clock}`;
}
