import type { Changes } from '../platform/changes.ts';
import type { Db } from '../platform/db.ts';
import type { PageStart } from '../platform/page-cursor.ts';
import type { AuditRow } from './store.ts';

export interface AuditFilter {
  /** As in the audit log: `user:<id>`, `operator`, `system`. */
  actor?: string | undefined;
  channel?: string | undefined;
  /** The whole action, or the part before the dot: `order`, `user`. */
  action?: string | undefined;
  subjectId?: string | undefined;
  accountId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface AuditLogEntry extends AuditRow {
  accountName: string | null;
  /** The number of an order or a request. */
  number: string | null;
  /** The values of the changed fields of an order; null for other entries, and after they were erased. */
  values: Changes | null;
  /** The seal that covers it; null while it is new. */
  seal: number | null;
}

export async function listAudit(
  db: Db,
  filter: AuditFilter,
  limit: number,
  after: PageStart | null,
): Promise<AuditLogEntry[]> {
  return db<AuditLogEntry[]>`
    select a.id, a.at, a.actor, a.channel, a.action, a.account_id, a.subject_type, a.subject_id,
      a.details - 'valuesHash' || coalesce(v.texts, '{}') as details, c.name as account_name,
      coalesce(o.order_number, o.request_number) as number, v.changes as values, s.seal
    from (select * from audit where true ${conditions(db, filter)}
      ${after ? db`and (at, id) < (${after.at}, ${after.id})` : db``}
      order by at desc, id desc limit ${limit}) a
    left join accounts c on c.id = a.account_id
    left join orders o on o.id = case when a.subject_type = 'order' then a.subject_id::uuid end
    left join audit_values v on v.audit_id = a.id
    left join audit_sealed s on s.entry_id = a.id
    order by a.at desc, a.id desc`;
}

function conditions(db: Db, { actor, channel, action, subjectId, accountId, from, to }: AuditFilter) {
  return db`
    ${actor === undefined ? db`` : db`and actor = ${actor}`}
    ${channel === undefined ? db`` : db`and channel = ${channel}`}
    ${action === undefined ? db`` : db`and (action = ${action} or starts_with(action, ${`${action}.`}))`}
    ${subjectId === undefined ? db`` : db`and subject_id = ${subjectId}`}
    ${accountId === undefined ? db`` : db`and account_id = ${accountId}`}
    ${from === undefined ? db`` : db`and at >= ${from}`}
    ${to === undefined ? db`` : db`and at < ${to}`}`;
}
