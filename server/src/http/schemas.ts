// Parts of schemas that several doors share.
import { z } from 'zod';
import { parseZonedTime } from '../platform/zoned-time.ts';

export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** A time in a request, in any explicit zone. Years outside 2000 to 2100 are typos. */
export const zonedTime = z
  .string()
  .refine((text) => parseZonedTime(text) !== null, {
    message: 'Send an ISO 8601 time with a zone, for instance 2026-10-01T08:00:00+02:00.',
    params: { code: 'invalid_format' },
    abort: true,
  })
  .meta({ description: 'ISO 8601 with a time zone', format: 'date-time' })
  .transform((text) => parseZonedTime(text)!)
  .refine((time) => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() <= 2100, {
    message: 'The year must lie between 2000 and 2100.',
  });

export const pathId = z.object({ id: z.string() });

/** `limit` and `cursor` for every list; numbers in a query arrive as strings. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'Send a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'A page has at least 1 entry.').max(100, 'A page has at most 100 entries.'))
    .default(20)
    // Described as the number it means, though a query brings it as text.
    .meta({
      description: 'Entries a page, 1 to 100',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      pattern: undefined,
      shownDefault: 20,
    }),
  cursor: z.string().max(200).optional().describe('`nextCursor` of the previous page, unchanged'),
};

export const nextCursor = z.string().nullable().describe('Null when there is no further page');

export const uuidPath = z.object({ id: z.uuid() });

/** The fields of a partial body that were sent; absent fields stay as they are. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as never;
}
