// Alerts that the operator must look at.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Sql } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { insertAlert } from './store.ts';

export async function raiseAlert(
  deps: { sql: Sql; clock: Clock; log: Logger },
  kind: string,
  message: string,
  details: Record<string, unknown>,
): Promise<void> {
  const at = deps.clock.now();
  deps.log.error({ kind, ...details }, message);
  await insertAlert(deps.sql, { id: uuidv7(at), at, kind, message, details });
}
