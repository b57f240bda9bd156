// Runs something after a transaction has committed, such as telling pages what to read again.
import type { Sql, Transaction } from './db.ts';

const waiting = new WeakMap<Transaction, (() => void)[]>();

/** Only in a transaction that `commit` runs. Nothing runs if it is rolled back. */
export function afterCommit(tx: Transaction, run: () => void): void {
  const others = waiting.get(tx);
  if (!others) throw new Error('This transaction runs nothing after its commit.');
  others.push(run);
}

export async function commit<Result>(sql: Sql, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const after: (() => void)[] = [];
  const { result } = await sql.begin(async (tx) => {
    waiting.set(tx, after);
    return { result: await act(tx) };
  });
  for (const run of after) run();
  return result as Result;
}
