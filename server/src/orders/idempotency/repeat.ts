// Recognising a repeated call: what was answered first, what still runs, what is other content.
import type { Scope } from '../../customers/environment.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { CallKey, Claim, FirstAnswer, StoredCall } from './call-key.ts';
import { repeatErrors } from './errors.ts';
import { claimStatement, findCall } from './store.ts';

export const KEY_MEMORY_MS = 24 * 3_600_000;

/** The first answer, or the error that the repetition gets; null when the key is free. */
export function judgeRepetition(key: CallKey, stored: StoredCall | null, now: Date): FirstAnswer | null {
  if (stored === null || now.getTime() - stored.createdAt.getTime() >= KEY_MEMORY_MS) return null;
  const running = stored.body === null;
  if (running && (stored.leasedUntil === null || stored.leasedUntil <= now)) return null;
  if (key.compareContent && !stored.fingerprint.equals(key.fingerprint)) {
    throw repeatErrors.IDEMPOTENCY_KEY_REUSED();
  }
  if (running) throw repeatErrors.IDEMPOTENCY_REQUEST_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
  return { status: stored.status!, body: stored.body! };
}

/** What an earlier call with this key was answered; null without a key or when it is free. Notes whose key it is. */
export async function firstAnswer(
  db: Db,
  scope: Scope,
  key: CallKey | null,
  now: Date,
  noteOrder: (orderId: string) => void = () => {},
): Promise<FirstAnswer | null> {
  const stored = key && (await findCall(db, scope, key));
  if (stored?.orderId) noteOrder(stored.orderId);
  return key && judgeRepetition(key, stored, now);
}

export function newClaim(now: Date): Claim {
  const expiredBefore = new Date(now.getTime() - KEY_MEMORY_MS);
  return { owner: uuidv7(now), now, leasedUntil: null, expiredBefore };
}

/** Keeps the answer under its key, with the change that it tells of. */
export async function keepAnswer(
  tx: Transaction,
  order: Scope & { id: string },
  key: CallKey,
  answer: FirstAnswer,
  now: Date,
): Promise<void> {
  const rows = await claimStatement(tx, order, key, newClaim(now), { orderId: order.id, ...answer });
  if (rows.length === 0) throw repeatErrors.IDEMPOTENCY_KEY_REUSED();
}
