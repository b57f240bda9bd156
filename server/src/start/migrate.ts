// Migrates the database by the role that owns it, so that no running process needs its password: `npm run db:migrate`.
import { readConfig } from '../config.ts';
import { migrateAsOwner } from '../services/migrate-database.ts';
import { runCommand } from './with-database.ts';

async function main(): Promise<number> {
  const { databaseUrl, databaseMigrationUrl } = readConfig(process.env);
  if (databaseUrl === null || databaseMigrationUrl === null) {
    throw new Error(
      'Set DATABASE_URL with the role of the service, and DATABASE_MIGRATION_URL with the owner of the tables.',
    );
  }
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === '') throw new Error('DATABASE_URL must name the database role of the service.');
  const applied = await migrateAsOwner(databaseMigrationUrl, role);
  process.stdout.write(`${applied.length} migrations were run; the role ${role} has its rights.\n`);
  return 0;
}

await runCommand(main);
