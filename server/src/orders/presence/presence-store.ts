import type { Db } from '../../platform/db.ts';

export interface Present {
  userId: string;
  name: string;
}

/** True if the user was not present before, or not within the timeout. Also deletes expired rows. */
export async function savePresence(
  db: Db,
  { orderId, userId, seenAt }: { orderId: string; userId: string; seenAt: Date },
  goneBefore: Date,
): Promise<boolean> {
  const [row] = await db<{ isNew: boolean }[]>`
    with before as (select seen_at from order_presence where order_id = ${orderId} and user_id = ${userId}),
    gone as (delete from order_presence where seen_at < ${goneBefore} and user_id <> ${userId}),
    written as (
      insert into order_presence values (${orderId}, ${userId}, ${seenAt})
      on conflict (order_id, user_id) do update set seen_at = excluded.seen_at)
    select not exists (select 1 from before where seen_at >= ${goneBefore}) as is_new`;
  return row!.isNew;
}

export async function deletePresence(db: Db, orderId: string, userId: string): Promise<boolean> {
  const { count } = await db`
    delete from order_presence where order_id = ${orderId} and user_id = ${userId}`;
  return count > 0;
}

export async function findPresent(db: Db, orderId: string, goneBefore: Date): Promise<Present[]> {
  return db<Present[]>`
    select p.user_id, u.name from order_presence p join users u on u.id = p.user_id
    where p.order_id = ${orderId} and p.seen_at >= ${goneBefore} order by u.name, p.user_id`;
}
