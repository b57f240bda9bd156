// Positions are kept as long as they can be asked about, and not longer.
import type { Ground } from '../platform/ground.ts';
import { deleteOldPositions } from './position-store.ts';

const DAY_MS = 86_400_000;
export const POSITIONS_KEPT_DAYS = 30;
/** Deleting in pieces keeps each transaction short. */
const AT_ONCE = 5000;

export async function forgetPositions({ sql, clock }: Ground): Promise<void> {
  const before = new Date(clock.now().getTime() - POSITIONS_KEPT_DAYS * DAY_MS);
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) deleted = await deleteOldPositions(sql, before, AT_ONCE);
}
