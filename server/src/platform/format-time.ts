// Formats times by language, time zone and current day: for sentences, lists and documents.
import { capital, DAY_WORDS, MAX_WEEKDAY_DISTANCE, withYear } from '../../../shared/time/format-day.ts';
import { formatAgo, formatDuration } from '../../../shared/time/format-duration.ts';
import type { Language } from './language.ts';
import { type LocalDateTime, toLocal } from './time-zones.ts';

/** Whether a time is a beginning, a deadline, an estimate or exact. */
export type Meaning = 'from' | 'until' | 'around' | 'at';

interface TimeWords {
  onDay: string;
  /** In a sentence; in a list the time alone is enough. */
  clock: Record<Meaning, string>;
  clockAlone: string;
}

/** Non-breaking spaces keep parts together. */
const WORDS: Record<Language, TimeWords> = {
  de: {
    onDay: 'am',
    clock: {
      from: 'ab\u00a0{}\u00a0Uhr',
      until: 'bis\u00a0{}\u00a0Uhr',
      around: 'gegen\u00a0{}\u00a0Uhr',
      at: 'um\u00a0{}\u00a0Uhr',
    },
    clockAlone: '{}\u00a0Uhr',
  },
  en: {
    onDay: 'on',
    clock: { from: 'from\u00a0{}', until: 'by\u00a0{}', around: 'around\u00a0{}', at: 'at\u00a0{}' },
    clockAlone: '{}',
  },
};

export interface TimeFormatter {
  /** "heute gegen 16:40 Uhr", "on Friday by 18:00". */
  inSentence(at: Date, meaning: Meaning): string;
  /** "Mi., 18. Nov., gegen 16:40 Uhr", "Fri 20 Nov, by 18:00". */
  inList(at: Date, meaning: Meaning): string;
  /** "Freitag, 20. November, 18:00 Uhr", "Friday 20 November, 18:00". */
  long(at: Date): string;
  /** 15:40, in German with "Uhr"; with a meaning "bis 16:00 Uhr". */
  clock(at: Date, meaning?: Meaning): string;
  /** 15:40 without "Uhr". */
  shortClock(at: Date): string;
  /** today, tomorrow, yesterday, "Mon 16 Nov" within six days, otherwise "3 Feb"; another year is added. */
  day(at: Date): string;
  /** As `day`, with a capital letter for the beginning of a line. */
  capitalDay(at: Date): string;
  /** Mon 16 Nov, 09:12 or Today, 12:05. */
  moment(at: Date): string;
  /** 18 Dec 2026. */
  date(at: Date): string;
  /** Whether it is yesterday, today or tomorrow. */
  isNear(at: Date): boolean;
  isToday(at: Date): boolean;
  sameDay(a: Date, b: Date): boolean;
  /** "40 min", "2 Std. 10 Min.", "3 days". */
  span(ms: number): string;
  /** 4 min ago. */
  ago(at: Date): string;
}

export function timeFormatter(language: Language, timeZone: string, now: Date): TimeFormatter {
  const words = WORDS[language];
  const names = DAY_WORDS[language];
  const read = (at: Date) => toLocal(timeZone, at);
  const today = read(now);
  const nearWord = ({ dayNumber }: LocalDateTime) => names.nearDays[dayNumber - today.dayNumber + 1];
  const clockIn = (pattern: string, { time }: LocalDateTime) => pattern.replace('{}', time);

  /** "Fri 20 Nov", with long names "Friday 20 November"; the year only if it is not the current one. */
  function dated(local: LocalDateTime, long = false): string {
    const { date } = local;
    const weekday = names.weekdays[date.getUTCDay()]!;
    const month = (long ? names.months : names.shortMonths)[date.getUTCMonth()]!;
    const text = names.dateOf(long ? weekday : names.shortWeekday(weekday), date.getUTCDate(), month);
    return withYear(text, local, today);
  }

  function dayAlone(local: LocalDateTime): string {
    const near = nearWord(local);
    if (near !== undefined) return near;
    if (Math.abs(local.dayNumber - today.dayNumber) <= MAX_WEEKDAY_DISTANCE) return dated(local);
    const month = names.shortMonths[local.date.getUTCMonth()]!;
    return withYear(names.dayOf(local.date.getUTCDate(), month), local, today);
  }

  function dayInSentence(local: LocalDateTime): string {
    const { date, dayNumber } = local;
    const ahead = dayNumber - today.dayNumber;
    const near = nearWord(local);
    if (near !== undefined) return near;
    if (ahead > 1 && ahead <= MAX_WEEKDAY_DISTANCE)
      return `${words.onDay} ${names.weekdays[date.getUTCDay()]}`;
    const month = names.months[date.getUTCMonth()]!;
    return withYear(`${words.onDay} ${names.dayOf(date.getUTCDate(), month)}`, local, today);
  }

  /** Callers that mean a whole day pass its beginning or its end. */
  const isWholeDay = ({ time }: LocalDateTime, meaning: Meaning) =>
    (time === '00:00' && (meaning === 'from' || meaning === 'until')) ||
    (time === '23:59' && meaning === 'until');

  const shortClock = (at: Date) => read(at).time;
  const clock = (at: Date, meaning: Meaning = 'at') =>
    clockIn(meaning === 'at' ? words.clockAlone : words.clock[meaning], read(at));
  const day = (at: Date) => dayAlone(read(at));
  const capitalDay = (at: Date) => capital(day(at));

  return {
    inSentence(at, meaning) {
      const local = read(at);
      const text = dayInSentence(local);
      return isWholeDay(local, meaning) ? text : `${text} ${clockIn(words.clock[meaning], local)}`;
    },
    inList(at, meaning) {
      const local = read(at);
      if (isWholeDay(local, meaning)) return dated(local);
      return `${dated(local)}, ${clock(at, meaning)}`;
    },
    long: (at) => `${dated(read(at), true)}, ${clock(at)}`,
    clock,
    shortClock,
    day,
    capitalDay,
    moment: (at) => `${capitalDay(at)}, ${shortClock(at)}`,
    date(at) {
      const { date } = read(at);
      const month = names.shortMonths[date.getUTCMonth()]!;
      return `${names.dayOf(date.getUTCDate(), month)} ${date.getUTCFullYear()}`;
    },
    isNear: (at) => nearWord(read(at)) !== undefined,
    isToday: (at) => read(at).dayNumber === today.dayNumber,
    sameDay: (a, b) => read(a).dayNumber === read(b).dayNumber,
    span: (ms) => formatDuration(language, ms),
    ago: (at) => formatAgo(language, Math.max(0, now.getTime() - at.getTime())),
  };
}

/** For tables and documents: 18.12.2026, in English 18 Dec 2026. */
export function formatDate(language: Language, { date }: LocalDateTime): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return language === 'de'
    ? `${day}.${month}.${year}`
    : `${Number(day)} ${DAY_WORDS.en.shortMonths[date.getUTCMonth()]} ${year}`;
}

export function formatDateTime(language: Language, local: LocalDateTime): string {
  return `${formatDate(language, local)}${language === 'de' ? ' ' : ', '}${local.time}`;
}
