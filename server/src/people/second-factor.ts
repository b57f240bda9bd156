// The second factor: who needs one, which session has proven it, and when one must be proven again.
import type { Db } from '../platform/db.ts';
import type { Session } from './session-store.ts';
import { realmOf, type User } from './user.ts';
import { readFactors } from './user-store.ts';

export const FACTORS = ['code', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];

/** An admin of the operator may change everything and so needs more than a password. */
export function needsSecondFactor(user: Pick<User, 'accountId' | 'role'>): boolean {
  return realmOf(user) === 'console' && user.role === 'admin';
}

export function hasProvenFactor({ provenBy }: Pick<Session, 'provenBy'>): boolean {
  return provenBy !== 'password' && provenBy !== 'company';
}

/**
 * The factors of which a password reset, or a change of the factors, must prove one; empty if none. For people who
 * need no second factor a passkey only replaces the password, so they can lose it without being locked out.
 */
export async function factorsToProve(db: Db, user: User): Promise<Factor[]> {
  const { oneTimeCodes, passkeys } = await readFactors(db, user.id);
  if (!oneTimeCodes && !needsSecondFactor(user)) return [];
  return [...(oneTimeCodes ? (['code'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])];
}
