// The second factor: which session has proven it, and when one must be proven again.
import type { Db } from '../platform/db.ts';
import type { Session } from './session-store.ts';
import type { User } from './user.ts';
import { type OwnedFactors, readFactors } from './user-store.ts';

export const FACTORS = ['code', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];

export function hasProvenFactor({ provenBy }: Pick<Session, 'provenBy'>): boolean {
  return provenBy !== 'password' && provenBy !== 'company';
}

/**
 * The factors of which a password reset, or a change of the factors, must prove one; empty if none. For people who
 * need no second factor a passkey only replaces the password, so they can lose it without being locked out.
 */
export async function factorsToProve(db: Db, { id }: Pick<User, 'id'>): Promise<Factor[]> {
  return factorsOf(await readFactors(db, id));
}

export function factorsOf({ oneTimeCodes, passkeys, isRequired }: OwnedFactors): Factor[] {
  if (!oneTimeCodes && !isRequired) return [];
  return [...(oneTimeCodes ? (['code'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])];
}
