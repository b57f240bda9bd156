// Reads dates and times as people type them: "24.12. 8", "24 Dec 2026, 08:00", "morgen 9", "mon 9", "9" for the
// hour of a day that is already set, and ISO. Words of both languages are understood on every page.
import { addDays, daysBetween } from '../../../shared/time/days.ts';
import { clockOf, dayOf, existsInZone, makeClock, makeDay, weekdayOf } from './wall-time.ts';

export interface ParseContext {
  /** The present wall time, "2026-11-17T10:30". */
  now: string;
  /** The value before typing, or an empty text. */
  current: string;
  /** True for a date with a time. */
  hasTime: boolean;
  /** The time of a day that is typed without one where none is set yet. */
  defaultClock: string;
  /** The year of a day that is typed without one: the next such day, or the nearest one. */
  yearlessDay: 'next' | 'nearest';
}

type DateProblem = 'unreadable' | 'noSuchDay' | 'noSuchTime' | 'dayMissing' | 'skippedHour';

export type Parsed = { value: string } | { problem: DateProblem };

/** What a text begins with: a day, and what follows it. */
type DayPart = { day: string; rest: string } | { problem: DateProblem } | null;

const RELATIVE_DAYS: Record<string, number> = {
  vorgestern: -2,
  gestern: -1,
  yesterday: -1,
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  übermorgen: 2,
  uebermorgen: 2,
};

/** The first is Monday; a weekday can be shortened to two letters or more. */
const WEEKDAYS = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday', 'sonnabend'],
  ['sonntag', 'sunday'],
];

/** A month can be shortened to three letters or more. */
const MONTHS = [
  ['januar', 'jänner', 'january'],
  ['februar', 'february'],
  ['märz', 'maerz', 'march', 'mrz'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
];

/** The index of the name that the text begins, or -1. */
function indexOfName(names: readonly (readonly string[])[], text: string, minLength: number): number {
  if (text.length < minLength) return -1;
  return names.findIndex((variants) => variants.some((name) => name.startsWith(text)));
}

export function parseDate(text: string, context: ParseContext): Parsed {
  const typed = text.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ');
  if (typed === '') return { problem: 'unreadable' };
  const part = readDay(typed, context);
  if (part && 'problem' in part) return part;
  if (!context.hasTime) {
    if (!part) return { problem: 'unreadable' };
    // A typed time is dropped, so that a pasted date with a time is understood.
    const isRest = part.rest !== '' && readClock(part.rest) === null;
    return isRest ? { problem: 'unreadable' } : { value: part.day };
  }
  const day = part?.day ?? dayOf(context.current);
  const rest = part ? part.rest : typed;
  const clock = rest === '' ? clockOf(context.current) || context.defaultClock : readClock(rest);
  if (clock === null) return { problem: 'unreadable' };
  if (clock === 'none') return { problem: 'noSuchTime' };
  if (!day) return { problem: 'dayMissing' };
  const value = `${day}T${clock}`;
  return existsInZone(value) ? { value } : { problem: 'skippedHour' };
}

function readDay(text: string, context: ParseContext): DayPart {
  return (
    readIsoDay(text) ??
    readNumericDay(text, context) ??
    readDayWithMonthName(text, context) ??
    readRelativeDay(text, context) ??
    readWeekday(text, context)
  );
}

const foundDay = (day: string | null, rest: string): DayPart =>
  day === null ? { problem: 'noSuchDay' } : { day, rest: rest.trim() };

function readIsoDay(text: string): DayPart {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ](.*))?$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  return foundDay(makeDay(year, month, day), match[4] ?? '');
}

/** "24.12.", "24.12.26", "24.12.2026", "24/12"; a year after a space has four digits, because "18" is an hour. */
function readNumericDay(text: string, context: ParseContext): DayPart {
  const match = /^(\d{1,2})[./] ?(\d{1,2})(?:[./] ?((?:19|20)\d\d)|[./](\d\d)|[./])?(?: (.*))?$/.exec(text);
  if (!match) return null;
  const [day, month] = [Number(match[1]), Number(match[2])];
  const year = match[3] ? Number(match[3]) : match[4] ? 2000 + Number(match[4]) : null;
  return foundDay(completeDay(year, month, day, context), match[5] ?? '');
}

/** "24 Dec 2026", "24. Dezember", "December 24". */
function readDayWithMonthName(text: string, context: ParseContext): DayPart {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)? ?([a-zäöü]{3,})\.?(?: ((?:19|20)\d\d))?(?: (.*))?$/.exec(
    text,
  );
  const monthFirst = /^([a-zäöü]{3,})\.? (\d{1,2})(?:st|nd|rd|th|\.)?(?: ((?:19|20)\d\d))?(?: (.*))?$/.exec(
    text,
  );
  const match = dayFirst ?? monthFirst;
  if (!match) return null;
  const [day, name] = dayFirst ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
  const month = indexOfName(MONTHS, name, 3);
  if (month === -1) return null;
  const year = match[3] ? Number(match[3]) : null;
  return foundDay(completeDay(year, month + 1, Number(day), context), match[4] ?? '');
}

function readRelativeDay(text: string, { now }: ParseContext): DayPart {
  const [word = '', ...rest] = text.split(' ');
  const days = RELATIVE_DAYS[word];
  return days === undefined ? null : foundDay(addDays(now, days), rest.join(' '));
}

/** The next such day after today; before a date the weekday adds nothing. */
function readWeekday(text: string, context: ParseContext): DayPart {
  const [word = '', ...others] = text.split(' ');
  const weekday = indexOfName(WEEKDAYS, word.replace(/\.$/, ''), 2);
  if (weekday === -1) return null;
  const rest = others.join(' ');
  const dated = readIsoDay(rest) ?? readNumericDay(rest, context) ?? readDayWithMonthName(rest, context);
  if (dated) return dated;
  const ahead = (weekday - weekdayOf(context.now) + 6) % 7;
  return foundDay(addDays(context.now, ahead + 1), rest);
}

/** Leap days are at most eight years apart. */
const LEAP_DAY_YEARS = 8;

/** Adds the year to a day that was typed without one; null for a day that no year has. */
function completeDay(year: number | null, month: number, day: number, context: ParseContext): string | null {
  if (year !== null) return makeDay(year, month, day);
  const today = dayOf(context.now);
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: 2 * LEAP_DAY_YEARS + 1 }, (_, index) =>
    makeDay(thisYear - LEAP_DAY_YEARS + index, month, day),
  ).filter((each) => each !== null);
  if (context.yearlessDay === 'next') return days.find((each) => each >= today) ?? null;
  const distance = (each: string) => Math.abs(daysBetween(today, each));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** "8", "8:30", "8.30 Uhr", "0830", "8 pm"; "none" for a time that no day has, null if it is not a time. */
function readClock(text: string): string | null {
  const match =
    /^(?:um |at )?(\d{1,2})(?:[:.h](\d{2})(?::\d\d)?)?(?: ?(uhr|h|am|pm))?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text);
  if (!match) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]];
  if (half !== 'am' && half !== 'pm') return makeClock(hour, minute) ?? 'none';
  if (hour < 1 || hour > 12) return 'none';
  return makeClock((hour % 12) + (half === 'pm' ? 12 : 0), minute) ?? 'none';
}
