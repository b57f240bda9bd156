// Sessions: started by a sign-in, held by a cookie, ended by timeout, by the person or by an admin.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import { newMail } from '../messages/mail/mail.ts';
import { newDeviceMail } from '../messages/mail/people-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Account } from '../model/account.ts';
import { recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import { randomBase62, uuidv7 } from '../platform/ids.ts';
import { peopleErrors } from './errors.ts';
import { type Browser, type People, SESSIONS_TOPIC } from './people.ts';
import { factorsOf, hasProvenFactor } from './second-factor.ts';
import * as store from './session-store.ts';
import { type Realm, realmOf, type User } from './user.ts';
import { readFactors, recordSignIn } from './user-store.ts';

/** More than 256 random bits, so the hash needs no salt. */
const TOKEN_LENGTH = 43;
const IDLE_MS = 12 * HOUR_MS;
const MAX_SESSION_MS = 7 * DAY_MS;
const TOUCH_EVERY_MS = MINUTE_MS;
const DEVICE_MEMORY_MS = 180 * DAY_MS;

export interface SignedIn {
  user: User;
  account: Account | null;
  session: store.Session;
  /** Whether the role of the person needs a second factor. */
  needsSecondFactor: boolean;
}

export interface StartedSession {
  user: User;
  needsSecondFactor: boolean;
  session: store.Session;
  /** For the session's cookie; only its hash is stored. */
  token: string;
  /** For the cookie that identifies this browser at the next sign-in. */
  device: string;
}

/** The mail about a new browser is written in the transaction of the session. */
export async function startSession(
  people: People,
  tx: Transaction,
  user: User,
  browser: Browser,
  provenBy: store.Proof,
): Promise<StartedSession> {
  const { clock, secrets } = people;
  const now = clock.now();
  const token = randomBase62(TOKEN_LENGTH);
  const device = browser.device ?? randomBase62(TOKEN_LENGTH);
  const deviceHash = secrets.hashCredential(device);
  const factors = await readFactors(tx, user.id);
  const isConfirmed = hasProvenFactor({ provenBy }) || factorsOf(factors).length === 0;
  // People without a password and a factor of their own have no other proof.
  const isOnlyProof = isConfirmed && provenBy.startsWith('company') && !factors.hasPassword;
  const session: store.Session = {
    id: uuidv7(now),
    userId: user.id,
    createdAt: now,
    lastUsedAt: now,
    endsAt: new Date(now.getTime() + MAX_SESSION_MS),
    address: browser.address,
    userAgent: browser.userAgent,
    provenBy,
    confirmedAt: isConfirmed ? now : null,
  };
  const known = await store.isKnownDevice(tx, user.id, deviceHash);
  const unusedProofAt = isOnlyProof ? now : null;
  await store.insertSession(tx, { ...session, unusedProofAt, tokenHash: secrets.hashCredential(token) });
  await store.rememberDevice(tx, user.id, deviceHash, now);
  await recordSignIn(tx, user.id, now);
  if (!known && user.lastSignInAt !== null) await mailNewDevice(people, tx, user, session);
  await recordAudit(tx, clock, actorOf(user), {
    action: 'user.signed_in',
    accountId: user.accountId,
    subjectType: 'user',
    subjectId: user.id,
    details: { sessionId: session.id, address: session.address, newDevice: !known },
  });
  return { user, session, needsSecondFactor: factors.isRequired, token, device };
}

async function mailNewDevice({ clock, links }: People, tx: Transaction, user: User, session: store.Session) {
  const now = clock.now();
  const language = user.language ?? 'de';
  const message = newDeviceMail(
    { ...session, name: user.name, url: links.signIn(realmOf(user)) },
    { operator: await findOperator(tx), language, now },
  );
  const envelope = { accountId: user.accountId, environment: 'production', orderId: null, language } as const;
  await insertMails(tx, [newMail({ ...envelope, kind: 'NEW_DEVICE', recipient: user.email }, message, now)]);
}

export function actorOf(user: User) {
  return { name: `user:${user.id}`, channel: realmOf(user) };
}

/** The person and account of a session's token. */
export async function authenticateSession(people: People, realm: Realm, token: string): Promise<SignedIn> {
  const { sql, clock, secrets } = people;
  const now = clock.now();
  const found = await store.findSession(sql, secrets.hashCredential(token));
  if (!found || !isRunning(found.session, now)) throw peopleErrors.SIGN_IN_REQUIRED();
  const { session, user, account, needsSecondFactor } = found;
  checkMaySignIn(user, account, realm);
  if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS) {
    await store.touchSession(sql, session.id, now);
  }
  return { session, user, account, needsSecondFactor };
}

function isRunning({ endsAt, lastUsedAt }: store.Session, now: Date): boolean {
  return endsAt > now && lastUsedAt.getTime() + IDLE_MS > now.getTime();
}

/**
 * Disabled people and those of deleted accounts must sign in again; a suspended account has its own error.
 */
export function checkMaySignIn(user: User, account: Account | null, realm: Realm): void {
  const isGone = user.disabledAt !== null || (account !== null && account.deletedAt !== null);
  if (isGone || realmOf(user) !== realm) throw peopleErrors.SIGN_IN_REQUIRED();
  if (account?.status === 'SUSPENDED') throw accessErrors.ACCOUNT_SUSPENDED();
}

export async function endSession({ sql, changes }: People, { user, session }: SignedIn): Promise<void> {
  await store.deleteSession(sql, user.id, session.id);
  changes.publish([SESSIONS_TOPIC]);
}

/** Which of these sessions are still running. */
export async function runningSessions(
  { sql, clock }: People,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  return new Set(await store.findRunning(sql, ids, now, new Date(now.getTime() - IDLE_MS)));
}

export async function pruneSessions({ sql, clock }: Pick<People, 'sql' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await store.deleteEnded(sql, clock.now(), before(IDLE_MS), before(DEVICE_MEMORY_MS));
}
