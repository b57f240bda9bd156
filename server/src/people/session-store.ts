import type { Account } from '../model/account.ts';
import type { Db } from '../platform/db.ts';
import type { User } from './user.ts';
import { needsSecondFactor, USER_COLUMNS } from './user-store.ts';

/**
 * How the person proved to be it. `password` is also a link in a mail. `code` is a one-time or recovery code in
 * addition. `company` came from the provider of the company, and `company_factor` proved a second factor there.
 * `demo` is the entrance of the demo.
 */
export const PROOFS = ['password', 'code', 'passkey', 'company', 'company_factor', 'demo'] as const;
export type Proof = (typeof PROOFS)[number];

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
  endsAt: Date;
  address: string;
  userAgent: string | null;
  provenBy: Proof;
  /** When the person last proved a factor in this session, at the sign-in or later. */
  confirmedAt: Date | null;
}

const SESSION_COLUMNS = [
  'id',
  'userId',
  'createdAt',
  'lastUsedAt',
  'endsAt',
  'address',
  'userAgent',
  'provenBy',
  'confirmedAt',
] as const satisfies readonly (keyof Session)[];

interface NewSession extends Session {
  tokenHash: Buffer;
  /** A proof of the sign-in that no change has used up yet. */
  unusedProofAt: Date | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db`insert into user_sessions ${db(session)}`;
}

export interface FoundSession {
  session: Session;
  user: User;
  account: Account | null;
  /** Whether the role of the person needs a second factor. */
  needsSecondFactor: boolean;
}

/** The session with its person and account; the caller decides whether it is valid. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<FoundSession | null> {
  const [[session], [found], [account]] = await Promise.all([
    db<Session[]>`select ${db(SESSION_COLUMNS)} from user_sessions where token_hash = ${tokenHash}`,
    db<(User & { needsSecondFactor: boolean })[]>`
      select ${db(USER_COLUMNS)}, ${needsSecondFactor(db)} as needs_second_factor from users u
      where id = (select user_id from user_sessions where token_hash = ${tokenHash})`,
    db<Account[]>`
      select a.* from user_sessions s join users u on u.id = s.user_id join accounts a on a.id = u.account_id
      where s.token_hash = ${tokenHash}`,
  ]);
  if (!session || !found) return null;
  const { needsSecondFactor: isNeeded, ...user } = found;
  return { session, user, account: account ?? null, needsSecondFactor: isNeeded };
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db`update user_sessions set last_used_at = ${now} where id = ${id} and last_used_at < ${now}`;
}

export async function setProof(db: Db, id: string, provenBy: Proof): Promise<void> {
  await db`update user_sessions set proven_by = ${provenBy} where id = ${id}`;
}

/** `provenBy` is null for a password, which proves less than what the session may have proven already. */
export async function confirmSession(
  db: Db,
  id: string,
  provenBy: 'code' | 'passkey' | null,
  now: Date,
): Promise<void> {
  await db`
    update user_sessions set confirmed_at = ${now}, unused_proof_at = ${now},
      proven_by = coalesce(${provenBy}, proven_by) where id = ${id}`;
}

/** True for the one call that uses a proof that is at most this old. */
export async function useProof(db: Db, id: string, provenSince: Date): Promise<boolean> {
  const { count } = await db`
    update user_sessions set unused_proof_at = null where id = ${id} and unused_proof_at >= ${provenSince}`;
  return count === 1;
}

/** For a call that failed, and so has changed nothing. */
export async function giveProofBack(db: Db, id: string): Promise<void> {
  await db`update user_sessions set unused_proof_at = confirmed_at where id = ${id}`;
}

export async function listSessions(db: Db, userId: string): Promise<Session[]> {
  return db<Session[]>`
    select ${db(SESSION_COLUMNS)} from user_sessions where user_id = ${userId} order by last_used_at desc, id desc limit 100`;
}

/** Which of these sessions are running, of people and accounts that may sign in, with the factor that they need. */
export async function findRunning(
  db: Db,
  ids: readonly string[],
  now: Date,
  idleSince: Date,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select s.id from user_sessions s join users u on u.id = s.user_id left join accounts a on a.id = u.account_id
    where s.id = any(${ids as string[]}) and s.ends_at > ${now} and s.last_used_at > ${idleSince}
      and (s.proven_by <> 'password' or not ${needsSecondFactor(db)})
      and u.disabled_at is null and (u.account_id is null or (a.status = 'ACTIVE' and a.deleted_at is null))`;
  return rows.map(({ id }) => id);
}

/** Returns whether a session was deleted. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { count } = await db`delete from user_sessions where id = ${id} and user_id = ${userId}`;
  return count === 1;
}

export async function deleteSessions(db: Db, userId: string, except: string | null): Promise<void> {
  await db`delete from user_sessions where user_id = ${userId} and id is distinct from ${except}`;
}

/** Also those of agents, which act with the access of the person. */
export async function endAgentSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db`update agent_sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`;
}

export interface UserLink {
  tokenHash: Buffer;
  userId: string;
  purpose: 'invitation' | 'reset' | 'address';
  /** False for a link that an admin copied. */
  isMailed: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Replaces earlier links of the same purpose: a reset, which anyone can ask for, must not end an invitation.
 * The lock keeps two calls at once from leaving two links.
 */
export async function replaceLink(db: Db, link: UserLink): Promise<void> {
  await db`select from users where id = ${link.userId} for no key update`;
  await db`delete from user_links where user_id = ${link.userId} and purpose = ${link.purpose}`;
  await db`insert into user_links ${db(link)}`;
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<UserLink | null> {
  const [link] = await db<UserLink[]>`select * from user_links where token_hash = ${tokenHash}`;
  return link ?? null;
}

/**
 * A link that sets a password ends those that would set another one. True only for the one call that found this link.
 */
export async function useLink(db: Db, { userId, tokenHash, purpose }: UserLink): Promise<boolean> {
  const ended = purpose === 'address' ? ['address'] : ['invitation', 'reset'];
  const rows = await db<Pick<UserLink, 'tokenHash'>[]>`
    delete from user_links where user_id = ${userId} and purpose = any(${ended}) returning token_hash`;
  return rows.some((row) => row.tokenHash.equals(tokenHash));
}

/** Whether the person has signed in with this browser before. */
export async function isKnownDevice(db: Db, userId: string, tokenHash: Buffer): Promise<boolean> {
  const rows = await db`select from user_devices where user_id = ${userId} and token_hash = ${tokenHash}`;
  return rows.length === 1;
}

export async function rememberDevice(db: Db, userId: string, tokenHash: Buffer, now: Date): Promise<void> {
  await db`
    insert into user_devices (token_hash, user_id, last_seen_at) values (${tokenHash}, ${userId}, ${now})
    on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at`;
}

export async function deleteEnded(db: Db, now: Date, idleSince: Date, unseenSince: Date): Promise<void> {
  await db`delete from user_sessions where ends_at < ${now} or last_used_at < ${idleSince}`;
  await db`delete from user_links where expires_at < ${now}`;
  await db`delete from passkey_challenges where expires_at < ${now}`;
  await db`delete from user_devices where last_seen_at < ${unseenSince}`;
}
