// The key that a call is recognised by, and what is stored of the call that used it first.

export interface CallKey {
  space: 'header' | 'external' | 'ops' | 'older';
  key: string;
  fingerprint: Buffer;
  /** The older interface goes by the identifier alone. */
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

/** Who takes a key, until when, and from when on an older entry no longer counts. */
export interface Claim {
  owner: string;
  now: Date;
  leasedUntil: Date | null;
  expiredBefore: Date;
}
