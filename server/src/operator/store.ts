// The audit log, the operator's own record and alerts.

import { randomBytes } from 'node:crypto';
import type { Changes } from '../platform/changes.ts';
import { type Db, jsonOrNull, jsonRow, jsonRows } from '../platform/db.ts';
import type { PageStart } from '../platform/page-cursor.ts';
import type { LogoShape } from './logo-store.ts';

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

/** Details that people wrote or that name people. They are stored apart from the entry, so that they can be erased. */
const TEXTS = [
  'changes',
  'clientName',
  'damageDescription',
  'description',
  'fileName',
  'name',
  'passkeys',
  'reason',
];
const SALT_BYTES = 32;

export interface AuditWithValues {
  entry: AuditRow;
  /** The changed fields of an order, before and after. */
  changes?: Changes;
}

/** One statement. An entry gets the names of the changed fields, and the hash of what is stored apart from it. */
export async function insertAudits(db: Db, entries: readonly AuditWithValues[]): Promise<void> {
  const split = entries.map(({ entry, changes = {} }) => {
    const details = Object.entries(entry.details);
    const texts = details.filter(([name, value]) => TEXTS.includes(name) && value !== undefined);
    const fields = Object.keys(changes);
    const sealed = Object.fromEntries(details.filter(([name]) => !TEXTS.includes(name)));
    const row = { ...entry, details: fields.length === 0 ? sealed : { ...sealed, fields } };
    return { row, changes: fields.length === 0 ? null : changes, texts };
  });
  const values = split
    .filter(({ changes, texts }) => changes !== null || texts.length > 0)
    .map(({ row, changes, texts }) => ({
      auditId: row.id,
      orderId: row.subjectType === 'order' ? row.subjectId : null,
      salt: `\\x${randomBytes(SALT_BYTES).toString('hex')}`,
      changes,
      texts: texts.length === 0 ? null : Object.fromEntries(texts),
    }));
  const rows = split.map(({ row }) => row);
  await db`
    with stored as (
      insert into audit_values as v
      select * from jsonb_populate_recordset(null::audit_values, ${jsonRows(db, values)})
      returning audit_id, audit_values_hash(v) as hash
    )
    insert into audit
    select id, at, actor, channel, action, account_id, subject_type, subject_id,
      case when stored.hash is null then details else details || jsonb_build_object('valuesHash', stored.hash) end
    from jsonb_populate_recordset(null::audit, ${jsonRows(db, rows)}) left join stored on stored.audit_id = id`;
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

export async function readOperator(db: Db): Promise<{ record: unknown; logo: LogoShape | null }> {
  const [row] = await db<({ record: unknown } & { [Key in keyof LogoShape]: LogoShape[Key] | null })[]>`
    select o.record, l.content_type, l.width, l.height, l.updated_at
    from (select 1) one left join operator o on true left join operator_logo l on true`;
  const { record, ...logo } = row!;
  return { record, logo: logo.updatedAt === null ? null : (logo as LogoShape) };
}

export async function writeOperator(db: Db, record: unknown, at: Date): Promise<void> {
  await db`
    insert into operator (record, updated_at) values (${jsonOrNull(db, record)}, ${at})
    on conflict (only_row) do update set record = excluded.record, updated_at = excluded.updated_at`;
}

/** The console has words for each kind. */
export const ALERT_KINDS = ['DOCUMENT_ALTERED', 'MAIL_FAILED', 'SEALS_REMOVED'] as const;

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
