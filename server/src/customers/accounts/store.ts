import type { Account } from '../../model/account.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';
import { isNamed } from '../../platform/name-search.ts';
import type { PageStart } from '../../platform/page-cursor.ts';

function toRow(db: Db, account: Account) {
  return { ...account, contractingParty: jsonOrNull(db, account.contractingParty) };
}

export async function insertAccount(db: Db, account: Account): Promise<void> {
  await db`insert into accounts ${db(toRow(db, account))}`;
}

export async function updateAccount(db: Db, account: Account): Promise<void> {
  const { id, createdAt: _, ...row } = toRow(db, account);
  await db`update accounts set ${db(row)} where id = ${id}`;
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const [account] = await db<Account[]>`select * from accounts where id = ${id} and deleted_at is null`;
  return account ?? null;
}

export async function findAccountIncludingDeleted(db: Db, id: string): Promise<Account | null> {
  const [account] = await db<Account[]>`select * from accounts where id = ${id}`;
  return account ?? null;
}

export async function findAccountsById(db: Db, ids: readonly string[]): Promise<Map<string, Account>> {
  const rows = await db<Account[]>`select * from accounts where id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map((account) => [account.id, account]));
}

/** Weaker than `for update`, which would wait for every order that is being written for the account. */
export async function lockAccount(db: Db, id: string): Promise<Account | null> {
  const [account] = await db<Account[]>`
    select * from accounts where id = ${id} and deleted_at is null for no key update`;
  return account ?? null;
}

export async function listAccounts(db: Db, limit: number, after: PageStart | null): Promise<Account[]> {
  return db<Account[]>`
    select * from accounts
    where deleted_at is null ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

/** Accounts with a word of their name that begins with the text, sorted by name. */
export async function findAccountsNamed(db: Db, text: string, limit: number): Promise<Account[]> {
  return db<Account[]>`
    select * from accounts where deleted_at is null and ${isNamed(db, 'account', db`id`, text)}
    order by search_key(name), id limit ${limit}`;
}

/** Another customer that has this number in bookkeeping. */
export async function findAccountWithDebtorNumber(
  db: Db,
  debtorNumber: string,
  exceptId: string,
): Promise<Account | null> {
  const [account] = await db<Account[]>`
    select * from accounts where contracting_party ->> 'debtorNumber' = ${debtorNumber} and deleted_at is null
      and id <> ${exceptId} limit 1`;
  return account ?? null;
}

/** The name of another customer that has an invoice with this number, which its account may not have any more. */
export async function findInvoicedUnder(
  db: Db,
  debtorNumber: string,
  exceptId: string,
): Promise<string | null> {
  const [found] = await db<{ name: string }[]>`
    select party ->> 'name' as name from invoices
    where party ->> 'debtorNumber' = ${debtorNumber} and environment = 'production' and account_id <> ${exceptId}
    limit 1`;
  return found?.name ?? null;
}
