// The SQL of listening: an account's events of the sandbox, in the order in which they happened.
import type { Db } from '../platform/db.ts';

export interface SandboxEventRow {
  id: string;
  type: string;
  createdAt: Date;
  /** Exactly what a webhook of this event sends. */
  body: string;
}

/** Those after this place; two of different orders can have the same time. */
export interface EventPlace {
  at: Date;
  id: string;
}

/** The environment and the format are written out, so that the index of just these is found. */
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
