// How lists ask: planned anew for every filter, and counting ends where nobody counts any more.
import type { Db, Sql } from './db.ts';

/** Counting ends here; more is shown as "1,000+". */
export const MAX_COUNTED = 1000;

/** A plan kept for every filter would suit none: how many rows fit depends on what is asked for. */
export function withCustomPlan<T>(sql: Sql, run: (db: Db) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    const [, result] = await Promise.all([tx`set local plan_cache_mode = force_custom_plan`, run(tx)]);
    return result;
  }) as Promise<T>;
}
