// Recognises repeated calls: already answered, still running, or the same key with different content.
import type { Scope } from '../../../model/environment.ts';
import type { Db, Transaction } from '../../../platform/db.ts';
import type { ServiceError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { isOver } from '../../../platform/lease.ts';
import {
  CALL_LEASE_MS,
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
  if (running && isOver(stored.leasedUntil, now, CALL_LEASE_MS)) return null;
  if (key.compareContent && !stored.fingerprint.equals(key.fingerprint)) {
    throw keyReused(key, stored);
  }
  if (running) throw idempotencyErrors.IDEMPOTENCY_REQUEST_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
  return { status: stored.status!, body: stored.body!, orderId: stored.orderId! };
}

/** Names the externalOrderId and its order: a caller without a header key sent no key that it could look for. */
function keyReused({ space, key: externalOrderId }: CallKey, stored: StoredCall | null): ServiceError {
  if (space !== 'external') return idempotencyErrors.IDEMPOTENCY_KEY_REUSED();
  const { orderNumber, requestNumber } = numbersIn(stored?.body ?? null);
  const number = orderNumber ?? requestNumber;
  const owner = number === null ? 'another call' : `order ${number}`;
  return idempotencyErrors.IDEMPOTENCY_KEY_REUSED({
    message: `The externalOrderId ${externalOrderId} belongs to ${owner}, which was created with other content. Use a new externalOrderId for a new order.`,
    details: { externalOrderId, id: stored?.orderId ?? null, orderNumber, requestNumber },
  });
}

/** The numbers in the first answer; a request has no order number yet. */
function numbersIn(body: string | null): { orderNumber: string | null; requestNumber: string | null } {
  const { orderNumber = null, requestNumber = null } = body === null ? {} : JSON.parse(body);
  return { orderNumber, requestNumber };
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
  if (rows.length === 0) throw keyReused(key, null);
}
