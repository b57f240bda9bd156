// Gives the database role of the service what it needs, and no right to change what must stay as it was written.
import type { Db, Sql } from './db.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** Tables by what the role may do with them; it reads and changes the rows of all others. */
export interface TablesOfRole {
  /** The role adds rows, and can neither change nor delete them. */
  appendOnly: readonly string[];
  /** The role reads. */
  readOnly: readonly string[];
  /** The role creates and drops partitions, so it must own the table. */
  owned: readonly string[];
}

/** The role has one right too few or too many on these. */
async function findUnrestricted(db: Db, role: string, { appendOnly, readOnly, owned }: TablesOfRole) {
  const kept = [...appendOnly, ...readOnly];
  return db<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and not case
        when c.relkind = 'S' then has_sequence_privilege(${role}, c.oid, 'USAGE, UPDATE')
        when c.relname = any(${owned as string[]}::text[]) then pg_get_userbyid(c.relowner) = ${role}
        when c.relname = any(${kept}::text[]) then has_table_privilege(${role}, c.oid, 'SELECT')
          and (c.relname = any(${readOnly as string[]}::text[]) or has_table_privilege(${role}, c.oid, 'INSERT'))
          and not has_table_privilege(${role}, c.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')
        else has_table_privilege(${role}, c.oid, 'SELECT') and has_table_privilege(${role}, c.oid, 'DELETE')
      end`;
}

/** Run by the role that owns the tables, after each migration. Changes nothing if everything is granted. */
export async function restrictRole(owner: Sql, role: string, tables: TablesOfRole): Promise<void> {
  if ((await findUnrestricted(owner, role, tables)).length === 0) return;
  const { appendOnly, readOnly, owned } = tables;
  await owner.begin(async (tx) => {
    // Two processes that start together would change the same rows of the catalog.
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    const name = tx(role);
    await tx`grant usage, create on schema public to ${name}`;
    await tx`grant select, insert, update, delete on all tables in schema public to ${name}`;
    await tx`grant usage, select, update on all sequences in schema public to ${name}`;
    for (const table of [...appendOnly, ...readOnly]) {
      await tx`revoke update, delete, truncate, references, trigger on ${tx(table)} from ${name}`;
    }
    for (const table of readOnly) await tx`revoke insert on ${tx(table)} from ${name}`;
    for (const table of await withPartitions(tx, owned)) {
      await tx`alter table ${tx(table)} owner to ${name}`;
    }
  });
}

async function withPartitions(db: Db, tables: readonly string[]): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select c.relname as name from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where c.relname = any(${tables as string[]}::text[]) or i.inhparent::regclass::text = any(${tables as string[]}::text[])`;
  return rows.map(({ name }) => name);
}

/** Whether the current role could change or delete rows of these tables. */
export async function mayChange(db: Db, tables: readonly string[]): Promise<boolean> {
  const [row] = await db<{ may: boolean }[]>`
    select bool_or(has_table_privilege(c.oid, 'UPDATE, DELETE, TRUNCATE')) as may from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables as string[]}::text[])`;
  return row!.may;
}

export async function currentRole(db: Db): Promise<string> {
  const [row] = await db<{ role: string }[]>`select current_user as role`;
  return row!.role;
}
