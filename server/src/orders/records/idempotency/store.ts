import type { Scope } from '../../../model/environment.ts';
import { type Db, jsonRows } from '../../../platform/db.ts';
import { isLeaseOver } from '../../../platform/lease.ts';
import {
  CALL_LEASE_MS,
  type CallKey,
  type Claim,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type StoredCall,
} from './call-key.ts';

export async function findCall(db: Db, scope: Scope, key: CallKey): Promise<StoredCall | null> {
  const [call] = await db<StoredCall[]>`
    select fingerprint, leased_until, order_id, status, body, created_at from idempotency_keys
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and space = ${key.space} and key = ${key.key}`;
  return call ?? null;
}

/** A row of the table: a key and what is stored under it. */
interface KeyRow extends Scope, StoredCall {
  space: CallKey['space'];
  key: string;
  owner: string;
}

export function keyRow(scope: Scope, key: CallKey, claim: Claim, answer: KeptAnswer | null): KeyRow {
  const { orderId = null, status = null, body = null } = answer ?? {};
  return {
    accountId: scope.accountId,
    environment: scope.environment,
    space: key.space,
    key: key.key,
    fingerprint: key.fingerprint,
    owner: claim.owner,
    leasedUntil: claim.leasedUntil,
    orderId,
    status,
    body,
    createdAt: claim.now,
  };
}

/** Claims the keys that are free, expired, or left by a call that died; none unless `when` has a row. */
export function claimStatement(db: Db, rows: readonly KeyRow[], when?: string) {
  const written = rows.map((row) => ({ ...row, fingerprint: `\\x${row.fingerprint.toString('hex')}` }));
  return db`
    insert into idempotency_keys as k
    select c.* from jsonb_populate_recordset(null::idempotency_keys, ${jsonRows(db, written)}) c
    ${when === undefined ? db`` : db`, ${db(when)}`}
    on conflict (account_id, environment, space, key) do update set
      fingerprint = excluded.fingerprint, owner = excluded.owner, leased_until = excluded.leased_until,
      order_id = excluded.order_id, status = excluded.status, body = excluded.body,
      created_at = excluded.created_at
    where k.created_at <= excluded.created_at - ${KEY_LIFETIME_MS / 1000} * interval '1 second'
      or (k.body is null
        and ${isLeaseOver(db, db`k.leased_until`, db`excluded.created_at`, CALL_LEASE_MS)})
    returning order_id`;
}

/**
 * Writes the answers under keys that these calls already hold; returns the orders of the calls that still
 * hold them.
 */
export function answerStatement(db: Db, rows: readonly KeyRow[]) {
  const written = rows.map(({ fingerprint: _, ...row }) => row);
  return db`
    update idempotency_keys k set order_id = c.order_id, status = c.status, body = c.body, leased_until = null
    from jsonb_populate_recordset(null::idempotency_keys, ${jsonRows(db, written)}) c
    where k.account_id = c.account_id and k.environment = c.environment and k.space = c.space and k.key = c.key
      and k.owner = c.owner and k.body is null
    returning k.order_id`;
}

export async function claimKey(db: Db, scope: Scope, key: CallKey, claim: Claim): Promise<boolean> {
  const rows = await claimStatement(db, [keyRow(scope, key, claim, null)]);
  return rows.length === 1;
}

/** Only the owner can release a claim, and only while it has no answer. */
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
