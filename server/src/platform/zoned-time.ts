// Parses timestamps that carry a time zone.
import { z } from 'zod';

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
