import type { Db } from '../../platform/db.ts';

/** Whether the driver works for the operator, and gets new trips. */
export async function isOwnActiveDriver(db: Db, driverId: string): Promise<boolean> {
  const found = await db`
    select from drivers d where d.id = ${driverId} and d.active and not d.leaving
      and not exists (select from carrier_drivers c where c.driver_id = d.id)`;
  return found.length > 0;
}
