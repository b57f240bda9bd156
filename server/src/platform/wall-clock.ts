// The calendar and clock on the wall of a place, and the words for their parts in both languages.
import { LRUCache } from 'lru-cache';
import { DAY_MS } from './durations.ts';
import type { Language } from './language.ts';

interface CalendarWords {
  weekdays: readonly string[];
  months: readonly string[];
  shortWeekday(name: string): string;
  shortMonths: readonly string[];
  /** From yesterday on. */
  nearDays: readonly [yesterday: string, today: string, tomorrow: string];
  dateOf(weekday: string, day: number, month: string): string;
  dayOf(day: number, month: string): string;
  minutes: string;
  hours: string;
  days(count: number): string;
}

/** Spelled out because Intl's short names differ between versions. What belongs together does not break. */
export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortWeekday: (name) => `${name.slice(0, 2)}.`,
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
    nearDays: ['gestern', 'heute', 'morgen'],
    dateOf: (weekday, day, month) => `${weekday}, ${day}.\u00a0${month}`,
    dayOf: (day, month) => `${day}.\u00a0${month}`,
    minutes: 'Min.',
    hours: 'Std.',
    days: (count) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`),
  },
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortWeekday: (name) => name.slice(0, 3),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    nearDays: ['yesterday', 'today', 'tomorrow'],
    dateOf: (weekday, day, month) => `${weekday} ${day}\u00a0${month}`,
    dayOf: (day, month) => `${day}\u00a0${month}`,
    minutes: 'min',
    hours: 'h',
    days: (count) => (count === 1 ? '1\u00a0day' : `${count}\u00a0days`),
  },
};

const MAX_KEPT = 100;
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_KEPT });

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

export interface OnTheWall {
  /** The day there, as its midnight in UTC. */
  date: Date;
  /** 15:40. */
  time: string;
  /** Days are counted, so that their difference is a number of days. */
  count: number;
}

export function readWallClock(timeZone: string, instant: Date): OnTheWall {
  const { year, month, day, hour, minute } = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return { date, time: `${hour}:${minute}`, count: date.getTime() / DAY_MS };
}

/** "Fri 20 Nov", with long names "Friday 20 November"; the year only where it is another than today's. */
export function writeDay(language: Language, { date }: OnTheWall, today: OnTheWall, long = false): string {
  const words = CALENDAR_WORDS[language];
  const weekday = words.weekdays[date.getUTCDay()]!;
  const month = (long ? words.months : words.shortMonths)[date.getUTCMonth()]!;
  const text = words.dateOf(long ? weekday : words.shortWeekday(weekday), date.getUTCDate(), month);
  return withYear(text, date, today);
}

export function withYear(text: string, date: Date, today: OnTheWall): string {
  const year = date.getUTCFullYear();
  return year === today.date.getUTCFullYear() ? text : `${text} ${year}`;
}
