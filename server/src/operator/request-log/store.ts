// Calls are inserted in batches and read in pages; each day is one partition.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { copyRows } from '../../platform/copy-rows.ts';
import type { Db, Fragment, Sql } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';

export interface RequestLogEntry {
  at: Date;
  requestId: string;
  /** The name of the API. */
  interface: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  errorCode: string | null;
  /** Why a credential that exists was answered like an unknown one. */
  refusal: string | null;
  accountId: string | null;
  credentialId: string | null;
  environment: string;
  address: string;
  userAgent: string | null;
  orderId: string | null;
  externalOrderId: string | null;
  rateLimit: number | null;
  rateRemaining: number | null;
  rateReset: number | null;
  retryAfter: number | null;
}

const COLUMNS = [
  'at',
  'requestId',
  'interface',
  'method',
  'path',
  'status',
  'durationMs',
  'errorCode',
  'refusal',
  'accountId',
  'credentialId',
  'environment',
  'address',
  'userAgent',
  'orderId',
  'externalOrderId',
  'rateLimit',
  'rateRemaining',
  'rateReset',
  'retryAfter',
] as const satisfies readonly (keyof RequestLogEntry)[];

export async function insertEntries(sql: Sql, entries: readonly RequestLogEntry[]): Promise<void> {
  await copyRows(sql, 'request_log', COLUMNS, entries);
}

function partitionName(day: Date): string {
  return `request_log_${day.toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/**
 * The number of an advisory lock. Without it, two processes that start together collide in `create table`.
 */
const PARTITION_LOCK = 7_230_412;

/** Creates the partitions for all days between these times. */
export async function createPartitions(sql: Sql, from: Date, to: Date): Promise<void> {
  await sql.begin(async (db) => {
    await db`select pg_advisory_xact_lock(${PARTITION_LOCK})`;
    await createMissingPartitions(db, from, to);
  });
}

async function createMissingPartitions(db: Db, from: Date, to: Date): Promise<void> {
  const first = Math.floor(from.getTime() / DAY_MS);
  const last = Math.floor(to.getTime() / DAY_MS);
  for (let day = first; day <= last; day += 1) {
    const start = new Date(day * DAY_MS);
    const end = new Date((day + 1) * DAY_MS);
    await db.unsafe(
      `create table if not exists ${partitionName(start)} partition of request_log
       for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
    );
  }
}

/** Drops the partitions of all days before this time. */
export async function dropPartitionsBefore(db: Db, time: Date): Promise<string[]> {
  const oldestKept = partitionName(time);
  const rows = await db<{ name: string }[]>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'request_log'::regclass and c.relname < ${oldestKept} order by 1`;
  for (const { name } of rows) await db.unsafe(`drop table if exists ${name}`);
  return rows.map((row) => row.name);
}

export async function listEntries(
  db: Db,
  accountId: string,
  limit: number,
  after: PageStart | null,
): Promise<RequestLogEntry[]> {
  // Each part has an index for its newest rows; the partial indexes need exactly these conditions.
  const newest = (which: Fragment) => db`
    (select * from request_log
    where account_id = ${accountId} and ${which}
      ${after ? db`and (at, request_id) < (${after.at}, ${after.id})` : db``}
    order by at desc, request_id desc limit ${limit})`;
  const calls = (environment: string) =>
    newest(db`environment = ${environment} and interface in ('v1', 'legacy', 'oauth', 'mcp')`);
  return db<RequestLogEntry[]>`
    ${calls('production')} union all ${calls('sandbox')}
    union all ${newest(db`interface not in ('v1', 'legacy', 'oauth', 'mcp')`)}
    order by at desc, request_id desc limit ${limit}`;
}
