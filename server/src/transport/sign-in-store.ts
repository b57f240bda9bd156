// The SQL of drivers' links and sessions.
import type { Db } from '../platform/db.ts';

export interface StoredLink {
  tokenHash: Buffer;
  driverId: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredSession extends StoredLink {
  id: string;
}

export async function insertLink(db: Db, link: StoredLink): Promise<void> {
  await db`
    insert into driver_links (token_hash, driver_id, created_at, expires_at)
    values (${link.tokenHash}, ${link.driverId}, ${link.createdAt}, ${link.expiresAt})`;
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<StoredLink | null> {
  const [row] = await db<StoredLink[]>`
    select token_hash as "tokenHash", driver_id as "driverId", created_at as "createdAt",
      expires_at as "expiresAt"
    from driver_links where token_hash = ${tokenHash}`;
  return row ?? null;
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db`
    insert into driver_sessions (id, token_hash, driver_id, created_at, expires_at)
    values (${session.id}, ${session.tokenHash}, ${session.driverId}, ${session.createdAt}, ${session.expiresAt})`;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select id, token_hash as "tokenHash", driver_id as "driverId", created_at as "createdAt",
      expires_at as "expiresAt"
    from driver_sessions where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** Links and sessions alike: whoever has either must ask the dispatcher again. */
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
