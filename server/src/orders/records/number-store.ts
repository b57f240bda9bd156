import type { NumberKind } from '../../model/orders/numbers.ts';
import type { Db } from '../../platform/db.ts';

const SEQUENCES: Record<NumberKind, string> = {
  order: 'order_numbers',
  request: 'request_numbers',
  quote: 'quote_numbers',
};

export async function drawNumbers(db: Db, kind: NumberKind, count: number): Promise<number[]> {
  const rows = await db<{ number: number }[]>`
    select nextval(${SEQUENCES[kind]}::regclass) as number from generate_series(1, ${count})`;
  return rows.map(({ number }) => number);
}

/** The position the next invoice will get, unless another one takes it first. */
export async function peekNextPosition(db: Db, series: string): Promise<number> {
  const [row] = await db<{ last: number }[]>`select last from invoice_counters where series = ${series}`;
  return (row?.last ?? 0) + 1;
}

/**
 * Takes the next positions and returns the first. Locks the series until the caller's transaction ends; a rolled-back
 * position is used again.
 */
export async function takePositions(db: Db, series: string, count: number): Promise<number> {
  const [row] = await db<{ last: number }[]>`
    insert into invoice_counters (series, last) values (${series}, ${count})
    on conflict (series) do update set last = invoice_counters.last + excluded.last returning last`;
  return row!.last - count + 1;
}

export async function takePosition(db: Db, series: string): Promise<number> {
  return takePositions(db, series, 1);
}

/** The next position of the series is this one. The caller has made sure that none was taken. */
export async function startSeries(db: Db, series: string, first: number): Promise<void> {
  await db`
    insert into invoice_counters (series, last) values (${series}, ${first - 1})
    on conflict (series) do update set last = excluded.last`;
}
