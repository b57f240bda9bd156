// Finds and replaces encrypted values by the key that they name, in any table with an id.
import { type Db, jsonRows } from '../db.ts';

/** A column of type bytea, in a table with the primary key `id`, whose values `Secrets.encrypt` made. */
export interface EncryptedColumn {
  /** For people, in the plural. */
  label: string;
  table: string;
  column: string;
}

/** How many values are encrypted with which key. */
export function countByKey(db: Db, { table, column }: EncryptedColumn) {
  return db<{ keyId: string; count: number }[]>`
    select encode(substring(${db(column)} from 2 for 8), 'hex') as key_id, count(*)::int as count
    from ${db(table)} where ${db(column)} is not null group by 1 order by 1`;
}

/** The next values, by id, that do not begin with this prefix. */
export function listWithOtherPrefix(
  db: Db,
  { table, column }: EncryptedColumn,
  { prefix, after, limit }: { prefix: Buffer; after: string | null; limit: number },
) {
  return db<{ id: string; value: Buffer }[]>`
    select id, ${db(column)} as value from ${db(table)}
    where ${db(column)} is not null and substring(${db(column)} from 1 for ${prefix.length}) <> ${prefix}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`;
}

export interface Replacement {
  id: string;
  before: Buffer;
  after: Buffer;
}

/**
 * Replaces values that are still as they were read. Leaves out locked rows instead of waiting for them. Returns
 * the number of replaced values.
 */
export async function replaceValues(
  db: Db,
  { table, column }: EncryptedColumn,
  replacements: readonly Replacement[],
): Promise<number> {
  if (replacements.length === 0) return 0;
  const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;
  const rows = replacements.map(({ id, before, after }) => ({ id, before: hex(before), after: hex(after) }));
  const { count } = await db`
    with given as (
      select * from jsonb_to_recordset(${jsonRows(db, rows)}) as r(id uuid, before bytea, after bytea)
    ),
    free as (
      select id from ${db(table)} where id in (select id from given) order by id for update skip locked
    )
    update ${db(table)} as t set ${db(column)} = given.after
    from given join free using (id)
    where t.id = given.id and t.${db(column)} = given.before`;
  return count;
}
