// The SQL of the event stream: an account's sandbox events, in the order in which they happened.
import type { Db } from '../platform/db.ts';

export interface SandboxEventRow {
  id: string;
  type: string;
  createdAt: Date;
  /** Exactly the body that a webhook sends for this event. */
  body: string;
}

/** A cursor: time and id, because events of different orders can have the same time. */
export interface EventPlace {
  at: Date;
  id: string;
}

/** Environment and format are literals, so that the planner can use the partial index. */
export async function readSandboxEvents(
  db: Db,
  accountId: string,
  after: EventPlace,
  limit: number,
): Promise<SandboxEventRow[]> {
  return db<SandboxEventRow[]>`
    select id, type, created_at, body from events
    where account_id = ${accountId} and environment = 'sandbox' and format = '2026-09-01'
      and (created_at, id) > (${after.at}, ${after.id}::uuid)
    order by created_at, id limit ${limit}`;
}
