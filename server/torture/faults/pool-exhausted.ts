// A table that is locked for a while: calls take every connection, further ones get 503, and all goes on after it.
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATOR_TOKEN } from '../customers.ts';
import { underLoad } from './under-load.ts';

const LOCKED_MS = 15_000;
const CALLS = 120;
const CALL_EVERY_MS = 300;
const RECOVERED_WITHIN_MS = 30_000;

export const poolExhausted = underLoad({
  async breakIt({ database, caller, customers, records }) {
    const sql = database.open();
    const statuses = new Map<string, number>();
    const key = customers[0]!.apiKey;
    const count = (what: string) => void statuses.set(what, (statuses.get(what) ?? 0) + 1);
    /** Needs a connection of the pool, but not the locked table. Does not wait for the answer before the next call. */
    const callOften = async (until: number) => {
      const calls: Promise<void>[] = [];
      for (; Date.now() < until; await sleep(CALL_EVERY_MS)) {
        const call = caller.once('/ops/drivers', { key: OPERATOR_TOKEN }).then(
          ({ status, headers }) => count(`${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`),
          () => count('no answer'),
        );
        calls.push(call);
      }
      return calls;
    };
    let calls: Promise<void>[] = [];
    await sql.begin(async (tx) => {
      await tx`lock table orders in access exclusive mode`;
      const until = Date.now() + LOCKED_MS;
      const waiting = Array.from({ length: CALLS }, () =>
        caller.once('/extern/orders', { key }).then(
          () => {},
          () => {},
        ),
      );
      void Promise.all(waiting);
      calls = await callOften(until);
    });
    await Promise.all(calls);
    await sql.end({ timeout: 5 });
    if (!statuses.has('503 with Retry-After')) {
      records.violations.push(
        `No call was refused with 503 and Retry-After: ${JSON.stringify([...statuses])}`,
      );
    }
    const recovered = await recovers(() => caller.once('/extern/orders', { key }).catch(() => null));
    if (!recovered) records.violations.push('Calls did not succeed after the lock was gone');
    return [[...statuses].map(([what, times]) => `${what}: ${times}`).join(', ')];
  },
});

async function recovers(call: () => Promise<{ status: number } | null>): Promise<boolean> {
  for (const until = Date.now() + RECOVERED_WITHIN_MS; Date.now() < until; await sleep(200)) {
    if ((await call())?.status === 200) return true;
  }
  return false;
}
