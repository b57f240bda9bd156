// Compares the store with the records of its objects: what is missing there, and what no record names.
import type { Sql } from '../db.ts';
import type { ObjectStore } from './object-store.ts';
import { listRecords, listUnrecorded } from './record-store.ts';

const PAGE_SIZE = 1000;
/** The form of the keys that this service makes: an account and a random part, both UUIDs. */
const OWN_KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

export interface StoreCheck {
  /** Objects with a record. */
  found: number;
  /** Keys that a row names, but the store does not have. */
  missing: string[];
  /** Keys that the store has, but no record: left over after the database was restored to an earlier time. */
  unrecorded: string[];
}

/** Objects younger than `before` are left out: their record may be newer than the page that was read. */
export async function checkStore(sql: Sql, store: ObjectStore, before: Date): Promise<StoreCheck> {
  const listed = new Set<string>();
  const unrecorded: string[] = [];
  for await (const page of store.list()) {
    const own = page.filter(({ key }) => OWN_KEY.test(key));
    for (const { key } of own) listed.add(key);
    const old = own.filter(({ changedAt }) => changedAt < before).map(({ key }) => key);
    unrecorded.push(...(await listUnrecorded(sql, old)));
  }
  const missing: string[] = [];
  let found = 0;
  for (let after = ''; ; ) {
    const records = await listRecords(sql, after, PAGE_SIZE);
    if (records.length === 0) return { found, missing, unrecorded };
    for (const { key, isNamed } of records) {
      if (listed.has(key)) found += 1;
      else if (isNamed) missing.push(key);
    }
    after = records.at(-1)!.key;
  }
}
