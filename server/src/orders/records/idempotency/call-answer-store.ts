import type { Db } from '../../../platform/db.ts';
import { isLeaseOver } from '../../../platform/lease.ts';
import { CALL_LEASE_MS, type CallKey, type Claim, KEY_LIFETIME_MS, type StoredCall } from './call-key.ts';

/** False if another call holds the key or has answered under it. */
export async function claimCall(
  db: Db,
  caller: string,
  { key, fingerprint }: CallKey,
  { owner, now, leasedUntil }: Claim,
): Promise<boolean> {
  const claimed = await db`
    insert into answered_calls as c (id, caller, key, fingerprint, leased_until, created_at)
    values (${owner}, ${caller}, ${key}, ${fingerprint}, ${leasedUntil}, ${now})
    on conflict (caller, key) do update set id = excluded.id, fingerprint = excluded.fingerprint,
      leased_until = excluded.leased_until, status = null, body = null, created_at = excluded.created_at
    where c.created_at <= excluded.created_at - ${KEY_LIFETIME_MS / 1000} * interval '1 second'
      or (c.body is null and ${isLeaseOver(db, db`c.leased_until`, db`excluded.created_at`, CALL_LEASE_MS)})
    returning 1`;
  return claimed.length === 1;
}

/** The body is encrypted: it may contain a secret that is shown once. */
export async function findClaimedCall(
  db: Db,
  caller: string,
  key: string,
): Promise<(Omit<StoredCall, 'orderId' | 'body'> & { body: Buffer | null }) | null> {
  const [call] = await db<(Omit<StoredCall, 'orderId' | 'body'> & { body: Buffer | null })[]>`
    select fingerprint, leased_until, status, body, created_at from answered_calls
    where caller = ${caller} and key = ${key}`;
  return call ?? null;
}

/** Nothing, if another call took the key over in the meantime. */
export async function storeAnswer(db: Db, id: string, status: number, body: Buffer): Promise<void> {
  await db`
    update answered_calls set status = ${status}, body = ${body}, leased_until = null where id = ${id}`;
}

export async function releaseCall(db: Db, id: string): Promise<void> {
  await db`delete from answered_calls where id = ${id} and body is null`;
}

export async function deleteOldAnswers(db: Db, before: Date): Promise<void> {
  await db`delete from answered_calls where created_at < ${before}`;
}
