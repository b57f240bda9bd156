import { BEFORE_SETTING_OUT, ON_THE_ROAD } from '../../model/orders/status.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import { isNamed } from '../../platform/name-search.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type Driver, type ListedDriver, SIMULATED_DRIVER } from './driver.ts';

export async function insertDriver(db: Db, driver: Driver): Promise<void> {
  await db`insert into drivers ${db(driver)}`;
}

export async function findDriver(db: Db, id: string, options = { lock: false }): Promise<Driver | null> {
  const [driver] = await db<Driver[]>`
    select * from drivers where id = ${id} ${options.lock ? db`for update` : db``}`;
  return driver ?? null;
}

export async function updateDriver(db: Db, driver: Driver): Promise<void> {
  const { id, createdAt: _, ...row } = driver;
  await db`update drivers set ${db(row)} where id = ${id}`;
}

/** An SQL expression on drivers `d`: the carrier for whom the driver works, or null. */
export function carrierOfDriver(db: Db): Fragment {
  return db`
    (select jsonb_build_object('id', a.id, 'name', a.name)
      from carrier_drivers c join accounts a on a.id = c.account_id where c.driver_id = d.id)`;
}

const selectListed = (db: Db) => db`select d.*, ${carrierOfDriver(db)} as carrier from drivers d`;

export async function findListedDriver(db: Db, id: string): Promise<ListedDriver | null> {
  const [driver] = await db<ListedDriver[]>`${selectListed(db)} where d.id = ${id}`;
  return driver ?? null;
}

export async function listDrivers(db: Db, limit: number, after: PageStart | null): Promise<ListedDriver[]> {
  return db<ListedDriver[]>`
    ${selectListed(db)} where d.id <> ${SIMULATED_DRIVER.id}
      ${after ? db`and (d.created_at, d.id) < (${after.at}, ${after.id})` : db``}
    order by d.created_at desc, d.id desc limit ${limit}`;
}

/** Finds drivers by the beginning of any word of their name, sorted by name. */
export async function findDriversNamed(db: Db, text: string, limit: number): Promise<ListedDriver[]> {
  return db<ListedDriver[]>`
    ${selectListed(db)} where d.id <> ${SIMULATED_DRIVER.id} and ${isNamed(db, 'driver', db`d.id`, text)}
    order by search_key(d.name), d.id limit ${limit}`;
}

/** Whether the driver is leaving and has no trip any more. */
export async function isLastTripOfLeaving(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    select from drivers d where d.id = ${id} and d.leaving
      and not exists (select from orders o where o.driver_id = d.id and ${isUnfinishedTrip(db)})`;
  return rows.length > 0;
}

/** A condition on orders `o` with a driver: trips that the driver still has to drive. */
export function isUnfinishedTrip(db: Db): Fragment {
  return db`o.environment = 'production' and o.status = any(${[...BEFORE_SETTING_OUT, ...ON_THE_ROAD]})`;
}
