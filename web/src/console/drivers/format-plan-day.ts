import { localeOf } from '../../../../shared/text/locale.ts';
import type { Language } from '../../messages/language.ts';

export function formatPlanDay(language: Language, day: string, long = false): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: long ? 'long' : 'short',
    day: 'numeric',
    month: long ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
