// Counts the invoices on the way from open to paid.
import type { Db } from '../../platform/db.ts';

export interface CountedSum {
  currency: string;
  count: number;
  cents: number;
}

/** The debts of customers per currency: not due yet, and overdue on this day. */
export async function sumOwed(db: Db, today: string): Promise<{ open: CountedSum[]; overdue: CountedSum[] }> {
  const rows = await db<(CountedSum & { isOverdue: boolean })[]>`
    select currency, due_on < ${today}::date as is_overdue, count(*)::int as count, sum(open_cents)::bigint as cents
    from open_items where open_cents > 0 group by 1, 2 order by 1`;
  const sums = (overdue: boolean) => rows.filter(({ isOverdue }) => isOverdue === overdue);
  return { open: sums(false), overdue: sums(true) };
}

/** Invoices that payments settled in whole or in part since this time, per currency. */
export async function sumPaid(db: Db, since: Date): Promise<CountedSum[]> {
  return db<CountedSum[]>`
    select p.currency, count(distinct l.invoice_id)::int as count, sum(l.amount_cents)::bigint as cents
    from payments p join allocations l on l.payment_id = p.id and l.kind = 'PAYMENT'
    where p.created_at >= ${since} group by 1 order by 1`;
}
