// Opening hours of a place: whether it is open at an instant, and when it opens next.
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { WEEKDAYS, type Weekday } from '../../../../shared/time/weekdays.ts';
import { toInstant, toLocal } from '../../platform/time-zones.ts';

/** Local times, 08:00 to 17:00; the end may be 24:00. At the end the place is closed. */
export interface OpenPeriod {
  from: string;
  to: string;
}

interface OpeningException {
  /** 2026-12-24. */
  day: string;
  /** Instead of those of its weekday; empty if the place is closed all day. */
  periods: OpenPeriod[];
  note: string | null;
}

export interface OpeningHours {
  week: Record<Weekday, OpenPeriod[]>;
  exceptions: OpeningException[];
}

export interface Opening {
  isOpen: boolean;
  /** When it opens next, if it is closed; null if it does not open within `MAX_DAYS_AHEAD`. */
  opensAt: Date | null;
  /** When it closes, if it is open. */
  closesAt: Date | null;
}

/** A place that is closed longer, such as for a season, has no next opening. */
const MAX_DAYS_AHEAD = 60;

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** The zones of countries with one zone that is not Berlin's. Other countries have the operator's zone. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  TR: 'Europe/Istanbul',
};

export function timeZoneOfPlace(country: string, operatorTimeZone: string): string {
  return TIME_ZONES[country] ?? operatorTimeZone;
}

function periodsOn(hours: OpeningHours, dayNumber: number): OpenPeriod[] {
  const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
  const exception = hours.exceptions.find((one) => one.day === day);
  return exception?.periods ?? hours.week[WEEKDAYS[(dayNumber + FIRST_WEEKDAY) % 7]!];
}

/** The instant of a local time of a day. */
function instantOf(dayNumber: number, time: string, timeZone: string): Date {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return toInstant(dayNumber * DAY_MS + (hours * 60 + minutes) * MINUTE_MS, timeZone);
}

export function openingAt(hours: OpeningHours, timeZone: string, at: Date): Opening {
  const { dayNumber, time } = toLocal(timeZone, at);
  const current = periodsOn(hours, dayNumber).find(({ from, to }) => from <= time && time < to);
  if (current) {
    return { isOpen: true, opensAt: null, closesAt: instantOf(dayNumber, current.to, timeZone) };
  }
  return { isOpen: false, opensAt: nextOpening(hours, timeZone, dayNumber, time), closesAt: null };
}

function nextOpening(hours: OpeningHours, timeZone: string, today: number, time: string): Date | null {
  for (let day = today; day <= today + MAX_DAYS_AHEAD; day += 1) {
    const starts = periodsOn(hours, day).map(({ from }) => from);
    const next = starts.filter((from) => day > today || from > time).sort()[0];
    if (next !== undefined) return instantOf(day, next, timeZone);
  }
  return null;
}
