// The SQL of the audit log, the operator's own record, the service's settings and alerts.

import type { PageStart } from '../http/page-cursor.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actor: string;
  door: string;
  action: string;
  accountId: string | null;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** The keys are column names, for statements that take the row as one JSON parameter. */
export function auditToRow(row: AuditRow) {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    door: row.door,
    action: row.action,
    account_id: row.accountId,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    details: row.details,
  };
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db`
    insert into audit select * from jsonb_populate_record(null::audit, ${jsonOrNull(db, auditToRow(row))})`;
}

export async function readOperator(db: Db): Promise<unknown | null> {
  const [row] = await db<{ record: unknown }[]>`select record from operator`;
  return row?.record ?? null;
}

export async function writeOperator(db: Db, record: unknown, at: Date): Promise<void> {
  await db`
    insert into operator (record, updated_at) values (${jsonOrNull(db, record)}, ${at})
    on conflict (only_row) do update set record = excluded.record, updated_at = excluded.updated_at`;
}

/** Returns the value stored under this name. If there is none, stores the given value and returns that. */
export async function settleSetting(db: Db, name: string, value: string): Promise<string> {
  const [row] = await db<{ value: string }[]>`
    with settled as (
      insert into settings (name, value) values (${name}, ${value}) on conflict do nothing returning value
    )
    select value from settled union all select value from settings where name = ${name}`;
  return row!.value;
}

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db<{ value: string }[]>`select value from settings where name = ${name}`;
  return row?.value ?? null;
}

interface Alert {
  id: string;
  at: Date;
  kind: string;
  message: string;
  details: Record<string, unknown>;
}

export async function insertAlert(db: Db, alert: Alert): Promise<void> {
  await db`
    insert into alerts (id, at, kind, message, details)
    values (${alert.id}, ${alert.at}, ${alert.kind}, ${alert.message}, ${jsonOrNull(db, alert.details)})`;
}

export async function listAlerts(db: Db, limit: number, after: PageStart | null): Promise<Alert[]> {
  return db<Alert[]>`
    select * from alerts ${after ? db`where (at, id) < (${after.at}, ${after.id})` : db``}
    order by at desc, id desc limit ${limit}`;
}
