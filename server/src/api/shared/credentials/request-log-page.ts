// A page of the request log and the period that it searches, for the portal and API v1.
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import type { Scope } from '../../../model/environment.ts';
import { type LogFilter, searchCalls } from '../../../operator/request-log/search-store.ts';
import { REQUEST_LOG_DAYS } from '../../../operator/request-log/write-behind.ts';
import { invalidFields } from '../../../platform/call-errors.ts';
import { timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { toLoggedCalls } from './logged-calls.ts';

export const searchedTo = timestamp
  .nullable()
  .describe('Set when the search stopped before the page was full: the next page continues from here');

interface GivenPeriod {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** By default the last 24 hours; nothing from before the retention period. */
export function logPeriod({ core }: Services, { from, to }: GivenPeriod): { from: Date; to: Date } {
  const now = core.clock.now().getTime();
  const until = to ?? new Date(now + 1000);
  const since = from ?? new Date(until.getTime() - DAY_MS);
  if (since >= until) {
    const message = 'The period must begin before it ends.';
    throw invalidFields([{ field: 'from', code: 'invalid_value', message }]);
  }
  const kept = new Date(now - (REQUEST_LOG_DAYS + 1) * DAY_MS);
  return { from: since > kept ? since : kept, to: until };
}

export async function readCallPage(
  { core, http }: Services,
  scope: Scope,
  filter: LogFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const list = `request-log:${scope.accountId}:${scope.environment}`;
  const start = http.cursors.read(list, cursor);
  const { rows, searchedTo } = await searchCalls(core.sql, scope, filter, limit + 1, start);
  const page = http.cursors.page(rows, limit, list, ({ at, requestId: id }) => ({ at, id }));
  return {
    data: await toLoggedCalls(core.sql, scope, page.data),
    nextCursor: searchedTo ? http.cursors.at(list, searchedTo) : page.nextCursor,
    searchedTo: searchedTo?.at.toISOString() ?? null,
  };
}
