// The SQL of idempotency keys.

import type { Scope } from '../../customers/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { CallKey, Claim, FirstAnswer, StoredCall } from './call-key.ts';

export async function findCall(db: Db, scope: Scope, key: CallKey): Promise<StoredCall | null> {
  const [call] = await db<StoredCall[]>`
    select fingerprint, leased_until, order_id, status, body, created_at from idempotency_keys
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and space = ${key.space} and key = ${key.key}`;
  return call ?? null;
}

/** Takes the key unless it is held: free, expired, or left behind by a call that died. Only if `when` has a row. */
export function claimStatement(
  db: Db,
  scope: Scope,
  key: CallKey,
  claim: Claim,
  answer: (FirstAnswer & { orderId: string }) | null,
  when?: string,
) {
  const { accountId, environment } = scope;
  const { owner, now: createdAt, leasedUntil } = claim;
  const { orderId = null, status = null, body = null } = answer ?? {};
  return db`
    insert into idempotency_keys as k (account_id, environment, space, key, fingerprint, owner, leased_until,
      order_id, status, body, created_at)
    select ${accountId}::uuid, ${environment}, ${key.space}, ${key.key}, ${key.fingerprint}::bytea, ${owner}::uuid,
      ${leasedUntil}::timestamptz, ${orderId}::uuid, ${status}::smallint, ${body}, ${createdAt}::timestamptz
    ${when === undefined ? db`` : db`from ${db(when)}`}
    on conflict (account_id, environment, space, key) do update set
      fingerprint = excluded.fingerprint, owner = excluded.owner, leased_until = excluded.leased_until,
      order_id = excluded.order_id, status = excluded.status, body = excluded.body,
      created_at = excluded.created_at
    where k.created_at <= ${claim.expiredBefore}
      or (k.body is null and (k.leased_until is null or k.leased_until <= ${createdAt}))
    returning 1`;
}

export async function claimKey(db: Db, scope: Scope, key: CallKey, claim: Claim): Promise<boolean> {
  const rows = await claimStatement(db, scope, key, claim, null);
  return rows.length === 1;
}

/** Only its owner gives a claim back, and only while nothing was answered under it. */
export async function releaseKey(db: Db, scope: Scope, key: CallKey, owner: string): Promise<void> {
  await db`
    delete from idempotency_keys
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and space = ${key.space} and key = ${key.key} and owner = ${owner} and body is null`;
}

export async function deleteOldKeys(db: Db, before: Date): Promise<number> {
  const rows = await db`delete from idempotency_keys where created_at < ${before} returning 1`;
  return rows.length;
}
