// What every use case stands on: database, time, log, the keys derived from the master key, and who is told of changes.
import type { Logger } from 'pino';
import type { ChangeFeed } from './change-feed.ts';
import type { WaitingClock } from './clock.ts';
import type { Sql } from './db.ts';
import type { Secrets } from './secrets.ts';

export interface BaseContext {
  sql: Sql;
  clock: WaitingClock;
  log: Logger;
  secrets: Secrets;
  /** Every change that a page shows is published there, after its commit. */
  changes: ChangeFeed;
}
