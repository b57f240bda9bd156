// Sandbox events of an account are numbered in the order in which listeners get them.
import type { Db, Transaction } from '../platform/db.ts';

export interface SandboxEventRow {
  id: string;
  number: number;
  type: string;
  createdAt: Date;
  /** Exactly the body that a webhook sends for this event. */
  body: string;
}

/** Until the transaction ends, no other process numbers events of this account. */
export async function lockSandboxStream(tx: Transaction, accountId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('sandbox stream'), hashtext(${accountId}))`;
}

export interface StreamEnd {
  number: number;
  createdAt: Date;
}

export async function findStreamEnd(db: Db, accountId: string): Promise<StreamEnd | null> {
  const [last] = await db<StreamEnd[]>`
    select number, created_at from sandbox_stream where account_id = ${accountId} order by number desc limit 1`;
  return last ?? null;
}

/**
 * Numbers the events since this time that have no number yet, in the order of their times. Environment and
 * format are literals, so that the planner can use the partial index.
 */
export async function numberEvents(db: Db, accountId: string, since: Date): Promise<void> {
  await db`
    insert into sandbox_stream (event_id, account_id, number, created_at)
    select e.id, e.account_id, nextval('sandbox_stream_numbers'), e.created_at
    from (
      select id, account_id, created_at from events
      where account_id = ${accountId} and environment = 'sandbox' and format = '2026-09-01' and created_at > ${since}
        and not exists (select from sandbox_stream s where s.event_id = events.id)
      order by created_at, id
    ) e`;
}

export async function readNumberedEvents(
  db: Db,
  accountId: string,
  after: number,
  limit: number,
): Promise<SandboxEventRow[]> {
  return db<SandboxEventRow[]>`
    select e.id, s.number, e.type, e.created_at, e.body
    from sandbox_stream s join events e on e.id = s.event_id
    where s.account_id = ${accountId} and s.number > ${after} order by s.number limit ${limit}`;
}

/** The number before the first event after this time: a listener that continues there gets what came later. */
export async function findNumberBefore(db: Db, accountId: string, time: Date): Promise<number> {
  const [first] = await db<{ number: number | null }[]>`
    select min(number) - 1 as number from sandbox_stream where account_id = ${accountId} and created_at > ${time}`;
  return first?.number ?? (await findStreamEnd(db, accountId))?.number ?? 0;
}
