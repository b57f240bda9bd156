// Lets what concerns the same order go one after another in this process, waiting without a connection.
import type { Sql } from '../platform/db.ts';

/** By the connections they would otherwise hold while they wait for each other. */
const lastOf = new WeakMap<Sql, Map<string, Promise<void>>>();

/** First come, first served; between processes the lock in the database decides. */
export function inTurn<T>(sql: Sql, orderId: string, act: () => Promise<T>): Promise<T> {
  const turns = lastOf.get(sql) ?? new Map<string, Promise<void>>();
  lastOf.set(sql, turns);
  const result = (turns.get(orderId) ?? Promise.resolve()).then(act);
  const over = result.then(
    () => undefined,
    () => undefined,
  );
  turns.set(orderId, over);
  void over.then(() => {
    if (turns.get(orderId) === over) turns.delete(orderId);
  });
  return result;
}
