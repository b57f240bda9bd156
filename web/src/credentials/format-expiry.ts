// Formats the expiry of a credential: the remaining time, and the day.
import type { Language } from '../messages/language.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

function formatDate(language: Language, at: Date, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(at);
}

/** "In 6 days", "In 23 h", "3 hours ago". */
export function formatUntil(language: Language, at: Date, nowMs: number): string {
  const distance = at.getTime() - nowMs;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'long' });
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => format.format(Math.trunc(value), unit);
  const size = Math.abs(distance);
  const text =
    size < HOUR_MS
      ? say(distance / 60_000, 'minute')
      : size < 2 * DAY_MS
        ? say(distance / HOUR_MS, 'hour')
        : say(distance / DAY_MS, 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatLongDay(language: Language, at: Date): string {
  return formatDate(language, at, { dateStyle: 'long' });
}

/** "Wed 18 Nov, 09:00". */
export function formatDayAndClock(language: Language, at: Date): string {
  return formatDate(language, at, { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK });
}

export function formatWeekday(language: Language, at: Date): string {
  return formatDate(language, at, { weekday: 'long' });
}

/** "Fri 13:52", for a button. */
export function formatShortMoment(language: Language, at: Date): string {
  return formatDate(language, at, { weekday: 'short', ...CLOCK });
}
