// Days in the operator's calendar.
import { DAY_MS } from './durations.ts';

/** One a zone: making them takes many times as long as using them. */
const formats = new Map<string, Intl.DateTimeFormat>();

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

/** How far the zone is ahead of UTC at this instant. */
function offsetMs(timeZone: string, at: Date): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const get = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const local = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The instant at which a wall clock in this zone shows the given time, which is passed as if it were UTC. */
export function toInstant(wall: number, timeZone: string): Date {
  const guess = wall - offsetMs(timeZone, new Date(wall));
  return new Date(wall - offsetMs(timeZone, new Date(guess)));
}

/** The last second of the local day that is this many days after the given time. */
export function endOfDay(from: Date, days: number, timeZone: string): Date {
  const local = new Date(from.getTime() + offsetMs(timeZone, from) + days * DAY_MS);
  const end = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), 23, 59, 59);
  // The offset at the end of that day may differ from today's, because the clocks may change in between.
  return toInstant(end, timeZone);
}

/** A day of the calendar, from its midnight to the next; days with a change of clocks are shorter or longer. */
export function dayIn(timeZone: string, day: string): { from: Date; to: Date } {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { from: toInstant(midnight, timeZone), to: toInstant(midnight + DAY_MS, timeZone) };
}

/** 2026-11-17, as the calendar of the zone has it. */
export function dayOf(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(timeZone, at)).toISOString().slice(0, 10);
}
