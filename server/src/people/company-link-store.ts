// Who a person is at the provider of the company, and the rule by which its people sign in.
import type { Db } from '../platform/db.ts';

export interface Identity {
  connectionId: string;
  issuer: string;
  subject: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export async function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  return db<
    Identity[]
  >`select * from company_identities where user_id = ${userId} order by created_at, issuer`;
}

export async function findIdentity(
  db: Db,
  { connectionId, issuer, subject }: Pick<Identity, 'connectionId' | 'issuer' | 'subject'>,
): Promise<Identity | null> {
  const [identity] = await db<Identity[]>`
    select * from company_identities
    where connection_id = ${connectionId} and issuer = ${issuer} and subject = ${subject}`;
  return identity ?? null;
}

/** False if the person is another subject of this issuer already. */
export async function insertIdentity(db: Db, identity: Identity): Promise<boolean> {
  const { count } = await db`insert into company_identities ${db(identity)} on conflict do nothing`;
  return count === 1;
}

export async function touchIdentity(db: Db, { connectionId, userId }: Identity, now: Date): Promise<void> {
  await db`
    update company_identities set last_used_at = ${now} where connection_id = ${connectionId} and user_id = ${userId}`;
}

/** Erased people come back only by an invitation. */
export async function insertErased(db: Db, connectionId: string, identityHash: Buffer): Promise<void> {
  await db`
    insert into company_erased (connection_id, identity_hash) values (${connectionId}, ${identityHash})
    on conflict do nothing`;
}

export async function isErased(db: Db, connectionId: string, identityHash: Buffer): Promise<boolean> {
  const rows = await db`
    select from company_erased where connection_id = ${connectionId} and identity_hash = ${identityHash}`;
  return rows.length === 1;
}

export async function deleteErased(db: Db, connectionId: string, identityHash: Buffer): Promise<void> {
  await db`delete from company_erased where connection_id = ${connectionId} and identity_hash = ${identityHash}`;
}

export interface WayIn {
  isRequired: boolean;
  exemptUserId: string | null;
}

/** Null while people may sign in in any way. */
export async function findRequiredWay(db: Db, accountId: string | null): Promise<WayIn | null> {
  const [way] = await db<WayIn[]>`
    select is_required, exempt_user_id from company_connections
    where account_id is not distinct from ${accountId} and is_active and is_required`;
  return way ?? null;
}

/** For the erasure of the admin who keeps another way: nobody is locked out. */
export async function endRequirementOf(db: Db, userId: string): Promise<void> {
  await db`update company_connections set is_required = false where exempt_user_id = ${userId}`;
}
