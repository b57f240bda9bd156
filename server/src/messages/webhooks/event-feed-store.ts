// Events are listed by position, so that a reader who continues after a position misses none.
import type { Scope } from '../../model/environment.ts';
import type { Db, Sql } from '../../platform/db.ts';

export interface EventFilter extends Scope {
  types?: readonly string[] | undefined;
  orderId?: string | undefined;
  since: Date;
}

/** Events after this position and id. */
export interface FeedStart {
  position: number;
  id: string;
}

export const NO_ID = '00000000-0000-0000-0000-000000000000';

export interface FeedEvent extends FeedStart {
  /** Exactly the body that a webhook sends for this event. */
  body: string;
}

interface FeedPage {
  /** Oldest first. */
  events: FeedEvent[];
  /** All events below this position were committed when the page was read. */
  horizon: number;
}

/** Horizon and events are from the same snapshot. The format is a literal, so that the planner can use the partial index. */
export async function readEvents(
  db: Db,
  { accountId, environment, types, orderId, since }: EventFilter,
  limit: number,
  after: FeedStart,
): Promise<FeedPage> {
  const rows = await db<({ horizon: number } & (FeedEvent | { id: null }))[]>`
    select h.horizon, p.position, p.id, e.body
    from (select event_horizon() as horizon) h
    left join lateral (
      select id, position from events
      where account_id = ${accountId} and environment = ${environment} and format = '2026-09-01'
        and (position, id) > (${after.position}, ${after.id}) and position < h.horizon
        and created_at >= ${since}
        ${types === undefined ? db`` : db`and type = any(${types as string[]})`}
        ${orderId === undefined ? db`` : db`and order_id = ${orderId}`}
      order by position, id limit ${limit}
    ) p on true
    left join events e on e.id = p.id and e.account_id = ${accountId}
    order by p.position, p.id`;
  const events = rows.filter((row): row is FeedEvent & { horizon: number } => row.id !== null);
  return { events, horizon: rows[0]!.horizon };
}

/** A position at or before all events since this time. Clocks of the service and the database may differ by a minute. */
export async function findPositionBefore(db: Db, time: Date): Promise<number> {
  const [mark] = await db<{ position: number }[]>`
    select position from event_marks where at <= ${time}::timestamptz - interval '1 minute'
    order by at desc limit 1`;
  return mark?.position ?? 0;
}

export async function markPosition(db: Db, now: Date): Promise<void> {
  await db`insert into event_marks (at, position) values (${now}, event_horizon()) on conflict do nothing`;
}

/** More transactions than can have run since the data was saved, so that cursors from then skip no new event. */
const TRANSACTIONS_AFTER_BACKUP = 1_000_000_000;

/**
 * After a restore into a PostgreSQL that counts from another number. The lock keeps out writers that have read the old
 * shift. Returns whether the positions were moved.
 */
export function alignPositions(sql: Sql): Promise<boolean> {
  return sql.begin(async (tx) => {
    const outdated = await tx`select 1 from event_positions where counted_by <> event_counter()`;
    if (outdated.length === 0) return false;
    await tx`lock table events in share mode`;
    await tx`
      update event_positions set counted_by = event_counter(), shift = greatest(shift,
        (select coalesce(max(position), 0) from events) + ${TRANSACTIONS_AFTER_BACKUP}::bigint
          - pg_current_xact_id()::text::bigint)`;
    return true;
  }) as Promise<boolean>;
}
