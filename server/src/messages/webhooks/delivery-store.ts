import type { PendingQuery, Row } from '#postgres';
import type { Scope } from '../../model/environment.ts';
import type { EventRow } from '../../model/orders/write-events.ts';
import { type Db, jsonRow, jsonRows } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Delivery, DeliveryState } from './endpoint.ts';

/** A row of the events table; a test message belongs to no order. */
export interface StoredEvent extends Scope, EventRow {
  orderId: string | null;
  /** The trace of the call that causes it. */
  traceParent?: string;
}

/** The events of one order as rows of the table. */
export function storedEvents(
  { id: orderId, accountId, environment }: Scope & { id: string },
  events: readonly EventRow[],
  traceParent: string | null,
): StoredEvent[] {
  return events.map(({ id, format, type, createdAt, body }) => ({
    id,
    accountId,
    environment,
    orderId,
    format,
    type,
    createdAt,
    body,
    ...(traceParent !== null && { traceParent }),
  }));
}

/**
 * Two CTEs for a statement that also makes the change: one inserts the events of the orders whose ids are in
 * `when`, the other a delivery for every active endpoint that subscribes to them.
 */
export function eventsWithDeliveries(db: Db, when: string, events: readonly StoredEvent[], now: Date) {
  return db`
    new_events as (
      insert into events (id, account_id, environment, order_id, format, type, created_at, body, trace_parent, position)
      select e.id, e.account_id, e.environment, e.order_id, e.format, e.type, e.created_at, e.body, e.trace_parent,
        (select event_position())
      from ${db(when)} c
        join jsonb_populate_recordset(null::events, ${jsonRows(db, events)}) e on e.order_id = c.id
      returning id, account_id, environment, order_id, format, type, created_at
    ),
    new_deliveries as (
      insert into webhook_deliveries (id, endpoint_id, event_id, event, order_id, state, next_attempt_at,
        event_at, created_at)
      select uuid_v7(e.created_at), w.id, e.id, e.type, e.order_id, 'PENDING', ${now}::timestamptz, e.created_at,
        ${now}::timestamptz
      from new_events e join webhook_endpoints w on w.account_id = e.account_id
        and w.environment = e.environment and w.format = e.format and w.status = 'ACTIVE'
        -- A legacy endpoint gets every status change, whatever its subscriptions.
        and (e.type = any(w.events) or e.type = 'order.status_changed')
      -- Wait for a transaction that deletes or pauses the endpoint. Otherwise the change would fail on a
      -- deleted endpoint, or leave a delivery behind that the pause did not see.
      for share of w
      returning endpoint_id
    )`;
}

/** Without the columns that only the retry plan needs. */
export const LOG_COLUMNS = [
  'id',
  'endpointId',
  'eventId',
  'event',
  'orderId',
  'state',
  'attempts',
  'nextAttemptAt',
  'status',
  'durationMs',
  'response',
  'error',
  'createdAt',
  'finishedAt',
] as const satisfies readonly (keyof Delivery)[];

interface DeliveryFilter {
  state?: DeliveryState | undefined;
  event?: string | undefined;
  orderId?: string | undefined;
}

export async function listDeliveries(
  db: Db,
  endpointId: string,
  filter: DeliveryFilter,
  limit: number,
  after: PageStart | null,
): Promise<Delivery[]> {
  const { state, event, orderId } = filter;
  return db<Delivery[]>`
    select ${db(LOG_COLUMNS)} from webhook_deliveries where endpoint_id = ${endpointId}
      ${state === undefined ? db`` : db`and state = ${state}`}
      ${event === undefined ? db`` : db`and event = ${event}`}
      ${orderId === undefined ? db`` : db`and order_id = ${orderId}`}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

export interface Attempt {
  attempt: number;
  at: Date;
  status: number | null;
  durationMs: number;
  response: string;
  error: string | null;
}

export async function findDelivery(db: Db, id: string) {
  const [row] = await db<(Delivery & { body: string })[]>`
    select ${db(LOG_COLUMNS)}, (select body from events where events.id = event_id) as body
    from webhook_deliveries where id = ${id}`;
  if (!row) return null;
  const { body, ...delivery } = row;
  return { delivery, body, attempts: await readAttempts(db, id) };
}

export async function readAttempts(db: Db, deliveryId: string): Promise<Attempt[]> {
  return db<Attempt[]>`
    select attempt, at, status, duration_ms, response, error
    from webhook_attempts where delivery_id = ${deliveryId} order by attempt`;
}

/**
 * Always locks deliveries in order of their ids, as `writeOutcomes` does, so that two transactions that lock
 * the same deliveries cannot deadlock.
 */
export function lockDeliveries(db: Db, condition: PendingQuery<Row[]>) {
  return db`
    select d.id from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where ${condition} order by d.id for no key update of d`;
}

/** A paused endpoint gets nothing more: its open deliveries end here and can be resent later. */
export async function endOpenDeliveries(db: Db, endpointId: string, at: Date): Promise<number> {
  const open = db`d.endpoint_id = ${endpointId} and d.next_attempt_at is not null`;
  const rows = await db`
    with held as (${lockDeliveries(db, open)})
    update webhook_deliveries d set state = 'DEAD_LETTER', next_attempt_at = null, finished_at = ${at}
    from held where d.id = held.id and d.next_attempt_at is not null returning 1`;
  return rows.length;
}

/** For deleting an endpoint, which deletes its deliveries too. */
export async function lockOpenDeliveries(db: Db, endpointId: string): Promise<void> {
  await lockDeliveries(db, db`d.endpoint_id = ${endpointId} and d.next_attempt_at is not null`);
}

export async function deleteFinishedDeliveries(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where finished_at < ${before} limit ${limit})
    returning 1`;
  return rows.length;
}

/** Test messages belong to no order, so no order takes them along; those with a delivery are still shown. */
export async function deleteOldTestMessages(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db`
    delete from events where id in (
      select id from events e where order_id is null and created_at < ${before}
        and not exists (select from webhook_deliveries d where d.event_id = e.id) limit ${limit})
    returning 1`;
  return rows.length;
}

interface FinishedTest {
  event: StoredEvent;
  deliveryId: string;
  endpointId: string;
  delivered: boolean;
  at: Date;
  attempt: Omit<Attempt, 'attempt' | 'at'>;
}

/** The test message is sent first and recorded afterwards, with its outcome. */
export async function insertFinishedTest(db: Db, test: FinishedTest): Promise<void> {
  const { event, attempt, at } = test;
  await db`
    with new_event as (
      insert into events (id, account_id, environment, format, type, created_at, body)
      select id, account_id, environment, format, type, created_at, body
      from jsonb_populate_record(null::events, ${jsonRow(db, event)})
      returning id, type, created_at
    ),
    new_delivery as (
      insert into webhook_deliveries (id, endpoint_id, event_id, event, state, attempts, first_attempt_at, event_at,
        created_at, status, duration_ms, response, error, finished_at)
      select ${test.deliveryId}::uuid, w.id, e.id, e.type, ${test.delivered ? 'DELIVERED' : 'DEAD_LETTER'}, 1,
        ${at}::timestamptz, e.created_at, ${at}::timestamptz, ${attempt.status}::smallint,
        ${attempt.durationMs}::int, ${attempt.response}, ${attempt.error}, ${at}::timestamptz
      from new_event e, webhook_endpoints w where w.id = ${test.endpointId}
      -- Wait for a transaction that deletes the endpoint; a deleted endpoint gets no entry in its log.
      for share of w
      returning id
    )
    insert into webhook_attempts (delivery_id, attempt, at, status, duration_ms, response, error)
    select id, 1, ${at}::timestamptz, ${attempt.status}::smallint, ${attempt.durationMs}::int,
      ${attempt.response}, ${attempt.error} from new_delivery`;
}

export const MAX_COUNTED_DELIVERIES = 10_000;

/** How many messages wait for their first or next attempt; counted up to a limit, so that it stays cheap. */
export async function countOpenDeliveries(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count
    from (select 1 from webhook_deliveries where next_attempt_at is not null limit ${MAX_COUNTED_DELIVERIES}) as open`;
  return row!.count;
}
