// Records which objects exist, and which of them a row names. Triggers of the naming tables write them.
import type { Db } from '../db.ts';

/** Before the object is written, so that it is removed if its row never comes. */
export async function insertRecord(db: Db, key: string, now: Date): Promise<void> {
  await db`insert into stored_objects (key, unnamed_since) values (${key}, ${now})`;
}

/** Triggers have no clock of the service: an object whose row was deleted gets its time from the next sweep. */
export async function stampUnnamed(db: Db, now: Date): Promise<void> {
  await db`update stored_objects set unnamed_since = ${now} where not is_named and unnamed_since is null`;
}

/** After this no row can name them. Leaves out objects that an open transaction names at this moment. */
export async function claimUnnamed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    update stored_objects set removing = true
    where key in (
      select key from stored_objects where not is_named and unnamed_since < ${before}
      order by unnamed_since, key limit ${limit} for update skip locked)
    returning key`;
  return rows.map(({ key }) => key);
}

export async function deleteRecords(db: Db, keys: readonly string[]): Promise<void> {
  await db`delete from stored_objects where key = any(${keys as string[]})`;
}

/** Whether a row names an object. */
export async function hasNamed(db: Db): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    select exists (select from stored_objects where is_named) as found`;
  return row!.found;
}

/** By key, in the order in which a store lists. */
export async function listRecords(
  db: Db,
  after: string,
  limit: number,
): Promise<{ key: string; isNamed: boolean }[]> {
  return db<{ key: string; isNamed: boolean }[]>`
    select key, is_named from stored_objects where key > ${after} order by key limit ${limit}`;
}

/** Which of these keys have no record. */
export async function listUnrecorded(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    select given.key from unnest(${keys as string[]}::text[]) as given (key)
    where not exists (select from stored_objects o where o.key = given.key)`;
  return rows.map(({ key }) => key);
}
