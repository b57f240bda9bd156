// Notices that the pool has no free connection for a while, so that new calls are refused instead of queueing up.
import { performance } from 'node:perf_hooks';
import type { Sql } from './db.ts';

/** A wait that only an exhausted pool causes: statements take milliseconds. */
const EXHAUSTED_AFTER_MS = 5000;
const PROBE_EVERY_MS = 1000;

export interface PoolGuard {
  /** False while calls would wait for a connection. Cheap: at most one probe a second, and only while calls come. */
  hasRoom(): boolean;
}

export function poolGuard(sql: Pick<Sql, 'reserve'>, exhaustedAfterMs = EXHAUSTED_AFTER_MS): PoolGuard {
  let isProbing = false;
  let isExhausted = false;
  let probedAt = Number.NEGATIVE_INFINITY;

  /** Waits in the same queue as the transactions of calls. */
  async function probe(): Promise<void> {
    isProbing = true;
    probedAt = performance.now();
    // After the events that waited while this process was busy, an answer may be among them.
    const timer = setTimeout(() => setImmediate(() => (isExhausted = isProbing)), exhaustedAfterMs).unref();
    try {
      (await sql.reserve()).release();
    } catch {
      // The database cannot be reached, which every call detects itself.
    } finally {
      clearTimeout(timer);
      isProbing = false;
      isExhausted = false;
    }
  }

  return {
    hasRoom() {
      if (!isProbing && performance.now() - probedAt > PROBE_EVERY_MS) void probe();
      return !isExhausted;
    },
  };
}
