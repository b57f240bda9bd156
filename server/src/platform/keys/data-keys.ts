// The data keys: random, one or several per purpose, stored encrypted by a master key.
import { randomBytes } from 'node:crypto';
import type { MasterKey, MasterKeys } from './master-keys.ts';

/**
 * A permanent key cannot be replaced: hashes cannot be computed again without the secret, and phones hold unsent
 * work that only this key decrypts. A rotation replaces the others. Replaced keys of seals and quote links stay,
 * because what they signed is still verified.
 */
export const PURPOSES = {
  'credential-hash': 'permanent',
  'driver-storage': 'permanent',
  'stored-secret': 'replaced',
  'access-token': 'replaced',
  'page-cursor': 'replaced',
  'quote-link': 'replaced',
  'audit-seal': 'replaced',
} as const satisfies Record<string, 'permanent' | 'replaced'>;

export type Purpose = keyof typeof PURPOSES;
export const ALL_PURPOSES = Object.keys(PURPOSES) as Purpose[];

export interface StoredDataKey {
  /** 8 random bytes in hexadecimal. */
  id: string;
  purpose: Purpose;
  wrapped: Buffer;
  /** The master key that encrypts it now. */
  masterKey: string;
  /** The master key that was current when it was made; a rotation to another one replaces it. */
  madeUnder: string;
  /** Processes use it for new values from this time on; until then each has time to load it. */
  activeFrom: Date;
}

export interface DataKey {
  id: string;
  purpose: Purpose;
  bytes: Buffer;
  activeFrom: Date;
  /** When a newer one took over; null for the newest. */
  replacedAt: Date | null;
}

/** The keys of one purpose. */
export interface KeyFamily {
  /** For new values. */
  current(): DataKey;
  /** The newest first. */
  all(): readonly DataKey[];
}

const KEY_BYTES = 32;
export const KEY_ID_BYTES = 8;

export function newDataKey(master: MasterKey, purpose: Purpose, activeFrom: Date): StoredDataKey {
  const id = randomBytes(KEY_ID_BYTES).toString('hex');
  const wrapped = master.wrap(randomBytes(KEY_BYTES), contextOf({ id, purpose }));
  return { id, purpose, wrapped, masterKey: master.id, madeUnder: master.id, activeFrom };
}

/** Null if this process does not know the master key. */
export function unwrapDataKey({ byId }: MasterKeys, stored: StoredDataKey): Buffer | null {
  return byId.get(stored.masterKey)?.unwrap(stored.wrapped, contextOf(stored)) ?? null;
}

/** The same data key, encrypted by the current master key. */
export function rewrapDataKey({ current }: MasterKeys, stored: StoredDataKey, bytes: Buffer): StoredDataKey {
  return { ...stored, wrapped: current.wrap(bytes, contextOf(stored)), masterKey: current.id };
}

function contextOf({ id, purpose }: Pick<StoredDataKey, 'id' | 'purpose'>): string {
  return `${purpose}:${id}`;
}

/** Groups keys by purpose, the newest first. */
export function groupByPurpose<T extends { purpose: Purpose; activeFrom: Date }>(
  keys: readonly T[],
): Map<Purpose, T[]> {
  const newestFirst = [...keys].sort((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime());
  const groups = new Map<Purpose, T[]>(ALL_PURPOSES.map((purpose) => [purpose, []]));
  // An older version of the service skips purposes that it does not have.
  for (const key of newestFirst) groups.get(key.purpose)?.push(key);
  return groups;
}

/** Thrown if the database has keys that no known master key decrypts. */
export class UnknownMasterKey extends Error {
  constructor(needed: string, { byId }: MasterKeys) {
    super(
      `MASTER_KEY does not fit this database: its keys are encrypted with the master key ${needed}, and only ${[...byId.keys()].join(', ')} is set. Set the key it was last used with, or add it to MASTER_KEYS_KNOWN.`,
    );
  }
}
