// Reads times as legacy clients send them: with a zone, or as local wall-clock time.
import { parseZonedTime, toInstant } from '../../platform/time-zones.ts';

/** Legacy clients are German, so a time without a zone is German time. */
const WALL_CLOCK = 'Europe/Berlin';
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?$/;

export function readTime(text: string): Date | null {
  const time = parseZonedTime(text.replace(' ', 'T')) ?? readLocal(text);
  const year = time?.getUTCFullYear() ?? 0;
  return time && year >= 2000 && year <= 2100 ? time : null;
}

function readLocal(text: string): Date | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = LOCAL.exec(text) ?? [];
  if (year === undefined) return null;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const back = new Date(wall);
  const exists =
    back.getUTCMonth() === Number(month) - 1 &&
    back.getUTCDate() === Number(day) &&
    back.getUTCHours() === Number(hour) &&
    back.getUTCMinutes() === Number(minute);
  return exists ? toInstant(wall, WALL_CLOCK) : null;
}
