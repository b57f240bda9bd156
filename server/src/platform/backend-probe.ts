// Finds out whether a connection that gets no answer still has a server: a frozen one never closes it.
import type postgres from '#postgres';
import { withinTime } from './within-time.ts';

/** A slow statement is asked about again after this time. */
export const SILENT_AFTER_SECONDS = 5;
const PROBE_WITHIN_MS = 4000;

const PROBE_LIMIT = { milliseconds: PROBE_WITHIN_MS, message: 'The server did not answer in time.' };

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/**
 * Asks over a new connection for the processes of the server. After a failover they are those of the new primary,
 * so a connection to the old one is recognised even if its machine is gone. Behind a pooler the numbers mean
 * nothing, and only an answer counts.
 */
export function backendProbe(open: (options: Options) => postgres.Sql, isPooled: boolean) {
  let running: Promise<Set<number>> | undefined;

  async function listBackends(): Promise<Set<number>> {
    const sql = open({ max: 1, connect_timeout: PROBE_WITHIN_MS / 1000, fetch_types: false, prepare: false });
    try {
      const backends = sql<{ pid: number }[]>`select pid from pg_stat_activity`;
      const rows = await withinTime(backends, PROBE_LIMIT);
      return new Set(rows.map(({ pid }) => pid));
    } finally {
      void sql.end({ timeout: 0 });
    }
  }

  return async (pid: number): Promise<boolean> => {
    // All connections fall silent together, so they share one question.
    running ??= listBackends().finally(() => {
      running = undefined;
    });
    try {
      const pids = await running;
      return isPooled || pids.has(pid);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === NO_CONNECTION_LEFT;
    }
  };
}

/** The SQLSTATE of a server that answers but has too many connections. */
const NO_CONNECTION_LEFT = '53300';
