import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db.ts';

export interface Receipt {
  bytes: Buffer;
  /** The object that has the bytes already; null if the database is to hold them. */
  objectKey: string | null;
  contentType: 'image/jpeg' | 'image/png';
}

/** Its bytes are in the row or in an object. */
export type StoredReceipt = Pick<Receipt, 'contentType'> & { sha256: string } & (
    | { bytes: Buffer; objectKey: null }
    | { bytes: null; objectKey: string }
  );

/** Returns whether the photo is new; the same photo sent again changes nothing. */
export async function putReceipt(db: Db, extraId: string, receipt: Receipt, now: Date): Promise<boolean> {
  const { bytes, objectKey, contentType } = receipt;
  const sha256 = createHash('sha256').update(bytes).digest();
  const stored = await db`
    insert into extra_receipts as r (extra_id, bytes, object_key, size, sha256, content_type, created_at)
    values (${extraId}, ${objectKey === null ? bytes : null}, ${objectKey}, ${bytes.length}, ${sha256}, ${contentType},
      ${now})
    on conflict (extra_id) do update set bytes = excluded.bytes, object_key = excluded.object_key,
      size = excluded.size, sha256 = excluded.sha256, content_type = excluded.content_type,
      created_at = excluded.created_at
      where r.sha256 <> excluded.sha256
    returning 1`;
  return stored.length > 0;
}

export async function findReceipt(db: Db, extraId: string): Promise<StoredReceipt | null> {
  const [receipt] = await db<StoredReceipt[]>`
    select bytes, object_key, encode(sha256, 'hex') as sha256, content_type
    from extra_receipts where extra_id = ${extraId}`;
  return receipt ?? null;
}

/** Which of these extras have a receipt. */
export async function listWithReceipt(db: Db, extraIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ extraId: string }[]>`
    select extra_id from extra_receipts where extra_id = any(${extraIds as string[]}::uuid[])`;
  return new Set(rows.map(({ extraId }) => extraId));
}

/**
 * Removes notes and photos when an order is anonymised. Receipts of approved expenses stay: like invoices, they
 * belong to the books of the operator.
 */
export async function anonymizeExtras(db: Db, orderId: string): Promise<void> {
  await db`update order_extras set note = null, decision_reason = null where order_id = ${orderId}`;
  await db`
    delete from extra_receipts r using order_extras x
    where x.id = r.extra_id and x.order_id = ${orderId} and not (x.category = 'EXPENSE' and x.state = 'APPROVED')`;
}
