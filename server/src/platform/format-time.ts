// Formats times by language, time zone and current day: for sentences, lists and documents.
import type { AnyLanguage } from '../../../shared/texts/generated/languages.ts';
import { timeTexts } from '../../../shared/texts/generated/time.ts';
import {
  capital,
  MAX_WEEKDAY_DISTANCE,
  nameNearDay,
  weekdayOf,
  withYear,
} from '../../../shared/time/format-day.ts';
import { formatAgo, formatDuration } from '../../../shared/time/format-duration.ts';
import { type LocalDateTime, toLocal } from './time-zones.ts';

/** Whether a time is a beginning, a deadline, an estimate or exact. */
export type Meaning = 'from' | 'until' | 'around' | 'at';

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

export function timeFormatter(language: AnyLanguage, timeZone: string, now: Date): TimeFormatter {
  const texts = timeTexts[language];
  const read = (at: Date) => toLocal(timeZone, at);
  const today = read(now);
  const nearWord = ({ dayNumber }: LocalDateTime) => nameNearDay(language, dayNumber - today.dayNumber);

  /** "Fri 20 Nov", with long names "Friday 20 November"; the year only if it is not the current one. */
  function dated(local: LocalDateTime, long = false): string {
    const { date } = local;
    const day = date.getUTCDate();
    const text = long
      ? texts.longDate({
          weekday: texts.weekdays[weekdayOf(date)],
          day,
          month: texts.months[date.getUTCMonth()]!,
        })
      : texts.shortDate({
          weekday: texts.shortWeekdays[weekdayOf(date)],
          day,
          month: texts.shortMonths[date.getUTCMonth()]!,
        });
    return withYear(text, local, today);
  }

  const shortDay = ({ date }: LocalDateTime) =>
    texts.day({ day: date.getUTCDate(), month: texts.shortMonths[date.getUTCMonth()]! });

  function dayAlone(local: LocalDateTime): string {
    const near = nearWord(local);
    if (near !== undefined) return near;
    if (Math.abs(local.dayNumber - today.dayNumber) <= MAX_WEEKDAY_DISTANCE) return dated(local);
    return withYear(shortDay(local), local, today);
  }

  function dayInSentence(local: LocalDateTime): string {
    const { date, dayNumber } = local;
    const ahead = dayNumber - today.dayNumber;
    const near = nearWord(local);
    if (near !== undefined) return near;
    if (ahead > 1 && ahead <= MAX_WEEKDAY_DISTANCE)
      return texts.onDay({ day: texts.weekdays[weekdayOf(date)] });
    const month = texts.months[date.getUTCMonth()]!;
    return withYear(texts.onDay({ day: texts.day({ day: date.getUTCDate(), month }) }), local, today);
  }

  /** Callers that mean a whole day pass its beginning or its end. */
  const isWholeDay = ({ time }: LocalDateTime, meaning: Meaning) =>
    (time === '00:00' && (meaning === 'from' || meaning === 'until')) ||
    (time === '23:59' && meaning === 'until');

  const shortClock = (at: Date) => read(at).time;
  const clock = (at: Date, meaning: Meaning = 'at') =>
    (meaning === 'at' ? texts.clock : texts.meanings[meaning])({ clock: shortClock(at) });
  const day = (at: Date) => dayAlone(read(at));
  const capitalDay = (at: Date) => capital(day(at));

  return {
    inSentence(at, meaning) {
      const local = read(at);
      const text = dayInSentence(local);
      return isWholeDay(local, meaning) ? text : `${text} ${texts.meanings[meaning]({ clock: local.time })}`;
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
    date: (at) => `${shortDay(read(at))} ${read(at).date.getUTCFullYear()}`,
    isNear: (at) => nearWord(read(at)) !== undefined,
    isToday: (at) => read(at).dayNumber === today.dayNumber,
    sameDay: (a, b) => read(a).dayNumber === read(b).dayNumber,
    span: (ms) => formatDuration(language, ms),
    ago: (at) => formatAgo(language, Math.max(0, now.getTime() - at.getTime())),
  };
}

/** For tables and documents: 18.12.2026, in English 18 Dec 2026. */
export function formatDate(language: AnyLanguage, { date }: LocalDateTime): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return language === 'de'
    ? `${day}.${month}.${year}`
    : `${Number(day)} ${timeTexts[language].shortMonths[date.getUTCMonth()]} ${year}`;
}

export function formatDateTime(language: AnyLanguage, local: LocalDateTime): string {
  return `${formatDate(language, local)}${language === 'de' ? ' ' : ', '}${local.time}`;
}
