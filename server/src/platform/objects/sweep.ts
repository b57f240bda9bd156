// Removes objects that no row names: after a failed transaction, and after their row was deleted or replaced.
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db.ts';
import type { Objects } from './objects.ts';
import { claimUnnamed, deleteRecords, stampUnnamed } from './record-store.ts';

/**
 * Long enough for a transaction after its objects were written, and for a download that began before a row was
 * deleted. A transaction that takes longer fails instead of naming a removed object.
 */
export const UNNAMED_KEPT_MS = HOUR_MS;
const BATCH_SIZE = 100;

export async function sweepObjects({
  sql,
  clock,
  objects: { store },
}: {
  sql: Sql;
  clock: Clock;
  objects: Objects;
}): Promise<void> {
  if (store === null) return;
  await stampUnnamed(sql, clock.now());
  const before = new Date(clock.now().getTime() - UNNAMED_KEPT_MS);
  for (;;) {
    const keys = await claimUnnamed(sql, before, BATCH_SIZE);
    if (keys.length === 0) return;
    for (const key of keys) await store.delete(key);
    await deleteRecords(sql, keys);
  }
}
