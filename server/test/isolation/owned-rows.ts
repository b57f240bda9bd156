// Digests of all rows that belong to an account, found by foreign keys, so that new tables are included.
import type { Environment } from '../../src/model/environment.ts';
import type { Sql } from '../../src/platform/db.ts';

interface Table {
  name: string;
  columns: string[];
  references: { column: string; table: string; to: string }[];
}

export interface Owner {
  accountId: string;
  /** All rows of the account if absent. */
  environment?: Environment;
  /** Beginnings of the names of tables that every call changes. */
  without?: readonly string[];
}

async function readTables(sql: Sql): Promise<Map<string, Table>> {
  const columns = await sql<{ name: string; columns: string[] }[]>`
    select relname as name, array_agg(attname::text) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped group by relname`;
  const references = await sql<{ name: string; column: string; table: string; to: string }[]>`
    select conrelid::regclass::text as name, confrelid::regclass::text as "table",
      a.attname::text as "column", b.attname::text as "to"
    from pg_constraint
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
    where contype = 'f' and conrelid <> confrelid and cardinality(conkey) = 1
      and connamespace = 'public'::regnamespace`;
  return new Map(
    columns.map((table) => [
      table.name,
      { ...table, references: references.filter(({ name }) => name === table.name) },
    ]),
  );
}

/** The condition under which a row of the table belongs to the owner; null if no column leads to an account. */
function conditionOf(
  tables: Map<string, Table>,
  name: string,
  owner: Owner,
  seen: string[] = [],
): string | null {
  const table = tables.get(name);
  if (!table || seen.includes(name)) return null;
  const { accountId, environment } = owner;
  if (name === 'accounts') return environment === undefined ? `id = '${accountId}'` : null;
  const hasEnvironment = environment === undefined || table.columns.includes('environment');
  if (table.columns.includes('account_id') && hasEnvironment) {
    const inEnvironment = environment === undefined ? '' : ` and environment = '${environment}'`;
    return `account_id = '${accountId}'${inEnvironment}`;
  }
  for (const { column, table: other, to } of table.references) {
    const owned = conditionOf(tables, other, owner, [...seen, name]);
    if (owned) return `${column} in (select ${to} from ${other} where ${owned})`;
  }
  return null;
}

/** A digest of the rows of each table; equal digests mean that nothing was changed. */
export async function digestRows(sql: Sql, owner: Owner): Promise<Record<string, string>> {
  const tables = await readTables(sql);
  return digestTables(sql, tables, owner.without ?? [], (name) => conditionOf(tables, name, owner));
}

/** The same for all rows of the database, except those of tables whose names begin so. */
export async function digestAllRows(sql: Sql, without: readonly string[]): Promise<Record<string, string>> {
  return digestTables(sql, await readTables(sql), without, () => 'true');
}

async function digestTables(
  sql: Sql,
  tables: Map<string, Table>,
  without: readonly string[],
  conditionFor: (name: string) => string | null,
): Promise<Record<string, string>> {
  const selects = [...tables.keys()].sort().flatMap((name) => {
    const condition = without.some((start) => name.startsWith(start)) ? null : conditionFor(name);
    if (condition === null) return [];
    const digest = `md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))`;
    return [
      `select '${name}' as name, count(*)::int || ' ' || ${digest} as digest from ${name} t where ${condition}`,
    ];
  });
  const rows = await sql.unsafe<{ name: string; digest: string }[]>(selects.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
