// Finds who gets the messages of dispatch: the drivers of orders, and how they are reached.
import type { Db } from '../../platform/db.ts';
import { isSeenTrip } from '../trips/trip-store.ts';

export interface Receiver {
  driver: string;
  /** Whether a phone of the driver gets push messages. */
  pushed: boolean;
  /** Whether the driver has an e-mail address. */
  mailed: boolean;
}

/** By order, for those that have a driver who sees the trip. */
export async function readReceivers(
  db: Db,
  orderIds: readonly string[],
  endedSince: Date,
  now: Date,
): Promise<Map<string, Receiver>> {
  const rows = await db<(Receiver & { orderId: string })[]>`
    select o.id as order_id, d.name as driver, d.email is not null as mailed,
      exists (select from push_subscriptions p join driver_sessions s on s.id = p.session_id
        where p.driver_id = d.id and s.signed_out_at is null and s.expires_at > ${now}) as pushed
    from orders o join drivers d on d.id = o.driver_id
    where o.id = any(${orderIds as string[]}::uuid[]) and ${isSeenTrip(db, endedSince)}`;
  return new Map(rows.map(({ orderId, ...receiver }) => [orderId, receiver]));
}
