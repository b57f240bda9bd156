// What the operator must look at.
import type { Ground } from '../platform/ground.ts';
import { uuidv7 } from '../platform/ids.ts';
import { insertAlert } from './store.ts';

export async function raiseAlert(
  { sql, clock, log }: Ground,
  kind: string,
  message: string,
  details: Record<string, unknown>,
): Promise<void> {
  const at = clock.now();
  log.error({ kind, ...details }, message);
  await insertAlert(sql, { id: uuidv7(at), at, kind, message, details });
}
