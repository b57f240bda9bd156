import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import { MAX_COUNTED_DELIVERIES } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointRow, type EndpointWithSecret, toEndpoint } from './store.ts';

export async function deleteHealth(db: Db, endpointId: string): Promise<void> {
  await db`delete from webhook_health where endpoint_id = ${endpointId}`;
}

export async function endFailing(db: Db, endpointId: string): Promise<void> {
  await db`update webhook_health set failing_since = null where endpoint_id = ${endpointId}`;
}

/** Deletes rows that were written while their endpoint was being deleted. */
export async function deleteOrphanedHealth(db: Db): Promise<void> {
  await db`
    delete from webhook_health h
    where not exists (select 1 from webhook_endpoints w where w.id = h.endpoint_id)`;
}

/** Messages created in one hour of the last day, by outcome. */
interface HourOfMessages {
  /** 0 is the oldest of the 24 hours. */
  hour: number;
  delivered: number;
  retrying: number;
  givenUp: number;
  waiting: number;
}

export interface HealthRow {
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailureStatus: number | null;
  lastFailureError: string | null;
  failingSince: Date | null;
  nextAttemptAt: Date | null;
  open: number;
  typicalMs: number | null;
  slowestMs: number | null;
  hours: HourOfMessages[];
}

/** The typical response time is the median of this many deliveries. */
const TIMED_DELIVERIES = 100;

export type EndpointWithHealth = EndpointWithSecret & { health: HealthRow };

/** All endpoints of an account and environment, or one of them, in one query. Test messages do not count. */
export async function readHealth(
  db: Db,
  scope: Scope,
  dayAgo: Date,
  endpointId?: string,
): Promise<EndpointWithHealth[]> {
  const rows = await db<(EndpointRow & HealthRow)[]>`
    select w.*, h.last_success_at, h.last_failure_at, h.last_failure_status, h.last_failure_error,
      h.failing_since, day.hours, answers.*, waiting.*
    from webhook_endpoints w
    left join webhook_health h on h.endpoint_id = w.id
    cross join lateral (
      select coalesce(jsonb_agg(by_hour), '[]') as hours from (
        select floor(extract(epoch from d.created_at - ${dayAgo}::timestamptz) / 3600)::int as hour,
          count(*) filter (where d.state = 'DELIVERED') as delivered,
          count(*) filter (where d.state = 'FAILED_RETRYING') as retrying,
          count(*) filter (where d.state = 'DEAD_LETTER') as "givenUp",
          count(*) filter (where d.state = 'PENDING') as waiting
        from webhook_deliveries d
        where d.endpoint_id = w.id and d.created_at >= ${dayAgo} and d.event <> 'webhook.test'
        group by 1) by_hour
    ) day
    cross join lateral (
      select percentile_disc(0.5) within group (order by duration_ms) as typical_ms, max(duration_ms) as slowest_ms
      from (
        select duration_ms from webhook_deliveries
        where endpoint_id = w.id and duration_ms is not null
        order by created_at desc, id desc limit ${TIMED_DELIVERIES}) timed
    ) answers
    cross join lateral (
      select min(next_attempt_at) as next_attempt_at, count(*)::int as open from (
        select next_attempt_at from webhook_deliveries
        where endpoint_id = w.id and next_attempt_at is not null
        order by next_attempt_at limit ${MAX_COUNTED_DELIVERIES}) due
    ) waiting
    where w.account_id = ${scope.accountId} and w.environment = ${scope.environment}
      ${endpointId === undefined ? db`` : db`and w.id = ${endpointId}`}
    order by w.created_at, w.id`;
  return rows.map(withHealth);
}

function withHealth(row: EndpointRow & HealthRow): EndpointWithHealth {
  const {
    lastSuccessAt,
    lastFailureAt,
    lastFailureStatus,
    lastFailureError,
    failingSince,
    nextAttemptAt,
    open,
    typicalMs,
    slowestMs,
    hours,
    ...endpoint
  } = row;
  const last = { lastSuccessAt, lastFailureAt, lastFailureStatus, lastFailureError, failingSince };
  return {
    endpoint: toEndpoint(endpoint),
    secret: row.secret,
    oldSecret: row.oldSecret,
    health: { ...last, nextAttemptAt, open, typicalMs, slowestMs, hours },
  };
}

/** The owner and since when every attempt failed; null if the endpoint does not fail. */
export async function findFailing(
  db: Db,
  endpointId: string,
): Promise<(Scope & { failingSince: Date }) | null> {
  const [row] = await db<(Scope & { failingSince: Date })[]>`
    select w.account_id, w.environment, h.failing_since
    from webhook_health h join webhook_endpoints w on w.id = h.endpoint_id
    where w.id = ${endpointId} and h.failing_since is not null`;
  return row ?? null;
}

export interface FailingEndpoint {
  endpoint: Endpoint;
  failingSince: Date;
  lastFailureAt: Date;
  lastFailureStatus: number | null;
  lastFailureError: string | null;
}

/** Active endpoints of all accounts for which every attempt has failed since before the given time. */
export async function findFailingEndpoints(db: Db, since: Date, limit: number): Promise<FailingEndpoint[]> {
  const rows = await db<(EndpointRow & Omit<FailingEndpoint, 'endpoint'>)[]>`
    select w.*, h.failing_since, h.last_failure_at, h.last_failure_status, h.last_failure_error
    from webhook_health h join webhook_endpoints w on w.id = h.endpoint_id
    where h.failing_since <= ${since} and w.status = 'ACTIVE'
    order by h.failing_since, w.id limit ${limit}`;
  return rows.map(({ failingSince, lastFailureAt, lastFailureStatus, lastFailureError, ...endpoint }) => ({
    endpoint: toEndpoint(endpoint),
    failingSince,
    lastFailureAt,
    lastFailureStatus,
    lastFailureError,
  }));
}
