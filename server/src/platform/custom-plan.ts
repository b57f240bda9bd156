// Lists query with a new plan for every filter.
import type { Db, Sql } from './db.ts';

/** A cached plan would suit no filter, because the number of matching rows depends on the parameters. */
export function withCustomPlan<T>(sql: Sql, run: (db: Db) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    const [, result] = await Promise.all([tx`set local plan_cache_mode = force_custom_plan`, run(tx)]);
    return result;
  }) as Promise<T>;
}
