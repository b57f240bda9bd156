import type { EventName } from '../../model/orders/event-catalog.ts';
import type { Status } from '../../model/orders/status.ts';
import { COMMON_DATA } from '../../model/orders/write-events.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import type { Changes } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';

export interface TimelineRow {
  at: Date;
  id: string;
  actor: string | null;
  channel: string | null;
  action: string | null;
  details: Record<string, unknown> | null;
  /** The values of the changed fields; null if nothing was recorded or the values were erased. */
  changes: Changes | null;
  format: string | null;
  type: string | null;
  from: string | null;
  to: string | null;
  /** What a v1 event adds to the common part. */
  data: Record<string, unknown> | null;
}

/** Oldest first; at the same time, the audit entry comes before its events. */
export async function readTimeline(db: Db, orderId: string): Promise<TimelineRow[]> {
  return db<TimelineRow[]>`
    select * from (
      select at, id, actor, channel, action, details, changes, null as format, null as type, null as from, null as to,
        null::jsonb as data
      from audit_log
      where subject_type = 'order' and subject_id = ${orderId}
      union all
      select created_at, id, null, null, null, null, null, format, type,
        case when type = 'order.status_changed' then body::jsonb #>> '{data,from}' end,
        case when type = 'order.status_changed' then body::jsonb #>> '{data,to}' end,
        case when format = ${API_VERSION} then (body::jsonb -> 'data') - ${COMMON_DATA}::text[] end
      from events where order_id = ${orderId}
    ) entries
    order by at, type is not null, id`;
}

export interface Cancelling {
  orderId: string;
  at: Date;
  actor: string;
  channel: string;
}

/** The last cancellation of each order, with its author and channel. */
export function readCancellings(db: Db, orderIds: readonly string[]): Promise<Cancelling[]> {
  return db<Cancelling[]>`
    select distinct on (subject_id) subject_id as order_id, at, actor, channel from audit
    where subject_type = 'order' and subject_id = any(${orderIds}) and action in ('order.cancel', 'order.trip_in_vain')
    order by subject_id, at desc`;
}

export interface LastStep {
  at: Date;
  /** The status before it. */
  from: Status;
}

/** When one of these actions was last taken, and from which status. */
export async function findLastStep(
  db: Db,
  orderId: string,
  actions: readonly string[],
): Promise<LastStep | null> {
  const [step] = await db<LastStep[]>`
    select at, details ->> 'from' as from from audit
    where subject_type = 'order' and subject_id = ${orderId} and action = any(${actions as string[]})
    order by at desc, id desc limit 1`;
  return step ?? null;
}

/** An event with the times in its data. */
export interface AnnouncedStep {
  type: string;
  at: Date;
  /** When it was done by the clock of the driver's phone, if that was before it was reported. */
  actualTime: Date | null;
  newPickup: Date | null;
  previousPickup: Date | null;
  newDelivery: Date | null;
  previousDelivery: Date | null;
}

/** Oldest first. */
export async function readAnnouncedSteps(
  db: Db,
  orderId: string,
  types: readonly EventName[],
): Promise<AnnouncedStep[]> {
  const time = (field: string) => db`(body::jsonb -> 'data' ->> ${field}::text)::timestamptz`;
  return db<AnnouncedStep[]>`
    select type, created_at as at,
      coalesce(${time('actualPickup')}, ${time('actualDelivery')}, command.done_at) as actual_time,
      ${time('requestedPickup')} as new_pickup, ${time('previousRequestedPickup')} as previous_pickup,
      ${time('requestedDelivery')} as new_delivery, ${time('previousRequestedDelivery')} as previous_delivery
    from events left join lateral (${commandBehindEvent(db, orderId)}) command on true
    where order_id = ${orderId} and format = ${API_VERSION} and type = any(${types as string[]})
    order by created_at, id`;
}

/** The last command at the time of the event: a later one has a later time. Notes are not commands. */
function commandBehindEvent(db: Db, orderId: string) {
  return db`
    select case when (details ->> 'at')::timestamptz < at then (details ->> 'at')::timestamptz end as done_at
    from audit
    where subject_type = 'order' and subject_id = ${orderId} and at <= events.created_at and details ? 'to'
    order by at desc, id desc limit 1`;
}
