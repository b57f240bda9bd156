// On which days a recurring order takes place. Pure; days are texts such as 2026-11-17.
import { addDays, daysBetween } from '../../../../shared/time/days.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { FederalState } from '../../geo/federal-states.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { toInstant } from '../../platform/time-zones.ts';
import { isHoliday } from './holidays.ts';

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
/** A working day is from Monday to Friday and no holiday. */
export const DAYS_OF_MONTH = ['DAY', 'WORKING_DAY', ...WEEKDAYS] as const;

export interface ByMonth {
  /** Counts from 1; -1 is the last one. */
  nth: number;
  of: (typeof DAYS_OF_MONTH)[number];
}

export const ON_HOLIDAYS = ['KEEP', 'SKIP', 'MOVE'] as const;

/** What happens to one date of the rule. */
export interface DateException {
  day: string;
  /** Null leaves it out. */
  to: string | null;
}

export interface Rule {
  /** 1 is Monday; empty for a rule by month. */
  weekdays: number[];
  everyWeeks: number;
  /** Null for a rule by week. */
  byMonth: ByMonth | null;
  /** Local, as 08:30. */
  pickupTime: string;
  /** By the local clock; null if no delivery is requested. */
  deliveryAfterMinutes: number | null;
  startsOn: string;
  endsOn: string | null;
  /** MOVE: to the next working day. */
  onHolidays: (typeof ON_HOLIDAYS)[number];
  exceptions: DateException[];
  daysAhead: number;
}

const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;
/** Far enough for the next dates of any rule. */
const MAX_SEARCHED_DAYS = 3 * 366;
export const MAX_MOVED_DAYS = 31;
const MAX_NTH: Partial<Record<ByMonth['of'], number>> = { DAY: 31, WORKING_DAY: 20 };
/** Every month has at least four of each weekday. */
const MAX_NTH_WEEKDAY = 4;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const textOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const weekOf = (number: number) => Math.floor((number - FIRST_MONDAY) / WEEK_DAYS);
const weekdayOf = (number: number) => ((((number - FIRST_MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;

/** What the fields of a rule must not be together. */
export function ruleProblems(rule: Rule): FieldProblem[] {
  const { weekdays, byMonth, startsOn, endsOn, exceptions } = rule;
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, code: 'invalid_value', message });
  if (endsOn !== null && endsOn < startsOn) add('endsOn', 'The last day must not be before the first.');
  if ((weekdays.length === 0) === (byMonth === null)) add('weekdays', 'Send either weekdays or byMonth.');
  if (byMonth && byMonth.nth > (MAX_NTH[byMonth.of] ?? MAX_NTH_WEEKDAY)) {
    add('byMonth.nth', 'Not every month has so many of these days.');
  }
  for (const [index, { day, to }] of exceptions.entries()) {
    const field = `exceptions[${index}]`;
    if (exceptions.findIndex((each) => each.day === day) !== index) {
      add(`${field}.day`, 'Name each date once.');
    }
    if (to !== null && Math.abs(daysBetween(day, to)) > MAX_MOVED_DAYS) {
      add(`${field}.to`, `A date moves by at most ${MAX_MOVED_DAYS} days.`);
    }
  }
  return problems;
}

function isWorkingDay(day: string, state: FederalState | null): boolean {
  return weekdayOf(numberOf(day)) <= 5 && !isHoliday(day, state);
}

/** The day of a month; a month that is too short has its last day. */
function dayOfMonth({ nth, of }: ByMonth, month: string, state: FederalState | null): string | undefined {
  const days = Array.from({ length: 31 }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
    .filter((day) => addDays(day, 0).slice(0, 7) === month)
    .filter((day) => {
      if (of === 'DAY') return true;
      return of === 'WORKING_DAY' ? isWorkingDay(day, state) : WEEKDAYS[weekdayOf(numberOf(day)) - 1] === of;
    });
  return nth === -1 ? days.at(-1) : (days[nth - 1] ?? days.at(-1));
}

/** The week of the first day is the first week. Holidays and exceptions are part of these days. */
function isPlannedOn(rule: Rule, number: number, state: FederalState | null): boolean {
  const { weekdays, everyWeeks, byMonth, startsOn, endsOn } = rule;
  const start = numberOf(startsOn);
  if (number < start || (endsOn !== null && number > numberOf(endsOn))) return false;
  if (byMonth) {
    const day = textOf(number);
    return dayOfMonth(byMonth, day.slice(0, 7), state) === day;
  }
  return weekdays.includes(weekdayOf(number)) && (weekOf(number) - weekOf(start)) % everyWeeks === 0;
}

export interface RuleDay {
  day: string;
  /** The day by the rule, if a holiday or an exception moved it. */
  movedFrom: string | null;
  /** Why it is left out. */
  skippedBy: 'HOLIDAY' | 'EXCEPTION' | null;
}

function placeDay(rule: Rule, day: string, state: FederalState | null): RuleDay {
  const exception = rule.exceptions.find((each) => each.day === day);
  if (exception?.to === null) return { day, movedFrom: null, skippedBy: 'EXCEPTION' };
  if (exception) return { day: exception.to!, movedFrom: day, skippedBy: null };
  if (rule.onHolidays === 'KEEP' || !isHoliday(day, state)) return { day, movedFrom: null, skippedBy: null };
  if (rule.onHolidays === 'SKIP') return { day, movedFrom: null, skippedBy: 'HOLIDAY' };
  let moved = addDays(day, 1);
  while (!isWorkingDay(moved, state)) moved = addDays(moved, 1);
  return { day: moved, movedFrom: day, skippedBy: null };
}

/**
 * From `from` on, at most `count`, including those that are left out. Two dates that come to the same day are one.
 * Searches from earlier days on, because a date may have been moved to `from` or later, and beyond the last one found.
 */
export function nextDays(rule: Rule, from: string, state: FederalState | null, count: number): RuleDay[] {
  const first = Math.max(numberOf(from), numberOf(rule.startsOn)) - MAX_MOVED_DAYS;
  const found = new Map<string, RuleDay>();
  let planned = 0;
  for (let number = first; number < first + MAX_SEARCHED_DAYS; number += 1) {
    if (planned >= count + 2 * MAX_MOVED_DAYS) break;
    if (!isPlannedOn(rule, number, state)) continue;
    planned += 1;
    const placed = placeDay(rule, textOf(number), state);
    const known = found.get(placed.day);
    if (placed.day >= from && (!known || known.skippedBy !== null)) found.set(placed.day, placed);
  }
  return [...found.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, count);
}

/** The days for which orders are created today: until `daysAhead` days from today. */
export function daysToCreate(rule: Rule, today: string, state: FederalState | null): string[] {
  const last = addDays(today, rule.daysAhead);
  return nextDays(rule, today, state, rule.daysAhead + 1)
    .filter(({ day, skippedBy }) => day <= last && skippedBy === null)
    .map(({ day }) => day);
}

/** The requested times of the orders of a day, both by the local clock: it may change in between. */
export function timesOn(
  { pickupTime, deliveryAfterMinutes }: Pick<Rule, 'pickupTime' | 'deliveryAfterMinutes'>,
  day: string,
  timeZone: string,
): { requestedPickup: Date; requestedDelivery: Date | null } {
  const pickup = Date.parse(`${day}T${pickupTime}:00Z`);
  return {
    requestedPickup: toInstant(pickup, timeZone),
    requestedDelivery:
      deliveryAfterMinutes === null ? null : toInstant(pickup + deliveryAfterMinutes * MINUTE_MS, timeZone),
  };
}
