// How long background work has been waiting, for metrics and scaling.
import type { Db, Fragment } from '../../platform/db.ts';

export interface Waiting {
  /** Seconds since the oldest message of an active endpoint was due; 0 if none is. */
  webhooks: number;
  mails: number;
  failedJobs: number;
}

/** Reads one index entry per active endpoint, so it does not grow with the number of messages. */
export async function readWaiting(db: Db, now: Date): Promise<Waiting> {
  const [row] = await db<[Waiting]>`
    select ${secondsSince(
      db,
      now,
      db`(
        select min(oldest.next_attempt_at) from webhook_endpoints e cross join lateral (
          select next_attempt_at from webhook_deliveries
          where endpoint_id = e.id and next_attempt_at is not null order by next_attempt_at limit 1
        ) oldest where e.status = 'ACTIVE')`,
    )} as webhooks,
      ${secondsSince(db, now, db`(select min(next_attempt_at) from mails where next_attempt_at is not null)`)} as mails,
      (select count(*) from failed_jobs)::int as failed_jobs`;
  return row;
}

const secondsSince = (db: Db, now: Date, due: Fragment) =>
  db`coalesce(greatest(extract(epoch from ${now}::timestamptz - ${due}), 0), 0)::float8`;
