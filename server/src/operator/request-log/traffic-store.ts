import type { Db } from '../../platform/db.ts';

/** Beyond this number, older calls are ignored and the result starts later. */
const MAX_CALLS = 100_000;
const TOP_ERRORS = 3;

export interface Traffic {
  calls: number;
  errors: number;
  /** Milliseconds; null without a call. */
  typicalMs: number | null;
  /** Hours since `since` with calls. */
  hours: { hour: number; calls: number; errors: number }[];
  topErrors: { status: number; code: string; count: number }[];
}

/** Only calls of programs, not of the portal. */
export async function readTraffic(
  db: Db,
  account: { accountId: string; environment: string },
  since: Date,
): Promise<Traffic> {
  const [traffic] = await db<Traffic[]>`
    with calls as materialized (
      select floor(extract(epoch from at - ${since}::timestamptz) / 3600)::int as hour, status, duration_ms, error_code
      from request_log
      where account_id = ${account.accountId} and at >= ${since} and environment = ${account.environment}
        and interface in ('v1', 'legacy', 'mcp')
      order by at desc limit ${MAX_CALLS}
    )
    select count(*)::int as calls, count(*) filter (where status >= 400)::int as errors,
      percentile_cont(0.5) within group (order by duration_ms) as typical_ms,
      coalesce((select jsonb_agg(h) from (
        select hour, count(*)::int as calls, count(*) filter (where status >= 400)::int as errors
        from calls group by hour order by hour) h), '[]') as hours,
      coalesce((select jsonb_agg(e) from (
        select status, error_code as code, count(*)::int as count from calls
        where status >= 400 and error_code is not null
        group by status, error_code order by count desc, error_code limit ${TOP_ERRORS}) e), '[]') as top_errors
    from calls`;
  return traffic!;
}
