// Derives one key per purpose from the master key, so that a key for one purpose is useless for another.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export interface Secrets {
  /** The keyed hash by which we store and look up API keys and client secrets. */
  hashCredential(secret: string): Buffer;
  readonly tokenKey: Uint8Array;
  readonly cursorKey: Buffer;
  readonly quoteLinkKey: Buffer;
  /** The key with which the phones of a driver encrypt unsent work. */
  driverStorageKey(driverId: string): Buffer;
  /** For secrets we have to read back, such as those of webhooks. */
  encrypt(text: string): Buffer;
  decrypt(encrypted: Buffer): string;
  /** Stored in the database, so that a start with the wrong master key is detected. */
  readonly fingerprint: string;
}

export function deriveSecrets(masterKey: Buffer): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', masterKey, 'handover', purpose, 32) as ArrayBuffer);
  const credentialKey = derive('credential-hash');
  const storageKey = derive('driver-storage');
  return {
    hashCredential: (secret) => createHmac('sha256', credentialKey).update(secret).digest(),
    tokenKey: derive('access-token'),
    cursorKey: derive('page-cursor'),
    quoteLinkKey: derive('quote-link'),
    driverStorageKey: (driverId) => createHmac('sha256', storageKey).update(driverId).digest(),
    ...encryption(derive('stored-secret')),
    fingerprint: derive('fingerprint').toString('hex'),
  };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encryption(key: Buffer): Pick<Secrets, 'encrypt' | 'decrypt'> {
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    decrypt(encrypted) {
      const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

/** Compares two texts of any length; the time it takes does not reveal where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
