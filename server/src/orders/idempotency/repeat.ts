// Recognising a repeated call: what was answered first, what still runs, what is other content.
import { ServiceError } from '../../http/errors.ts';
import type { StoredCall } from './store.ts';

export interface CallKey {
  space: 'header' | 'external' | 'ops' | 'older';
  key: string;
  fingerprint: Buffer;
  /** The older interface goes by the identifier alone. */
  compareContent: boolean;
}

export const KEY_MEMORY_MS = 24 * 3_600_000;
/** How long a call that has to leave the process may hold its key. */
export const LEASE_MS = 30_000;

export interface FirstAnswer {
  status: number;
  body: string;
}

/** The first answer, or the error that the repetition gets; null when the key is free. */
export function judgeRepetition(key: CallKey, stored: StoredCall | null, now: Date): FirstAnswer | null {
  if (stored === null || now.getTime() - stored.createdAt.getTime() >= KEY_MEMORY_MS) return null;
  const running = stored.body === null;
  if (running && (stored.leasedUntil === null || stored.leasedUntil <= now)) return null;
  if (key.compareContent && !stored.fingerprint.equals(key.fingerprint)) {
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED');
  }
  if (running) {
    throw new ServiceError('IDEMPOTENCY_REQUEST_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
  }
  return { status: stored.status!, body: stored.body! };
}
