// The one form of durations on pages, in mails and in documents: "4 h 26 min", "4 Std. 26 Min.", "2 days".
import { pluralIn } from '../text/plural.ts';
import { DAY_MINUTES, MINUTE_MS } from './durations.ts';

type Language = 'de' | 'en';

/** From here on a duration rounds to two days or more, and minutes no longer matter. */
const MIN_MINUTES_IN_DAYS = 1.5 * DAY_MINUTES;

/** Non-breaking spaces keep a number with its unit. */
const WORDS = {
  en: {
    minutes: 'min',
    hours: 'h',
    days: { one: 'day', other: 'days' },
    underMinute: 'under a minute',
    justNow: 'just now',
    ago: (text: string) => `${text} ago`,
    plural: pluralIn('en'),
  },
  de: {
    minutes: 'Min.',
    hours: 'Std.',
    days: { one: 'Tag', other: 'Tage' },
    underMinute: 'unter 1\u00a0Min.',
    justNow: 'gerade eben',
    ago: (text: string) => `vor ${inDative(text)}`,
    plural: pluralIn('de'),
  },
} as const;

/** "under a minute", "48 min", "1 h 5 min", "2 h", "3 days"; the sign is ignored. */
export function formatDuration(language: Language, ms: number): string {
  const words = WORDS[language];
  const size = Math.abs(ms);
  if (size < MINUTE_MS) return words.underMinute;
  const minutes = Math.round(size / MINUTE_MS);
  if (minutes >= MIN_MINUTES_IN_DAYS) return formatDays(language, Math.round(minutes / DAY_MINUTES));
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 && `${hours}\u00a0${words.hours}`,
    minutes % 60 > 0 && `${minutes % 60}\u00a0${words.minutes}`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function formatDays(language: Language, days: number): string {
  const { plural, days: forms } = WORDS[language];
  return plural(days, forms).replace(' ', '\u00a0');
}

/** "4 min ago", "vor 2 Tagen"; "just now" within a minute. */
export function formatAgo(language: Language, ms: number): string {
  const words = WORDS[language];
  return Math.abs(ms) < MINUTE_MS ? words.justNow : words.ago(formatDuration(language, ms));
}

/** "in 4 min", "in 2 Tagen". */
export function formatIn(language: Language, ms: number): string {
  const text = formatDuration(language, ms);
  return `in ${language === 'de' ? inDative(text) : text}`;
}

/** The form of a German duration or day after "seit", "vor", "in", "von" or "nach": "2 Tagen", "letztem Do". */
export function inDative(text: string): string {
  return text.replace(/Tage$/, 'Tagen').replace(/^letzten/, 'letztem');
}
