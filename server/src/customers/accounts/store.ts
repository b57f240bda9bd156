// The SQL of accounts.

import type { PageStart } from '../../http/page-cursor.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { Account, ContractingParty } from './account.ts';

export interface AccountRow {
  id: string;
  name: string;
  kind: Account['kind'];
  status: Account['status'];
  api_v1_production: boolean;
  language: Account['language'];
  contracting_party: ContractingParty | null;
  created_at: Date | string;
  updated_at: Date | string;
  deleted_at: Date | string | null;
}

export function accountColumns(db: Db) {
  return db`accounts.id, accounts.name, accounts.kind, accounts.status, accounts.api_v1_production,
    accounts.language, accounts.contracting_party, accounts.created_at, accounts.updated_at,
    accounts.deleted_at`;
}

/** The dates are strings if the row came as JSON inside another row. */
export function rowToAccount(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    status: row.status,
    apiV1Production: row.api_v1_production,
    language: row.language,
    contractingParty: row.contracting_party,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
  };
}

export async function insertAccount(db: Db, account: Account): Promise<void> {
  await db`
    insert into accounts (id, name, kind, status, api_v1_production, language, contracting_party, created_at,
      updated_at)
    values (${account.id}, ${account.name}, ${account.kind}, ${account.status}, ${account.apiV1Production},
      ${account.language}, ${jsonOrNull(db, account.contractingParty)}, ${account.createdAt}, ${account.updatedAt})`;
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const [row] = await db<AccountRow[]>`
    select ${accountColumns(db)} from accounts where id = ${id} and deleted_at is null`;
  return row ? rowToAccount(row) : null;
}

export async function findAccountIncludingDeleted(db: Db, id: string): Promise<Account | null> {
  const [row] = await db<AccountRow[]>`select ${accountColumns(db)} from accounts where id = ${id}`;
  return row ? rowToAccount(row) : null;
}

/** Weaker than `for update`, which would wait for every order that is being written for the account. */
export async function lockAccount(db: Db, id: string): Promise<Account | null> {
  const [row] = await db<AccountRow[]>`
    select ${accountColumns(db)} from accounts where id = ${id} and deleted_at is null for no key update`;
  return row ? rowToAccount(row) : null;
}

export async function listAccounts(db: Db, limit: number, after: PageStart | null): Promise<Account[]> {
  const rows = await db<AccountRow[]>`
    select ${accountColumns(db)} from accounts
    where deleted_at is null ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
  return rows.map(rowToAccount);
}

export async function updateAccount(db: Db, account: Account): Promise<void> {
  await db`
    update accounts set name = ${account.name}, kind = ${account.kind}, status = ${account.status},
      api_v1_production = ${account.apiV1Production}, language = ${account.language},
      contracting_party = ${jsonOrNull(db, account.contractingParty)}, updated_at = ${account.updatedAt},
      deleted_at = ${account.deletedAt}
    where id = ${account.id}`;
}
