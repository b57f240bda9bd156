// The one form of durations on pages, in mails and in documents: "4 h 26 min", "4 Std. 26 Min.", "2 days".
import type { AnyLanguage } from '../texts/generated/languages.ts';
import { timeTexts } from '../texts/generated/time.ts';
import { DAY_MINUTES, MINUTE_MS } from './durations.ts';

/** From here on a duration rounds to two days or more, and minutes no longer matter. */
const MIN_MINUTES_IN_DAYS = 1.5 * DAY_MINUTES;

/** "under a minute", "48 min", "1 h 5 min", "2 h", "3 days"; the sign is ignored. */
export function formatDuration(language: AnyLanguage, ms: number): string {
  const texts = timeTexts[language];
  const size = Math.abs(ms);
  if (size < MINUTE_MS) return texts.underMinute;
  const minutes = Math.round(size / MINUTE_MS);
  if (minutes >= MIN_MINUTES_IN_DAYS) return texts.days({ count: Math.round(minutes / DAY_MINUTES) });
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 && texts.hours({ count: hours }),
    minutes % 60 > 0 && texts.minutes({ count: minutes % 60 }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** "4 min ago", "vor 2 Tagen"; "just now" within a minute. */
export function formatAgo(language: AnyLanguage, ms: number): string {
  const { justNow, ago } = timeTexts[language];
  return Math.abs(ms) < MINUTE_MS ? justNow : ago({ span: inDative(formatDuration(language, ms)) });
}

/** "in 4 min", "in 2 Tagen". */
export function formatIn(language: AnyLanguage, ms: number): string {
  return timeTexts[language].in({ span: inDative(formatDuration(language, ms)) });
}

/** The form of a German duration after "seit", "vor", "in", "von" or "nach": "2 Tagen". */
export function inDative(text: string): string {
  return text.replace(/Tage$/, 'Tagen');
}
