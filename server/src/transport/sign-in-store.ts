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
}

export async function insertLink(db: Db, link: StoredLink): Promise<void> {
  await db`insert into driver_links ${db(link)}`;
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<StoredLink | null> {
  const [row] = await db<StoredLink[]>`
    select * from driver_links where token_hash = ${tokenHash}`;
  return row ?? null;
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db`insert into driver_sessions ${db(session)}`;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select * from driver_sessions where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** Deletes links and sessions, so the driver needs a new link from the dispatcher. */
export async function deleteSignIns(db: Db, driverId: string): Promise<void> {
  await db`
    with links as (delete from driver_links where driver_id = ${driverId})
    delete from driver_sessions where driver_id = ${driverId}`;
}

export async function deleteSignInsEndedBefore(db: Db, before: Date): Promise<void> {
  await db`
    with links as (delete from driver_links where expires_at < ${before})
    delete from driver_sessions where expires_at < ${before}`;
}
