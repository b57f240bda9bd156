// The SQL of credentials.

import type { Environment } from '../../http/trace.ts';
import type { Db } from '../../platform/db.ts';
import { type AccountRow, accountColumns, rowToAccount } from '../accounts/store.ts';
import type { ApiScope } from './api-scopes.ts';
import type { Credential, CredentialWithAccount } from './credential.ts';

interface CredentialRow {
  id: string;
  account_id: string;
  environment: Environment;
  type: Credential['type'];
  name: string;
  client_id: string | null;
  secret_hash: Buffer;
  prefix: string;
  scopes: ApiScope[];
  expires_at: Date | null;
  disabled_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
}

function rowToCredential(row: CredentialRow): Credential {
  return {
    id: row.id,
    accountId: row.account_id,
    environment: row.environment,
    type: row.type,
    name: row.name,
    clientId: row.client_id,
    prefix: row.prefix,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    disabledAt: row.disabled_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  };
}

type Identifier = { secretHash: Buffer } | { id: string } | { clientId: string };

/** Finds the credential even if it is revoked or disabled, or its account deleted; the caller decides. */
export async function findCredential(db: Db, by: Identifier): Promise<CredentialWithAccount | null> {
  const condition =
    'secretHash' in by
      ? db`c.secret_hash = ${by.secretHash}`
      : 'id' in by
        ? db`c.id = ${by.id}`
        : db`c.client_id = ${by.clientId}`;
  const [row] = await db<(CredentialRow & { account: AccountRow })[]>`
    select c.*, (select row_to_json(a) from (select ${accountColumns(db)}) a) as account
    from credentials c join accounts on accounts.id = c.account_id
    where ${condition}`;
  if (!row) return null;
  return {
    credential: rowToCredential(row),
    secretHash: row.secret_hash,
    account: rowToAccount(row.account),
  };
}

export interface NewCredential extends Omit<Credential, 'disabledAt' | 'revokedAt'> {
  secretHash: Buffer;
}

/** Returns false if the same secret is already stored, which can only happen on import. */
export async function insertCredential(db: Db, credential: NewCredential): Promise<boolean> {
  const rows = await db`
    insert into credentials (id, account_id, environment, type, name, client_id, secret_hash, prefix, scopes,
      expires_at, created_at)
    values (${credential.id}, ${credential.accountId}, ${credential.environment}, ${credential.type},
      ${credential.name}, ${credential.clientId}, ${credential.secretHash}, ${credential.prefix},
      ${credential.scopes as string[]}, ${credential.expiresAt}, ${credential.createdAt})
    on conflict (secret_hash) do nothing
    returning id`;
  return rows.length === 1;
}

/** Excludes revoked ones; newest first. */
export async function listCredentials(db: Db, accountId: string): Promise<Credential[]> {
  const rows = await db<CredentialRow[]>`
    select * from credentials where account_id = ${accountId} and revoked_at is null
    order by created_at desc, id desc`;
  return rows.map(rowToCredential);
}

export async function setDisabled(db: Db, id: string, at: Date | null): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`
    update credentials set disabled_at = ${at === null ? null : db`coalesce(disabled_at, ${at})`}
    where id = ${id} and revoked_at is null returning *`;
  return row ? rowToCredential(row) : null;
}

export async function revokeCredential(db: Db, id: string, at: Date): Promise<Credential | null> {
  const [row] = await db<CredentialRow[]>`
    update credentials set revoked_at = ${at} where id = ${id} and revoked_at is null returning *`;
  return row ? rowToCredential(row) : null;
}

export async function revokeCredentialsOfAccount(db: Db, accountId: string, at: Date): Promise<void> {
  await db`update credentials set revoked_at = ${at} where account_id = ${accountId} and revoked_at is null`;
}
