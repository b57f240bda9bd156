import type { Db } from '../../platform/db.ts';
import type { Driver } from '../drivers/driver.ts';

/** Active ones. */
export const MAX_DRIVERS_OF_CARRIER = 200;

export async function insertCarrierDriver(
  db: Db,
  row: { driverId: string; accountId: string; createdAt: Date },
): Promise<void> {
  await db`insert into carrier_drivers ${db(row)}`;
}

/** For whom the driver works; null for drivers of the operator. */
export async function findCarrierOfDriver(db: Db, driverId: string): Promise<string | null> {
  const [row] = await db<{ accountId: string }[]>`
    select account_id from carrier_drivers where driver_id = ${driverId}`;
  return row?.accountId ?? null;
}

/** The active drivers of a carrier, newest first. */
export async function listDriversOfCarrier(db: Db, accountId: string): Promise<Driver[]> {
  return db<Driver[]>`
    select d.* from carrier_drivers c join drivers d on d.id = c.driver_id
    where c.account_id = ${accountId} and d.active
    order by c.created_at desc, c.driver_id desc limit ${MAX_DRIVERS_OF_CARRIER}`;
}

/** Active ones. */
export async function countDriversOfCarrier(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from carrier_drivers c join drivers d on d.id = c.driver_id
    where c.account_id = ${accountId} and d.active`;
  return row!.count;
}
