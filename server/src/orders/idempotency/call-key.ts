// The key that identifies a call, and what is stored about the first call that used it.

export interface CallKey {
  space: 'header' | 'external' | 'ops' | 'older';
  key: string;
  fingerprint: Buffer;
  /** False for the legacy interface, which compares only the identifier. */
  compareContent: boolean;
}

export interface StoredCall {
  fingerprint: Buffer;
  leasedUntil: Date | null;
  status: number | null;
  body: string | null;
  createdAt: Date;
}

export interface FirstAnswer {
  status: number;
  body: string;
}

/** Who claims a key, how long the lease runs, and before which time existing entries have expired. */
export interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date | null;
  expiredBefore: Date;
}
