// The operator's fuel surcharge by month.

import type { FuelSurcharge } from '../../model/prices/surcharges.ts';
import type { Db } from '../../platform/db.ts';

const firstDay = (month: string) => `${month}-01`;

/** Oldest first. */
export async function listFuelSurcharges(db: Db): Promise<FuelSurcharge[]> {
  return db<FuelSurcharge[]>`
    select to_char(month, 'YYYY-MM') as month, percent from fuel_surcharges order by fuel_surcharges.month`;
}

export async function saveFuelSurcharge(db: Db, { month, percent }: FuelSurcharge, at: Date): Promise<void> {
  await db`
    insert into fuel_surcharges (month, percent, updated_at) values (${firstDay(month)}::date, ${percent}, ${at})
    on conflict (month) do update set percent = excluded.percent, updated_at = excluded.updated_at`;
}

/** The former percentage; null if the month had no entry. */
export async function deleteFuelSurcharge(db: Db, month: string): Promise<number | null> {
  const [row] = await db<{ percent: number }[]>`
    delete from fuel_surcharges where month = ${firstDay(month)}::date returning percent`;
  return row?.percent ?? null;
}
