// Sessions of agents: allowed by a person, started by a code, kept by rotating tokens, ended by time or by the person.
import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Scope } from '../../model/environment.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { randomBase62, uuidv7 } from '../../platform/ids.ts';
import { agentOAuthErrors } from './errors.ts';
import * as store from './session-store.ts';

const CODE_VALID_MS = 2 * MINUTE_MS;
export const ACCESS_SECONDS = 15 * 60;
const TOUCH_EVERY_MS = MINUTE_MS;
/** Of one person; the oldest ends when there are more. */
const MAX_SESSIONS = 20;

export const ACCESS_PREFIX = 'svca_';
const REFRESH_PREFIX = 'svcr_';
/** More than 256 random bits, so the hash needs no salt. */
const SECRET_LENGTH = 43;
/** How long the refresh token before the current one gives the same answer again. */
const PARALLEL_MS = 10_000;
/** The part that all refresh tokens of a session share. */
const FAMILY_LENGTH = 22;

export interface Allowed
  extends Pick<
    store.AgentSession,
    | 'accountId'
    | 'userId'
    | 'clientId'
    | 'clientName'
    | 'environment'
    | 'scopes'
    | 'redirectUri'
    | 'codeChallenge'
    | 'awaitingApproval'
    | 'spendingLimit'
  > {
  days: number;
}

/** Returns the code with which the agent starts the session. `onAllowed` writes more in its transaction. */
export async function allowAgent(
  { sql, clock, secrets }: BaseContext,
  actor: Actor,
  { days, ...allowed }: Allowed,
  onAllowed: (tx: Transaction) => Promise<void> = async () => {},
): Promise<string> {
  const now = clock.now();
  const code = randomBase62(SECRET_LENGTH);
  const session: store.AgentSession = {
    ...allowed,
    id: uuidv7(now),
    codeExpiresAt: new Date(now.getTime() + CODE_VALID_MS),
    startedAt: null,
    accessExpiresAt: null,
    createdAt: now,
    lastUsedAt: null,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    endedAt: null,
  };
  await sql.begin(async (tx) => {
    await store.insertSession(tx, { ...session, codeHash: secrets.hashCredential(code) });
    const { environment, scopes, expiresAt, clientName } = session;
    const { awaitingApproval, spendingLimit } = session;
    await audit(tx, clock, actor, session, 'agent.allowed', {
      clientName,
      environment,
      scopes,
      expiresAt,
      awaitingApproval,
      spendingLimit,
    });
    await onAllowed(tx);
    for (const ended of await store.endOldSessions(tx, session, MAX_SESSIONS, now)) {
      await audit(tx, clock, actor, ended, 'agent.ended', { clientName: ended.clientName });
    }
  });
  return code;
}

export interface IssuedTokens {
  session: store.AgentSession;
  access: string;
  refresh: string;
}

/** Throws if the session asks too often; its code or token then stays valid. */
export type AdmitSession = (session: store.AgentSession) => Promise<void>;

/** The code, its client, redirect address and verifier must belong together; a code works once (RFC 6749, 7636). */
export async function startSession(
  context: BaseContext,
  sent: { code: string; clientId: string; redirectUri: string; verifier: string },
  admit: AdmitSession,
): Promise<IssuedTokens> {
  const { sql, clock, secrets } = context;
  const issued = await sql.begin(async (tx) => {
    const session = await store.lockSession(tx, { codeHash: secrets.hashCredential(sent.code) });
    if (!session || session.clientId !== sent.clientId) return null;
    // A second program has the code, so the session that it started is not safe.
    if (session.startedAt !== null) return endForMisuse(context, tx, session, 'code');
    const isRight =
      session.redirectUri === sent.redirectUri && session.codeChallenge === challengeOf(sent.verifier);
    if (!isRight || session.codeExpiresAt <= clock.now() || !isRunning(session, clock.now())) return null;
    await admit(session);
    const tokens = newTokens(randomBase62(FAMILY_LENGTH), () => randomBase62(SECRET_LENGTH));
    return issue(context, tx, session, tokens, { startedAt: clock.now() });
  });
  if (!issued) throw agentOAuthErrors.invalid_grant();
  return issued;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/**
 * A refresh token works once: an old one ends the session, because one of its two holders is not the agent. For some
 * seconds the last one gives the same new tokens again, because parts of a program may refresh at the same time.
 */
export async function refreshSession(
  context: BaseContext,
  { refresh, clientId }: { refresh: string; clientId: string },
  admit: AdmitSession,
): Promise<IssuedTokens> {
  const { sql, clock, secrets } = context;
  const { family, familyHash } = familyOf(context, refresh);
  const issued = await sql.begin(async (tx) => {
    const session = await store.lockSession(tx, { familyHash });
    if (!session || session.clientId !== clientId || !isRunning(session, clock.now())) return null;
    const hash = secrets.hashCredential(refresh);
    const isNewest = session.refreshHash?.equals(hash);
    const refreshedFor = clock.now().getTime() - (session.refreshedAt?.getTime() ?? 0);
    const isParallel = session.previousRefreshHash?.equals(hash) && refreshedFor <= PARALLEL_MS;
    if (!isNewest && !isParallel) return endForMisuse(context, tx, session, 'refresh token');
    await admit(session);
    const tokens = newTokens(family, (purpose) => followingSecret(context, purpose, refresh));
    return isNewest
      ? issue(context, tx, session, tokens, { previousRefreshHash: hash, refreshedAt: clock.now() })
      : { session, ...tokens };
  });
  if (!issued) throw agentOAuthErrors.invalid_grant();
  return issued;
}

function familyOf({ secrets }: BaseContext, refresh: string) {
  const family = refresh.slice(REFRESH_PREFIX.length, REFRESH_PREFIX.length + FAMILY_LENGTH);
  return { family, familyHash: secrets.hashCredential(`agent family ${family}`) };
}

type Tokens = Pick<IssuedTokens, 'access' | 'refresh'>;

function newTokens(family: string, secretFor: (purpose: 'access' | 'refresh') => string): Tokens {
  return {
    access: ACCESS_PREFIX + secretFor('access'),
    refresh: REFRESH_PREFIX + family + secretFor('refresh'),
  };
}

/** Always the same for a refresh token, and known only with the service's key. */
function followingSecret({ secrets }: BaseContext, purpose: 'access' | 'refresh', refresh: string): string {
  return secrets.hashCredential(`agent ${purpose} after ${refresh}`).toString('hex');
}

async function issue(
  context: BaseContext,
  tx: Db,
  session: store.AgentSession,
  { access, refresh }: Tokens,
  changes: store.SessionChanges = {},
): Promise<IssuedTokens> {
  const { clock, secrets } = context;
  const ends = Math.min(clock.now().getTime() + ACCESS_SECONDS * 1000, session.expiresAt.getTime());
  const accessExpiresAt = new Date(ends);
  await store.updateSession(tx, session, {
    ...changes,
    familyHash: familyOf(context, refresh).familyHash,
    refreshHash: secrets.hashCredential(refresh),
    accessHash: secrets.hashCredential(access),
    accessExpiresAt,
  });
  return { session: { ...session, accessExpiresAt }, access, refresh };
}

async function endForMisuse(
  { clock }: BaseContext,
  tx: Db,
  session: store.AgentSession,
  reused: string,
): Promise<null> {
  if (session.endedAt !== null) return null;
  await store.updateSession(tx, session, { endedAt: clock.now() });
  await audit(tx, clock, { name: 'system', channel: 'oauth' }, session, 'agent.ended', { reused });
  return null;
}

export function isRunning({ endedAt, expiresAt }: store.AgentSession, now: Date): boolean {
  return endedAt === null && expiresAt > now;
}

/** Null for an unknown token; the caller checks whether it has expired or its session has ended. */
export async function findSessionByAccess(
  { sql, clock, secrets }: BaseContext,
  access: string,
): Promise<store.FoundSession | null> {
  const found = await store.findByAccess(sql, secrets.hashCredential(access));
  const { lastUsedAt = null } = found?.session ?? {};
  const now = clock.now();
  if (found && (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS)) {
    await store.touchSession(sql, found.session, now);
  }
  return found;
}

/** An agent that a person disconnects revokes its own token (RFC 7009); unknown tokens are no error. */
export async function revokeToken(context: BaseContext, token: string): Promise<void> {
  const { sql, clock, secrets } = context;
  await sql.begin(async (tx) => {
    const session = token.startsWith(REFRESH_PREFIX)
      ? await store.lockSession(tx, { familyHash: familyOf(context, token).familyHash })
      : ((await store.findByAccess(tx, secrets.hashCredential(token)))?.session ?? null);
    if (!session || session.endedAt !== null) return;
    await store.updateSession(tx, session, { endedAt: clock.now() });
    const actor = { name: `user:${session.userId}`, channel: 'oauth' };
    await audit(tx, clock, actor, session, 'agent.ended', {});
  });
}

/** By an admin, for what another person allowed in production. */
export async function approveAgent(
  { sql, clock }: BaseContext,
  actor: Actor,
  scope: Scope,
  id: string,
): Promise<void> {
  await sql.begin(async (tx) => {
    const approved = await store.approveSession(tx, scope, id);
    if (!approved) throw callErrors.NOT_FOUND({ message: 'There is no agent with this id that waits.' });
    await audit(tx, clock, actor, approved, 'agent.approved', { clientName: approved.clientName });
  });
}

/** Of one person, or by an admin of the account. */
export async function endAgentSession(
  { sql, clock }: BaseContext,
  actor: Actor,
  scope: Scope,
  id: string,
  userId: string | null,
): Promise<void> {
  await sql.begin(async (tx) => {
    const ended = await store.endSession(tx, scope, id, userId, clock.now());
    if (!ended) throw callErrors.NOT_FOUND({ message: 'There is no agent with this id.' });
    await audit(tx, clock, actor, ended, 'agent.ended', { clientName: ended.clientName });
  });
}

function audit(
  tx: Db,
  clock: BaseContext['clock'],
  actor: Actor,
  { id, accountId }: store.AgentSession,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, clock, actor, {
    action,
    accountId,
    subjectType: 'agent_session',
    subjectId: id,
    details,
  });
}
