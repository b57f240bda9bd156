// Amounts, times and distances in the reader's language; formatters are created once per language.
import type { Language } from '../messages/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/** From cents, `€486.20` or `486,20 €`. */
export function formatMoney(language: Language, cents: number, currency: string): string {
  const format = once(
    `money ${language} ${currency}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency }),
  );
  return format.format(cents / 100);
}

/** One amount for each currency, `€486.20 + ¥3,000`; a dash if there is none. */
export function formatSums(language: Language, sums: readonly { cents: number; currency: string }[]): string {
  const texts = sums.map(({ cents, currency }) => formatMoney(language, cents, currency));
  return texts.length === 0 ? '–' : texts.join(' + ');
}

export function formatNumber(language: Language, value: number, unit?: 'kilometer' | 'percent'): string {
  const format = once(
    `number ${language} ${unit}`,
    () => new Intl.NumberFormat(language, unit ? { style: 'unit', unit, unitDisplay: 'short' } : {}),
  );
  return format.format(value);
}

/** "84 kB", "1.2 MB". */
export function formatSize(language: Language, bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(language, Math.ceil(bytes / 1000))} kB`
    : `${formatNumber(language, Math.round(bytes / 100_000) / 10)} MB`;
}

function dateFormat(language: Language, name: string, options: Intl.DateTimeFormatOptions) {
  return once(
    `date ${language} ${name}`,
    () => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options),
  );
}

export function formatClock(language: Language, at: Date, seconds = false): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  if (!seconds) return dateFormat(language, 'clock', clock).format(at);
  return dateFormat(language, 'clock with seconds', { ...clock, second: '2-digit' }).format(at);
}

/** A calendar day such as 2026-12-18 as documents print it: 18.12.2026, in English 18 Dec 2026. */
export function formatCalendarDay(language: Language, day: string): string {
  const month = language === 'de' ? '2-digit' : 'short';
  const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(
    language,
    'calendar day',
    language === 'de' ? { ...options, day: '2-digit' } : options,
  ).format(new Date(day));
}

/** With the name of the time zone, for tooltips. */
export function formatAbsolute(language: Language, at: Date): string {
  return dateFormat(language, 'absolute', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'long',
  }).format(at);
}

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

/** "Today", "Fri" within a week, otherwise "16 Nov". */
export function formatDay(language: Language, at: Date, nowMs: number): string {
  const days = Math.round((startOfDay(at.getTime()) - startOfDay(nowMs)) / DAY_MS);
  if (days === 0) {
    const today = once(
      `relative day ${language}`,
      () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    ).format(0, 'day');
    return today.charAt(0).toUpperCase() + today.slice(1);
  }
  if (Math.abs(days) < 7) return dateFormat(language, 'weekday', { weekday: 'short' }).format(at);
  return dateFormat(language, 'day', { day: 'numeric', month: 'short' }).format(at);
}

const SPAN_WORDS = {
  en: { minutes: 'min', hours: 'h', days: ['day', 'days'] },
  de: { minutes: 'Min.', hours: 'Std.', days: ['Tag', 'Tage'] },
} as const;

/** "48 min", "1 h 05 min", "2 h", "3 days"; without a sign. */
export function formatSpan(language: Language, ms: number): string {
  const words = SPAN_WORDS[language];
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return `${minutes} ${words.minutes}`;
  if (minutes >= 24 * 60) {
    const days = Math.round(minutes / (24 * 60));
    return `${days} ${words.days[days === 1 ? 0 : 1]}`;
  }
  const hours = `${Math.floor(minutes / 60)} ${words.hours}`;
  return minutes % 60 === 0 ? hours : `${hours} ${String(minutes % 60).padStart(2, '0')} ${words.minutes}`;
}

/** "4 min ago", "in 22 s"; null when it is too far off for that. */
export function formatRelative(language: Language, at: Date, nowMs: number): string | null {
  const distance = at.getTime() - nowMs;
  const size = Math.abs(distance);
  const format = once(
    `relative ${language}`,
    () => new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'always' }),
  );
  const inUnit = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    format
      .format(Math.trunc(value), unit)
      .replace(/\b(?:sec|Sek)\./, 's')
      .replace(/\b[mM]in\./, 'min')
      .replace(/\b(?:hr|Std)\./, 'h');
  if (size < MINUTE_MS) return inUnit(distance / 1000, 'second');
  if (size < HOUR_MS) return inUnit(distance / MINUTE_MS, 'minute');
  if (size < 6 * HOUR_MS) return inUnit(distance / HOUR_MS, 'hour');
  return null;
}
