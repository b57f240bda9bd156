// Reads from a replica of the database, if it has everything that was committed before the read began.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { batchReads } from './batch-reads.ts';
import type { Clock } from './clock.ts';
import { type ConnectionTarget, connect, type Sql } from './db.ts';
import { withinTime } from './within-time.ts';

interface ReplicaLease {
  /** One connection to one replica, which is up to date. */
  sql: Sql;
  release(): void;
}

export interface Replica {
  /** Null if no replica can be used right now; the primary is then to be used. */
  acquire(): Promise<ReplicaLease | null>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  target: ConnectionTarget;
  maxConnections: number;
  primary: Sql;
  clock: Clock;
  log: Logger;
}

/** A replica is usually behind by a few milliseconds; beyond this the primary is faster. */
const CATCH_UP_WITHIN_MS = 100;
const CATCH_UP_CHECK_MS = 10;
const CONNECT_LIMIT = { milliseconds: 1000, message: 'The replica did not answer in time.' };
/** For how long all reads use the primary, so that not every one waits for a replica in vain. */
const SKIP_AFTER_FAILURE_MS = 5000;
const SKIP_AFTER_LAG_MS = 1000;

export function openReplica({ target, maxConnections, primary, clock, log }: ReplicaOptions): Replica {
  // Lists need a plan for each filter anyway, see custom-plan.ts.
  const parameters = { plan_cache_mode: 'force_custom_plan' };
  const pool = connect(target, { maxConnections, accepts: 'replica', parameters });
  let skipUntilMs = 0;
  let hasFailed = false;

  /** Asked once for all reads that begin together. Every acknowledged commit has been flushed. */
  const committedPosition = batchReads<null, string>(async (questions) => {
    const [row] = await primary<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
    return questions.map(() => row!.lsn);
  });

  function skipFor(ms: number): null {
    skipUntilMs = clock.now().getTime() + ms;
    return null;
  }

  function reportFailure(error: unknown): null {
    if (!hasFailed) log.warn({ err: error }, 'No replica can be used; lists and exports use the primary');
    hasFailed = true;
    return skipFor(SKIP_AFTER_FAILURE_MS);
  }

  return {
    async acquire() {
      if (clock.now().getTime() < skipUntilMs) return null;
      const [position, connection] = await Promise.all([
        committedPosition(null),
        withinTime(pool.reserve(), { ...CONNECT_LIMIT, onLate: (late) => late.release() }).catch(
          reportFailure,
        ),
      ]);
      if (connection === null) return null;
      const checked = await withinTime(
        hasReplayed(connection as unknown as Sql, position),
        CONNECT_LIMIT,
      ).catch(reportFailure);
      if (!checked) {
        connection.release();
        return checked === false ? skipFor(SKIP_AFTER_LAG_MS) : null;
      }
      if (hasFailed) log.info('A replica can be used again');
      hasFailed = false;
      return { sql: asPool(connection as unknown as Sql), release: () => connection.release() };
    },
    close: () => pool.end({ timeout: 1 }),
  };
}

/** Also false for a server that is no replica, such as a former primary that does not know it yet. */
async function hasReplayed(sql: Sql, position: string): Promise<boolean> {
  const end = performance.now() + CATCH_UP_WITHIN_MS;
  for (;;) {
    const [row] = await sql<{ isReplica: boolean; isCurrent: boolean }[]>`
      select pg_is_in_recovery() as is_replica,
        coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as is_current`;
    if (row!.isReplica && row!.isCurrent) return true;
    if (!row!.isReplica || performance.now() > end) return false;
    await sleep(CATCH_UP_CHECK_MS);
  }
}

/** Stores that open a transaction run on the same connection: it only reads, so nothing needs to be undone. */
function asPool(connection: Sql): Sql {
  const begin = (options: unknown, run?: unknown) =>
    ((run ?? options) as (sql: Sql) => Promise<unknown>)(connection);
  return Object.assign(connection, { begin }) as Sql;
}
