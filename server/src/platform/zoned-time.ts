// Reads points in time that name their zone.
import { z } from 'zod';

const ZONED = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?([.,]\d{1,9})?(Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** ISO 8601 in the forms that systems really send: seconds and the colon of the offset may be missing. */
export function parseZonedTime(text: string): Date | null {
  const [, day, minutes, seconds = ':00', fraction = '', zone] = ZONED.exec(text) ?? [];
  if (day === undefined || !z.iso.date().safeParse(day).success) return null;
  const offset = /^z$/i.test(zone!) ? 'Z' : `${zone!.slice(0, 3)}:${zone!.slice(3).replace(':', '') || '00'}`;
  const milliseconds = fraction === '' ? '' : `.${fraction.slice(1, 4)}`;
  const time = new Date(`${day}T${minutes}${seconds}${milliseconds}${offset}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
