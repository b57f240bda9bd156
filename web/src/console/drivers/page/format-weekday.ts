import { localeOf } from '../../../../../shared/text/locale.ts';
import type { Language } from '../../../messages/language.ts';

/** A calendar day as "Thu 19". */
export function formatWeekday(language: Language, day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(date)} ${date.getUTCDate()}`;
}
