// How lists query: with a new plan for every filter, and with a limit for counting.
import type { Db, Sql } from './db.ts';

/** Counting stops here; a larger number is shown as "1,000+". */
export const MAX_COUNTED = 1000;

/** A cached plan would suit no filter, because the number of matching rows depends on the parameters. */
export function withCustomPlan<T>(sql: Sql, run: (db: Db) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    const [, result] = await Promise.all([tx`set local plan_cache_mode = force_custom_plan`, run(tx)]);
    return result;
  }) as Promise<T>;
}
