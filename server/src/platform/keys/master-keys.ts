// The master keys from the settings. They encrypt the data keys that the database stores, and nothing else.
import { hkdfSync } from 'node:crypto';
import { decryptBytes, encryptBytes } from './cipher.ts';

export interface MasterKey {
  /** Derived from the key, to name it in the database, in logs and in messages. */
  id: string;
  /** `context` names the data key, so that the stored forms of two data keys cannot be swapped. */
  wrap(dataKey: Buffer, context: string): Buffer;
  unwrap(wrapped: Buffer, context: string): Buffer;
}

export interface MasterKeys {
  /** Encrypts the data keys from the next rotation on. */
  current: MasterKey;
  /** The current key and the others that this process can decrypt with: older ones, or the next one. */
  byId: ReadonlyMap<string, MasterKey>;
}

const ID_LENGTH = 8;

function masterKey(key: Buffer): MasterKey {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, 'handover', purpose, 32) as ArrayBuffer);
  const wrapKey = derive('wrap-data-keys');
  return {
    id: derive('master-key-id').toString('hex').slice(0, ID_LENGTH),
    wrap: (dataKey, context) => encryptBytes(wrapKey, dataKey, context),
    unwrap: (wrapped, context) => decryptBytes(wrapKey, wrapped, context),
  };
}

export function masterKeysOf(current: Buffer, known: readonly Buffer[] = []): MasterKeys {
  const keys = [current, ...known].map(masterKey);
  return { current: keys[0]!, byId: new Map(keys.map((key) => [key.id, key])) };
}
