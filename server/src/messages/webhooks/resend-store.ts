import type { Environment, Scope } from '../../model/environment.ts';
import { V1_MESSAGES_OF_LEGACY } from '../../model/orders/legacy-counterparts.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { lockDeliveries } from './delivery-store.ts';

export type ResendTarget =
  | { ids: readonly string[]; scope?: Scope }
  | { endpointId: string; deadSince: Date }
  /** All that are not delivered, also those that wait for their next attempt. */
  | { endpointId: string; failedSince: Date };

/** More take a job, see `Resend`. */
export const MAX_RESENT_AT_ONCE = 1000;

/** An endpoint and how many of its deliveries will be resent. */
export interface ResentDeliveries {
  endpointId: string;
  accountId: string;
  environment: Environment;
  deliveries: number;
}

/** All messages of one change of an order are created within this time. */
const ONE_CHANGE = '50 milliseconds';

/** The v1 message of the same change as the legacy message `e`; no row if v1 has none. */
export function v1MessageOf(db: Db) {
  return db`
    select v1.id, v1.type, v1.created_at, v1.body from events v1
    where v1.order_id = e.order_id and v1.format = ${API_VERSION}
      and v1.created_at between e.created_at - ${ONE_CHANGE}::interval and e.created_at
      and ${db.json(V1_MESSAGES_OF_LEGACY)}::jsonb -> (
        case when e.type = 'order.status_changed' then e.body::jsonb #>> '{data,to}' else e.type end) ? v1.type
    order by v1.created_at desc limit 1`;
}

/**
 * Restarts the retry plan under the same delivery id. Skips endpoints that are not active. If the endpoint
 * was switched since, a legacy message is resent as the v1 message of the same change, or not at all without
 * one.
 */
export async function resendDeliveries(db: Db, target: ResendTarget, at: Date): Promise<ResentDeliveries[]> {
  const condition = conditionOf(db, target);
  return db<ResentDeliveries[]>`
    with held as (${lockDeliveries(db, db`w.status = 'ACTIVE' and ${condition}`)}),
    message as (
      select d.id, coalesce(v1.id, e.id) as event_id, coalesce(v1.type, e.type) as event,
        coalesce(v1.created_at, e.created_at) as event_at
      from held
      join webhook_deliveries d on d.id = held.id
      join webhook_endpoints w on w.id = d.endpoint_id
      join events e on e.id = d.event_id
      left join lateral (${v1MessageOf(db)}) v1 on e.format <> w.format
      where e.format = w.format or v1.id is not null
    ),
    resent as (
      update webhook_deliveries d set state = 'PENDING', next_attempt_at = ${at}, plan_base = attempts,
        first_attempt_at = null, finished_at = null, event_id = message.event_id, event = message.event,
        event_at = message.event_at
      from message where d.id = message.id returning d.endpoint_id
    )
    select w.id as endpoint_id, w.account_id, w.environment, count(*)::int as deliveries
    from resent join webhook_endpoints w on w.id = resent.endpoint_id group by w.id`;
}

function conditionOf(db: Db, target: ResendTarget) {
  if ('failedSince' in target) {
    return db`d.id in (
      select id from webhook_deliveries
      where endpoint_id = ${target.endpointId} and state in ('FAILED_RETRYING', 'DEAD_LETTER')
        and event <> 'webhook.test' and created_at >= ${target.failedSince}
      order by created_at, id limit ${MAX_RESENT_AT_ONCE})`;
  }
  if ('deadSince' in target) {
    return db`d.endpoint_id = ${target.endpointId} and d.state = 'DEAD_LETTER' and d.finished_at >= ${target.deadSince}`;
  }
  const { ids, scope } = target;
  const inScope = scope && db`and w.account_id = ${scope.accountId} and w.environment = ${scope.environment}`;
  return db`d.id = any(${ids as string[]}) ${inScope ?? db``}`;
}

/** Why a delivery was not resent: its endpoint is paused, or API v1 has no such message. */
export async function findResendObstacle(
  db: Db,
  scope: Scope,
  id: string,
): Promise<{ paused: boolean } | null> {
  const [row] = await db<{ paused: boolean }[]>`
    select w.status = 'PAUSED' as paused from webhook_deliveries d
    join webhook_endpoints w on w.id = d.endpoint_id
    where d.id = ${id} and w.account_id = ${scope.accountId} and w.environment = ${scope.environment}`;
  return row ?? null;
}

export interface ResendChoice {
  ids?: readonly string[] | undefined;
  /** All deliveries created since then that are not delivered. */
  failedSince?: Date | undefined;
  /** With `failedSince`: only those of one endpoint. */
  endpointId?: string | undefined;
}

/** A job that resends many deliveries. */
export interface Resend extends Scope {
  id: string;
  actor: string;
  channel: string;
  deliveryIds: string[] | null;
  endpointId: string | null;
  failedSince: Date | null;
  total: number;
  handled: number;
  resent: number;
  lastCreatedAt: Date | null;
  lastId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export async function insertResend(db: Db, job: Resend): Promise<void> {
  await db`insert into webhook_resends ${db(job as never)}`;
}

/** Failed deliveries of the job after the ones already handled, in the job's order. */
function failedOf(db: Db, job: Resend, after: PageStart | null) {
  return db`
    select d.id, d.created_at from webhook_endpoints w join webhook_deliveries d on d.endpoint_id = w.id
    where w.account_id = ${job.accountId} and w.environment = ${job.environment}
      ${job.endpointId === null ? db`` : db`and w.id = ${job.endpointId}`}
      and d.state in ('FAILED_RETRYING', 'DEAD_LETTER') and d.event <> 'webhook.test'
      and d.created_at >= ${job.failedSince} and d.created_at <= ${job.createdAt}
      ${after ? db`and (d.created_at, d.id) > (${after.at}, ${after.id})` : db``}`;
}

export async function countFailed(db: Db, job: Resend): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (${failedOf(db, job, null)}) failed`;
  return row!.count;
}

export async function nextFailed(
  db: Db,
  job: Resend,
  limit: number,
): Promise<{ id: string; createdAt: Date }[]> {
  const { lastCreatedAt: at, lastId: id } = job;
  return db<{ id: string; createdAt: Date }[]>`
    ${failedOf(db, job, at && id ? { at, id } : null)} order by d.created_at, d.id limit ${limit}`;
}

/** The oldest unfinished job that no worker holds. */
export async function lockOpenResend(db: Db): Promise<Resend | null> {
  const [row] = await db<Resend[]>`
    select * from webhook_resends where finished_at is null
    order by created_at, id limit 1 for update skip locked`;
  return row ?? null;
}

export async function updateResend(db: Db, job: Resend): Promise<void> {
  await db`
    update webhook_resends set handled = ${job.handled}, resent = ${job.resent}, total = ${job.total},
      last_created_at = ${job.lastCreatedAt}, last_id = ${job.lastId}, finished_at = ${job.finishedAt}
    where id = ${job.id}`;
}

export async function findResend(db: Db, scope: Scope, id: string): Promise<Resend | null> {
  const [row] = await db<Resend[]>`
    select * from webhook_resends
    where id = ${id} and account_id = ${scope.accountId} and environment = ${scope.environment}`;
  return row ?? null;
}

/** Newest first. */
export async function listResends(db: Db, scope: Scope, since: Date, limit: number): Promise<Resend[]> {
  return db<Resend[]>`
    select * from webhook_resends
    where account_id = ${scope.accountId} and environment = ${scope.environment} and created_at >= ${since}
    order by created_at desc, id desc limit ${limit}`;
}

export async function deleteOldResends(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db`
    delete from webhook_resends where id in (
      select id from webhook_resends where finished_at < ${before} limit ${limit})
    returning 1`;
  return rows.length;
}

export async function deleteResendsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from webhook_resends where account_id = ${accountId}`;
}
