// Brings the schema up to date, by the role that owns the tables if that is another one than the service's.
import type { Logger } from 'pino';
import { type ConnectionTarget, connect, type Sql } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { currentRole, mayChange, restrictRole, type TablesOfRole } from '../platform/restrict-role.ts';

/** Erasing a person changes `audit_values` only, where texts and names are stored apart from the sealed entries. */
const TABLES: TablesOfRole = {
  appendOnly: ['audit', 'audit_seals', 'audit_sealed'],
  readOnly: ['migrations'],
  owned: ['request_log'],
};

/** Returns the names of the migrations that it ran. `role` is the database role of the service. */
export async function migrateAsOwner(target: ConnectionTarget, role: string): Promise<string[]> {
  const owner = connect(target, { maxConnections: 2 });
  try {
    const applied = await migrate(owner);
    await restrictRole(owner, role, TABLES);
    return applied;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

export async function migrateDatabase(
  sql: Sql,
  owner: ConnectionTarget | null | undefined,
  log: Logger,
): Promise<void> {
  const applied = owner ? await migrateAsOwner(owner, await currentRole(sql)) : await migrate(sql);
  if (applied.length > 0) log.info({ applied }, 'The database schema was brought up to date');
  if (await mayChange(sql, TABLES.appendOnly)) {
    log.warn(
      'The database role of the service can change and delete the audit log. Use two roles, as deploy/postgresql/roles.sql does.',
    );
  }
}
