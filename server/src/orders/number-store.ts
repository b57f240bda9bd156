// The SQL of numbers.
import type { Db } from '../platform/db.ts';

const SEQUENCES = { order: 'order_numbers', request: 'request_numbers', quote: 'quote_numbers' } as const;

export async function drawNumbers(db: Db, kind: keyof typeof SEQUENCES, count: number): Promise<number[]> {
  const rows = await db<{ number: string }[]>`
    select nextval(${SEQUENCES[kind]}::regclass) as number from generate_series(1, ${count})`;
  return rows.map((row) => Number(row.number));
}

/** The caller's transaction holds the series until it commits, so a rolled-back number is given out again. */
export async function nextInNumberSeries(db: Db, series: string): Promise<number> {
  const [row] = await db<{ last: number }[]>`
    insert into invoice_counters (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_counters.last + 1 returning last`;
  return row!.last;
}
