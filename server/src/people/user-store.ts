import { type Db, jsonOrNull } from '../platform/db.ts';
import type { Realm, User, UserWithSecrets } from './user.ts';

export const USER_COLUMNS = [
  'id',
  'accountId',
  'email',
  'name',
  'role',
  'language',
  'notifications',
  'emailProvenAt',
  'adminTrustedFrom',
  'disabledAt',
  'lastSignInAt',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof User)[];

const isOperator = (realm: Realm) => realm === 'console';

function toRow(db: Db, user: User) {
  return { ...user, notifications: jsonOrNull(db, user.notifications) };
}

/** False if the address is in use in this account, or at the operator. */
export async function insertUser(db: Db, user: User): Promise<boolean> {
  const { count } = await db`
    insert into users ${db(toRow(db, user))} on conflict (account_id, lower(email)) do nothing`;
  return count === 1;
}

export async function updateUser(db: Db, user: User): Promise<void> {
  const { id, createdAt: _, ...row } = toRow(db, user);
  await db`update users set ${db(row)} where id = ${id}`;
}

/** The views that the person shared stay, for the others. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db`update saved_views set owner_id = null where owner_id = ${id} and is_shared`;
  await db`delete from users where id = ${id}`;
}

export async function deleteUsersOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from users where account_id = ${accountId}`;
}

export async function findUserWithSecrets(db: Db, id: string): Promise<UserWithSecrets | null> {
  const [user] = await db<UserWithSecrets[]>`select * from users where id = ${id}`;
  return user ?? null;
}

export async function lockUser(db: Db, id: string): Promise<UserWithSecrets | null> {
  const [user] = await db<UserWithSecrets[]>`select * from users where id = ${id} for no key update`;
  return user ?? null;
}

/**
 * The person to whom this address belongs; before anyone has proven it, who joined first; before that, who was
 * invited last. In a browser that one of them has signed in with, it is that one.
 */
export async function findUserByEmail(
  db: Db,
  realm: Realm,
  email: string,
  deviceHash: Buffer | null = null,
): Promise<UserWithSecrets | null> {
  const [user] = await db<UserWithSecrets[]>`
    select u.* from users u
    where lower(email) = lower(${email}) and (account_id is null) = ${isOperator(realm)}
    order by (select max(d.last_seen_at) from user_devices d where d.user_id = u.id and d.token_hash = ${deviceHash})
        desc nulls last,
      email_proven_at is null, password_hash is null, case when password_hash is not null then created_at end,
      created_at desc, id desc
    limit 1`;
  return user ?? null;
}

/** The person of this account, or of the operator, with this address. */
export async function findUserOfAccount(
  db: Db,
  accountId: string | null,
  email: string,
): Promise<UserWithSecrets | null> {
  const [user] = await db<UserWithSecrets[]>`
    select * from users where account_id is not distinct from ${accountId} and lower(email) = lower(${email})`;
  return user ?? null;
}

/** Whether the address belongs to a person of another account. The lock keeps two people from proving it at once. */
export async function isProvenElsewhere(db: Db, { id, accountId, email }: User): Promise<boolean> {
  if (accountId === null) return false;
  await db`select pg_advisory_xact_lock(hashtext('users_email_proven'), hashtext(lower(${email})))`;
  const rows = await db`
    select from users where lower(email) = lower(${email}) and account_id is not null
      and email_proven_at is not null and id <> ${id}`;
  return rows.length > 0;
}

export async function setEmailProven(db: Db, id: string, now: Date): Promise<void> {
  await db`update users set email_proven_at = ${now} where id = ${id}`;
}

/** The sign-in state of a person, for lists. */
export interface ListedUser extends User {
  /** False until the invitation is accepted. */
  hasPassword: boolean;
  hasOneTimeCodes: boolean;
  /** Has come from the provider of the company. */
  hasCompanySignIn: boolean;
  /** False for an admin whose confirmations do not count yet. */
  isTrusted: boolean;
  passkeys: number;
}

export async function listUsers(db: Db, accountId: string | null, now: Date): Promise<ListedUser[]> {
  return db<ListedUser[]>`
    select ${db(USER_COLUMNS)}, password_hash is not null as has_password,
      totp_secret is not null as has_one_time_codes,
      exists (select from company_identities i where i.user_id = users.id) as has_company_sign_in,
      role <> 'admin' or coalesce(admin_trusted_from <= ${now}, true) as is_trusted,
      (select count(*)::int from passkeys p where p.user_id = users.id) as passkeys
    from users where account_id is not distinct from ${accountId} order by created_at, id limit 1000`;
}

export async function setPassword(db: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await db`
    update users set password_hash = ${passwordHash}, password_set_at = ${now}, updated_at = ${now} where id = ${id}`;
}

export async function recordSignIn(db: Db, id: string, now: Date): Promise<void> {
  await db`update users set last_sign_in_at = ${now} where id = ${id}`;
}

export async function setAdminTrustedFrom(db: Db, id: string, from: Date | null): Promise<void> {
  await db`update users set admin_trusted_from = ${from} where id = ${id}`;
}

export async function setOneTimeCodes(
  db: Db,
  id: string,
  codes: { totpSecret: Buffer | null; totpStep: number; recoveryHashes: string[] },
): Promise<void> {
  await db`
    update users set totp_secret = ${codes.totpSecret}, totp_step = ${codes.totpStep},
      recovery_hashes = ${codes.recoveryHashes} where id = ${id}`;
}

/** False if this code, or a later one, was used before. */
export async function useTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { count } = await db`update users set totp_step = ${step} where id = ${id} and totp_step < ${step}`;
  return count === 1;
}

/** False if there is no such unused code. */
export async function useRecoveryCode(db: Db, id: string, hash: string): Promise<boolean> {
  const { count } = await db`
    update users set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where id = ${id} and ${hash} = any (recovery_hashes)`;
  return count === 1;
}

export async function isAdmin(db: Db, accountId: string | null, id: string): Promise<boolean> {
  const rows = await db`
    select from users where id = ${id} and account_id is not distinct from ${accountId} and role = 'admin'`;
  return rows.length === 1;
}

export async function countAdmins(db: Db, accountId: string | null): Promise<number> {
  const [row] = await db<{ admins: number }[]>`
    select count(*)::int as admins from users
    where account_id is not distinct from ${accountId} and role = 'admin' and disabled_at is null`;
  return row!.admins;
}

/** Admins who have signed in, of an account or of the operator. */
export async function listActiveAdmins(
  db: Db,
  accountId: string | null,
): Promise<Pick<User, 'id' | 'email' | 'name' | 'language'>[]> {
  return db<Pick<User, 'id' | 'email' | 'name' | 'language'>[]>`
    select id, email, name, language from users
    where account_id is not distinct from ${accountId} and role = 'admin' and disabled_at is null
      and last_sign_in_at is not null
    order by id`;
}

/** People of these accounts who act for them, whether or not they have accepted their invitation. */
export async function listActingPeople(
  db: Db,
  accountIds: readonly string[],
): Promise<(Pick<User, 'email' | 'name' | 'language'> & { accountId: string })[]> {
  return db`
    select account_id, email, name, language from users
    where account_id = any(${accountIds as string[]}::uuid[]) and role in ('admin', 'member') and disabled_at is null
    order by account_id, created_at, id`;
}

/** An admin of the operator may change everything; for other roles, the operator or the account decides. */
export function needsSecondFactor(db: Db) {
  return db`(case when u.account_id is null
    then u.role = 'admin' or u.role = any (coalesce((select o.second_factor_roles from operator o), '{}'))
    else u.role = any ((select a.second_factor_roles from accounts a where a.id = u.account_id)::text[]) end)`;
}

export async function readOperatorFactorRoles(db: Db): Promise<string[]> {
  const [row] = await db<{ secondFactorRoles: string[] }[]>`select second_factor_roles from operator`;
  return row?.secondFactorRoles ?? [];
}

export async function writeOperatorFactorRoles(db: Db, roles: string[], now: Date): Promise<void> {
  await db`
    insert into operator (record, second_factor_roles, updated_at) values ('{}', ${roles}, ${now})
    on conflict (only_row) do update set second_factor_roles = excluded.second_factor_roles`;
}

export interface OwnedFactors {
  oneTimeCodes: boolean;
  passkeys: number;
  /** Whether the role of the person needs a second factor. */
  isRequired: boolean;
  /** False for people who come from their company only. */
  hasPassword: boolean;
}

export async function readFactors(db: Db, id: string): Promise<OwnedFactors> {
  const [row] = await db<OwnedFactors[]>`
    select totp_secret is not null as one_time_codes,
      (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
      ${needsSecondFactor(db)} as is_required, password_hash is not null as has_password
    from users u where u.id = ${id}`;
  return row ?? { oneTimeCodes: false, passkeys: 0, isRequired: false, hasPassword: false };
}

/** Until the transaction ends, no other one that asks for this lock changes who the operator's people are. */
export async function lockOperatorUsers(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('operator users'))`;
}

export async function countOperatorUsers(db: Db): Promise<number> {
  const [row] = await db<
    { users: number }[]
  >`select count(*)::int as users from users where account_id is null`;
  return row!.users;
}

/** Names for histories; removed users are missing. A null account finds users of all accounts. */
export async function namesOfUsers(
  db: Db,
  accountId: string | null,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<Pick<User, 'id' | 'name'>[]>`
    select id, name from users
    where ${accountId === null ? db`` : db`account_id = ${accountId} and`} id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
