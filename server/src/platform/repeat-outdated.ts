// Runs a transaction again if a table got another column in between: see docs/decisions/online-migrations.md.
import type { Sql } from './db.ts';

/** Each repetition prepares one more statement of the transaction again. */
const MAX_REPETITIONS = 20;

/**
 * PostgreSQL refuses a prepared statement whose result has other columns now. Outside of a transaction the driver
 * prepares it again by itself; a transaction is rolled back, so that all of it must run again.
 */
export function repeatOutdated(sql: Sql): Sql {
  const { begin } = sql;
  const repeating = async (...given: Parameters<typeof begin>) => {
    for (let repetitions = 0; ; repetitions += 1) {
      try {
        return await begin(...given);
      } catch (error) {
        if (!isOutdated(error) || repetitions === MAX_REPETITIONS) throw error;
      }
    }
  };
  return Object.assign(sql, { begin: repeating as typeof begin });
}

function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
