// Alerts: problems that the operator must look at.

import type { BaseContext } from '../platform/base-context.ts';
import type { Db } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type Alert, insertAlert } from './store.ts';

/** A document that was altered stays altered: a second alert for it is not stored. */
export async function raiseAlert(
  { clock, log }: Pick<BaseContext, 'clock' | 'log'>,
  db: Db,
  kind: Alert['kind'],
  message: string,
  details: Record<string, unknown>,
): Promise<void> {
  const at = clock.now();
  log.error({ kind, ...details }, message);
  await insertAlert(db, { id: uuidv7(at), at, kind, message, details });
}
