import type { Db } from '../../platform/db.ts';

export interface StoredLink {
  driverId: string;
  /** A code signs in like a link, but is typed. */
  kind: 'link' | 'code';
  tokenHash: Buffer;
  /** The first digits of a code. */
  selector: string | null;
  createdAt: Date;
  expiresAt: Date;
  exchangedAt: Date | null;
  exchanges: number;
  /** The phone that exchanged it. */
  deviceHash: Buffer | null;
}

export type NewLink = Omit<StoredLink, 'exchangedAt' | 'exchanges' | 'deviceHash'>;

export interface StoredSession {
  id: string;
  driverId: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  /** When dispatch signed the phone out, or another driver took it over. */
  signedOutAt: Date | null;
  /** When dispatch gave up the unsent work on the phone. */
  releasedAt: Date | null;
}

const SESSION_COLUMNS = [
  'id',
  'driverId',
  'createdAt',
  'expiresAt',
  'lastSeenAt',
  'userAgent',
  'signedOutAt',
  'releasedAt',
] as const satisfies readonly (keyof StoredSession)[];

export async function deleteLinks(db: Db, driverId: string): Promise<void> {
  await db`delete from driver_links where driver_id = ${driverId}`;
}

/** A used link must not sign in again after its session ended, not even on the same phone. */
export async function deleteExchangedLinks(db: Db, driverId: string): Promise<void> {
  await db`delete from driver_links where driver_id = ${driverId} and exchanged_at is not null`;
}

/** False if the first digits belong to a valid code of another driver. */
export async function insertLink(db: Db, link: NewLink): Promise<boolean> {
  await db`
    delete from driver_links where selector = ${link.selector} and expires_at <= ${link.createdAt}`;
  const { count } = await db`insert into driver_links ${db(link)} on conflict (selector) do nothing`;
  return count === 1;
}

export async function findLink(
  db: Db,
  kind: StoredLink['kind'],
  tokenHash: Buffer,
): Promise<StoredLink | null> {
  const [row] = await db<StoredLink[]>`
    select * from driver_links where token_hash = ${tokenHash} and kind = ${kind}`;
  return row ?? null;
}

/** Counts a try before the code is compared, so that many at once cannot exceed the limit. */
export async function countTry(db: Db, selector: string, maxTries: number): Promise<StoredLink | null> {
  const [row] = await db<StoredLink[]>`
    update driver_links set tries = tries + 1 where selector = ${selector} and tries < ${maxTries} returning *`;
  return row ?? null;
}

export async function takeTryBack(db: Db, selector: string): Promise<void> {
  await db`update driver_links set tries = tries - 1 where selector = ${selector}`;
}

export async function markExchanged(
  db: Db,
  { driverId, kind }: StoredLink,
  deviceHash: Buffer | null,
  now: Date,
): Promise<void> {
  await db`
    update driver_links set exchanges = exchanges + 1, exchanged_at = coalesce(exchanged_at, ${now}),
      device_hash = ${deviceHash}
    where driver_id = ${driverId} and kind = ${kind}`;
}

export async function insertSession(
  db: Db,
  session: StoredSession & { tokenHash: Buffer; deviceHash: Buffer | null },
): Promise<void> {
  await db`insert into driver_sessions ${db(session)}`;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select ${db(SESSION_COLUMNS)} from driver_sessions where token_hash = ${tokenHash}`;
  return row ?? null;
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db`update driver_sessions set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`;
}

/** Signed-in phones first, then those that were signed out and may still have unsent work. */
export async function listSessions(db: Db, driverId: string, now: Date): Promise<StoredSession[]> {
  return db<StoredSession[]>`
    select ${db(SESSION_COLUMNS)} from driver_sessions
    where driver_id = ${driverId} and (expires_at > ${now} or signed_out_at is not null)
    order by signed_out_at desc nulls first, last_seen_at desc, id desc limit 100`;
}

/** Sessions stay as signed out, so that each phone learns it. */
export async function endSignIns(db: Db, driverId: string, now: Date): Promise<void> {
  await deleteLinks(db, driverId);
  await db`
    with silenced as (delete from push_subscriptions where driver_id = ${driverId})
    update driver_sessions set signed_out_at = ${now} where driver_id = ${driverId} and signed_out_at is null`;
}

/** Returns whether the session existed and was not signed out yet. */
export async function signSessionOut(db: Db, driverId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await db`
    with silenced as (delete from push_subscriptions where session_id = ${id} and driver_id = ${driverId})
    update driver_sessions set signed_out_at = ${now}
    where id = ${id} and driver_id = ${driverId} and signed_out_at is null`;
  return count === 1;
}

/** Returns whether there is such a signed-out session. */
export async function releaseSession(db: Db, driverId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await db`
    update driver_sessions set released_at = coalesce(released_at, ${now})
    where id = ${id} and driver_id = ${driverId} and signed_out_at is not null`;
  return count === 1;
}

/** For a driver who was anonymised and cannot sign in again: the phones delete everything. */
export async function releaseSessions(db: Db, driverId: string, now: Date): Promise<void> {
  await db`
    update driver_sessions set released_at = coalesce(released_at, ${now}), user_agent = null
    where driver_id = ${driverId}`;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db`delete from driver_sessions where id = ${id}`;
}

/** The phone signs in again, so its earlier sessions are over. */
export async function deleteSessionsOfDevice(db: Db, driverId: string, deviceHash: Buffer): Promise<void> {
  await db`delete from driver_sessions where driver_id = ${driverId} and device_hash = ${deviceHash}`;
}

export async function deleteSignInsEndedBefore(db: Db, before: Date): Promise<void> {
  await db`
    with links as (delete from driver_links where expires_at < ${before})
    delete from driver_sessions where expires_at < ${before}`;
}
