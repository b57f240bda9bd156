import type { Db } from '../../platform/db.ts';

export interface FailedJob {
  id: string;
  kind: string;
  subject: string;
  accountId: string | null;
  orderId: string | null;
  error: string;
  nextAttemptAt: Date | null;
}

/** Increases the attempt count if the same job failed before. */
export async function upsertFailure(db: Db, failure: FailedJob, now: Date): Promise<void> {
  await db`
    insert into failed_jobs ${db({ ...failure, since: now, lastAt: now, attempts: 1 })}
    on conflict (kind, subject) do update set last_at = excluded.last_at, error = excluded.error,
      attempts = failed_jobs.attempts + 1, next_attempt_at = excluded.next_attempt_at, retry_asked_at = null`;
}

export async function deleteFailure(db: Db, kind: string, subject: string): Promise<boolean> {
  const { count } = await db`delete from failed_jobs where kind = ${kind} and subject = ${subject}`;
  return count > 0;
}

export async function findFailure(db: Db, id: string): Promise<FailedJob | null> {
  const [job] = await db<FailedJob[]>`select * from failed_jobs where id = ${id}`;
  return job ?? null;
}

export async function requestRetry(db: Db, id: string, now: Date): Promise<void> {
  await db`update failed_jobs set retry_asked_at = ${now} where id = ${id}`;
}

/** Claims the job whose retry was requested first. */
export async function claimRetry(db: Db): Promise<FailedJob | null> {
  const [job] = await db<FailedJob[]>`
    update failed_jobs set retry_asked_at = null where id = (
      select id from failed_jobs where retry_asked_at is not null order by retry_asked_at limit 1
      for update skip locked)
    returning *`;
  return job ?? null;
}

/** A failure that was not retried for this long is obsolete. */
export async function deleteOldFailures(db: Db, before: Date): Promise<void> {
  await db`delete from failed_jobs where last_at < ${before}`;
}
