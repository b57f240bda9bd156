// Amounts, times and distances in the reader's language; formatters are created once per language.

import { localeOf } from '../../../shared/text/locale.ts';
import type { AnyLanguage } from '../../../shared/texts/generated/languages.ts';
import { timeTexts } from '../../../shared/texts/generated/time.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { capital, formatDayNear, type LocalDay } from '../../../shared/time/format-day.ts';
import { formatAgo, formatIn } from '../../../shared/time/format-duration.ts';

/** Further away, day and time say more than a duration. */
const MAX_RELATIVE_MS = 6 * 60 * MINUTE_MS;

const formats = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/** From cents, `€486.20` or `486,20 €`. */
export function formatMoney(language: AnyLanguage, cents: number, currency: string): string {
  const format = once(
    `money ${language} ${currency}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency }),
  );
  return format.format(cents / 100);
}

/** A price of one unit, which may have four decimals: `€0.9512`. */
export function formatUnitPrice(language: AnyLanguage, amount: number, currency: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: 4 } as const;
  return once(`unit price ${language} ${currency}`, () => new Intl.NumberFormat(language, options)).format(
    amount,
  );
}

/** One amount for each currency, `€486.20 + ¥3,000`; a dash if there is none. */
export function formatSums(
  language: AnyLanguage,
  sums: readonly { cents: number; currency: string }[],
): string {
  const texts = sums.map(({ cents, currency }) => formatMoney(language, cents, currency));
  return texts.length === 0 ? '–' : texts.join(' + ');
}

export function formatNumber(language: AnyLanguage, value: number, unit?: 'kilometer' | 'percent'): string {
  const format = once(
    `number ${language} ${unit}`,
    () => new Intl.NumberFormat(language, unit ? { style: 'unit', unit, unitDisplay: 'short' } : {}),
  );
  return format.format(value);
}

/** "84 kB", "1.2 MB". */
export function formatSize(language: AnyLanguage, bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(language, Math.ceil(bytes / 1000))} kB`
    : `${formatNumber(language, Math.round(bytes / 100_000) / 10)} MB`;
}

/** How long a call took: "84 ms", "1.2 s". */
export function formatResponseTime(language: AnyLanguage, ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${formatNumber(language, Math.round(ms / 100) / 10)} s`;
}

function dateFormat(language: AnyLanguage, name: string, options: Intl.DateTimeFormatOptions) {
  return once(`date ${language} ${name}`, () => new Intl.DateTimeFormat(localeOf(language), options));
}

export function formatClock(language: AnyLanguage, at: Date, seconds = false): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  if (!seconds) return dateFormat(language, 'clock', clock).format(at);
  return dateFormat(language, 'clock with seconds', { ...clock, second: '2-digit' }).format(at);
}

/** A calendar day such as 2026-12-18 as documents print it: 18.12.2026, in English 18 Dec 2026. */
export function formatCalendarDay(language: AnyLanguage, day: string): string {
  const month = language === 'de' ? '2-digit' : 'short';
  const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(
    language,
    'calendar day',
    language === 'de' ? { ...options, day: '2-digit' } : options,
  ).format(new Date(day));
}

/** A month such as 2026-11: November 2026. */
export function formatMonth(language: AnyLanguage, month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(language, 'month', options).format(new Date(`${month}-01`));
}

/** With the year, also the current one: 16 Nov 2026, in German 16. Nov. 2026. */
export function formatDate(language: AnyLanguage, at: Date): string {
  return dateFormat(language, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** With the name of the time zone, for tooltips. */
export function formatAbsolute(language: AnyLanguage, at: Date): string {
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

/** The day in the reader's time zone. */
function localDay(at: Date): LocalDay {
  const date = new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
  return { date, dayNumber: date.getTime() / DAY_MS };
}

/** For a cell or the beginning of a line: "Today", "Last Thu", "Thu 19 Nov", "3 Feb 2027". */
export function formatDay(language: AnyLanguage, at: Date, nowMs: number): string {
  return capital(formatDayInSentence(language, at, nowMs));
}

/** In columns: "Today", "Sat" for the next days, "26 Nov" otherwise; a weekday alone never means a past day. */
export function formatColumnDay(language: AnyLanguage, at: Date, nowMs: number): string {
  const distance = localDay(at).dayNumber - localDay(new Date(nowMs)).dayNumber;
  if (Math.abs(distance) <= 1) return formatDay(language, at, nowMs);
  if (distance > 1 && distance < 7) return dateFormat(language, 'weekday', { weekday: 'short' }).format(at);
  return dateFormat(language, 'short day', { day: 'numeric', month: 'short' }).format(at);
}

/** Where there is room for a few letters only: "Thu" within three days, "19 Nov" otherwise. */
export function formatShortDay(language: AnyLanguage, at: Date, nowMs: number): string {
  const isNear = Math.abs(localDay(at).dayNumber - localDay(new Date(nowMs)).dayNumber) <= 3;
  const [key, options] = isNear
    ? (['weekday', { weekday: 'short' }] as const)
    : (['short day', { day: 'numeric', month: 'short' }] as const);
  return dateFormat(language, key, options).format(at);
}

/** The same inside a sentence: "today", "Thu 19 Nov". */
export function formatDayInSentence(language: AnyLanguage, at: Date, nowMs: number): string {
  return formatDayNear(language, localDay(at), localDay(new Date(nowMs)));
}

/** "Today 15:40", for a cell or the beginning of a line. */
export function formatDayTime(language: AnyLanguage, at: Date, nowMs: number): string {
  return `${formatDay(language, at, nowMs)} ${formatClock(language, at)}`;
}

/** "today 15:40", inside a sentence. */
export function formatDayTimeInSentence(language: AnyLanguage, at: Date, nowMs: number): string {
  return `${formatDayInSentence(language, at, nowMs)} ${formatClock(language, at)}`;
}

/** Inside a sentence, only the time if it is today. */
export function formatTimeOrDay(language: AnyLanguage, at: Date, nowMs: number): string {
  return isSameDay(at, new Date(nowMs))
    ? formatClock(language, at)
    : formatDayTimeInSentence(language, at, nowMs);
}

export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** "4 min ago", "in 2 h"; null when it is too far away for that. */
export function formatRelative(language: AnyLanguage, at: Date, nowMs: number): string | null {
  const distance = at.getTime() - nowMs;
  if (Math.abs(distance) >= MAX_RELATIVE_MS) return null;
  return distance > 0 ? formatIn(language, distance) : formatAgo(language, distance);
}

/** As `formatRelative`, but counts the last minute in seconds: "in 22 s". For steps that the reader waits for. */
export function formatCountdown(language: AnyLanguage, at: Date, nowMs: number): string | null {
  const distance = at.getTime() - nowMs;
  if (distance < 0 || distance >= MINUTE_MS) return formatRelative(language, at, nowMs);
  const { in: soon, seconds } = timeTexts[language];
  return soon({ span: seconds({ count: Math.trunc(distance / 1000) }) });
}
