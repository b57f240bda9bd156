// The request log of an account's systems: search, counts, one call in detail, and a CSV file.
import { z } from 'zod';
import { sendCsv } from '../../http/download.ts';
import {
  countCalls,
  countSimilarCalls,
  findCall,
  type LogFilter,
  STATUS_CLASSES,
  searchCalls,
} from '../../operator/request-log/search-store.ts';
import type { RequestLogEntry } from '../../operator/request-log/store.ts';
import { findOrder } from '../../orders/records/store.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { type CsvCell, csvFile } from '../../platform/csv.ts';
import { isUuid } from '../../platform/ids.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { isStorable } from '../../platform/plain-text.ts';
import { anyTime, nextCursor, pageQuery, timestamp, withoutUndefined } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { loggedCall, loggedCallFields, responseHeaders } from '../shared/credentials/logged-call-record.ts';
import { loggedPath, toLoggedCalls } from '../shared/credentials/logged-calls.ts';
import { logPeriod, readCallPage, searchedTo } from '../shared/credentials/request-log-page.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { environmentPath } from './paths.ts';

const tag = 'Request log';
const access = { who: 'technical' } as const;
const SLOTS = 24;
const EXPORTED_A_PAGE = 1000;
const MAX_EXPORTED = 50_000;

const text = (length: number) => z.string().min(1).max(length).refine(isStorable, 'Send a plain text.');

const filterQuery = {
  from: anyTime.optional().describe('By default 24 hours ago'),
  to: anyTime.optional(),
  only: z.enum(['errors', 'slow']).optional().describe('Slow means one second or longer'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  path: text(200).optional().describe('The beginning of the path, for example `/extern/orders`'),
  status: z
    .union([z.enum(STATUS_CLASSES), z.string().regex(/^[1-5]\d\d$/, 'Send a status such as 409 or 4xx.')])
    .optional()
    .describe('`409`, or a class such as `4xx`'),
  errorCode: text(60).optional(),
  credential: z.uuid().optional(),
  order: text(200).optional().describe('Id or number of the order or request'),
  externalOrderId: text(500).optional(),
};

type FilterQuery = z.output<z.ZodObject<typeof filterQuery>>;

function scopeOf({ account, environment }: PortalCaller) {
  return { accountId: account.id, environment };
}

/** An id that no order has, so that an unknown number finds no call. */
const NO_ORDER = '00000000-0000-0000-0000-000000000000';

async function idOfOrder({ core }: Services, caller: PortalCaller, reference: string): Promise<string> {
  if (isUuid(reference)) return reference;
  return (await findOrder(core.sql, scopeOf(caller), reference))?.id ?? NO_ORDER;
}

async function toFilter(
  services: Services,
  caller: PortalCaller,
  query: FilterQuery,
): Promise<LogFilter & { to: Date }> {
  const { credential, order, status, path, from, to, ...rest } = query;
  const isClass = (STATUS_CLASSES as readonly (string | undefined)[]).includes(status);
  return {
    ...withoutUndefined({
      ...rest,
      credentialId: credential,
      orderId: order === undefined ? undefined : await idOfOrder(services, caller, order),
      path: path === undefined ? undefined : loggedPath(path),
      status: isClass || status === undefined ? (status as LogFilter['status']) : Number(status),
    }),
    ...logPeriod(services, { from, to }),
  };
}

const slotRecord = z.object({ from: timestamp, calls: z.int(), errors: z.int(), slow: z.int() });

export const requestLogRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/request-log',
    operationId: 'listRequestLog',
    tag,
    summary: 'Search the calls of your systems, newest first',
    description: 'A call appears about a second after its answer and is kept for 90 days.',
    access,
    fromReplica: true,
    params: environmentPath,
    query: z.strictObject({ ...filterQuery, ...pageQuery }),
    responses: {
      200: {
        description: 'A page of calls',
        schema: z.object({
          data: z.array(loggedCall),
          nextCursor,
          searchedTo,
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, caller, query }) => {
      const { limit, cursor, ...asked } = query;
      const filter = await toFilter(services, caller, asked);
      return { status: 200, body: await readCallPage(services, scopeOf(caller), filter, { limit, cursor }) };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/request-log/summary',
    operationId: 'summarizeRequestLog',
    tag,
    summary: 'Count the calls of a period, in total and in 24 equal parts',
    access,
    fromReplica: true,
    params: environmentPath,
    query: z.strictObject(filterQuery),
    responses: {
      200: {
        description: 'The counts',
        schema: z.object({
          calls: z.int(),
          errors: z.int(),
          slow: z.int(),
          medianMs: z.number().nullable(),
          lastAt: timestamp.nullable(),
          slots: z.array(slotRecord).describe('Oldest first'),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, query }) => {
      const { sql } = services.core;
      const { only: _, ...asked } = query;
      const filter = await toFilter(services, caller, asked);
      const counted = await countCalls(sql, scopeOf(caller), filter, SLOTS);
      const bySlot = new Map(counted.map((row) => [row.slot, row]));
      const slotMs = (filter.to.getTime() - filter.from.getTime()) / SLOTS;
      const all = bySlot.get(null)!;
      const slots = Array.from({ length: SLOTS }, (_, index) => {
        const { calls = 0, errors = 0, slow = 0 } = bySlot.get(index) ?? {};
        return { from: new Date(filter.from.getTime() + index * slotMs).toISOString(), calls, errors, slow };
      });
      const { calls, errors, slow, medianMs } = all;
      const lastAt = all.lastAt?.toISOString() ?? null;
      return { status: 200, body: { calls, errors, slow, medianMs, lastAt, slots } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/request-log/export',
    operationId: 'exportRequestLog',
    tag,
    summary: 'Export the found calls as CSV',
    description: `At most ${MAX_EXPORTED} calls, newest first.`,
    access,
    fromReplica: true,
    params: environmentPath,
    query: z.strictObject(filterQuery),
    responses: { 200: { description: 'The file', contentType: 'text/csv' } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, query }) => {
      const filter = await toFilter(services, caller, query);
      const day = services.core.clock.now().toISOString().slice(0, 10);
      return sendCsv(`request-log-${caller.environment}-${day}.csv`, () =>
        csvFile(Object.keys(CSV_COLUMNS), readPages(services, caller, filter)),
      );
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/request-log/{requestId}',
    operationId: 'getLoggedCall',
    tag,
    summary: 'Get one call with its response headers and the number of equal errors',
    access,
    params: environmentPath.extend({ requestId: z.uuid() }),
    responses: {
      200: {
        description: 'The call',
        schema: z.object({
          ...loggedCallFields,
          responseHeaders: z.array(z.string()).describe('Status line and headers; bodies are never stored'),
          similarCalls: z
            .object({ count: z.int(), firstAt: timestamp, lastAt: timestamp })
            .nullable()
            .describe(
              'Number of equal errors within a day of this call, including itself; null when it was not an error',
            ),
        }),
      },
    },
    errors: [],
    handler: async ({ services, caller, params }) => {
      const { sql } = services.core;
      const scope = scopeOf(caller);
      const row = await findCall(sql, scope, params.requestId);
      if (!row) throw callErrors.NOT_FOUND({ message: 'There is no call with this request id.' });
      const [[call], similarCalls] = await Promise.all([
        toLoggedCalls(sql, scope, [row]),
        row.status < 400 ? null : countSimilarCalls(sql, scope, row),
      ]);
      return {
        status: 200,
        body: {
          ...call,
          responseHeaders: responseHeaders(row),
          similarCalls: similarCalls && {
            count: similarCalls.count,
            firstAt: similarCalls.firstAt.toISOString(),
            lastAt: similarCalls.lastAt.toISOString(),
          },
        },
      };
    },
  }),
];

type ShownCall = Awaited<ReturnType<typeof toLoggedCalls>>[number];

const CSV_COLUMNS: Record<string, (call: ShownCall) => CsvCell> = {
  at: ({ at }) => at,
  requestId: ({ requestId }) => requestId,
  interface: (call) => call.interface,
  method: ({ method }) => method,
  path: ({ path }) => path,
  status: ({ status }) => status,
  durationMs: ({ durationMs }) => durationMs,
  errorCode: ({ errorCode }) => errorCode,
  refusal: ({ refusal }) => refusal,
  credential: ({ credential }) => credential?.name ?? null,
  credentialId: ({ credential }) => credential?.id ?? null,
  address: ({ address }) => address,
  userAgent: ({ userAgent }) => userAgent,
  order: ({ order }) => order?.number ?? null,
  externalOrderId: ({ externalOrderId }) => externalOrderId,
};

async function* readPages(
  { core }: Services,
  caller: PortalCaller,
  filter: LogFilter,
): AsyncGenerator<CsvCell[][]> {
  const scope = scopeOf(caller);
  let after: PageStart | null = null;
  for (let written = 0; written < MAX_EXPORTED; ) {
    const limit = Math.min(EXPORTED_A_PAGE, MAX_EXPORTED - written);
    const { rows, searchedTo } = await searchCalls(core.sql, scope, filter, limit, after);
    const calls = await toLoggedCalls(core.sql, scope, rows);
    yield calls.map((call) => Object.values(CSV_COLUMNS).map((cellOf) => cellOf(call)));
    written += calls.length;
    after = searchedTo ?? (rows.length === limit ? startOf(rows[rows.length - 1]!) : null);
    if (after === null) return;
  }
}

function startOf({ at, requestId }: RequestLogEntry): PageStart {
  return { at, id: requestId };
}
