// The SQL of the delivery engine: which endpoints are due, who serves them, what came of the attempts.
import type { WebhookFormat } from '../events/catalog.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { DeliveryState, Endpoint } from './endpoint.ts';
import { type EndpointRow, rowToEndpoint } from './store.ts';

export interface ServedEndpoint {
  endpoint: Endpoint;
  slow: boolean;
}

/**
 * Endpoints with something due, found by hopping over the index of open deliveries from endpoint to endpoint: the
 * cost grows with the endpoints that have open deliveries, not with the deliveries.
 */
export async function findDueEndpoints(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ endpoint_id: string }[]>`
    with recursive hop (endpoint_id, due_at) as (
      (select endpoint_id, next_attempt_at from webhook_deliveries where next_attempt_at is not null
        order by endpoint_id, next_attempt_at limit 1)
      union all
      select n.endpoint_id, n.next_attempt_at from hop, lateral (
        select endpoint_id, next_attempt_at from webhook_deliveries
        where next_attempt_at is not null and endpoint_id > hop.endpoint_id
        order by endpoint_id, next_attempt_at limit 1) n
    )
    select endpoint_id from hop where due_at <= ${now} order by due_at`;
  return rows.map((row) => row.endpoint_id);
}

/** Takes over those of the given endpoints that nobody serves. */
export async function claimEndpoints(
  db: Db,
  ids: readonly string[],
  owner: string,
  now: Date,
  leasedUntil: Date,
): Promise<ServedEndpoint[]> {
  const rows = await db<(EndpointRow & { slow: boolean })[]>`
    with free as (
      select endpoint_id from webhook_queues
      where endpoint_id = any(${ids as string[]}) and (leased_until is null or leased_until <= ${now})
      for update skip locked
    ),
    claimed as (
      update webhook_queues q set owner = ${owner}, leased_until = ${leasedUntil}
      from free where q.endpoint_id = free.endpoint_id returning q.endpoint_id, q.slow
    )
    select w.*, claimed.slow from claimed join webhook_endpoints w on w.id = claimed.endpoint_id`;
  return rows.map((row) => ({ endpoint: rowToEndpoint(row), slow: row.slow }));
}

/** Answers which endpoints are still ours. */
export async function renewLeases(
  db: Db,
  ids: readonly string[],
  owner: string,
  leasedUntil: Date,
): Promise<string[]> {
  const rows = await db<{ endpoint_id: string }[]>`
    update webhook_queues set leased_until = ${leasedUntil}
    where endpoint_id = any(${ids as string[]}) and owner = ${owner} returning endpoint_id`;
  return rows.map((row) => row.endpoint_id);
}

export async function releaseEndpoint(db: Db, id: string, owner: string, slow: boolean): Promise<void> {
  await db`
    update webhook_queues set owner = null, leased_until = null, slow = ${slow}
    where endpoint_id = ${id} and owner = ${owner}`;
}

export interface DueDelivery {
  id: string;
  eventId: string;
  eventType: string;
  format: WebhookFormat;
  orderId: string | null;
  attempts: number;
  planBase: number;
  firstAttemptAt: Date | null;
  body: string;
}

export async function readDue(
  db: Db,
  endpointId: string,
  owner: string,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<DueDelivery[]> {
  return db<DueDelivery[]>`
    select d.id, d.event_id as "eventId", d.event_type as "eventType", e.format, d.order_id as "orderId",
      d.attempts, d.plan_base as "planBase", d.first_attempt_at as "firstAttemptAt", e.body
    from webhook_deliveries d join events e on e.id = d.event_id
      join webhook_queues q on q.endpoint_id = d.endpoint_id and q.owner = ${owner}
    where d.endpoint_id = ${endpointId} and d.next_attempt_at <= ${now}
      and d.id <> all(${except as string[]}::uuid[])
    order by d.next_attempt_at, d.event_at, d.id limit ${limit}`;
}

export interface Outcome {
  id: string;
  attempt: number;
  at: Date;
  state: DeliveryState;
  next_attempt_at: Date | null;
  first_attempt_at: Date;
  finished_at: Date | null;
  status: number | null;
  duration_ms: number;
  response: string;
  error: string | null;
}

/**
 * Writes what came of attempts, each only if nothing else happened to the delivery meanwhile. What was delivered
 * counts as delivered even if the endpoint was paused during the attempt.
 */
export async function writeOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<void> {
  await db`
    with outcome as (
      select * from jsonb_to_recordset(${jsonOrNull(db, outcomes)}) as o (id uuid, attempt int, at timestamptz,
        state text, next_attempt_at timestamptz, first_attempt_at timestamptz, finished_at timestamptz,
        status smallint, duration_ms int, response text, error text)
    ),
    written as (
      update webhook_deliveries d set state = o.state, attempts = o.attempt,
        first_attempt_at = o.first_attempt_at, next_attempt_at = o.next_attempt_at,
        finished_at = o.finished_at, last_status = o.status, last_duration_ms = o.duration_ms,
        last_response = o.response, last_error = o.error
      from outcome o
      where d.id = o.id and d.attempts = o.attempt - 1
        and (d.next_attempt_at is not null or o.state = 'DELIVERED')
      returning d.id
    )
    insert into webhook_attempts (delivery_id, attempt, at, status, duration_ms, response, error)
    select o.id, o.attempt, o.at, o.status, o.duration_ms, o.response, o.error
    from outcome o join written on written.id = o.id`;
}
