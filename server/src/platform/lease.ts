// When a lease in a row is over: its holder has died, or the clock was set back after it was taken.
import type { Db, Fragment } from './db.ts';

/** The clocks of two machines may differ by as much as a lease lasts; a lease that ends later is not a valid one. */
const TOLERATED_LEASES = 2;

/** `now` is a time or a column that has it. */
export function isLeaseOver(db: Db, column: Fragment, now: Date | Fragment, leaseMs: number): Fragment {
  const at = now instanceof Date ? db`${now}::timestamptz` : now;
  const seconds = (TOLERATED_LEASES * leaseMs) / 1000;
  return db`(${column} is null or ${column} <= ${at} or ${column} > ${at} + ${seconds} * interval '1 second')`;
}

export function isOver(leasedUntil: Date | null, now: Date, leaseMs: number): boolean {
  if (leasedUntil === null || leasedUntil <= now) return true;
  return leasedUntil.getTime() > now.getTime() + TOLERATED_LEASES * leaseMs;
}
