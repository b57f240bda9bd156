// Times the way people say them: today at 15:40, tomorrow, Mon 16 Nov.
import { MINUTE_MS } from '../platform/durations.ts';
import type { Language } from '../platform/language.ts';
import { CALENDAR_WORDS, readWallClock, writeDay } from '../platform/wall-clock.ts';

export interface Times {
  /** 15:40, in German with "Uhr". */
  clock(at: Date): string;
  /** 15:40 without a word. */
  shortClock(at: Date): string;
  /** today, tomorrow, yesterday, otherwise Mon 16 Nov, with the year where it is another one. */
  day(at: Date): string;
  /** As `day`, at the beginning of a line. */
  Day(at: Date): string;
  /** Whether it is one of the days that have a word of their own. */
  isNear(at: Date): boolean;
  sameDay(a: Date, b: Date): boolean;
  /** Mon 16 Nov, 09:12 or Today, 12:05. */
  moment(at: Date): string;
  /** 18 Dec 2026. */
  date(at: Date): string;
  /** 2 days 3 h, 40 min. */
  span(ms: number): string;
  /** 4 min ago. */
  ago(at: Date): string;
  /** The same for a count that a script fills in. */
  agoInMinutes(count: string): string;
}

const MINUTES_A_DAY = 1440;
/** Up to this many minutes a span is told in minutes alone. */
const MINUTES_ALONE = 90;

export function timesFor(language: Language, timeZone: string, now: Date): Times {
  const words = CALENDAR_WORDS[language];
  const read = (at: Date) => readWallClock(timeZone, at);
  const today = read(now);

  const nearWord = (at: Date) => words.nearDays[read(at).count - today.count + 1];
  const shortClock = (at: Date) => read(at).time;
  const clock = (at: Date) => (language === 'de' ? `${shortClock(at)}\u00a0Uhr` : shortClock(at));
  const day = (at: Date) => nearWord(at) ?? writeDay(language, read(at), today);
  const Day = (at: Date) => capital(day(at));
  const agoOf = (text: string) => (language === 'de' ? `vor ${text}` : `${text} ago`);

  function span(ms: number): string {
    const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
    if (minutes <= MINUTES_ALONE) return `${minutes}\u00a0${words.minutes}`;
    const days = Math.floor(minutes / MINUTES_A_DAY);
    const hours = Math.floor((minutes % MINUTES_A_DAY) / 60);
    const parts = [days > 0 && words.days(days), hours > 0 && `${hours}\u00a0${words.hours}`];
    return parts.filter(Boolean).join(' ');
  }

  return {
    clock,
    shortClock,
    day,
    Day,
    isNear: (at) => nearWord(at) !== undefined,
    sameDay: (a, b) => read(a).count === read(b).count,
    moment: (at) => `${Day(at)}, ${shortClock(at)}`,
    date(at) {
      const { date } = read(at);
      return `${words.dayOf(date.getUTCDate(), words.shortMonths[date.getUTCMonth()]!)} ${date.getUTCFullYear()}`;
    },
    span,
    ago(at) {
      const ms = now.getTime() - at.getTime();
      if (ms < MINUTE_MS) return language === 'de' ? 'gerade eben' : 'just now';
      return agoOf(span(ms));
    },
    agoInMinutes: (count) => agoOf(`${count}\u00a0${words.minutes}`),
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
