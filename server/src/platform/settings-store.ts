import type { Db } from './db.ts';

/** The value stored under this name; if there is none yet, stores and returns the given one. */
export async function getOrCreateSetting(db: Db, name: string, value: string): Promise<string> {
  const [row] = await db<{ value: string }[]>`
    with settled as (
      insert into settings (name, value) values (${name}, ${value}) on conflict do nothing returning value
    )
    select value from settled union all select value from settings where name = ${name}`;
  return row!.value;
}

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db<{ value: string }[]>`select value from settings where name = ${name}`;
  return row?.value ?? null;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db`
    insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`;
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db`delete from settings where name = ${name}`;
}
