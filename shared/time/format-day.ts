// The one form of days on pages and in mails: today, tomorrow, "last Thu", "Thu 19 Nov", "3 Feb 2027".
// Names are spelled out, because Intl's short names differ between versions.

type Language = 'de' | 'en';

/** A day in a time zone, as midnight UTC of the same date. */
export interface LocalDay {
  date: Date;
  /** Whole days since 1970. */
  dayNumber: number;
}

interface DayWords {
  weekdays: readonly string[];
  months: readonly string[];
  shortMonths: readonly string[];
  shortWeekday(name: string): string;
  /** From yesterday on. */
  nearDays: readonly [yesterday: string, today: string, tomorrow: string];
  lastWeekday(name: string): string;
  dateOf(weekday: string, day: number, month: string): string;
  dayOf(day: number, month: string): string;
}

export const DAY_WORDS: Record<Language, DayWords> = {
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
    shortWeekday: (name) => `${name.slice(0, 2)}.`,
    nearDays: ['gestern', 'heute', 'morgen'],
    lastWeekday: (name) => `letzten\u00a0${name.slice(0, 2)}`,
    dateOf: (weekday, day, month) => `${weekday}, ${day}.\u00a0${month}`,
    dayOf: (day, month) => `${day}.\u00a0${month}`,
  },
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    shortWeekday: (name) => name.slice(0, 3),
    nearDays: ['yesterday', 'today', 'tomorrow'],
    lastWeekday: (name) => `last\u00a0${name.slice(0, 3)}`,
    dateOf: (weekday, day, month) => `${weekday} ${day}\u00a0${month}`,
    dayOf: (day, month) => `${day}\u00a0${month}`,
  },
};

/** A weekday further away than this could be taken for one of another week. */
export const MAX_WEEKDAY_DISTANCE = 6;

/** For the middle of a sentence, in lower case where the language has it. */
export function formatDayNear(language: Language, day: LocalDay, today: LocalDay): string {
  const words = DAY_WORDS[language];
  const distance = day.dayNumber - today.dayNumber;
  const near = words.nearDays[distance + 1];
  if (near !== undefined) return near;
  const weekday = words.weekdays[day.date.getUTCDay()]!;
  const month = words.shortMonths[day.date.getUTCMonth()]!;
  const dayOfMonth = day.date.getUTCDate();
  if (distance < 0 && distance >= -MAX_WEEKDAY_DISTANCE) return words.lastWeekday(weekday);
  const text =
    distance > 0 && distance <= MAX_WEEKDAY_DISTANCE
      ? words.dateOf(words.shortWeekday(weekday), dayOfMonth, month)
      : words.dayOf(dayOfMonth, month);
  return withYear(text, day, today);
}

/** Adds the year if it is not the current one. */
export function withYear(text: string, day: LocalDay, today: LocalDay): string {
  const year = day.date.getUTCFullYear();
  return year === today.date.getUTCFullYear() ? text : `${text} ${year}`;
}

/** For the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
