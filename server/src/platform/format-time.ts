// Formats times by language, time zone and current day: for sentences, lists and documents.
import { MINUTE_MS } from './durations.ts';
import type { Language } from './language.ts';
import { type LocalDateTime, toLocal } from './time-zones.ts';

/** Whether a time is a beginning, a deadline, an estimate or exact. */
export type Meaning = 'from' | 'until' | 'around' | 'at';

interface TimeWords {
  weekdays: readonly string[];
  months: readonly string[];
  shortWeekday(name: string): string;
  shortMonths: readonly string[];
  /** From yesterday on. */
  nearDays: readonly [yesterday: string, today: string, tomorrow: string];
  onDay: string;
  dateOf(weekday: string, day: number, month: string): string;
  dayOf(day: number, month: string): string;
  /** In a sentence; in a list the time alone is enough. */
  clock: Record<Meaning, string>;
  clockAlone: string;
  minutes: string;
  hours: string;
  days(count: number): string;
  justNow: string;
  ago(text: string): string;
}

/**
 * Spelled out, because Intl's short names differ between versions. Non-breaking spaces keep parts together.
 */
const WORDS: Record<Language, TimeWords> = {
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortWeekday: (name) => `${name.slice(0, 2)}.`,
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
    nearDays: ['gestern', 'heute', 'morgen'],
    onDay: 'am',
    dateOf: (weekday, day, month) => `${weekday}, ${day}.\u00a0${month}`,
    dayOf: (day, month) => `${day}.\u00a0${month}`,
    clock: {
      from: 'ab\u00a0{}\u00a0Uhr',
      until: 'bis\u00a0{}\u00a0Uhr',
      around: 'gegen\u00a0{}\u00a0Uhr',
      at: 'um\u00a0{}\u00a0Uhr',
    },
    clockAlone: '{}\u00a0Uhr',
    minutes: 'Min.',
    hours: 'Std.',
    days: (count) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`),
    justNow: 'gerade eben',
    ago: (text) => `vor ${text}`,
  },
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortWeekday: (name) => name.slice(0, 3),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    nearDays: ['yesterday', 'today', 'tomorrow'],
    onDay: 'on',
    dateOf: (weekday, day, month) => `${weekday} ${day}\u00a0${month}`,
    dayOf: (day, month) => `${day}\u00a0${month}`,
    clock: { from: 'from\u00a0{}', until: 'by\u00a0{}', around: 'around\u00a0{}', at: 'at\u00a0{}' },
    clockAlone: '{}',
    minutes: 'min',
    hours: 'h',
    days: (count) => (count === 1 ? '1\u00a0day' : `${count}\u00a0days`),
    justNow: 'just now',
    ago: (text) => `${text} ago`,
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
  /** today, tomorrow, yesterday, otherwise Mon 16 Nov; with the year if it is not the current one. */
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
  /** 2 days 3 h, 40 min. */
  span(ms: number): string;
  /** "40 Min.", "2 Std. 10 Min."; from one day on by calendar days: "1 Tag", "3 days". */
  spanBetween(from: Date, to: Date): string;
  /** 4 min ago. */
  ago(at: Date): string;
  /** The same with a count that a script fills in. */
  agoInMinutes(count: string): string;
}

const MINUTES_PER_DAY = 1440;
/** Up to this many minutes a duration is given in minutes only. */
const MAX_MINUTES_ALONE = 90;

export function timeFormatter(language: Language, timeZone: string, now: Date): TimeFormatter {
  const words = WORDS[language];
  const read = (at: Date) => toLocal(timeZone, at);
  const today = read(now);
  const nearWord = ({ dayNumber }: LocalDateTime) => words.nearDays[dayNumber - today.dayNumber + 1];
  const clockIn = (pattern: string, { time }: LocalDateTime) => pattern.replace('{}', time);
  const amount = (count: number, unit: string) => count > 0 && `${count}\u00a0${unit}`;

  function withYear(text: string, { date }: LocalDateTime): string {
    const year = date.getUTCFullYear();
    return year === today.date.getUTCFullYear() ? text : `${text} ${year}`;
  }

  /** "Fri 20 Nov", with long names "Friday 20 November"; the year only if it is not the current one. */
  function dated(local: LocalDateTime, long = false): string {
    const { date } = local;
    const weekday = words.weekdays[date.getUTCDay()]!;
    const month = (long ? words.months : words.shortMonths)[date.getUTCMonth()]!;
    const text = words.dateOf(long ? weekday : words.shortWeekday(weekday), date.getUTCDate(), month);
    return withYear(text, local);
  }

  function dayInSentence(local: LocalDateTime): string {
    const { date, dayNumber } = local;
    const ahead = dayNumber - today.dayNumber;
    const near = nearWord(local);
    if (near !== undefined) return near;
    if (ahead > 1 && ahead < 7) return `${words.onDay} ${words.weekdays[date.getUTCDay()]}`;
    const month = words.months[date.getUTCMonth()]!;
    return withYear(`${words.onDay} ${words.dayOf(date.getUTCDate(), month)}`, local);
  }

  /** Callers that mean a whole day pass its beginning or its end. */
  const isWholeDay = ({ time }: LocalDateTime, meaning: Meaning) =>
    (time === '00:00' && (meaning === 'from' || meaning === 'until')) ||
    (time === '23:59' && meaning === 'until');

  const shortClock = (at: Date) => read(at).time;
  const clock = (at: Date, meaning: Meaning = 'at') =>
    clockIn(meaning === 'at' ? words.clockAlone : words.clock[meaning], read(at));
  const day = (at: Date) => nearWord(read(at)) ?? dated(read(at));
  const capitalDay = (at: Date) => capital(day(at));

  function span(ms: number): string {
    const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
    if (minutes <= MAX_MINUTES_ALONE) return `${minutes}\u00a0${words.minutes}`;
    const days = Math.floor(minutes / MINUTES_PER_DAY);
    const hours = Math.floor((minutes % MINUTES_PER_DAY) / 60);
    return joined([days > 0 && words.days(days), amount(hours, words.hours)]);
  }

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
      const month = words.shortMonths[date.getUTCMonth()]!;
      return `${words.dayOf(date.getUTCDate(), month)} ${date.getUTCFullYear()}`;
    },
    isNear: (at) => nearWord(read(at)) !== undefined,
    isToday: (at) => read(at).dayNumber === today.dayNumber,
    sameDay: (a, b) => read(a).dayNumber === read(b).dayNumber,
    span,
    spanBetween(from, to) {
      const minutes = Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
      if (minutes >= MINUTES_PER_DAY) return words.days(read(to).dayNumber - read(from).dayNumber);
      return joined([amount(Math.floor(minutes / 60), words.hours), amount(minutes % 60, words.minutes)]);
    },
    ago(at) {
      const ms = now.getTime() - at.getTime();
      return ms < MINUTE_MS ? words.justNow : words.ago(span(ms));
    },
    agoInMinutes: (count) => words.ago(`${count}\u00a0${words.minutes}`),
  };
}

/** For tables and documents: 18.12.2026, in English 18 Dec 2026. */
export function formatDate(language: Language, { date }: LocalDateTime): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return language === 'de'
    ? `${day}.${month}.${year}`
    : `${Number(day)} ${WORDS.en.shortMonths[date.getUTCMonth()]} ${year}`;
}

export function formatDateTime(language: Language, local: LocalDateTime): string {
  return `${formatDate(language, local)}${language === 'de' ? ' ' : ', '}${local.time}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joined(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
