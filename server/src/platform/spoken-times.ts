// How a time is said to people: today, tomorrow or the weekday in a sentence, the date with its weekday in a list.
import { MINUTE_MS } from './durations.ts';
import type { Language } from './language.ts';
import { CALENDAR_WORDS, type OnTheWall, readWallClock, withYear, writeDay } from './wall-clock.ts';

/** What the time means for what is awaited. */
export type Meaning = 'from' | 'until' | 'around' | 'at';

export interface SpokenTimes {
  /** "heute gegen 16:40 Uhr", "on Friday by 18:00". */
  say(instant: Date, meaning: Meaning): string;
  /** "Mi., 18. Nov., gegen 16:40 Uhr", "Fri 20 Nov, by 18:00". */
  write(instant: Date, meaning: Meaning): string;
  /** The time of day without its date: "bis 16:00 Uhr". */
  clock(instant: Date, meaning: Meaning): string;
  /** "Freitag, 20. November, 18:00 Uhr", "Friday 20 November, 18:00". */
  writeLong(instant: Date): string;
  isToday(instant: Date): boolean;
  /** "40 Min.", "2 Std. 10 Min."; from a day on by the calendar: "1 Tag", "3 days". */
  span(from: Date, to: Date): string;
}

interface ClockWords {
  onDay: string;
  clock: Record<Meaning, string>;
  listedClock: Record<Meaning, string>;
}

const WORDS: Record<Language, ClockWords> = {
  de: {
    onDay: 'am',
    clock: {
      from: 'ab\u00a0{}\u00a0Uhr',
      until: 'bis\u00a0{}\u00a0Uhr',
      around: 'gegen\u00a0{}\u00a0Uhr',
      at: 'um\u00a0{}\u00a0Uhr',
    },
    listedClock: {
      from: 'ab\u00a0{}\u00a0Uhr',
      until: 'bis\u00a0{}\u00a0Uhr',
      around: 'gegen\u00a0{}\u00a0Uhr',
      at: '{}\u00a0Uhr',
    },
  },
  en: {
    onDay: 'on',
    clock: { from: 'from\u00a0{}', until: 'by\u00a0{}', around: 'around\u00a0{}', at: 'at\u00a0{}' },
    listedClock: { from: 'from\u00a0{}', until: 'by\u00a0{}', around: 'around\u00a0{}', at: '{}' },
  },
};

export function spokenTimes(language: Language, timeZone: string, now: Date): SpokenTimes {
  const words = WORDS[language];
  const calendar = CALENDAR_WORDS[language];
  const read = (instant: Date) => readWallClock(timeZone, instant);
  const today = read(now);

  function sayDay({ date, count }: OnTheWall): string {
    const ahead = count - today.count;
    const near = calendar.nearDays[ahead + 1];
    if (near !== undefined) return near;
    if (ahead > 1 && ahead < 7) return `${words.onDay} ${calendar.weekdays[date.getUTCDay()]}`;
    const month = calendar.months[date.getUTCMonth()]!;
    return withYear(`${words.onDay} ${calendar.dayOf(date.getUTCDate(), month)}`, date, today);
  }

  /** Whoever names only a day sends its beginning or its end. */
  const isWholeDay = ({ time }: OnTheWall, meaning: Meaning) =>
    (time === '00:00' && (meaning === 'from' || meaning === 'until')) ||
    (time === '23:59' && meaning === 'until');

  function joined(read: OnTheWall, meaning: Meaning, day: string, clock: string): string {
    return isWholeDay(read, meaning) ? day : day + clock.replace('{}', read.time);
  }

  return {
    say(instant, meaning) {
      const at = read(instant);
      return joined(at, meaning, sayDay(at), ` ${words.clock[meaning]}`);
    },
    write(instant, meaning) {
      const at = read(instant);
      return joined(at, meaning, writeDay(language, at, today), `, ${words.listedClock[meaning]}`);
    },
    writeLong(instant) {
      const at = read(instant);
      return `${writeDay(language, at, today, true)}, ${words.listedClock.at.replace('{}', at.time)}`;
    },
    clock: (instant, meaning) => words.listedClock[meaning].replace('{}', read(instant).time),
    isToday: (instant) => read(instant).count === today.count,
    span(from, to) {
      const minutes = Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
      const days = read(to).count - read(from).count;
      if (minutes >= 24 * 60) return calendar.days(days);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const parts = [
        hours > 0 && `${hours}\u00a0${calendar.hours}`,
        rest > 0 && `${rest}\u00a0${calendar.minutes}`,
      ];
      return parts.filter((part) => part !== false).join(' ');
    },
  };
}
