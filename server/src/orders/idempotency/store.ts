// The SQL of idempotency keys.

import type { Environment } from '../../http/trace.ts';
import type { Db } from '../../platform/db.ts';
import type { CallKey } from './repeat.ts';

interface KeyScope {
  accountId: string;
  environment: Environment;
}

export interface StoredCall {
  fingerprint: Buffer;
  leasedUntil: Date | null;
  status: number | null;
  body: string | null;
  createdAt: Date;
}

interface StoredCallRow {
  fingerprint: Buffer;
  leased_until: Date | null;
  status: number | null;
  body: string | null;
  created_at: Date;
}

export async function findCall(db: Db, scope: KeyScope, key: CallKey): Promise<StoredCall | null> {
  const [row] = await db<StoredCallRow[]>`
    select fingerprint, leased_until, status, body, created_at from idempotency_keys
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and space = ${key.space} and key = ${key.key}`;
  if (!row) return null;
  const { fingerprint, leased_until: leasedUntil, status, body, created_at: createdAt } = row;
  return { fingerprint, leasedUntil, status, body, createdAt };
}

export interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date | null;
  expiredBefore: Date;
}

/** Takes the key unless it is held: free, expired, or left behind by a call that died. */
export function claimStatement(
  db: Db,
  scope: KeyScope,
  key: CallKey,
  claim: Claim,
  answer: { orderId: string; status: number; body: string } | null,
) {
  return db`
    insert into idempotency_keys as k (account_id, environment, space, key, fingerprint, owner, leased_until,
      order_id, status, body, created_at)
    values (${scope.accountId}, ${scope.environment}, ${key.space}, ${key.key}, ${key.fingerprint},
      ${claim.owner}, ${claim.leasedUntil}, ${answer?.orderId ?? null}, ${answer?.status ?? null},
      ${answer?.body ?? null}, ${claim.now})
    on conflict (account_id, environment, space, key) do update set
      fingerprint = excluded.fingerprint, owner = excluded.owner, leased_until = excluded.leased_until,
      order_id = excluded.order_id, status = excluded.status, body = excluded.body,
      created_at = excluded.created_at
    where k.created_at <= ${claim.expiredBefore}
      or (k.body is null and (k.leased_until is null or k.leased_until <= ${claim.now}))
    returning 1`;
}

export async function claimKey(db: Db, scope: KeyScope, key: CallKey, claim: Claim): Promise<boolean> {
  const rows = await claimStatement(db, scope, key, claim, null);
  return rows.length === 1;
}

/** Only its owner gives a claim back, and only while nothing was answered under it. */
export async function releaseKey(db: Db, scope: KeyScope, key: CallKey, owner: string): Promise<void> {
  await db`
    delete from idempotency_keys
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and space = ${key.space} and key = ${key.key} and owner = ${owner} and body is null`;
}

export async function deleteOldKeys(db: Db, before: Date): Promise<number> {
  const rows = await db`delete from idempotency_keys where created_at < ${before} returning 1`;
  return rows.length;
}
