// Parts of schemas that several APIs share.
import { z } from 'zod';
import { MAX_COUNTED } from '../../../shared/lists/count-limit.ts';
import { parseZonedTime } from '../platform/time-zones.ts';

/** A count of a list, which stops one above the limit. */
export const limitedCount = z
  .int()
  .describe(`At most ${MAX_COUNTED + 1}, which means more than ${MAX_COUNTED}`);

export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** A time in a request, in any explicit zone, between these years. */
function timeBetween(firstYear: number, lastYear: number) {
  return z
    .string()
    .refine((text) => parseZonedTime(text) !== null, {
      message:
        'Send an ISO 8601 time with a zone, for instance 2026-10-01T08:00:00+02:00; in an address write + as %2B.',
      params: { code: 'invalid_format', reason: 'time' },
      abort: true,
    })
    .meta({ description: 'ISO 8601 with a time zone', format: 'date-time' })
    .transform((text) => parseZonedTime(text)!)
    .refine((time) => time.getUTCFullYear() >= firstYear && time.getUTCFullYear() <= lastYear, {
      message: `The year must lie between ${firstYear} and ${lastYear}.`,
      params: { reason: 'year', from: firstYear, to: lastYear },
    });
}

/** For times that something is requested for or happened at: other years are typos. */
export const zonedTime = timeBetween(2000, 2100);

/**
 * A time of a body that is parsed separately, so that its rules are checked even if another field is wrong.
 */
export function timeIn(rawBody: unknown, field: string): Date | null {
  const sent = (rawBody as Record<string, unknown> | null)?.[field];
  return sent === undefined ? null : (zonedTime.safeParse(sent).data ?? null);
}

/** For times that are only compared: a first synchronisation requests everything since 1970. */
export const anyTime = timeBetween(1, 9999);

/** An optional field; null has the same meaning. */
export function optional<Schema extends z.ZodType, Fallback>(schema: Schema, fallback: Fallback) {
  const field = schema.nullish();
  const described = fallback === null ? field : field.meta({ default: fallback });
  return described.transform((value) => value ?? fallback);
}

/** A day such as 2026-11-17: other years are typos. */
export const calendarDay = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2101-01-01', {
  message: 'The year must lie between 2000 and 2100.',
  params: { reason: 'year', from: 2000, to: 2100 },
});

/** A month in the operator's time zone: other years are typos. */
export const monthText = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Send a month from 2000 to 2099, such as 2026-11.');

/** A filter of a query by one or more of these values. */
export function oneOrMore<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(values.length))
    .meta({ description: `One or more, separated by commas: ${values.join(', ')}` });
}

export const pathId = z.object({ id: z.string() });

/** The path with an id, and what it may be. */
export function pathIdOf(description: string) {
  return z.object({ id: z.string().describe(description) });
}

/** `limit` and `cursor` for every list; numbers in a query arrive as strings. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'Send a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'A page has at least 1 entry.').max(100, 'A page has at most 100 entries.'))
    .default(20)
    // Described as a number, although a query sends it as text.
    .meta({
      description: 'Maximum number of entries per page, 1 to 100',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      pattern: undefined,
      shownDefault: 20,
    }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe(
      'The `nextCursor` of the previous page, unchanged; without it the list starts from the beginning',
    ),
};

export const nextCursor = z
  .string()
  .nullable()
  .describe('Send it as `cursor` to get the next page; null on the last page');

export const uuidPath = z.object({ id: z.uuid() });

/** The fields of a partial body that were sent; absent fields stay as they are. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as never;
}
