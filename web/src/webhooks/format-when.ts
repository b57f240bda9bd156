// Formats times of an endpoint.
import type { Language } from '../messages/language.ts';
import { formatClock, formatDay } from '../ui/format.ts';

/** Only the time if it is today, otherwise the day and the time. */
export function formatWhen(language: Language, at: string): string {
  const date = new Date(at);
  const clock = formatClock(language, date);
  const today = new Date().toDateString() === date.toDateString();
  return today ? clock : `${formatDay(language, date, Date.now())} ${clock}`;
}
