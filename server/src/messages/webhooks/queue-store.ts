// Due endpoints, their leases, and the outcomes of attempts, for the delivery engine.
import type { WebhookFormat } from '../../model/orders/event-catalog.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import { isLeaseOver } from '../../platform/lease.ts';
import type { DeliveryState, Endpoint } from './endpoint.ts';
import { type EndpointRow, toEndpoint } from './store.ts';

interface ServedEndpoint {
  endpoint: Endpoint;
  slow: boolean;
}

/**
 * Finds endpoints with due deliveries by jumping from endpoint to endpoint in the index of open deliveries.
 * The cost grows with the number of endpoints that have open deliveries, not with the number of deliveries.
 */
export async function findDueEndpoints(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ endpointId: string }[]>`
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
  return rows.map((row) => row.endpointId);
}

interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date;
  leaseMs: number;
  /** How many more endpoints of each lane the worker can serve. */
  room: { fast: number; slow: number };
}

/**
 * Claims those of the given endpoints that no worker serves. The caller leaves out those it already serves.
 */
export async function claimEndpoints(
  db: Db,
  ids: readonly string[],
  { owner, now, leasedUntil, leaseMs, room }: Claim,
): Promise<ServedEndpoint[]> {
  const free = (slow: boolean, limit: number) => db`
    select endpoint_id from webhook_queues
    where endpoint_id = any(${ids as string[]}) and slow = ${slow}
      and (${isLeaseOver(db, db`leased_until`, now, leaseMs)} or owner = ${owner})
    order by array_position(${ids as string[]}::uuid[], endpoint_id) limit ${Math.max(limit, 0)}
    for update skip locked`;
  const rows = await db<(EndpointRow & { slow: boolean })[]>`
    with fast as (${free(false, room.fast)}), slow as (${free(true, room.slow)}),
    claimed as (
      update webhook_queues q set owner = ${owner}, leased_until = ${leasedUntil}
      from (select endpoint_id from fast union all select endpoint_id from slow) free
      where q.endpoint_id = free.endpoint_id returning q.endpoint_id, q.slow
    )
    select w.*, claimed.slow from claimed join webhook_endpoints w on w.id = claimed.endpoint_id`;
  return rows.map(({ slow, ...row }) => ({ endpoint: toEndpoint(row), slow }));
}

/** Returns the endpoints whose lease this worker still holds. */
export async function renewLeases(
  db: Db,
  ids: readonly string[],
  owner: string,
  leasedUntil: Date,
): Promise<string[]> {
  const rows = await db<{ endpointId: string }[]>`
    update webhook_queues set leased_until = ${leasedUntil}
    where endpoint_id = any(${ids as string[]}) and owner = ${owner} returning endpoint_id`;
  return rows.map((row) => row.endpointId);
}

export async function releaseEndpoint(db: Db, id: string, owner: string, slow: boolean): Promise<void> {
  await db`
    update webhook_queues set owner = null, leased_until = null, slow = ${slow}
    where endpoint_id = ${id} and owner = ${owner}`;
}

export interface DueDelivery {
  id: string;
  eventId: string;
  event: string;
  format: WebhookFormat;
  orderId: string | null;
  attempts: number;
  planBase: number;
  firstAttemptAt: Date | null;
  eventAt: Date;
  body: string;
  traceParent: string | null;
}

/** Selects the deliveries before joining the events: otherwise the planner may read the whole log of events. */
export async function readDue(
  db: Db,
  endpointId: string,
  owner: string,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<DueDelivery[]> {
  return db<DueDelivery[]>`
    with due as materialized (
      select d.* from webhook_deliveries d
      where d.endpoint_id = ${endpointId} and d.next_attempt_at <= ${now}
        and d.id <> all(${except as string[]}::uuid[])
        and exists (select 1 from webhook_queues where endpoint_id = ${endpointId} and owner = ${owner})
      order by d.next_attempt_at, d.event_at, d.id limit ${limit}
    )
    select d.id, d.event_id, d.event, e.format, d.order_id, d.attempts, d.plan_base, d.first_attempt_at, d.event_at,
      e.body, e.trace_parent
    from due d join events e on e.id = d.event_id
    order by d.next_attempt_at, d.event_at, d.id`;
}

export interface Outcome {
  id: string;
  attempt: number;
  /**
   * Identifies the attempt's retry plan; a different value in the row means that it was resent in between.
   */
  planBase: number;
  at: Date;
  state: DeliveryState;
  nextAttemptAt: Date | null;
  firstAttemptAt: Date;
  finishedAt: Date | null;
  status: number | null;
  durationMs: number;
  response: string;
  error: string | null;
}

/**
 * Writes the outcomes of attempts, each once. A delivered message counts as delivered, whatever happened in
 * between. A failed attempt does not undo a pause, which ended the delivery, or a resend, which restarted it.
 * Also updates the endpoint's health: its last success and failure, and since when all attempts fail.
 */
export async function writeOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<void> {
  await db`
    with outcome as (
      select * from jsonb_to_recordset(${jsonRows(db, outcomes)}) as o (id uuid, attempt int, plan_base int,
        at timestamptz, state text, next_attempt_at timestamptz, first_attempt_at timestamptz,
        finished_at timestamptz, status smallint, duration_ms int, response text, error text)
    ),
    held as (
      select d.id, o.state <> 'DELIVERED' and d.plan_base <> o.plan_base as resent,
        o.state <> 'DELIVERED' and (d.plan_base <> o.plan_base or d.next_attempt_at is null) as moved
      from webhook_deliveries d join outcome o on o.id = d.id and d.attempts = o.attempt - 1
      order by d.id for no key update of d
    ),
    written as (
      update webhook_deliveries d set attempts = o.attempt,
        plan_base = case when held.resent then o.attempt else d.plan_base end,
        state = case when held.moved then d.state else o.state end,
        first_attempt_at = case when held.moved then d.first_attempt_at else o.first_attempt_at end,
        next_attempt_at = case when held.moved then d.next_attempt_at else o.next_attempt_at end,
        finished_at = case when held.moved then d.finished_at else o.finished_at end,
        status = o.status, duration_ms = o.duration_ms, response = o.response, error = o.error
      from outcome o, held
      where d.id = o.id and held.id = o.id and d.attempts = o.attempt - 1
      returning d.id, d.endpoint_id
    ),
    seen as (
      select written.endpoint_id, o.at, o.status, o.error, o.state = 'DELIVERED' as delivered,
        max(o.at) filter (where o.state = 'DELIVERED') over (partition by written.endpoint_id) as success_at
      from outcome o join written on written.id = o.id
    ),
    health as (
      insert into webhook_health as h
      select endpoint_id, max(success_at), max(at) filter (where not delivered),
        (array_agg(status order by at desc) filter (where not delivered))[1],
        (array_agg(error order by at desc) filter (where not delivered))[1],
        min(at) filter (where not delivered and (success_at is null or at > success_at))
      from seen group by endpoint_id order by endpoint_id
      on conflict (endpoint_id) do update set
        last_success_at = greatest(h.last_success_at, excluded.last_success_at),
        last_failure_at = coalesce(excluded.last_failure_at, h.last_failure_at),
        last_failure_status = case when excluded.last_failure_at is null then h.last_failure_status
          else excluded.last_failure_status end,
        last_failure_error = case when excluded.last_failure_at is null then h.last_failure_error
          else excluded.last_failure_error end,
        failing_since = case when excluded.last_success_at is null
          then coalesce(h.failing_since, excluded.failing_since) else excluded.failing_since end
    )
    insert into webhook_attempts (delivery_id, attempt, at, status, duration_ms, response, error)
    select o.id, o.attempt, o.at, o.status, o.duration_ms, o.response, o.error
    from outcome o join written on written.id = o.id`;
}
