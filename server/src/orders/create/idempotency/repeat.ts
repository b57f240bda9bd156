// Recognises repeated calls: already answered, still running, or the same key with different content.
import type { Scope } from '../../../customers/environment.ts';
import type { Db, Transaction } from '../../../platform/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import {
  type CallKey,
  type Claim,
  type FirstAnswer,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type StoredCall,
} from './call-key.ts';
import { idempotencyErrors } from './errors.ts';
import { claimStatement, findCall, keyRow } from './store.ts';

/** The first answer, or the error for the repeated call; null when the key is free. */
export function checkRepetition(key: CallKey, stored: StoredCall | null, now: Date): KeptAnswer | null {
  if (stored === null || now.getTime() - stored.createdAt.getTime() >= KEY_LIFETIME_MS) return null;
  const running = stored.body === null;
  if (running && (stored.leasedUntil === null || stored.leasedUntil <= now)) return null;
  if (key.compareContent && !stored.fingerprint.equals(key.fingerprint)) {
    throw idempotencyErrors.IDEMPOTENCY_KEY_REUSED();
  }
  if (running) throw idempotencyErrors.IDEMPOTENCY_REQUEST_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
  return { status: stored.status!, body: stored.body!, orderId: stored.orderId! };
}

/**
 * The answer to an earlier call with this key; null without a key or if the key is free. Records the key's
 * owner.
 */
export async function findFirstAnswer(
  db: Db,
  scope: Scope,
  key: CallKey | null,
  now: Date,
  onOrderKnown: (orderId: string) => void = () => {},
): Promise<KeptAnswer | null> {
  const stored = key && (await findCall(db, scope, key));
  if (stored?.orderId) onOrderKnown(stored.orderId);
  return key && checkRepetition(key, stored, now);
}

export function newClaim(now: Date): Claim {
  return { owner: uuidv7(now), now, leasedUntil: null };
}

/** Saves the answer under its key, in the same transaction as the change. */
export async function saveAnswer(
  tx: Transaction,
  order: Scope & { id: string },
  key: CallKey,
  answer: FirstAnswer,
  now: Date,
): Promise<void> {
  const rows = await claimStatement(tx, [
    keyRow(order, key, newClaim(now), { orderId: order.id, ...answer }),
  ]);
  if (rows.length === 0) throw idempotencyErrors.IDEMPOTENCY_KEY_REUSED();
}
