// The one form of days on pages and in mails: today, tomorrow, "Thu 19 Nov", "3 Feb 2027".
// Names are spelled out, because Intl's short names differ between versions.
import type { AnyLanguage } from '../texts/generated/languages.ts';
import { timeTexts } from '../texts/generated/time.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** A day in a time zone, as midnight UTC of the same date. */
export interface LocalDay {
  date: Date;
  /** Whole days since 1970. */
  dayNumber: number;
}

/** In UTC, from Monday. */
export function weekdayOf(date: Date): Weekday {
  return WEEKDAYS[(date.getUTCDay() + 6) % 7]!;
}

/** Yesterday, today or tomorrow; undefined for other days. */
export function nameNearDay(language: AnyLanguage, distance: number): string | undefined {
  const { yesterday, today, tomorrow } = timeTexts[language];
  return [yesterday, today, tomorrow][distance + 1];
}

/** A weekday further away than this could be taken for one of another week. */
export const MAX_WEEKDAY_DISTANCE = 6;

/** For the middle of a sentence, in lower case where the language has it. */
export function formatDayNear(language: AnyLanguage, day: LocalDay, today: LocalDay): string {
  const texts = timeTexts[language];
  const distance = day.dayNumber - today.dayNumber;
  const near = nameNearDay(language, distance);
  if (near !== undefined) return near;
  const weekday = texts.shortWeekdays[weekdayOf(day.date)];
  const month = texts.shortMonths[day.date.getUTCMonth()]!;
  const dayOfMonth = day.date.getUTCDate();
  const text =
    Math.abs(distance) <= MAX_WEEKDAY_DISTANCE
      ? texts.shortDate({ weekday, day: dayOfMonth, month })
      : texts.day({ day: dayOfMonth, month });
  return withYear(text, day, today);
}

/** Adds the year if it is not the current one. */
export function withYear(text: string, day: LocalDay, today: LocalDay): string {
  const year = day.date.getUTCFullYear();
  return year === today.date.getUTCFullYear() ? text : `${text} ${year}`;
}

/** For the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
