// Positions are kept as long as they can be asked about, and not longer.
import type { Clock } from '../platform/clock.ts';
import type { Sql } from '../platform/db.ts';
import { deleteOldPositions } from './position-store.ts';

const DAY_MS = 86_400_000;
export const POSITIONS_KEPT_DAYS = 30;
/** Deleting in pieces keeps each transaction short. */
const AT_ONCE = 5000;

export async function forgetPositions({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - POSITIONS_KEPT_DAYS * DAY_MS);
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) deleted = await deleteOldPositions(sql, before, AT_ONCE);
}
