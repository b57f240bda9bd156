// On which days a recurring order takes place. Pure; days are texts such as 2026-11-17.
import { addDays } from '../../../../shared/time/days.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { toInstant } from '../../platform/time-zones.ts';
import { isHoliday } from './holidays.ts';

export interface Rule {
  /** 1 is Monday. */
  weekdays: number[];
  everyWeeks: number;
  /** Local, as 08:30. */
  pickupTime: string;
  /** Null if no delivery is requested. */
  deliveryAfterMinutes: number | null;
  startsOn: string;
  endsOn: string | null;
  skipsHolidays: boolean;
  daysAhead: number;
}

const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;
/** Far enough for the next dates of any rule. */
const MAX_SEARCHED_DAYS = 3 * 366;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const textOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const weekOf = (number: number) => Math.floor((number - FIRST_MONDAY) / WEEK_DAYS);
const weekdayOf = (number: number) => ((((number - FIRST_MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;

/** The week of the first day is the first week. Holidays are part of the rule's days. */
function isDayOf({ weekdays, everyWeeks, startsOn, endsOn }: Rule, number: number): boolean {
  const start = numberOf(startsOn);
  if (number < start || (endsOn !== null && number > numberOf(endsOn))) return false;
  return weekdays.includes(weekdayOf(number)) && (weekOf(number) - weekOf(start)) % everyWeeks === 0;
}

export interface RuleDay {
  day: string;
  /** Left out because of a holiday. */
  isSkipped: boolean;
}

/** From `from` on, at most `count`, including those that a holiday skips. */
export function nextDays(rule: Rule, from: string, count: number): RuleDay[] {
  const first = Math.max(numberOf(from), numberOf(rule.startsOn));
  const days: RuleDay[] = [];
  for (let number = first; number < first + MAX_SEARCHED_DAYS && days.length < count; number += 1) {
    if (!isDayOf(rule, number)) continue;
    const day = textOf(number);
    days.push({ day, isSkipped: rule.skipsHolidays && isHoliday(day) });
  }
  return days;
}

/** The days for which orders are created today: until `daysAhead` days from today. */
export function daysToCreate(rule: Rule, today: string): string[] {
  const last = addDays(today, rule.daysAhead);
  return nextDays(rule, today, rule.daysAhead + 1)
    .filter(({ day, isSkipped }) => day <= last && !isSkipped)
    .map(({ day }) => day);
}

/** The requested times of the orders of a day. */
export function timesOn(
  { pickupTime, deliveryAfterMinutes }: Pick<Rule, 'pickupTime' | 'deliveryAfterMinutes'>,
  day: string,
  timeZone: string,
): { requestedPickup: Date; requestedDelivery: Date | null } {
  const requestedPickup = toInstant(Date.parse(`${day}T${pickupTime}:00Z`), timeZone);
  return {
    requestedPickup,
    requestedDelivery:
      deliveryAfterMinutes === null
        ? null
        : new Date(requestedPickup.getTime() + deliveryAfterMinutes * MINUTE_MS),
  };
}
