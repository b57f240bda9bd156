// The SQL of credentials.
import type { Db } from '../../platform/db.ts';
import type { Account } from '../accounts/account.ts';
import type { Credential, CredentialWithAccount } from './credential.ts';

interface CredentialRow extends Credential {
  secretHash: Buffer;
}

function toCredential({ secretHash: _, ...credential }: CredentialRow): Credential {
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

/** False when the very same secret is stored already, which only an import can bring about. */
export async function insertCredential(db: Db, row: CredentialRow): Promise<boolean> {
  const { count } =
    await db`insert into credentials ${db(row as never)} on conflict (secret_hash) do nothing`;
  return count === 1;
}

/** Excludes revoked ones; newest first. */
export async function listCredentials(db: Db, accountId: string): Promise<Credential[]> {
  const rows = await db<CredentialRow[]>`
    select * from credentials where account_id = ${accountId} and revoked_at is null
    order by created_at desc, id desc`;
  return rows.map(toCredential);
}

export async function lockCredential(db: Db, id: string): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`select * from credentials where id = ${id} for no key update`;
  return row ? toCredential(row) : null;
}

export async function setDisabled(db: Db, id: string, at: Date | null): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`
    update credentials set disabled_at = ${at === null ? null : db`coalesce(disabled_at, ${at})`}
    where id = ${id} and revoked_at is null returning *`;
  return row ? toCredential(row) : null;
}

export async function revokeCredential(db: Db, id: string, at: Date): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`
    update credentials set revoked_at = ${at} where id = ${id} and revoked_at is null returning *`;
  return row ? toCredential(row) : null;
}

export async function revokeCredentialsOfAccount(db: Db, accountId: string, at: Date): Promise<void> {
  await db`update credentials set revoked_at = ${at} where account_id = ${accountId} and revoked_at is null`;
}
