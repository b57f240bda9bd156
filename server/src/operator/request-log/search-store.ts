// One index finds the calls newest first; other filters check each row.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import { timeOfId } from '../../platform/ids.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { RequestLogEntry } from './store.ts';

export const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;
type StatusClass = (typeof STATUS_CLASSES)[number];

/** The account and environment of the calls. */
export interface LogScope {
  accountId: string;
  environment: string;
}

export interface LogFilter {
  from: Date;
  to?: Date;
  only?: 'errors' | 'slow';
  method?: string;
  /** The beginning of the path. */
  path?: string;
  /** A path to leave out. */
  exceptPath?: string;
  status?: number | StatusClass;
  errorCode?: string;
  credentialId?: string;
  orderId?: string;
  externalOrderId?: string;
}

/** The number of calls that one page examines, even if few match; the next page continues from there. */
const EXAMINED_A_PAGE = 50_000;
const EXAMINED_FOR_SUMMARY = 1_000_000;

/** A made-up id may contain any time; this is the last one with a four-digit year. */
const LAST_TIME_MS = Date.UTC(9999, 11, 31);

/**
 * Literally the condition of the partial indexes. Requests of the portal and of public links are not calls.
 */
function isCall(db: Db, { accountId, environment }: LogScope): Fragment {
  return db`account_id = ${accountId} and environment = ${environment}
    and interface in ('v1', 'legacy', 'oauth', 'mcp')`;
}

/** The part of a search that one index answers: the most selective one. */
function indexed(db: Db, scope: LogScope, filter: LogFilter): Fragment {
  const { orderId, externalOrderId, credentialId, only, errorCode } = filter;
  if (orderId !== undefined) return db`order_id = ${orderId}`;
  if (externalOrderId !== undefined)
    return db`account_id = ${scope.accountId} and external_order_id = ${externalOrderId}`;
  if (credentialId !== undefined) return db`credential_id = ${credentialId}`;
  if (only === 'slow') return db`${isCall(db, scope)} and duration_ms >= 1000`;
  if (only === 'errors' || errorCode !== undefined || isErrorStatus(filter.status))
    return db`${isCall(db, scope)} and status >= 400`;
  return isCall(db, scope);
}

function isErrorStatus(status: LogFilter['status']): boolean {
  if (typeof status === 'number') return status >= 400;
  return status === '4xx' || status === '5xx';
}

function matches(db: Db, scope: LogScope, filter: LogFilter): Fragment {
  const { only, method, path, exceptPath, status, errorCode, credentialId, orderId, externalOrderId } =
    filter;
  const parts = [
    only === 'errors' && db`status >= 400`,
    only === 'slow' && db`duration_ms >= 1000`,
    method !== undefined && db`method = ${method}`,
    path !== undefined && db`starts_with(path, ${path})`,
    exceptPath !== undefined && db`path <> ${exceptPath}`,
    typeof status === 'number' && db`status = ${status}`,
    typeof status === 'string' && db`status / 100 = ${Number(status[0])}`,
    errorCode !== undefined && db`error_code = ${errorCode}`,
    credentialId !== undefined && db`credential_id = ${credentialId}`,
    orderId !== undefined && db`order_id = ${orderId}`,
    externalOrderId !== undefined && db`external_order_id = ${externalOrderId}`,
  ].filter((part) => part !== false);
  return parts.reduce((all, part) => db`${all} and ${part}`, isCall(db, scope));
}

/** The inner limit keeps the planner from choosing an index by the outer conditions. */
function examined(
  db: Db,
  scope: LogScope,
  filter: LogFilter,
  after: PageStart | null,
  limit: number,
): Fragment {
  return db`
    select * from request_log
    where ${indexed(db, scope, filter)} and at >= ${filter.from}
      ${filter.to ? db`and at < ${filter.to}` : db``}
      ${after ? db`and at <= ${after.at} and (at, request_id) < (${after.at}, ${after.id})` : db``}
    order by at desc, request_id desc limit ${limit}`;
}

export interface FoundCalls {
  rows: RequestLogEntry[];
  /** Where the next page continues if fewer were found than requested; null if all calls were examined. */
  searchedTo: PageStart | null;
}

export async function searchCalls(
  db: Db,
  scope: LogScope,
  filter: LogFilter,
  limit: number,
  after: PageStart | null,
): Promise<FoundCalls> {
  const rows = await db<RequestLogEntry[]>`
    select * from (${examined(db, scope, filter, after, EXAMINED_A_PAGE)}) as examined
    where ${matches(db, scope, filter)} order by at desc, request_id desc limit ${limit}`;
  if (rows.length === limit) return { rows, searchedTo: null };
  const [last] = await db<PageStart[]>`
    select at, request_id as id from (${examined(db, scope, filter, after, EXAMINED_A_PAGE)}) as examined
    offset ${EXAMINED_A_PAGE - 1} limit 1`;
  return { rows, searchedTo: last ?? null };
}

export interface CallSlot {
  /** Null for the total. */
  slot: number | null;
  calls: number;
  errors: number;
  slow: number;
  medianMs: number | null;
  lastAt: Date | null;
}

/** Counts in equal slots between the two times, and in total; `slots` must not be 0. */
export async function countCalls(
  db: Db,
  scope: LogScope,
  filter: LogFilter & { to: Date },
  slots: number,
): Promise<CallSlot[]> {
  const slotSeconds = (filter.to.getTime() - filter.from.getTime()) / 1000 / slots;
  return db<CallSlot[]>`
    select slot, count(*)::int as calls, count(*) filter (where status >= 400)::int as errors,
      count(*) filter (where duration_ms >= 1000)::int as slow,
      case when grouping(slot) = 1 then percentile_cont(0.5) within group (order by duration_ms) end as median_ms,
      max(at) as last_at
    from (
      select floor(extract(epoch from at - ${filter.from}::timestamptz) / ${slotSeconds}::float8)::int as slot,
        at, status, duration_ms
      from (${examined(db, scope, filter, null, EXAMINED_FOR_SUMMARY)}) as examined
      where ${matches(db, scope, filter)}
    ) as counted
    group by grouping sets ((slot), ())`;
}

/** The id contains the time of the call, so no further index is needed. */
export async function findCall(db: Db, scope: LogScope, requestId: string): Promise<RequestLogEntry | null> {
  const came = timeOfId(requestId).getTime();
  if (came > LAST_TIME_MS) return null;
  const [row] = await db<RequestLogEntry[]>`
    select * from request_log
    where ${isCall(db, scope)} and at between ${new Date(came - 5000)} and ${new Date(came + 5000)}
      and request_id = ${requestId}`;
  return row ?? null;
}

export interface SimilarCalls {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** Calls that failed in the same way, within a day of this one. */
export async function countSimilarCalls(
  db: Db,
  scope: LogScope,
  call: RequestLogEntry,
): Promise<SimilarCalls> {
  const around: LogFilter = {
    from: new Date(call.at.getTime() - DAY_MS),
    to: new Date(call.at.getTime() + DAY_MS),
    only: 'errors',
    method: call.method,
  };
  const [similar] = await db<SimilarCalls[]>`
    select count(*)::int as count, min(at) as first_at, max(at) as last_at
    from (${examined(db, scope, around, null, EXAMINED_A_PAGE)}) as examined
    where ${matches(db, scope, around)} and path = ${call.path} and status = ${call.status}
      and error_code is not distinct from ${call.errorCode}
      and refusal is not distinct from ${call.refusal}
      and credential_id is not distinct from ${call.credentialId}
      and order_id is not distinct from ${call.orderId}
      and external_order_id is not distinct from ${call.externalOrderId}`;
  return similar!;
}
