// Deletes positions that are too old to be needed.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { deleteOldPositions } from './position-store.ts';

const POSITIONS_KEPT_DAYS = 30;
/** Small batches keep each transaction short. */
const BATCH_SIZE = 5000;

export async function prunePositions({ sql, clock }: BaseContext): Promise<void> {
  const before = new Date(clock.now().getTime() - POSITIONS_KEPT_DAYS * DAY_MS);
  let deleted = BATCH_SIZE;
  while (deleted === BATCH_SIZE) deleted = await deleteOldPositions(sql, before, BATCH_SIZE);
}
