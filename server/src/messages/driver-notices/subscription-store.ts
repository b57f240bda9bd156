// Web Push: the service's own keys, and the subscriptions of drivers' phones.
import type { Db } from '../../platform/db.ts';

export interface StoredPushKeys {
  id: string;
  publicKey: Buffer;
  /** Encrypted. */
  privateKey: Buffer;
  createdAt: Date;
}

export async function findPushKeys(db: Db): Promise<StoredPushKeys | null> {
  const [keys] = await db<StoredPushKeys[]>`
    select id, public_key, private_key, created_at from push_keys where only_row`;
  return keys ?? null;
}

export async function insertPushKeysOnce(db: Db, keys: StoredPushKeys): Promise<void> {
  await db`insert into push_keys ${db(keys)} on conflict (only_row) do nothing`;
}

export interface PushSubscription {
  sessionId: string;
  driverId: string;
  endpoint: string;
  /** Base64url: the phone's public key and secret. */
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** One for each session; a phone that another driver signs in to changes hands. */
export async function saveSubscription(db: Db, subscription: PushSubscription): Promise<void> {
  const { sessionId, endpoint } = subscription;
  await db`delete from push_subscriptions where endpoint = ${endpoint} and session_id <> ${sessionId}`;
  await db`
    insert into push_subscriptions ${db(subscription)}
    on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`;
}

/** Keeps the newest ones of a driver. */
export async function limitSubscriptions(db: Db, driverId: string, max: number): Promise<void> {
  await db`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where driver_id = ${driverId}
      order by created_at desc, session_id desc offset ${max})`;
}

export async function findSubscription(db: Db, sessionId: string): Promise<PushSubscription | null> {
  const [subscription] = await db<PushSubscription[]>`
    select * from push_subscriptions where session_id = ${sessionId}`;
  return subscription ?? null;
}

/** Of phones that are signed in. */
export async function listSubscriptions(db: Db, driverId: string, now: Date): Promise<PushSubscription[]> {
  return db<PushSubscription[]>`
    select p.* from push_subscriptions p join driver_sessions s on s.id = p.session_id
    where p.driver_id = ${driverId} and s.signed_out_at is null and s.expires_at > ${now}
    order by p.created_at desc`;
}

/** Returns whether there was one. */
export async function deleteSubscription(db: Db, sessionId: string): Promise<boolean> {
  const { count } = await db`delete from push_subscriptions where session_id = ${sessionId}`;
  return count === 1;
}

/** The push service says that it no longer exists. The phone may have another one by now, which stays. */
export async function deleteGoneSubscription(
  db: Db,
  { sessionId, endpoint }: Pick<PushSubscription, 'sessionId' | 'endpoint'>,
): Promise<void> {
  await db`delete from push_subscriptions where session_id = ${sessionId} and endpoint = ${endpoint}`;
}
