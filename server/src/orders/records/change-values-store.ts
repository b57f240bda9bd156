// Values before and after a change are stored apart from the audit entry, so that they can be erased.
import { randomBytes } from 'node:crypto';
import type { AuditRow } from '../../operator/store.ts';
import type { Changes } from '../../platform/changes.ts';
import { type Db, jsonRows } from '../../platform/db.ts';

const SALT_BYTES = 32;

/** One statement. An entry gets the names of the changed fields and the hash of their values. */
export async function insertAuditOfChanges(
  db: Db,
  entries: readonly { entry: AuditRow; changes: Changes }[],
): Promise<void> {
  const rows = entries.map(({ entry, changes }) => {
    const fields = Object.keys(changes);
    return fields.length === 0 ? entry : { ...entry, details: { ...entry.details, fields } };
  });
  const values = entries
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ entry, changes }) => ({
      auditId: entry.id,
      orderId: entry.subjectId,
      salt: `\\x${randomBytes(SALT_BYTES).toString('hex')}`,
      changes,
    }));
  await db`
    with stored as (
      insert into order_change_values as v
      select * from jsonb_populate_recordset(null::order_change_values, ${jsonRows(db, values)})
      returning audit_id, change_values_hash(v) as hash
    )
    insert into audit
    select id, at, actor, channel, action, account_id, subject_type, subject_id,
      case when stored.hash is null then details else details || jsonb_build_object('valuesHash', stored.hash) end
    from jsonb_populate_recordset(null::audit, ${jsonRows(db, rows)}) left join stored on stored.audit_id = id`;
}

export async function deleteChangeValues(db: Db, orderId: string): Promise<void> {
  await db`delete from order_change_values where order_id = ${orderId}`;
}
