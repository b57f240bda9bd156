// Collects request-log entries and writes them in batches after the responses.

import type { Logger } from 'pino';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/db.ts';
import { createPartitions, dropPartitionsBefore, insertEntries, type RequestLogEntry } from './store.ts';

const WRITE_EVERY_MS = 500;
const MAX_PER_BATCH = 1000;
/** Entries wait while the database is down. Beyond this many, the oldest are dropped and counted. */
const MAX_WAITING = 20_000;
export const REQUEST_LOG_DAYS = 90;
const DAYS_AHEAD = 2;
const NO_PARTITION = '23514';

export interface RequestLog {
  add(entry: RequestLogEntry): void;
  /** Writes all waiting entries; for tests and shutdown. */
  flush(): Promise<void>;
  /** Creates partitions for the coming days and drops expired ones. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** Class 22 means that the data itself is invalid: retrying would block everything behind it. */
function isDataError(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('22');
}

interface RequestLogOptions {
  sql: Sql;
  clock: Clock;
  log: Logger;
  /** Called after every written batch. */
  onWritten?: (entries: readonly RequestLogEntry[]) => void;
}

export function requestLog({ sql, clock, log, onWritten }: RequestLogOptions): RequestLog {
  let waiting: RequestLogEntry[] = [];
  let lost = 0;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function writeBatch(batch: RequestLogEntry[]): Promise<void> {
    try {
      await insertEntries(sql, batch);
    } catch (error) {
      if ((error as { code?: string }).code !== NO_PARTITION) throw error;
      const times = batch.map((entry) => entry.at.getTime());
      await createPartitions(sql, new Date(Math.min(...times)), new Date(Math.max(...times)));
      await insertEntries(sql, batch);
    }
  }

  /** Entries that arrive during a write wait for the next one; otherwise every few calls would be a batch. */
  async function writeAll(): Promise<void> {
    for (let left = waiting.length; left > 0; left -= MAX_PER_BATCH) {
      const batch = waiting.splice(0, Math.min(left, MAX_PER_BATCH));
      try {
        await writeBatch(batch);
        onWritten?.(batch);
      } catch (error) {
        if (isDataError(error)) {
          log.error({ err: error, lost: batch.length }, 'A batch of the request log cannot be stored');
        } else {
          waiting = [...batch, ...waiting];
          throw error;
        }
      }
    }
    if (lost > 0) log.error({ lost }, 'Request-log entries were dropped while the database was unreachable');
    lost = 0;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const written = writing.then(writeAll);
    writing = written.catch((error) => {
      log.warn({ err: error }, 'The request log could not be written yet');
      scheduleWrite();
    });
    return written;
  }

  function scheduleWrite() {
    timer ??= setTimeout(() => void flush().catch(() => {}), WRITE_EVERY_MS);
  }

  return {
    add(entry) {
      waiting.push(entry);
      if (waiting.length > MAX_WAITING) {
        const excess = waiting.length - MAX_WAITING;
        waiting = waiting.slice(excess);
        lost += excess;
      }
      scheduleWrite();
    },
    flush,
    async maintain() {
      const now = clock.now();
      await createPartitions(sql, now, new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
      const dropped = await dropPartitionsBefore(sql, new Date(now.getTime() - REQUEST_LOG_DAYS * DAY_MS));
      if (dropped.length > 0) log.info({ dropped }, 'Old request-log partitions were dropped');
    },
    async close() {
      await flush().catch(() => {});
      clearTimeout(timer);
    },
  };
}
