// What every use case stands on: database, time, log and the keys derived from the master key.
import type { Logger } from 'pino';
import type { WaitingClock } from './clock.ts';
import type { Sql } from './db.ts';
import type { Secrets } from './secrets.ts';

export interface Ground {
  sql: Sql;
  clock: WaitingClock;
  log: Logger;
  secrets: Secrets;
}
