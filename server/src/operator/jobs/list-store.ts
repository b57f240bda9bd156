// One list of all background failures: jobs, abandoned mails, failing endpoints.

import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { JobKind } from './failed-job.ts';

/** An endpoint that has failed only for a short time is not listed yet. */
export const FAILING_FROM_MS = 10 * MINUTE_MS;

export interface ListedFailure {
  id: string;
  kind: JobKind | 'MAIL' | 'WEBHOOKS';
  /** A mail's subject, an endpoint's address, an import's file, the name of a step. */
  subject: string | null;
  recipient: string | null;
  orderId: string | null;
  /** The number of the order or request it is about. */
  number: string | null;
  accountId: string | null;
  accountName: string | null;
  since: Date;
  attempts: number;
  /** Null if it is not retried automatically, or if it is retried continuously. */
  nextAttemptAt: Date | null;
  error: string | null;
  /** The status of an endpoint's last answer. */
  status: number | null;
  /** A retry is requested and has not begun. */
  retrying: boolean;
}

export interface FailureFilter {
  /** A part of the name, a number, a customer's name or the error. */
  search?: string | undefined;
}

/** Newest first. Each kind contributes at most one page, by its own index. */
export async function listFailures(
  db: Db,
  { search }: FailureFilter,
  now: Date,
  limit: number,
  after: PageStart | null,
): Promise<ListedFailure[]> {
  const page = (from: Fragment) => db`(select * from (${from}) each
    where ${search === undefined ? db`true` : found(db, search)}
      ${after ? db`and (since, id) < (${after.at}, ${after.id})` : db``}
    order by since desc, id desc limit ${limit})`;
  return db<ListedFailure[]>`
    ${page(jobs(db))} union all ${page(mails(db))} union all ${page(endpoints(db, now))}
    order by since desc, id desc limit ${limit}`;
}

/** The number of failures that need a person, up to a thousand. */
export async function countFailures(db: Db, now: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (
      select id from (${jobs(db)}) j union all select id from (${mails(db)}) m
      union all select id from (${endpoints(db, now)}) e limit ${MAX_COUNTED}) counted`;
  return row!.count;
}

function found(db: Db, search: string): Fragment {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db`search_key(concat_ws(' ', kind, subject, recipient, number, account_name, error)) like search_key(${pattern})`;
}

function jobs(db: Db): Fragment {
  return db`
    select j.id, j.kind, coalesce(i.file_name, case when j.order_id is null then nullif(j.subject, '') end) as subject,
      null::text as recipient, j.order_id, coalesce(o.order_number, o.request_number) as number, j.account_id,
      a.name as account_name, j.since, j.attempts, j.next_attempt_at, j.error, null::int as status,
      j.retry_asked_at is not null as retrying
    from failed_jobs j left join orders o on o.id = j.order_id
      left join accounts a on a.id = coalesce(j.account_id, o.account_id)
      left join imports i on j.kind = 'IMPORTS' and i.id::text = j.subject`;
}

function mails(db: Db): Fragment {
  return db`
    select m.id, 'MAIL' as kind, m.subject, m.recipient, m.order_id,
      coalesce(o.order_number, o.request_number) as number, m.account_id, a.name as account_name,
      m.created_at as since, m.attempts, null::timestamptz as next_attempt_at, m.error, null::int as status,
      false as retrying
    from mails m left join orders o on o.id = m.order_id left join accounts a on a.id = m.account_id
    where m.state = 'FAILED' and m.environment = 'production'`;
}

function endpoints(db: Db, now: Date): Fragment {
  const failingBefore = new Date(now.getTime() - FAILING_FROM_MS);
  return db`
    select w.id, 'WEBHOOKS' as kind, w.url as subject, null::text as recipient, null::uuid as order_id,
      null::text as number, w.account_id, a.name as account_name, h.failing_since as since, f.failed as attempts,
      f.next_attempt_at, h.last_failure_error as error, h.last_failure_status::int as status, false as retrying
    from webhook_health h join webhook_endpoints w on w.id = h.endpoint_id
      join accounts a on a.id = w.account_id and a.deleted_at is null and a.status = 'ACTIVE'
      cross join lateral (
        select count(*)::int as failed, min(next_attempt_at) as next_attempt_at from (
          select next_attempt_at from webhook_deliveries
          where endpoint_id = w.id and state in ('FAILED_RETRYING', 'DEAD_LETTER')
          order by created_at desc, id desc limit ${MAX_COUNTED}) counted) f
    where h.failing_since <= ${failingBefore} and w.status = 'ACTIVE' and w.environment = 'production'`;
}
