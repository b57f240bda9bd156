// The parts that every use case needs: database, clock, log, derived keys, change feed, stored bytes.
import type { Logger } from 'pino';
import type { ChangeFeed } from './change-feed.ts';
import type { WaitingClock } from './clock.ts';
import type { Sql } from './db.ts';
import type { Objects } from './objects/objects.ts';
import type { Secrets } from './secrets.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface BaseContext {
  sql: Sql;
  clock: WaitingClock;
  log: Logger;
  secrets: Secrets;
  /** A use case publishes every change that a page shows, after its commit. */
  changes: ChangeFeed;
  /** Null if traces are off. */
  tracing: Tracing | null;
  /** The bytes of files. */
  objects: Objects;
}
