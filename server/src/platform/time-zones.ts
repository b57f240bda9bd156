// Converts between instants and the local date and time of a time zone.
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DAY_MS } from '../../../shared/time/durations.ts';

/** An instant as local date and time. */
export interface LocalDateTime {
  /** The local day, as its midnight in UTC. */
  date: Date;
  /** 15:40. */
  time: string;
  /** The number of the day; the difference of two numbers is in days. */
  dayNumber: number;
}

/** Cached, because building a format takes much longer than using it. */
const MAX_FORMATS = 100;
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_FORMATS });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time of the zone to the second, as if it were UTC. */
function localMs(timeZone: string, instant: Date): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const get = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
}

/** How far the zone is ahead of UTC at this instant. */
function offsetMs(timeZone: string, instant: Date): number {
  return localMs(timeZone, instant) - Math.floor(instant.getTime() / 1000) * 1000;
}

/** As 2026-11-18T09:00:00, without a zone. */
export function toLocalSecond(timeZone: string, instant: Date): string {
  return new Date(localMs(timeZone, instant)).toISOString().slice(0, 19);
}

export function toLocal(timeZone: string, instant: Date): LocalDateTime {
  const local = localMs(timeZone, instant);
  const dayNumber = Math.floor(local / DAY_MS);
  return {
    date: new Date(dayNumber * DAY_MS),
    time: new Date(local).toISOString().slice(11, 16),
    dayNumber,
  };
}

/**
 * The instant of a local time, which is passed as if it were UTC. For a local time that a clock change skips,
 * the instant an hour before or after it; for one that occurs twice, one of the two.
 */
export function toInstant(local: number, timeZone: string): Date {
  const guess = local - offsetMs(timeZone, new Date(local));
  return new Date(local - offsetMs(timeZone, new Date(guess)));
}

/** The last second of the local day that is this many days after the given time. */
export function endOfDay(from: Date, days: number, timeZone: string): Date {
  const { dayNumber } = toLocal(timeZone, from);
  return toInstant((dayNumber + days + 1) * DAY_MS - 1000, timeZone);
}

/** A local day from its midnight to the next; shorter or longer if the clocks change. */
export function dayIn(timeZone: string, day: string): { from: Date; to: Date } {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { from: toInstant(midnight, timeZone), to: toInstant(midnight + DAY_MS, timeZone) };
}

/** 2026-11-17, the local date of the zone. */
export function dayOf(timeZone: string, instant: Date): string {
  return toLocal(timeZone, instant).date.toISOString().slice(0, 10);
}

const ZONED = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?([.,]\d{1,9})?(Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** Accepts ISO 8601 as real systems send it: the seconds and the colon of the offset may be missing. */
export function parseZonedTime(text: string): Date | null {
  const [, day, minutes, seconds = ':00', fraction = '', zone] = ZONED.exec(text) ?? [];
  if (day === undefined || !z.iso.date().safeParse(day).success) return null;
  const offset = /^z$/i.test(zone!) ? 'Z' : `${zone!.slice(0, 3)}:${zone!.slice(3).replace(':', '') || '00'}`;
  const milliseconds = fraction === '' ? '' : `.${fraction.slice(1, 4)}`;
  const time = new Date(`${day}T${minutes}${seconds}${milliseconds}${offset}`);
  return Number.isNaN(time.getTime()) ? null : time;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
