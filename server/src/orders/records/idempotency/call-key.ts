// The key that identifies a call, and what is stored about the first call that used it.
import { DAY_MS } from '../../../../../shared/time/durations.ts';

export interface CallKey {
  /**
   * Header keys and externalOrderIds of customers are shared by all customer APIs; dispatch has separate
   * keys.
   */
  space: 'header' | 'external' | 'ops';
  key: string;
  fingerprint: Buffer;
  /** False for the legacy interface, which compares only the identifier. */
  compareContent: boolean;
}

export interface StoredCall {
  fingerprint: Buffer;
  leasedUntil: Date | null;
  orderId: string | null;
  status: number | null;
  body: string | null;
  createdAt: Date;
}

export interface FirstAnswer {
  status: number;
  body: string;
}

/** A stored first answer, with the order that it is about. */
export interface KeptAnswer extends FirstAnswer {
  orderId: string;
}

/** How long a call that waits for another server may hold its key. */
export const CALL_LEASE_MS = 30_000;

/** How long a key is reserved for its first call. */
export const KEY_LIFETIME_MS = DAY_MS;

/** The call that takes a key, and how long it holds it. */
export interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date | null;
}
