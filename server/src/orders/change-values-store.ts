// The SQL of the values before and after a change, which are stored beside the audit entry so that they can be erased.
import { randomBytes } from 'node:crypto';
import type { Changes } from '../operator/changes.ts';
import { type AuditRow, insertAudit } from '../operator/store.ts';
import { type Db, jsonOrNull, jsonRow } from '../platform/db.ts';

const SALT_BYTES = 32;

/** One statement. The entry gets the names of the changed fields and the hash of their values. */
export async function insertAuditOfChange(db: Db, entry: AuditRow, changes: Changes): Promise<void> {
  const fields = Object.keys(changes);
  if (fields.length === 0) return insertAudit(db, entry);
  const row = { ...entry, details: { ...entry.details, fields } };
  await db`
    with stored as (
      insert into order_change_values as v (audit_id, order_id, salt, changes)
      values (${entry.id}, ${entry.subjectId}, ${randomBytes(SALT_BYTES)}, ${jsonOrNull(db, changes)})
      returning change_values_hash(v) as hash
    )
    insert into audit
    select id, at, actor, channel, action, account_id, subject_type, subject_id,
      details || jsonb_build_object('valuesHash', stored.hash)
    from stored, jsonb_populate_record(null::audit, ${jsonRow(db, row)})`;
}

export async function deleteChangeValues(db: Db, orderId: string): Promise<void> {
  await db`delete from order_change_values where order_id = ${orderId}`;
}
