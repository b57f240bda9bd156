import { daysBetween } from '../../../../shared/time/days.ts';
import type { Language } from '../../messages/language.ts';
import { formatCalendarDay } from '../../ui/format.ts';

interface Days {
  firstDay: string;
  lastDay: string;
}

/** 18 Nov 2026, or 18 Nov 2026 – 20 Nov 2026. */
export function formatDays(language: Language, { firstDay, lastDay }: Days): string {
  const first = formatCalendarDay(language, firstDay);
  return firstDay === lastDay ? first : `${first} – ${formatCalendarDay(language, lastDay)}`;
}

export function countDays({ firstDay, lastDay }: Days): number {
  return daysBetween(firstDay, lastDay) + 1;
}
