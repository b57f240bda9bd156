import type { Db } from '../platform/db.ts';

export interface Passkey {
  credentialId: string;
  userId: string;
  name: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db<Passkey[]>`
    select * from passkeys where user_id = ${userId} order by created_at, credential_id limit 100`;
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | null> {
  const [passkey] = await db<Passkey[]>`select * from passkeys where credential_id = ${credentialId}`;
  return passkey ?? null;
}

/** False if it is stored already. */
export async function insertPasskey(db: Db, passkey: Passkey): Promise<boolean> {
  const { count } = await db`insert into passkeys ${db(passkey as never)} on conflict do nothing`;
  return count === 1;
}

/** Returns its name; null if there is none. */
export async function deletePasskey(db: Db, userId: string, credentialId: string): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    delete from passkeys where credential_id = ${credentialId} and user_id = ${userId} returning name`;
  return row?.name ?? null;
}

/** Returns the names of those that were deleted. */
export async function deleteOtherPasskeys(db: Db, userId: string, except: string | null): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    delete from passkeys where user_id = ${userId} and credential_id is distinct from ${except} returning name`;
  return rows.map(({ name }) => name);
}

export async function recordPasskeyUse(
  db: Db,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<void> {
  await db`
    update passkeys set counter = ${counter}, last_used_at = ${now} where credential_id = ${credentialId}`;
}

export async function insertChallenge(
  db: Db,
  challenge: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db`insert into passkey_challenges ${db(challenge)}`;
}

/** True once per challenge. */
export async function useChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { count } = await db`
    delete from passkey_challenges
    where challenge = ${challenge} and user_id is not distinct from ${userId} and expires_at > ${now}`;
  return count === 1;
}
