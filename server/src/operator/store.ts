// The audit log, the operator's own record and alerts.

import { type Db, jsonOrNull, jsonRow, jsonRows } from '../platform/db.ts';
import type { PageStart } from '../platform/page-cursor.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actor: string;
  channel: string;
  action: string;
  accountId: string | null;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** Part of a statement: writes the entries whose subject is among the ids of `when`. */
export function auditInsert(db: Db, when: string, rows: readonly AuditRow[]) {
  return db`
    insert into audit
    select a.* from ${db(when)} w
      join jsonb_populate_recordset(null::audit, ${jsonRows(db, rows)}) a on a.subject_id = w.id::text`;
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db`insert into audit select * from jsonb_populate_record(null::audit, ${jsonRow(db, row)})`;
}

export async function insertAudits(db: Db, rows: readonly AuditRow[]): Promise<void> {
  await db`insert into audit select * from jsonb_populate_recordset(null::audit, ${jsonRows(db, rows)})`;
}

export interface LatestAudit {
  subjectId: string;
  action: string;
  at: Date;
  actor: string;
  channel: string;
}

/** The last entry of each of these actions for each subject. */
export async function latestAudit(
  db: Db,
  subjectType: string,
  subjectIds: readonly string[],
  actions: readonly string[],
): Promise<LatestAudit[]> {
  return db<LatestAudit[]>`
    select distinct on (subject_id, action) subject_id, action, at, actor, channel from audit
    where subject_type = ${subjectType} and subject_id = any(${subjectIds as string[]})
      and action = any(${actions as string[]})
    order by subject_id, action, at desc, id desc`;
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

/** The console has words for each kind. */
export const ALERT_KINDS = ['DOCUMENT_ALTERED', 'MAIL_FAILED'] as const;

export interface Alert {
  id: string;
  at: Date;
  kind: (typeof ALERT_KINDS)[number];
  message: string;
  details: Record<string, unknown>;
}

/** Does nothing if there is already an alert for this document. */
export async function insertAlert(db: Db, alert: Alert): Promise<void> {
  await db`
    insert into alerts select * from jsonb_populate_record(null::alerts, ${jsonRow(db, alert)})
    on conflict do nothing`;
}

export async function listAlerts(db: Db, limit: number, after: PageStart | null): Promise<Alert[]> {
  return db<Alert[]>`
    select * from alerts ${after ? db`where (at, id) < (${after.at}, ${after.id})` : db``}
    order by at desc, id desc limit ${limit}`;
}

export async function serverVersion(db: Db): Promise<string> {
  const [row] = await db<{ version: string }[]>`select current_setting('server_version') as version`;
  return row!.version.split(' ')[0]!;
}
