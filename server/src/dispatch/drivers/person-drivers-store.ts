import type { Person } from '../../consequences/person.ts';
import { isEmail, isPhone } from '../../consequences/person-store.ts';
import type { Db } from '../../platform/db.ts';
import type { Driver } from './driver.ts';

export async function driversOfPerson(db: Db, person: Person): Promise<Driver[]> {
  return db<Driver[]>`
    select * from drivers
    where ${isEmail(db, 'email', person)} or ${isPhone(db, db`phone`, person)} order by id`;
}

/** Mail addresses that only these drivers have: nobody else loses mails with them. */
export async function ownAddressesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ email: string }[]>`
    select distinct lower(email) as email from drivers d
    where id = any(${ids as string[]}::uuid[]) and email is not null
      and not exists (select from users where lower(email) = lower(d.email))
      and not exists (
        select from drivers o where lower(o.email) = lower(d.email) and o.id <> all(${ids as string[]}::uuid[]))`;
  return rows.map(({ email }) => email);
}

export async function awaitDriverErasures(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db`
    insert into awaited_driver_erasures (driver_id, requested_at)
    select id, ${now} from unnest(${ids as string[]}::uuid[]) id on conflict do nothing`;
}

/** Drivers to erase after their last trip. */
export async function listAwaitedDriverErasures(db: Db): Promise<Driver[]> {
  return db<Driver[]>`
    select d.* from drivers d join awaited_driver_erasures a on a.driver_id = d.id order by a.requested_at, d.id`;
}

export async function endAwaitedErasure(db: Db, driverId: string): Promise<void> {
  await db`delete from awaited_driver_erasures where driver_id = ${driverId}`;
}
