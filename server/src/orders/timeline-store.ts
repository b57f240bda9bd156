// The SQL of an order's timeline: audit and events in one sequence.
import type { Db } from '../platform/db.ts';

export interface TimelineRow {
  at: Date;
  id: string;
  actor: string | null;
  door: string | null;
  action: string | null;
  details: Record<string, unknown> | null;
  format: string | null;
  type: string | null;
  from: string | null;
  to: string | null;
}

/** Oldest first; at the same time, the audit entry comes before its events. */
export async function readTimeline(db: Db, orderId: string): Promise<TimelineRow[]> {
  return db<TimelineRow[]>`
    select * from (
      select at, id, actor, door, action, details, null as format, null as type, null as from, null as to
      from audit where subject_type = 'order' and subject_id = ${orderId}
      union all
      select created_at, id, null, null, null, null, format, type,
        case when type = 'order.status_changed' then body::jsonb #>> '{data,from}' end,
        case when type = 'order.status_changed' then body::jsonb #>> '{data,to}' end
      from events where order_id = ${orderId}
    ) entries
    order by at, type is not null, id`;
}
