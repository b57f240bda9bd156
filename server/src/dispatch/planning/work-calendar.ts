// Working hours and absences as instants: local days and times become milliseconds since 1970. Pure.

import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { dayIn, dayOf, toInstant } from '../../platform/time-zones.ts';
import type { AbsenceDays, AbsentDays } from '../availability/absence.ts';
import type { DayHours } from '../availability/working-terms.ts';

interface CalendarDay {
  /** Days since 1970. */
  number: number;
  from: number;
  to: number;
}

/** Converts each local day once, because many trips of many drivers are checked against the same days. */
export interface WorkCalendar {
  timeZone: string;
  day(number: number): CalendarDay;
  /** The local day of an instant. */
  dayAt(instant: number): CalendarDay;
}

/** The time in which a driver works without a break in the agreed hours. */
export interface WorkWindow {
  from: number;
  to: number;
}

export interface AbsentSpan extends AbsentDays, WorkWindow {}

const MINUTES_OF_DAY = DAY_MS / MINUTE_MS;

export function calendarOf(timeZone: string): WorkCalendar {
  const midnights = new Map<number, number>();
  const midnight = (number: number): number => {
    const known = midnights.get(number);
    if (known !== undefined) return known;
    const instant = toInstant(number * DAY_MS, timeZone).getTime();
    midnights.set(number, instant);
    return instant;
  };
  const day = (number: number) => ({ number, from: midnight(number), to: midnight(number + 1) });
  return {
    timeZone,
    day,
    dayAt(instant) {
      const number = Math.floor(instant / DAY_MS);
      if (instant < midnight(number)) return day(number - 1);
      return day(instant < midnight(number + 1) ? number : number + 1);
    },
  };
}

/** The hours that begin on a day; null without work. */
export function hoursOn(
  weeklyHours: readonly (DayHours | null)[],
  { number, from: dayFrom, to: dayTo }: CalendarDay,
  { timeZone }: WorkCalendar,
): WorkWindow | null {
  const hours = weeklyHours[weekdayOf(number)];
  if (!hours) return null;
  const changesClocks = dayTo - dayFrom !== DAY_MS;
  const at = (minutes: number) =>
    changesClocks || minutes > MINUTES_OF_DAY
      ? toInstant(number * DAY_MS + minutes * MINUTE_MS, timeZone).getTime()
      : dayFrom + minutes * MINUTE_MS;
  const [from, to] = [minutesOfDay(hours.from), minutesOfDay(hours.to)];
  return { from: at(from), to: at(to > from ? to : to + MINUTES_OF_DAY) };
}

/** 0 is Monday; the first day of 1970 was a Thursday. */
const weekdayOf = (dayNumber: number) => (((dayNumber + 3) % 7) + 7) % 7;

function minutesOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** Whether the time from leaving to the end lies in the hours; hours that continue at midnight count as one. */
export function isWithinHours(
  weeklyHours: readonly (DayHours | null)[],
  calendar: WorkCalendar,
  leavesAt: number,
  endsAt: number,
): boolean {
  const first = calendar.dayAt(leavesAt).number - 1;
  const last = calendar.dayAt(endsAt).number;
  let covered = leavesAt;
  for (let number = first; number <= last && covered < endsAt; number += 1) {
    const hours = hoursOn(weeklyHours, calendar.day(number), calendar);
    if (hours && hours.from <= covered && hours.to > covered) covered = hours.to;
  }
  return covered >= endsAt;
}

export function absentSpans(absences: readonly AbsentDays[], timeZone: string): AbsentSpan[] {
  return absences.map((days) => ({
    ...days,
    from: dayIn(timeZone, days.firstDay).from.getTime(),
    to: dayIn(timeZone, days.lastDay).to.getTime(),
  }));
}

/** The days of a period and two more, because the last trips may continue on them. */
export function daysAround({ from, to }: { from: Date; to: Date }, timeZone: string): AbsenceDays {
  return { firstDay: dayOf(timeZone, from), lastDay: dayOf(timeZone, new Date(to.getTime() + 2 * DAY_MS)) };
}
