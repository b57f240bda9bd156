// The purposes of keys: each purpose has its own key, which is useless for another one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { decryptBytes, encryptBytes } from './keys/cipher.ts';
import {
  type DataKey,
  groupByPurpose,
  KEY_ID_BYTES,
  type KeyFamily,
  type Purpose,
} from './keys/data-keys.ts';

export interface Secrets {
  /** The keyed hash by which we store and look up API keys and client secrets. */
  hashCredential(secret: string): Buffer;
  readonly tokenKeys: KeyFamily;
  readonly cursorKeys: KeyFamily;
  readonly quoteLinkKeys: KeyFamily;
  /** Each seal of the audit log names its key. */
  readonly auditSealKeys: KeyFamily;
  /** The key with which the phones of a driver encrypt unsent work. */
  driverStorageKey(driverId: string): Buffer;
  /** For secrets we have to read back, such as those of webhooks. */
  encrypt(text: string): Buffer;
  /** Throws KeyNotLoaded if the value is encrypted with a key that this process does not have. */
  decrypt(encrypted: Buffer): string;
  /** What every value that is encrypted now begins with. */
  encryptedPrefix(): Buffer;
}

/** A stored value cannot be decrypted here. Calls that need it are refused and can be repeated. */
export class KeyNotLoaded extends Error {
  constructor(keyId: string) {
    super(`A stored value is encrypted with the key ${keyId}, which this process does not have.`);
  }
}

/** Stored values begin with the number of their form and the id of their key. */
const FORM = Buffer.from([1]);
const PREFIX_BYTES = FORM.length + KEY_ID_BYTES;
const CONTEXT = 'stored-secret';

/** Has no keys until `replaceKeys` is called; a later call takes effect at once. */
export function secretsFrom(clock: Clock): Secrets & { replaceKeys(keys: readonly DataKey[]): void } {
  let byPurpose: ReadonlyMap<Purpose, readonly DataKey[]> = new Map();
  let decryptionKeys: ReadonlyMap<string, DataKey> = new Map();

  const family = (purpose: Purpose): KeyFamily => ({
    all: () => byPurpose.get(purpose)!,
    current() {
      const keys = byPurpose.get(purpose)!;
      const now = clock.now();
      // The clock of the process that made the first key may be ahead.
      return keys.find(({ activeFrom }) => activeFrom <= now) ?? keys.at(-1)!;
    },
  });
  const permanent = (purpose: Purpose, content: string) =>
    createHmac('sha256', byPurpose.get(purpose)![0]!.bytes).update(content).digest();
  const encryption = family('stored-secret');
  const prefixOf = ({ id }: DataKey) => Buffer.concat([FORM, Buffer.from(id, 'hex')]);

  return {
    hashCredential: (secret) => permanent('credential-hash', secret),
    driverStorageKey: (driverId) => permanent('driver-storage', driverId),
    tokenKeys: family('access-token'),
    cursorKeys: family('page-cursor'),
    quoteLinkKeys: family('quote-link'),
    auditSealKeys: family('audit-seal'),
    encryptedPrefix: () => prefixOf(encryption.current()),
    encrypt(text) {
      const key = encryption.current();
      return Buffer.concat([prefixOf(key), encryptBytes(key.bytes, Buffer.from(text), CONTEXT)]);
    },
    decrypt(encrypted) {
      const keyId = encrypted.toString('hex', FORM.length, PREFIX_BYTES);
      const key = decryptionKeys.get(keyId);
      if (!key || encrypted[0] !== FORM[0]) throw new KeyNotLoaded(keyId);
      return decryptBytes(key.bytes, encrypted.subarray(PREFIX_BYTES), CONTEXT).toString('utf8');
    },
    replaceKeys(keys) {
      byPurpose = groupByPurpose(keys);
      decryptionKeys = new Map(byPurpose.get('stored-secret')!.map((key) => [key.id, key]));
    },
  };
}

/** Compares two texts of any length; the time it takes does not reveal where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
