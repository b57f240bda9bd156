import type { Account } from '../../model/account.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import type { Credential, CredentialWithAccount, UsedCredential } from './credential.ts';

interface CredentialRow extends Credential {
  secretHash: Buffer;
}

function toCredential<Row extends CredentialRow>({ secretHash: _, ...credential }: Row) {
  return credential;
}

type Identifier = { secretHash: Buffer } | { id: string } | { clientId: string };

/** Finds the credential even if it is revoked or disabled, or its account deleted; the caller decides. */
export async function findCredential(db: Db, by: Identifier): Promise<CredentialWithAccount | null> {
  const condition =
    'secretHash' in by
      ? db`secret_hash = ${by.secretHash}`
      : 'id' in by
        ? db`id = ${by.id}`
        : db`client_id = ${by.clientId}`;
  const [row] = await db<CredentialRow[]>`select * from credentials where ${condition}`;
  if (!row) return null;
  const [account] = await db<Account[]>`select * from accounts where id = ${row.accountId}`;
  return { credential: toCredential(row), secretHash: row.secretHash, account: account! };
}

/** False if the same secret is stored already, which only an import can cause. */
export async function insertCredential(db: Db, row: CredentialRow): Promise<boolean> {
  const { count } =
    await db`insert into credentials ${db(row as never)} on conflict (secret_hash) do nothing`;
  return count === 1;
}

/** Within an account, or one environment of it; the operator searches all accounts. */
export type Within = Partial<Scope>;

function isWithin(db: Db, { accountId, environment }: Within) {
  return db`true ${accountId === undefined ? db`` : db`and account_id = ${accountId}`}
    ${environment === undefined ? db`` : db`and environment = ${environment}`}`;
}

/** Hides revoked credentials, and rolled ones that have ended. */
function isListed(db: Db, now: Date) {
  return db`revoked_at is null and not (rolled_to is not null and expires_at <= ${now})`;
}

/** Newest first. */
export async function listCredentials(
  db: Db,
  within: Within & { accountId: string },
  now: Date,
): Promise<UsedCredential[]> {
  const rows = await db<(CredentialRow & UsedCredential)[]>`
    select c.*, u.at as last_used_at, u.address as last_used_address
    from credentials c left join credential_uses u on u.credential_id = c.id
    where ${isWithin(db, within)} and ${isListed(db, now)}
    order by created_at desc, id desc`;
  return rows.map(toCredential);
}

/** Also finds one that has ended, so that its successor can be shown. */
export async function findUsedCredential(db: Db, within: Within, id: string): Promise<UsedCredential | null> {
  const [row] = await db<(CredentialRow & UsedCredential)[]>`
    select c.*, u.at as last_used_at, u.address as last_used_address
    from credentials c left join credential_uses u on u.credential_id = c.id
    where id = ${id} and revoked_at is null and ${isWithin(db, within)}`;
  return row ? toCredential(row) : null;
}

/** Which of these still work for calls. */
export async function findUsable(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select c.id from credentials c join accounts a on a.id = c.account_id
    where c.id = any(${ids as string[]}) and c.revoked_at is null and c.disabled_at is null
      and not c.awaiting_approval and (c.expires_at is null or c.expires_at > ${now})
      and a.status = 'ACTIVE' and a.deleted_at is null`;
  return rows.map(({ id }) => id);
}

export async function countCredentials(db: Db, scope: Scope, now: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from credentials where ${isWithin(db, scope)} and ${isListed(db, now)}`;
  return row!.count;
}

/** Null if there is none in this scope, or if it is revoked. */
export async function lockCredential(db: Db, within: Within, id: string): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`
    select * from credentials where id = ${id} and revoked_at is null and ${isWithin(db, within)}
    for no key update`;
  return row ? toCredential(row) : null;
}

/** The fields of a credential that can change. */
export type CredentialState = Pick<
  Credential,
  'name' | 'allowedAddresses' | 'expiresAt' | 'disabledAt' | 'revokedAt' | 'awaitingApproval' | 'rolledTo'
>;

export async function updateCredential(
  db: Db,
  id: string,
  changed: Partial<CredentialState>,
): Promise<Credential> {
  const [row] = await db<CredentialRow[]>`
    update credentials set ${db(changed as never)} where id = ${id} returning *`;
  return toCredential(row!);
}

export async function revokeCredentialsOfAccount(db: Db, accountId: string, at: Date): Promise<void> {
  await db`update credentials set revoked_at = ${at} where account_id = ${accountId} and revoked_at is null`;
}

export interface CredentialUse {
  credentialId: string;
  at: Date;
  address: string;
}

/** Keeps the latest time, in whatever order processes write. Sorted by id to avoid deadlocks. */
export async function writeUses(db: Db, uses: readonly CredentialUse[]): Promise<void> {
  await db`
    insert into credential_uses
    select u.* from jsonb_populate_recordset(null::credential_uses, ${jsonRows(db, uses)}) u
    join credentials c on c.id = u.credential_id order by u.credential_id
    on conflict (credential_id) do update set at = excluded.at, address = excluded.address
    where excluded.at > credential_uses.at`;
}

/** The name of a credential by its id; also of ended ones, because the request log still shows them. */
export interface CredentialName {
  id: string;
  name: string;
  type: Credential['type'];
  prefix: string;
  clientId: string | null;
  environment: Environment;
}

export async function namesOfCredentials(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, CredentialName>> {
  const rows = await db<CredentialName[]>`
    select id, name, type, prefix, client_id, environment from credentials
    where account_id = ${scope.accountId} and id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** For the operator, who sees the credentials of all accounts. */
export async function namesOfAnyCredentials(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from credentials where id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
