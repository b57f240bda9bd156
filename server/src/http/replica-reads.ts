// Decides for each call of a list, report or export whether a replica or the primary answers it.
import { finished, Readable } from 'node:stream';
import { isDatabaseUnavailable } from '../platform/database-unavailable.ts';
import type { Sql } from '../platform/db.ts';
import type { Replica } from '../platform/replica.ts';
import type { Answer } from './route.ts';

type Handle<Services> = (services: Services) => Promise<Answer> | Answer;

export type ReplicaReads<Services> = (handle: Handle<Services>) => Promise<Answer>;

export function replicaReads<Services>(
  replica: Replica,
  services: Services,
  withSql: (services: Services, sql: Sql) => Services,
): ReplicaReads<Services> {
  return async (handle) => {
    const lease = await replica.acquire();
    if (lease === null) return handle(services);
    let answer: Answer;
    try {
      answer = await handle(withSql(services, lease.sql));
    } catch (error) {
      lease.release();
      if (isOfReplica(error)) return handle(services);
      throw error;
    }
    // An export is still being read.
    if (answer.body instanceof Readable) finished(answer.body, () => lease.release());
    else lease.release();
    return answer;
  };
}

/** A replica cancels statements that block its replay (40001), and takes no changes (25006). */
function isOfReplica(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error as { code?: unknown } | null)?.code === '40001';
}
