// The SQL of the request log: inserted in batches, read in pages, one partition per day.

import type { PageStart } from '../../http/page-cursor.ts';
import type { Environment } from '../../http/trace.ts';
import type { Db, Sql } from '../../platform/db.ts';

export interface RequestLogEntry {
  at: Date;
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  errorCode: string | null;
  accountId: string | null;
  credentialId: string | null;
  environment: Environment;
  address: string;
  userAgent: string | null;
  orderId: string | null;
  externalOrderId: string | null;
}

export async function insertEntries(db: Db, entries: readonly RequestLogEntry[]): Promise<void> {
  await db`
    insert into request_log (at, request_id, method, path, status, duration_ms, error_code, account_id,
      credential_id, environment, address, user_agent, order_id, external_order_id)
    select * from unnest(
      ${entries.map((e) => e.at.toISOString())}::timestamptz[],
      ${entries.map((e) => e.requestId)}::uuid[],
      ${entries.map((e) => e.method)}::text[],
      ${entries.map((e) => e.path)}::text[],
      ${entries.map((e) => e.status)}::smallint[],
      ${entries.map((e) => e.durationMs)}::real[],
      ${entries.map((e) => e.errorCode)}::text[],
      ${entries.map((e) => e.accountId)}::uuid[],
      ${entries.map((e) => e.credentialId)}::uuid[],
      ${entries.map((e) => e.environment)}::text[],
      ${entries.map((e) => e.address)}::text[],
      ${entries.map((e) => e.userAgent)}::text[],
      ${entries.map((e) => e.orderId)}::uuid[],
      ${entries.map((e) => e.externalOrderId)}::text[])`;
}

const DAY_MS = 86_400_000;

function partitionName(day: Date): string {
  return `request_log_${day.toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/** A number nobody else uses. Without the lock, two processes that start together collide in `create table`. */
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

interface RequestLogRow {
  at: Date;
  request_id: string;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  error_code: string | null;
  account_id: string | null;
  credential_id: string | null;
  environment: Environment;
  address: string;
  user_agent: string | null;
  order_id: string | null;
  external_order_id: string | null;
}

export async function listEntries(
  db: Db,
  accountId: string,
  limit: number,
  after: PageStart | null,
): Promise<RequestLogEntry[]> {
  const rows = await db<RequestLogRow[]>`
    select * from request_log
    where account_id = ${accountId} ${after ? db`and (at, request_id) < (${after.at}, ${after.id})` : db``}
    order by at desc, request_id desc limit ${limit}`;
  return rows.map((row) => ({
    at: row.at,
    requestId: row.request_id,
    method: row.method,
    path: row.path,
    status: row.status,
    durationMs: row.duration_ms,
    errorCode: row.error_code,
    accountId: row.account_id,
    credentialId: row.credential_id,
    environment: row.environment,
    address: row.address,
    userAgent: row.user_agent,
    orderId: row.order_id,
    externalOrderId: row.external_order_id,
  }));
}
