// The key that identifies a call, and what is stored about the first call that used it.

export interface CallKey {
  /** Customers' header keys and externalOrderIds, each shared by their interfaces; dispatch has keys of its own. */
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

/** A first answer as it was kept, with the order that it tells of. */
export interface KeptAnswer extends FirstAnswer {
  orderId: string;
}

/** How long a key stands for its first call. */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Who takes a key, and until when. */
export interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date | null;
}
