import type { Db } from '../../platform/db.ts';
import { isNamed } from '../../platform/name-search.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { type Driver, SIMULATED_DRIVER } from './driver.ts';

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

export async function listDrivers(db: Db, limit: number, after: PageStart | null): Promise<Driver[]> {
  return db<Driver[]>`
    select * from drivers where id <> ${SIMULATED_DRIVER.id}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

/** Finds drivers by the beginning of any word of their name, sorted by name. */
export async function findDriversNamed(db: Db, text: string, limit: number): Promise<Driver[]> {
  return db<Driver[]>`
    select * from drivers where id <> ${SIMULATED_DRIVER.id} and ${isNamed(db, 'driver', db`id`, text)}
    order by search_key(name), id limit ${limit}`;
}
