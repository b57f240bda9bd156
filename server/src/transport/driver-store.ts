// The SQL of drivers.

import type { PageStart } from '../http/page-cursor.ts';
import type { Db } from '../platform/db.ts';
import { SANDBOX_DRIVER } from '../sandbox/scenarios.ts';
import type { Driver } from './driver.ts';

interface DriverRow {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  location_consent: boolean;
  active: boolean;
  created_at: Date;
  updated_at: Date;
}

function rowToDriver(row: DriverRow): Driver {
  const { location_consent: locationConsent, created_at: createdAt, updated_at: updatedAt, ...rest } = row;
  return { ...rest, locationConsent, createdAt, updatedAt };
}

export async function insertDriver(db: Db, driver: Driver): Promise<void> {
  await db`
    insert into drivers (id, name, phone, email, location_consent, active, created_at, updated_at)
    values (${driver.id}, ${driver.name}, ${driver.phone}, ${driver.email}, ${driver.locationConsent},
      ${driver.active}, ${driver.createdAt}, ${driver.updatedAt})`;
}

export async function findDriver(db: Db, id: string, options = { lock: false }): Promise<Driver | null> {
  const [row] = await db<DriverRow[]>`
    select * from drivers where id = ${id} ${options.lock ? db`for update` : db``}`;
  return row ? rowToDriver(row) : null;
}

export async function updateDriver(db: Db, driver: Driver): Promise<void> {
  await db`
    update drivers set name = ${driver.name}, phone = ${driver.phone}, email = ${driver.email},
      location_consent = ${driver.locationConsent}, active = ${driver.active}, updated_at = ${driver.updatedAt}
    where id = ${driver.id}`;
}

export async function listDrivers(db: Db, limit: number, after: PageStart | null): Promise<Driver[]> {
  const rows = await db<DriverRow[]>`
    select * from drivers where id <> ${SANDBOX_DRIVER.id}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
  return rows.map(rowToDriver);
}
