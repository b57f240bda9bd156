// The SQL of drivers' links and sessions.
import type { Db } from '../platform/db.ts';

interface StoredLink {
  tokenHash: Buffer;
  driverId: string;
  createdAt: Date;
  expiresAt: Date;
}

interface StoredSession extends StoredLink {
  id: string;
  /** When dispatch signed the driver out on all phones. */
  signedOutAt: Date | null;
}

export async function insertLink(db: Db, link: StoredLink): Promise<void> {
  await db`insert into driver_links ${db(link)}`;
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<StoredLink | null> {
  const [row] = await db<StoredLink[]>`
    select * from driver_links where token_hash = ${tokenHash}`;
  return row ?? null;
}

export async function insertSession(db: Db, session: Omit<StoredSession, 'signedOutAt'>): Promise<void> {
  await db`insert into driver_sessions ${db(session)}`;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select * from driver_sessions where token_hash = ${tokenHash}`;
  return row ?? null;
}

/**
 * Deletes links. Sessions stay as signed out, so that each phone learns that it must delete its local data.
 */
export async function endSignIns(db: Db, driverId: string, now: Date): Promise<void> {
  await db`
    with links as (delete from driver_links where driver_id = ${driverId})
    update driver_sessions set signed_out_at = ${now} where driver_id = ${driverId} and signed_out_at is null`;
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db`delete from driver_sessions where token_hash = ${tokenHash}`;
}

export async function deleteSignInsEndedBefore(db: Db, before: Date): Promise<void> {
  await db`
    with links as (delete from driver_links where expires_at < ${before})
    delete from driver_sessions where expires_at < ${before}`;
}
