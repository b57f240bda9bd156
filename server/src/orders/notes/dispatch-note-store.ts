import type { Db } from '../../platform/db.ts';

export interface DispatchNote {
  orderId: string;
  text: string;
  writtenAt: Date;
  /** The author, in the form of the audit. */
  writtenBy: string;
}

export async function findDispatchNote(db: Db, orderId: string): Promise<DispatchNote | null> {
  const [note] = await db<DispatchNote[]>`select * from dispatch_notes where order_id = ${orderId}`;
  return note ?? null;
}

/** The texts by order id, for the orders that have a note. */
export async function readDispatchNotes(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const notes = await db<Pick<DispatchNote, 'orderId' | 'text'>[]>`
    select order_id, text from dispatch_notes where order_id = any(${orderIds})`;
  return new Map(notes.map(({ orderId, text }) => [orderId, text]));
}

export async function saveDispatchNote(db: Db, note: DispatchNote): Promise<void> {
  await db`
    insert into dispatch_notes ${db(note)}
    on conflict (order_id) do update set text = excluded.text, written_at = excluded.written_at,
      written_by = excluded.written_by`;
}

export async function deleteDispatchNote(db: Db, orderId: string): Promise<void> {
  await db`delete from dispatch_notes where order_id = ${orderId}`;
}
