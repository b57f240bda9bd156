// Pieces of schemas that several doors share.
import { z } from 'zod';

export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** A time in a request: any zone, but one must be named. Years outside 2000 to 2100 are slips of the keyboard. */
export const zonedTime = z.iso
  .datetime({
    offset: true,
    error: 'Send an ISO 8601 time with a zone, for instance 2026-10-01T08:00:00+02:00.',
  })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() <= 2100, {
    message: 'The year must lie between 2000 and 2100.',
  })
  .meta({ description: 'ISO 8601 with a time zone' });

export const pathId = z.object({ id: z.string() });

/** `limit` and `cursor` of every list; a query brings numbers as text. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'Send a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'A page has at least 1 entry.').max(100, 'A page has at most 100 entries.'))
    .default(20)
    .meta({ description: 'Entries a page, 1 to 100' }),
  cursor: z.string().max(200).optional().describe('`nextCursor` of the previous page, unchanged'),
};

export const nextCursor = z.string().nullable().describe('Null when there is no further page');

export const uuidPath = z.object({ id: z.uuid() });
