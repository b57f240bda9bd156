import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import { isLeaseOver } from '../../platform/lease.ts';
import type { DriverNotice, NewDriverNotice } from './driver-notice.ts';
import type { PlannedNotice } from './plan-notice.ts';

const COLUMNS = [
  'id',
  'accountId',
  'orderId',
  'driverId',
  'kind',
  'messageId',
  'state',
  'createdAt',
  'notifiedAt',
  'readAt',
  'mailedAt',
] as const satisfies readonly (keyof DriverNotice)[];

/** Belongs in the transaction of the change, so that neither exists without the other. */
export async function insertDriverNotices(db: Db, notices: readonly NewDriverNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({
    ...notice,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: notice.createdAt,
  }));
  await db`
    insert into driver_notices
    select * from jsonb_populate_recordset(null::driver_notices, ${jsonRows(db, rows)})`;
}

export const LEASE_MS = MINUTE_MS;

export interface ClaimedNotice extends DriverNotice, PlannedNotice {
  attempts: number;
  orderNumber: string | null;
  driverName: string;
  driverEmail: string | null;
  language: DriverLanguage;
}

export async function claimDueNotices(
  db: Db,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<ClaimedNotice[]> {
  return db<ClaimedNotice[]>`
    with due as (
      select id from driver_notices
      where next_attempt_at <= ${now} and ${isLeaseOver(db, db`leased_until`, now, LEASE_MS)}
      order by next_attempt_at, id limit ${limit} for update skip locked
    )
    update driver_notices n set leased_until = ${leasedUntil}
    from due, orders o, drivers d
    where n.id = due.id and o.id = n.order_id and d.id = n.driver_id
    returning n.*, o.order_number, o.requested_pickup, o.driver_id as current_driver_id,
      d.name as driver_name, d.email as driver_email, d.language, d.active as is_driver_active`;
}

export type NoticeOutcome =
  | { state: 'WAITING'; nextAttemptAt: Date; hasTried: boolean }
  /** Without a time, nothing follows any more. */
  | { state: 'NOTIFIED'; nextAttemptAt: Date | null }
  | { state: 'NOT_REACHED' | 'MAILED' | 'OBSOLETE' };

/** Returns false if the driver read it in between: then nothing more happens. */
export async function recordNoticeOutcome(
  db: Db,
  { id }: Pick<DriverNotice, 'id'>,
  outcome: NoticeOutcome,
  now: Date,
): Promise<boolean> {
  const { state } = outcome;
  const isAttempt = state === 'NOTIFIED' || (state === 'WAITING' && outcome.hasTried);
  const { count } = await db`
    update driver_notices set leased_until = null, state = ${state},
      next_attempt_at = ${'nextAttemptAt' in outcome ? outcome.nextAttemptAt : null},
      notified_at = case when ${state === 'NOTIFIED'} then coalesce(notified_at, ${now}) else notified_at end,
      mailed_at = ${state === 'MAILED' ? now : null}
      ${isAttempt ? db`, attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now})` : db``}
    where id = ${id} and next_attempt_at is not null and read_at is null`;
  return count === 1;
}

/** Of one order, oldest first. */
export async function listNoticesOfOrder(
  db: Db,
  orderId: string,
  limit: number,
): Promise<(DriverNotice & { driverName: string })[]> {
  const rows = await db<(DriverNotice & { driverName: string })[]>`
    select n.*, d.name as driver_name from driver_notices n join drivers d on d.id = n.driver_id
    where n.order_id = ${orderId} order by n.created_at desc, n.id desc limit ${limit}`;
  return rows.reverse();
}

/** What the driver has not read yet, by order. */
export async function listUnreadNotices(
  db: Db,
  driverId: string,
  orderIds: readonly string[],
): Promise<Pick<DriverNotice, 'id' | 'orderId' | 'kind' | 'messageId'>[]> {
  return db<Pick<DriverNotice, 'id' | 'orderId' | 'kind' | 'messageId'>[]>`
    select id, order_id, kind, message_id from driver_notices
    where driver_id = ${driverId} and order_id = any(${orderIds as string[]}::uuid[]) and read_at is null
      and state <> 'OBSOLETE'
    order by created_at, id`;
}

/** Returns what was unread until now; its messages count as read, too. */
export async function markNoticesRead(
  db: Db,
  { driverId, orderId }: Pick<DriverNotice, 'driverId' | 'orderId'>,
  ids: readonly string[],
  at: Date,
): Promise<DriverNotice[]> {
  return db<DriverNotice[]>`
    with seen as (
      update driver_notices set state = 'READ', read_at = greatest(created_at, ${at}), next_attempt_at = null
      where driver_id = ${driverId} and order_id = ${orderId} and id = any(${ids as string[]}::uuid[])
        and read_at is null
      returning ${db(COLUMNS)}
    ), messages as (
      update trip_messages m set read_at = seen.read_at from seen where m.id = seen.message_id and m.read_at is null
    )
    select * from seen`;
}

/** A driver who acts on a trip knows of it; a message counts as read only when it was shown. */
export async function markTripNoticesRead(
  db: Db,
  { driverId, orderId }: Pick<DriverNotice, 'driverId' | 'orderId'>,
  at: Date,
): Promise<void> {
  await db`
    update driver_notices set state = 'READ', read_at = ${at}, next_attempt_at = null
    where driver_id = ${driverId} and order_id = ${orderId} and read_at is null and kind = 'NEW_TRIP'`;
}

export async function deleteNoticesOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from driver_notices where order_id = ${orderId}`;
}

export async function deleteOldNotices(db: Db, before: Date, limit: number): Promise<number> {
  const { count } = await db`
    delete from driver_notices where id in (
      select id from driver_notices where created_at < ${before} limit ${limit})`;
  return count;
}
