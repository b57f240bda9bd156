import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import type { Account } from '../../model/account.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { User } from '../user.ts';
import { USER_COLUMNS } from '../user-store.ts';

export interface AgentSession {
  id: string;
  accountId: string;
  /** Who allowed it. */
  userId: string;
  clientId: string;
  clientName: string;
  environment: Environment;
  scopes: ApiScope[];
  redirectUri: string;
  codeChallenge: string;
  codeExpiresAt: Date;
  /** In production, until an admin approves what another person allowed. */
  awaitingApproval: boolean;
  /** Gross, over its whole time; null: no limit. */
  spendingLimit: number | null;
  /** Null until the agent exchanged its code. */
  startedAt: Date | null;
  accessExpiresAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Only hashes of codes and tokens are stored. */
export interface TokenHashes {
  codeHash: Buffer;
  familyHash: Buffer | null;
  refreshHash: Buffer | null;
  accessHash: Buffer | null;
  previousRefreshHash: Buffer | null;
  refreshedAt: Date | null;
}

type SessionRow = AgentSession & TokenHashes;

export async function insertSession(
  db: Db,
  row: AgentSession & Pick<TokenHashes, 'codeHash'>,
): Promise<void> {
  await db`insert into agent_sessions ${db(row)}`;
}

/** A new password of the person ends what was allowed before it, because others may have known the old one. */
const sincePassword = (db: Db) => db`(u.password_set_at is null or u.password_set_at <= s.created_at)`;

/** By the code or the beginning of all its refresh tokens; locked until the end of the transaction. */
export async function lockSession(
  db: Db,
  by: { codeHash: Buffer } | { familyHash: Buffer },
): Promise<SessionRow | null> {
  const condition =
    'codeHash' in by ? db`s.code_hash = ${by.codeHash}` : db`s.family_hash = ${by.familyHash}`;
  const [row] = await db<SessionRow[]>`
    select s.* from agent_sessions s join users u on u.id = s.user_id and u.account_id = s.account_id
    where ${condition} and ${sincePassword(db)} and u.disabled_at is null for update of s`;
  return row ?? null;
}

export type SessionChanges = Partial<
  Omit<TokenHashes, 'codeHash'> & Pick<AgentSession, 'startedAt' | 'accessExpiresAt' | 'endedAt'>
>;

export async function updateSession(
  db: Db,
  { id, accountId }: Pick<AgentSession, 'id' | 'accountId'>,
  changes: SessionChanges,
): Promise<void> {
  await db`update agent_sessions set ${db(changes)} where account_id = ${accountId} and id = ${id}`;
}

export interface FoundSession {
  session: AgentSession;
  user: User;
  account: Account;
}

/** The session with its person and account; the caller decides whether it is valid. */
export async function findByAccess(db: Db, accessHash: Buffer): Promise<FoundSession | null> {
  const [session] = await db<SessionRow[]>`
    select s.* from agent_sessions s join users u on u.id = s.user_id and u.account_id = s.account_id
    where s.access_hash = ${accessHash} and ${sincePassword(db)}`;
  if (!session) return null;
  const [[user], [account]] = await Promise.all([
    db<User[]>`
      select ${db(USER_COLUMNS)} from users where account_id = ${session.accountId} and id = ${session.userId}`,
    db<Account[]>`select * from accounts where id = ${session.accountId}`,
  ]);
  return user && account ? { session, user, account } : null;
}

/** Null if it is not the account's, has ended, or needs no approval. */
export async function approveSession(
  db: Db,
  { accountId, environment }: Scope,
  id: string,
): Promise<AgentSession | null> {
  const [approved] = await db<AgentSession[]>`
    update agent_sessions set awaiting_approval = false
    where account_id = ${accountId} and environment = ${environment} and id = ${id} and ended_at is null
      and awaiting_approval
    returning *`;
  return approved ?? null;
}

export async function touchSession(
  db: Db,
  { id, accountId }: Pick<AgentSession, 'id' | 'accountId'>,
  now: Date,
): Promise<void> {
  await db`update agent_sessions set last_used_at = ${now} where account_id = ${accountId} and id = ${id}`;
}

const MAX_LISTED = 100;

export interface ListedSession extends AgentSession {
  userName: string;
}

/** Sessions that still run, newest first; of one person, or of the whole account. */
export async function listSessions(
  db: Db,
  { accountId, environment }: Scope,
  userId: string | null,
  now: Date,
): Promise<ListedSession[]> {
  return db<ListedSession[]>`
    select s.*, u.name as user_name from agent_sessions s
    join users u on u.id = s.user_id and u.account_id = s.account_id
    where s.account_id = ${accountId} and s.environment = ${environment} and s.started_at is not null
      and s.ended_at is null and s.expires_at > ${now} and ${sincePassword(db)} ${userId === null ? db`` : db`and s.user_id = ${userId}`}
    order by s.created_at desc, s.id desc limit ${MAX_LISTED}`;
}

/** Null if it is not the account's, not this person's, or has ended. */
export async function endSession(
  db: Db,
  { accountId, environment }: Scope,
  id: string,
  userId: string | null,
  now: Date,
): Promise<AgentSession | null> {
  const [ended] = await db<AgentSession[]>`
    update agent_sessions set ended_at = ${now}
    where account_id = ${accountId} and environment = ${environment} and id = ${id} and ended_at is null
      ${userId === null ? db`` : db`and user_id = ${userId}`}
    returning *`;
  return ended ?? null;
}

/** All but the newest of a person, which are more than anyone uses at a time. */
export async function endOldSessions(
  db: Db,
  { accountId, userId }: Pick<AgentSession, 'accountId' | 'userId'>,
  kept: number,
  now: Date,
): Promise<AgentSession[]> {
  return db<AgentSession[]>`
    update agent_sessions set ended_at = ${now}
    where account_id = ${accountId} and user_id = ${userId} and ended_at is null and id not in (
      select id from agent_sessions
      where account_id = ${accountId} and user_id = ${userId} and ended_at is null and expires_at > ${now}
      order by created_at desc, id desc limit ${kept})
    returning *`;
}

export type AgentName = Pick<AgentSession, 'id' | 'clientId' | 'clientName'>;

/** The names of agents, by the ids of their sessions, for the request log. */
export async function namesOfSessions(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, AgentName>> {
  const rows = await db<AgentName[]>`
    select id, client_id, client_name from agent_sessions
    where account_id = ${accountId} and id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Kept for a while after their end, because the request log names them. */
export async function deleteEndedSessions(db: Db, endedBefore: Date, unusedSince: Date): Promise<void> {
  await db`
    delete from agent_sessions
    where expires_at < ${endedBefore} or ended_at < ${endedBefore}
      or (started_at is null and code_expires_at < ${unusedSince})`;
}
