// What the database says about its tables: columns, keys, views, and which of them hold rows of accounts.
import type { Sql } from '../../../src/platform/db.ts';

export interface Table {
  name: string;
  columns: readonly string[];
  /** Columns of each unique key that has no expression. */
  uniqueKeys: readonly (readonly string[])[];
  /** Columns that reference rows of accounts. */
  parents: readonly string[];
  /** The column with the account: `account_id`, or `id` of accounts; null if rows belong to an account by a parent only. */
  accountColumn: string | null;
  /** Whether the rows belong to accounts. */
  isOwned: boolean;
}

export interface Catalog {
  tables: ReadonlyMap<string, Table>;
  /** The statements of views. */
  views: ReadonlyMap<string, string>;
}

/** References that no foreign key holds: to rows of several tables, or to rows that may be gone. */
const LOOSE_REFERENCES: Record<string, readonly string[]> = {
  audit: ['subject_id'],
  name_terms: ['subject_id'],
  request_log: ['credential_id', 'order_id'],
  webhook_deliveries: ['order_id'],
};

interface Reference {
  name: string;
  column: string;
  parent: string;
}

const accountColumnOf = (name: string, columns: readonly string[]) =>
  name === 'accounts' ? 'id' : columns.includes('account_id') ? 'account_id' : null;

export async function readCatalog(sql: Sql): Promise<Catalog> {
  const columns = await sql<{ name: string; columns: string[] }[]>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    group by relname`;
  const keys = await sql<{ name: string; columns: string[] }[]>`
    select indrelid::regclass::text as name,
      (select array_agg(attname::text) from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and indexprs is null`;
  const references = await sql<Reference[]>`
    select conrelid::regclass::text as name, confrelid::regclass::text as parent, attname::text as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace`;
  const views = await sql<{ name: string; text: string }[]>`
    select relname as name, pg_get_viewdef(oid) as text from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'`;
  const owned = ownedTables(columns, references);
  return {
    tables: new Map(
      columns.map((table) => [
        table.name,
        {
          ...table,
          uniqueKeys: keys.filter(({ name }) => name === table.name).map((key) => key.columns),
          parents: [
            ...references
              .filter(({ name, parent }) => name === table.name && owned.has(parent))
              .map((one) => one.column),
            ...(LOOSE_REFERENCES[table.name] ?? []),
          ],
          accountColumn: accountColumnOf(table.name, table.columns),
          isOwned: owned.has(table.name),
        },
      ]),
    ),
    views: new Map(views.map(({ name, text }) => [name, text])),
  };
}

/** Tables with an account, and those that reference one of them. */
function ownedTables(
  tables: readonly { name: string; columns: readonly string[] }[],
  references: readonly Reference[],
): ReadonlySet<string> {
  const owned = new Set<string>();
  for (const { name, columns } of tables) if (accountColumnOf(name, columns)) owned.add(name);
  for (let before = -1; before < owned.size; ) {
    before = owned.size;
    for (const { name, parent } of references) if (owned.has(parent)) owned.add(name);
  }
  return owned;
}
