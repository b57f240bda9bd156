import type { Db } from '../../platform/db.ts';
import { MAX_MESSAGES, type TripMessage } from './message.ts';

export async function insertMessage(db: Db, message: TripMessage): Promise<void> {
  await db`insert into trip_messages ${db(message)}`;
}

export async function findMessage(db: Db, id: string): Promise<TripMessage | null> {
  const [message] = await db<TripMessage[]>`select * from trip_messages where id = ${id}`;
  return message ?? null;
}

/** All threads of an order, oldest first. */
export async function listMessagesOfOrder(
  db: Db,
  orderId: string,
): Promise<(TripMessage & { driverName: string })[]> {
  return db<(TripMessage & { driverName: string })[]>`
    select m.*, d.name as driver_name from trip_messages m join drivers d on d.id = m.driver_id
    where m.order_id = ${orderId} order by m.created_at, m.id limit ${MAX_MESSAGES}`;
}

export async function countMessages(db: Db, orderId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from trip_messages where order_id = ${orderId}`;
  return row!.count;
}

/** The driver's own threads, oldest first. */
export async function listMessagesOfTrips(
  db: Db,
  driverId: string,
  orderIds: readonly string[],
): Promise<TripMessage[]> {
  return db<TripMessage[]>`
    select * from trip_messages
    where order_id = any(${orderIds as string[]}::uuid[]) and driver_id = ${driverId}
    order by created_at, id`;
}

/** Also those before it: the newest says how it stands. Returns how many were open. */
export async function markHandled(
  db: Db,
  { orderId, createdAt, id }: Pick<TripMessage, 'orderId' | 'createdAt' | 'id'>,
  now: Date,
): Promise<number> {
  const { count } = await db`
    update trip_messages set handled_at = ${now}, read_at = coalesce(read_at, ${now})
    where order_id = ${orderId} and problem is not null and handled_at is null
      and (created_at, id) <= (${createdAt}, ${id})`;
  return count;
}

/** Up to the last one that was seen, because another may have come since. Returns how many were unread. */
export async function markReadByDispatch(
  db: Db,
  { orderId, createdAt, id }: Pick<TripMessage, 'orderId' | 'createdAt' | 'id'>,
  now: Date,
): Promise<number> {
  const { count } = await db`
    update trip_messages set read_at = ${now}
    where order_id = ${orderId} and author = 'DRIVER' and read_at is null
      and (created_at, id) <= (${createdAt}, ${id})`;
  return count;
}

export interface UnreadOfDriver {
  orderId: string;
  orderNumber: string | null;
  lastId: string;
  createdAt: Date;
  text: string;
}

/** The last unread message of each trip, oldest first. */
export async function listUnreadOfDriver(db: Db, driverId: string): Promise<UnreadOfDriver[]> {
  return db<UnreadOfDriver[]>`
    select * from (
      select distinct on (m.order_id) m.order_id, o.order_number, m.id as last_id, m.created_at, m.text
      from trip_messages m join orders o on o.id = m.order_id
      where m.driver_id = ${driverId} and m.author = 'DRIVER' and m.read_at is null
      order by m.order_id, m.created_at desc, m.id desc) last
    order by created_at, last_id`;
}

export async function listMessagesOfDriver(db: Db, driverId: string): Promise<TripMessage[]> {
  return db<TripMessage[]>`select * from trip_messages where driver_id = ${driverId} order by created_at, id`;
}

export async function deleteMessagesOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from trip_messages where order_id = ${orderId}`;
}

/** For a driver who was anonymised. */
export async function deleteMessagesOfDriver(db: Db, driverId: string): Promise<void> {
  await db`delete from trip_messages where driver_id = ${driverId}`;
}
