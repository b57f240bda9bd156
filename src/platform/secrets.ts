// What the master key is used for: one derived key per purpose, so that no purpose can be played against another.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Secrets {
  /** Keyed hash under which API keys and client secrets are stored and looked up. */
  hashCredential(secret: string): Buffer;
  readonly tokenKey: Uint8Array;
  readonly cursorKey: Buffer;
  /** Stored in the database, so that a start with another master key is noticed. */
  readonly fingerprint: string;
}

export function deriveSecrets(masterKey: Buffer): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', masterKey, 'handover', purpose, 32) as ArrayBuffer);
  const credentialKey = derive('credential-hash');
  return {
    hashCredential: (secret) => createHmac('sha256', credentialKey).update(secret).digest(),
    tokenKey: derive('access-token'),
    cursorKey: derive('page-cursor'),
    fingerprint: derive('fingerprint').toString('hex'),
  };
}

/** Compares two texts of any length without telling by its duration where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
