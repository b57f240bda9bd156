import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

export interface FailingEndpoint {
  id: string;
  url: string;
  description: string | null;
  /** At most one more than 1,000. */
  failed: number;
  /** Null if no further attempt is planned. */
  nextAttemptAt: Date | null;
  since: Date;
  /** The status of the last failure; null if no response arrived. */
  status: number | null;
  error: string | null;
}

/** Deliveries that failed and are still retried, or were given up since then. */
export async function listFailingEndpoints(
  db: Db,
  { accountId, environment }: Scope,
  givenUpSince: Date,
): Promise<FailingEndpoint[]> {
  return db<FailingEndpoint[]>`
    select w.id, w.url, w.description, f.failed, f.next_attempt_at, f.since, f.status, f.error
    from webhook_endpoints w cross join lateral (
      select count(*)::int as failed, min(d.next_attempt_at) as next_attempt_at,
        min(coalesce(d.first_attempt_at, d.created_at)) as since,
        (array_agg(d.status order by d.created_at desc))[1] as status,
        (array_agg(d.error order by d.created_at desc))[1] as error
      from (
        (select * from webhook_deliveries
          where endpoint_id = w.id and next_attempt_at is not null and state = 'FAILED_RETRYING' limit ${MAX_COUNTED + 1})
        union all
        (select * from webhook_deliveries
          where endpoint_id = w.id and created_at >= ${givenUpSince} and state = 'DEAD_LETTER'
          order by created_at desc, id desc limit ${MAX_COUNTED + 1})
      ) d
    ) f
    where w.account_id = ${accountId} and w.environment = ${environment} and w.status = 'ACTIVE' and f.failed > 0
    order by f.next_attempt_at, w.id`;
}
