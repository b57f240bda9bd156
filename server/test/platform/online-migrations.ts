// Applies migrations to a filled database while statements flow, and reports the statements that waited too long.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from '../../src/platform/db.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import type { ServerConnection } from '../harness/database-server.ts';

const folder = projectPath('migrations');
const ROWS = 5000;
const CALLERS = 2;
const PAUSE_MS = 5;

/** A folder with the migrations of this version, or only those up to one of them, and further ones. */
export function withMigrations(
  further: Record<string, string>,
  upTo: string | null = null,
): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'handover-migrations-'));
  const names = readdirSync(folder).filter((name) => upTo === null || name <= upTo);
  for (const name of names) symlinkSync(join(folder, name), join(path, name));
  for (const [name, text] of Object.entries(further)) writeFileSync(join(path, name), text);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

/** An account, and rows in two of the tables that grow the most. Returns the id of the account. */
export async function fillDatabase(sql: Sql): Promise<string> {
  const accountId = randomUUID();
  await sql`insert into accounts (id, name, kind, status, api_v1_production, write_keys_need_approval, language,
      created_at, updated_at)
    values (${accountId}, 'Autohaus', 'CUSTOMER', 'ACTIVE', true, true, 'de', now(), now())`;
  await sql`insert into events (id, account_id, environment, format, type, created_at, body)
    select gen_random_uuid(), ${accountId}, 'production', '2026-09-01', 'webhook.test', now(), repeat('x', 200)
    from generate_series(1, ${ROWS})`;
  await sql`insert into audit (id, at, actor, channel, action, account_id, subject_type, subject_id, details)
    select gen_random_uuid(), now(), 'test', 'test', 'order.note', ${accountId}, 'order', gen_random_uuid()::text, '{}'
    from generate_series(1, ${ROWS})`;
  return accountId;
}

/**
 * Each statement refuses to wait for a lock for more than a second. Returns the refusals; they name the statement.
 */
export async function migrateUnderLoad(
  database: ServerConnection,
  migrations: string,
  accountId: string,
): Promise<string[]> {
  const sql = connect(database, { maxConnections: 4 });
  const callers = Array.from({ length: CALLERS }, () => connect(database, { maxConnections: 1 }));
  const refused: string[] = [];
  let done = false;
  const call = async (own: Sql) => {
    await own`set lock_timeout = '1s'`;
    while (!done) {
      for (const statement of statementsOf(own, accountId)) {
        await statement().catch((error: Error) => refused.push(`${statement.name}: ${error.message}`));
      }
      await sleep(PAUSE_MS);
    }
  };
  const calls = callers.map(call);
  try {
    await migrate(sql, migrations);
  } finally {
    done = true;
    await Promise.all(calls);
    await Promise.all([sql, ...callers].map((each) => each.end({ timeout: 5 })));
  }
  return refused;
}

/** A read, a write and a transaction over several tables, as calls of the service make them. */
function statementsOf(sql: Sql, accountId: string) {
  return [
    async function readsAccount() {
      await sql`select * from accounts where id = ${accountId}`;
    },
    async function listsOrders() {
      await sql`select id from orders where account_id = ${accountId} limit 10`;
    },
    async function writesEvent() {
      await sql.begin(async (tx) => {
        await tx`select id from accounts where id = ${accountId} for no key update`;
        await tx`insert into events (id, account_id, environment, format, type, created_at, body)
          values (gen_random_uuid(), ${accountId}, 'production', '2026-09-01', 'webhook.test', now(), '{}')`;
      });
    },
  ];
}
